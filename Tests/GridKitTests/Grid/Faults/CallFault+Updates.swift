import GridKit
import GridTesting

// Batches and scrolls that name what does not exist (19.6 to 19.8).

extension CallFault {
  private static func batch(
    _ code: String, _ message: String,
    _ record: @escaping @MainActor @Sendable (GridView) -> Void
  ) -> CallFault {
    CallFault("\(code): a batch update", code, message) { rig in
      rig.grid.performBatchUpdates { record(rig.grid) }
    }
  }

  static func text(_ section: Int, _ item: Int) -> String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }

  /// Against 3 sections of 6, 9 and 4 items, before and after.
  static let updates: [CallFault] = deletes + inserts + sectionMoves + itemMoves + totals

  private static let deletes: [CallFault] = [
    batch("E-54", "attempt to delete section 3, but there are only 3 sections before the update") {
      $0.deleteSections([3])
    },
    batch(
      "E-55",
      "attempt to delete item 1 from section 5, but there are only 3 sections before the update"
    ) { $0.deleteItems(at: [[5, 1]]) },
    batch(
      "E-55a",
      "attempt to delete item 6 from section 0 which only contains 6 items before the update"
    ) { $0.reloadItems(at: [[0, 6]]) },
    batch("E-56", "attempt to perform a delete and a move from the same section (1)") {
      $0.deleteSections([1])
      $0.moveSection(1, toSection: 0)
    },
    batch(
      "E-56a",
      "attempt to perform a delete and a move from the same index path (\(text(0, 1)))"
    ) {
      $0.deleteItems(at: [[0, 1]])
      $0.moveItem(at: [0, 1], to: [0, 3])
    },
    batch("E-57", "attempt to delete and reload the same index path (\(text(0, 1)))") {
      $0.deleteItems(at: [[0, 1]])
      $0.reloadItems(at: [[0, 1]])
    },
  ]

  private static let inserts: [CallFault] = [
    batch("E-58", "attempt to insert section 4 but there are only 3 sections after the update") {
      $0.insertSections([4])
    },
    batch(
      "E-59",
      "attempt to insert item 2 into section 5, but there are only 3 sections after the update"
    ) { $0.insertItems(at: [[5, 2]]) },
    batch(
      "E-59a",
      "attempt to insert item 12 into section 1, but there are only 9 items in section 1 after the "
        + "update"
    ) { $0.insertItems(at: [[1, 12]]) },
    batch("E-60", "attempt to perform an insert and a move to the same section (0)") {
      $0.insertSections([0])
      $0.moveSection(1, toSection: 0)
    },
    batch(
      "E-61",
      "attempt to perform an insert and a move to the same index path (\(text(0, 3)))"
    ) {
      $0.insertItems(at: [[0, 3]])
      $0.moveItem(at: [0, 0], to: [0, 3])
    },
  ]

  private static let sectionMoves: [CallFault] = [
    batch("E-63", "attempt to move section 5, but there are only 3 sections before the update") {
      $0.moveSection(5, toSection: 0)
    },
    batch(
      "E-63a",
      "attempt to to move section 0 to section 3, but there are only 3 sections after the update"
    ) { $0.moveSection(0, toSection: 3) },
    batch("E-65", "attempt to move section 1 to both section 0 and section 2") {
      $0.moveSection(1, toSection: 2)
      $0.moveSection(1, toSection: 0)
    },
    batch("E-66", "attempt to move both section 1 and section 2 to section 0") {
      $0.moveSection(2, toSection: 0)
      $0.moveSection(1, toSection: 0)
    },
  ]

  private static let itemMoves: [CallFault] = [
    batch(
      "E-64",
      "attempt to move index path (\(text(4, 1))) from a section that does not exist - there are "
        + "only 3 sections before the update"
    ) { $0.moveItem(at: [4, 1], to: [0, 0]) },
    batch(
      "E-64a",
      "attempt to move index path (\(text(0, 6))) that does not exist - there are only 6 items in "
        + "section 0 before the update"
    ) { $0.moveItem(at: [0, 6], to: [0, 0]) },
    batch(
      "E-64b",
      "attempt to move index path (\(text(0, 1))) to index path (\(text(4, 0))) in section that "
        + "does not exist - there are only 3 sections after the update"
    ) { $0.moveItem(at: [0, 1], to: [4, 0]) },
    batch(
      "E-64c",
      "attempt to move index path (\(text(0, 1))) to index path (\(text(1, 10))) that does not "
        + "exist - there are only 9 items in section 1 after the update"
    ) { $0.moveItem(at: [0, 1], to: [1, 10]) },
    batch(
      "E-65a",
      "attempt to move item at index path \(text(0, 1)) to both \(text(0, 0)) and \(text(0, 2))"
    ) {
      $0.moveItem(at: [0, 1], to: [0, 2])
      $0.moveItem(at: [0, 1], to: [0, 0])
    },
    batch(
      "E-66a",
      "attempt to move both item at index path \(text(0, 0)) and \(text(0, 2)) to \(text(0, 1))"
    ) {
      $0.moveItem(at: [0, 2], to: [0, 1])
      $0.moveItem(at: [0, 0], to: [0, 1])
    },
  ]

  private static let totals: [CallFault] = [
    batch(
      "E-50",
      """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 3 sections with item counts: [6, 9, 4] }
      Data source after updates = { 3 sections with item counts: [6, 9, 4] }
      Updates = [
      \tDelete item (0 - 1)
      ]
      Collection view: <UICollectionView: 0x0; frame = (0 0; 200 180); contentOffset: {0, 150}; \
      contentSize: {200, 850}; adjustedContentInset: {0, 0, 0, 0}; layout: <ShelfLayout: 0x0>; \
      dataSource: <ShelfSource: 0x0>>
      """
    ) { $0.deleteItems(at: [[0, 1]]) },
    batch(
      "duplicate-update",
      "Invalid update: item 0 of section 0 is deleted more than once in one batch."
    ) { $0.deleteItems(at: [[0, 0], [0, 0]]) },
    CallFault(
      "E-21: a section onto itself, an item out of it", "E-21",
      "request for index path for global index 19 when there are only 19 items in the collection "
        + "view"
    ) { rig in
      rig.grid.performBatchUpdates {
        rig.source.counts = [7, 9, 3]
        rig.grid.moveSection(2, toSection: 2)
        rig.grid.moveItem(at: [2, 3], to: [0, 0])
      }
    },
  ]

  static let scrolls: [CallFault] = [
    CallFault("E-24: a scroll to a short path", "E-24", malformedPath) {
      $0.grid.scrollToItem(at: IndexPath(index: 0), at: .top, animated: false)
    },
    CallFault(
      "E-43: an item that does not exist", "E-43",
      "Attempted to scroll the collection view to an out-of-bounds item (6) when there are only 6 "
        + "items in section 0."
    ) { $0.grid.scrollToItem(at: [0, 6], at: .top, animated: false) },
    CallFault(
      "E-43: a section that does not exist", "E-43",
      "Attempted to scroll the collection view to an out-of-bounds section (5) when there are only "
        + "3 sections."
    ) { $0.grid.scrollToItem(at: [5, 0], at: .top, animated: false) },
    CallFault(
      "E-44: two places on the vertical axis", "E-44",
      "UICollectionViewScrollPosition: attempt to use a scroll position with multiple vertical "
        + "positioning styles"
    ) { $0.grid.scrollToItem(at: [0, 0], at: [.top, .bottom], animated: false) },
    CallFault(
      "E-44: two places on the horizontal axis", "E-44",
      "UICollectionViewScrollPosition: attempt to use a scroll position with multiple horizontal "
        + "positioning styles"
    ) { $0.grid.scrollToItem(at: [0, 0], at: [.left, .right], animated: false) },
  ]
}
