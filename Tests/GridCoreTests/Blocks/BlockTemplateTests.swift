import GridCore
import TestSupport
import Testing

@Suite("Block templates")
struct BlockTemplateTests {
  @Test(.rows) func `positions that occur once each, in any order, are usable`() {
    forEachRow(
      of: [
        ([[0]], 1), ([[0], [1, 2]], 2), ([[2], [], [1, 0]], 3),
        ([[0], [1, 5], [2, 6], [3, 7], [4, 8]], 5),
      ] as [([[Int]], Int)]
    ) { columns, widths in
      #expect(BlockTemplate(columns).faults(widthCount: widths).isEmpty)
      #expect(BlockTemplate(columns).blockSize == columns.joined().count)
    }
  }

  @Test(.rows) func `everything that is wrong is told at once`() {
    forEachRow(
      of: [
        ([], 0, [.noEntries]),
        ([[]], 1, [.noEntries]),
        ([[0], [1]], 3, [.columnCount(template: 2, widths: 3)]),
        ([[0, 0], [1]], 2, [.repeated([0]), .missing([2])]),
        ([[0, 3], [1]], 2, [.outOfRange([3]), .missing([2])]),
        (
          [[5, -1], [9]], 1,
          [.outOfRange([-1, 5, 9]), .missing([0, 1, 2]), .columnCount(template: 2, widths: 1)]
        ),
        ([[1, 1, 1]], 1, [.repeated([1]), .missing([0, 2])]),
      ] as [([[Int]], Int, [BlockTemplate.Fault])]
    ) { columns, widths, faults in
      #expect(BlockTemplate(columns).faults(widthCount: widths) == faults)
    }
  }
}
