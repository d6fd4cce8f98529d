import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Elements that a layout leaves out of an update")
struct MissingAttributesTests {
  @Test(.rows, .rule("E-40a", "E-40b")) func `a header or a board is missed`() {
    let rows: [ActionRow<ShelfLayout, String>] = [
      ActionRow("E-40a", "SupplementaryElementOfKind: shelf.header") { $0.headerHeight = 0 },
      ActionRow("E-40b", "DecorationViewOfKindOfKind: shelf.board") { $0.hasBoards = false },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = ShelfRig()
      rig.showMiddle()
      rig.grid.performBatchUpdates {
        row.act(rig.layout)
        rig.source.counts = [6, 8, 4]
        rig.grid.deleteItems(at: [[1, 0]])
      }
      let fault = try #require(rig.simulation.faults.first)
      #expect(fault.code == row.name)
      #expect(
        fault.message.hasPrefix(
          "no UICollectionViewLayoutAttributes instance for -layoutAttributesFor\(row.outcome) at "
            + "path <NSIndexPath: 0x0> {length = 2, path ="))
    }
  }
}
