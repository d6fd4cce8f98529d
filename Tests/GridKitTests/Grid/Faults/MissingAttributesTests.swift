import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Elements that a layout leaves out of an update")
struct MissingAttributesTests {
  private func met(_ leaveOut: @escaping @MainActor (ShelfLayout) -> Void) throws -> GridFault {
    let rig = ShelfRig()
    rig.showMiddle()
    rig.grid.performBatchUpdates {
      leaveOut(rig.layout)
      rig.source.counts = [6, 8, 4]
      rig.grid.deleteItems(at: [[1, 0]])
    }
    return try #require(rig.simulation.faults.first)
  }

  @Test(.rule("E-40a")) func `a header`() throws {
    let fault = try met { $0.headerHeight = 0 }
    #expect(fault.code == "E-40a")
    #expect(
      fault.message.hasPrefix(
        """
        no UICollectionViewLayoutAttributes instance for \
        -layoutAttributesForSupplementaryElementOfKind: shelf.header at path <NSIndexPath: 0x0> \
        {length = 2, path =
        """))
  }

  @Test(.rule("E-40b")) func `a board`() throws {
    let fault = try met { $0.hasBoards = false }
    #expect(fault.code == "E-40b")
    #expect(
      fault.message.hasPrefix(
        """
        no UICollectionViewLayoutAttributes instance for \
        -layoutAttributesForDecorationViewOfKindOfKind: shelf.board at path <NSIndexPath: 0x0> \
        {length = 2, path =
        """))
  }
}
