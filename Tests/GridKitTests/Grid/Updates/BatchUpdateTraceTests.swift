import GridKit
import GridTesting
import TestSupport
import Testing

/// The golden traces T5 to T9, T12 and T13: one column, items 0
/// to 3 of ten on screen, prefetching off.
@MainActor @Suite("Batch updates, call by call")
struct BatchUpdateTraceTests {
  /// Hears of display and of target offsets.
  final class Listener: NSObject, GridViewDelegate {
    func collectionView(
      _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
    ) {}

    func collectionView(
      _ collectionView: GridView, didEndDisplaying cell: GridViewCell,
      forItemAt indexPath: IndexPath
    ) {}

    func collectionView(
      _ collectionView: GridView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
  }

  let fixture = Fixture(ListSpyLayout(), counts: [10], size: CGSize(width: 100, height: 200))
  let listener = Listener()
  var grid: GridView { fixture.grid }
  var source: SampleDataSource { fixture.source }

  init() {
    grid.isPrefetchingEnabled = false
    grid.delegate = listener
    grid.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func update(_ body: @escaping @MainActor () -> Void) -> String {
    var isFinished: Bool?
    var calls = fixture.trace { grid.performBatchUpdates(body) { isFinished = $0 } }
    #expect(isFinished == nil, "completions of animated changes are never told at once (7.2)")
    calls += "\n--- later\n" + fixture.trace { fixture.simulation.settle() }
    #expect(isFinished == true)
    return calls
  }

  @Test func `an item is inserted at the top`() {
    let calls = update {
      source.counts[0] = 11
      grid.insertItems(at: [path(0)])
    }
    #expect(
      calls == """
        G performBatchUpdates
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 11
        L invalidateLayout(with:) counts
        L prepare()
        L collectionViewContentSize 100, 550
        L layoutAttributesForElements(in:) 0, 0, 100, 200
        L prepare(forCollectionViewUpdates:) [insert 0-0]
        L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
        DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
        L finalLayoutAttributesForDisappearingItem(at:) 0-0
        L finalLayoutAttributesForDisappearingItem(at:) 0-1
        L finalLayoutAttributesForDisappearingItem(at:) 0-2
        L finalLayoutAttributesForDisappearingItem(at:) 0-3
        L layoutAttributesForItem(at:) 0-4
        L initialLayoutAttributesForAppearingItem(at:) 0-0
        L initialLayoutAttributesForAppearingItem(at:) 0-1
        L initialLayoutAttributesForAppearingItem(at:) 0-2
        L initialLayoutAttributesForAppearingItem(at:) 0-3
        DS cellForItemAt 0-0
        C apply cell 0-0
        C apply cell 0-0
        DG willDisplay 0-0
        C apply cell 0-1
        C apply cell 0-2
        C apply cell 0-3
        C apply cell 0-4
        C apply cell 0-0
        L finalizeCollectionViewUpdates()
        --- later
        DG didEndDisplaying 0-4
        """)
  }

  @Test func `a visible item is deleted`() {
    let calls = update {
      source.counts[0] = 9
      grid.deleteItems(at: [path(1)])
    }
    #expect(
      calls == """
        G performBatchUpdates
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 9
        L invalidateLayout(with:) counts
        L prepare()
        L collectionViewContentSize 100, 450
        L layoutAttributesForElements(in:) 0, 0, 100, 200
        L prepare(forCollectionViewUpdates:) [delete 0-1]
        L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
        DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
        L finalLayoutAttributesForDisappearingItem(at:) 0-0
        L finalLayoutAttributesForDisappearingItem(at:) 0-1
        L finalLayoutAttributesForDisappearingItem(at:) 0-2
        L finalLayoutAttributesForDisappearingItem(at:) 0-3
        L initialLayoutAttributesForAppearingItem(at:) 0-0
        L initialLayoutAttributesForAppearingItem(at:) 0-1
        L initialLayoutAttributesForAppearingItem(at:) 0-2
        L initialLayoutAttributesForAppearingItem(at:) 0-3
        DS cellForItemAt 0-3
        C apply cell 0-3
        C apply cell 0-3
        DG willDisplay 0-3
        C apply cell 0-1
        C apply cell 0-2
        C apply cell 0-1
        C apply cell 0-3
        L finalizeCollectionViewUpdates()
        --- later
        DG didEndDisplaying 0-1
        """)
  }

  @Test func `an item is reloaded and gets another cell`() {
    grid.content.selection = [Position(0, 1)]
    let old = grid.cellForItem(at: path(1))
    let calls = update { grid.reloadItems(at: [path(1)]) }
    #expect(
      calls == """
        G performBatchUpdates
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L invalidateLayout(with:) counts
        L prepare()
        L collectionViewContentSize 100, 500
        L layoutAttributesForElements(in:) 0, 0, 100, 200
        L prepare(forCollectionViewUpdates:) [reload 0-1]
        L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
        DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
        L finalLayoutAttributesForDisappearingItem(at:) 0-0
        L finalLayoutAttributesForDisappearingItem(at:) 0-1
        L finalLayoutAttributesForDisappearingItem(at:) 0-2
        L finalLayoutAttributesForDisappearingItem(at:) 0-3
        L initialLayoutAttributesForAppearingItem(at:) 0-0
        L initialLayoutAttributesForAppearingItem(at:) 0-1
        L initialLayoutAttributesForAppearingItem(at:) 0-2
        L initialLayoutAttributesForAppearingItem(at:) 0-3
        DS cellForItemAt 0-1
        C apply cell 0-1
        C apply cell 0-1
        DG willDisplay 0-1
        C apply cell 0-1
        C apply cell 0-1
        L finalizeCollectionViewUpdates()
        --- later
        DG didEndDisplaying 0-1
        """)
    #expect(grid.cellForItem(at: path(1)) !== old)
    #expect(grid.indexPathsForSelectedItems == [])
    #expect(grid.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test(.rule("A7.7")) func `an item is moved and keeps its cell`() {
    let moved = grid.cellForItem(at: path(0))
    let calls = update { grid.moveItem(at: path(0), to: path(2)) }
    #expect(
      calls == """
        G performBatchUpdates
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L invalidateLayout(with:) counts
        L prepare()
        L collectionViewContentSize 100, 500
        L layoutAttributesForElements(in:) 0, 0, 100, 200
        L prepare(forCollectionViewUpdates:) [move 0-0 to 0-2]
        L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
        DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
        L finalLayoutAttributesForDisappearingItem(at:) 0-0
        L finalLayoutAttributesForDisappearingItem(at:) 0-1
        L finalLayoutAttributesForDisappearingItem(at:) 0-2
        L finalLayoutAttributesForDisappearingItem(at:) 0-3
        L initialLayoutAttributesForAppearingItem(at:) 0-0
        L initialLayoutAttributesForAppearingItem(at:) 0-1
        L initialLayoutAttributesForAppearingItem(at:) 0-2
        L initialLayoutAttributesForAppearingItem(at:) 0-3
        C apply cell 0-2
        C apply cell 0-0
        C apply cell 0-1
        L finalizeCollectionViewUpdates()
        --- later

        """)
    #expect(grid.cellForItem(at: path(2)) === moved)
  }

  @Test func `an item is configured anew in the cell that it has`() {
    let cell = grid.cellForItem(at: path(1))
    let calls = update { grid.reconfigureItems(at: [path(1), path(7)]) }
    #expect(
      calls == """
        G performBatchUpdates
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L invalidateLayout(with:) counts
        L prepare()
        L collectionViewContentSize 100, 500
        L layoutAttributesForElements(in:) 0, 0, 100, 200
        L prepare(forCollectionViewUpdates:) []
        L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
        DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
        L finalLayoutAttributesForDisappearingItem(at:) 0-0
        L finalLayoutAttributesForDisappearingItem(at:) 0-1
        L finalLayoutAttributesForDisappearingItem(at:) 0-2
        L finalLayoutAttributesForDisappearingItem(at:) 0-3
        L initialLayoutAttributesForAppearingItem(at:) 0-0
        L initialLayoutAttributesForAppearingItem(at:) 0-1
        L initialLayoutAttributesForAppearingItem(at:) 0-2
        L initialLayoutAttributesForAppearingItem(at:) 0-3
        DS cellForItemAt 0-1
        L finalizeCollectionViewUpdates()
        --- later

        """)
    #expect(grid.cellForItem(at: path(1)) === cell)
  }

  @Test
  func `nested batches are one change, and completions come from the outside in`() {
    var order: [String] = []
    let calls = fixture.trace {
      grid.performBatchUpdates {
        source.counts[0] = 11
        grid.insertItems(at: [path(0)])
        grid.performBatchUpdates {
          source.counts[0] = 10
          grid.deleteItems(at: [path(9)])
        } completion: {
          order.append("inner 0 \($0)")
        }
        grid.performBatchUpdates(nil) { order.append("inner 1 \($0)") }
      } completion: {
        order.append("outer \($0)")
      }
    }
    let updates = calls.split(separator: "\n").filter { $0.contains("forCollectionViewUpdates") }
    #expect(updates == ["L prepare(forCollectionViewUpdates:) [delete 0-9, insert 0-0]"])
    #expect(order == [])
    fixture.simulation.settle()
    #expect(order == ["outer true", "inner 0 true", "inner 1 true"])
  }

  @Test func `a wrong count is E-50, tells no completion and leaves the grid as it was`() {
    var isNotified = false
    let before = grid.frames(.visible)
    let cells = grid.visibleCells
    let calls = fixture.trace {
      grid.performBatchUpdates {
        source.counts[0] = 7
        grid.deleteItems(at: [path(0), path(1)])
      } completion: { _ in
        isNotified = true
      }
    }
    #expect(
      calls == """
        G performBatchUpdates
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 7
        FAULT E-50 Invalid batch updates detected: the number of sections and/or items returned \
        by the data source before and after performing the batch updates are inconsistent with \
        the updates.
        Data source before updates = { 1 section with item counts: [10] }
        Data source after updates = { 1 section with item counts: [7] }
        Updates = [
        \tDelete item (0 - 1),
        \tDelete item (0 - 0)
        ]
        Collection view: <UICollectionView: 0x0; frame = (0 0; 100 200); contentOffset: {0, 0}; \
        contentSize: {100, 500}; adjustedContentInset: {0, 0, 0, 0}; layout: <ListSpyLayout: \
        0x0>; dataSource: <SampleDataSource: 0x0>>
        """)
    #expect(fixture.simulation.faults.map(\.code) == ["E-50"])
    source.counts[0] = 10
    fixture.simulation.settle()
    #expect(!isNotified)
    #expect(grid.frames(.visible).difference(from: before) == nil)
    #expect(grid.visibleCells == cells)
  }

  @Test(.rule("CO-24")) func `a batch without operations runs the same sequence`() {
    fixture.layout.itemHeight = 40
    #expect(
      update {} == """
        G performBatchUpdates
        DS numberOfSections -> 1
        DS numberOfItemsInSection 0 -> 10
        L invalidateLayout(with:) counts
        L prepare()
        L collectionViewContentSize 100, 400
        L layoutAttributesForElements(in:) 0, 0, 100, 200
        L prepare(forCollectionViewUpdates:) []
        L targetContentOffset(forProposedContentOffset:) 0, 0 -> 0, 0
        DG targetContentOffsetForProposedContentOffset 0, 0 -> 0, 0
        L finalLayoutAttributesForDisappearingItem(at:) 0-0
        L finalLayoutAttributesForDisappearingItem(at:) 0-1
        L finalLayoutAttributesForDisappearingItem(at:) 0-2
        L finalLayoutAttributesForDisappearingItem(at:) 0-3
        L initialLayoutAttributesForAppearingItem(at:) 0-0
        L initialLayoutAttributesForAppearingItem(at:) 0-1
        L initialLayoutAttributesForAppearingItem(at:) 0-2
        L initialLayoutAttributesForAppearingItem(at:) 0-3
        L initialLayoutAttributesForAppearingItem(at:) 0-4
        DS cellForItemAt 0-4
        C apply cell 0-4
        C apply cell 0-4
        DG willDisplay 0-4
        C apply cell 0-0
        C apply cell 0-1
        C apply cell 0-2
        C apply cell 0-3
        C apply cell 0-4
        L finalizeCollectionViewUpdates()
        --- later

        """)
  }
}
