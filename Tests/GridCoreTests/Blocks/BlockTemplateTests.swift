import GridCore
import TestSupport
import Testing

@Suite("Block templates")
struct BlockTemplateTests {
  @Test(.rows) func `a template has each position once, and all its faults are told at once`() {
    let rows: [(columns: [[Int]], widths: Int, faults: [BlockTemplate.Fault])] = [
      ([[0]], 1, []), ([[0], [1, 2]], 2, []), ([[2], [], [1, 0]], 3, []),
      ([[0], [1, 5], [2, 6], [3, 7], [4, 8]], 5, []),
      ([], 0, [.noEntries]), ([[]], 1, [.noEntries]),
      ([[0], [1]], 3, [.columnCount(template: 2, widths: 3)]),
      ([[0, 0], [1]], 2, [.repeated([0]), .missing([2])]),
      ([[0, 3], [1]], 2, [.outOfRange([3]), .missing([2])]),
      (
        [[5, -1], [9]], 1,
        [.outOfRange([-1, 5, 9]), .missing([0, 1, 2]), .columnCount(template: 2, widths: 1)]
      ),
      ([[1, 1, 1]], 1, [.repeated([1]), .missing([0, 2])]),
    ]
    forEachRow(of: rows) { columns, widths, faults in
      let template = BlockTemplate(columns)
      #expect(template.faults(widthCount: widths) == faults)
      if faults.isEmpty { #expect(template.blockSize == columns.joined().count) }
    }
  }
}
