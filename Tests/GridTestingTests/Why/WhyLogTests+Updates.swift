import GridTesting
import TestSupport
import Testing

/// Reasons for places during and after batch updates.
extension WhyLogTests {
  @Test func `a reason after an update names the path that an element had before`() {
    let list = Listened().layOut()
    list.simulation.advance(by: 0.25)
    list.grid.performBatchUpdates {
      list.source.counts[0] += 1
      list.grid.deleteItems(at: [[0, 1]])
      list.grid.insertItems(at: [[0, 0], [0, 1]])
    }
    list.simulation.advance(by: 0.125)
    list.expect(
      """
      cell 0-0 is at 0, 0, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 11 items at 100 \
      × 100, due to a batch update; since then an animation is bringing it there: on screen it is \
      at 0, 0, 100 × 40 (alpha 0.5), coming from invisibility in its place, because the layout \
      named no other.
      cell 0-1 is at 0, 40, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 11 items at 100 \
      × 100, due to a batch update; since then an animation is bringing it there: on screen it is \
      at 0, 40, 100 × 40 (alpha 0.5), coming from invisibility in its place, because the layout \
      named no other.
      cell 0-2 is at 0, 80, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 11 items at 100 \
      × 100, due to a batch update; since then an animation is bringing it there: on screen it is \
      at 0, 40, 100 × 40. Before, it was at 0, 0, 100 × 40 by layoutAttributesForElements(in: 0, \
      0, 100 × 100) of ShelfLayout at 0.000 s (tick 0). It was cell 0-0 until the batch update at \
      0.250 s (tick 15).
      cell 0-3 is on its way out, to 0, 120, 100 × 40, because layoutAttributesForItem(at: 0-3) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 11 items at 100 \
      × 100, due to a batch update; since then an animation is bringing it there: on screen it is \
      at 0, 100, 100 × 40.
      """)
    list.grid.settle()
    list.expect(
      """
      cell 0-2 is at 0, 80, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 11 items at 100 \
      × 100, due to a batch update. Before, it was at 0, 0, 100 × 40 by \
      layoutAttributesForElements(in: 0, 0, 100 × 100) of ShelfLayout at 0.000 s (tick 0). It was \
      cell 0-0 until the batch update at 0.250 s (tick 15).
      """)
  }

  @Test func `a reason on the way out of an update names the place that it goes to`() {
    let deleted = Listened([3]).layOut()
    deleted.grid.performBatchUpdates {
      deleted.source.counts[0] -= 1
      deleted.grid.deleteItems(at: [[0, 2]])
    }
    deleted.simulation.advance(by: 0.125)
    deleted.expect(
      """
      cell 0-2 is on its way out, to 0, 80, 100 × 40 (alpha 0), because the layout names no place \
      for that: it fades where it was; since then an animation is bringing it there: on screen it \
      is at 0, 80, 100 × 40 (alpha 0.5).
      """)
    deleted.grid.settle()
    deleted.expect(
      """
      cell 0-2 is not shown: section 0 has 2 items.
      """)
  }

  @Test func `with places of the layout's own to come from and to go to`() {
    final class SlidingLayout: ShelfLayout {
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> GridViewLayoutAttributes? { aside(itemIndexPath, by: -100) }

      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> GridViewLayoutAttributes? { aside(itemIndexPath, by: 100) }

      private func aside(_ path: IndexPath, by distance: CGFloat) -> GridViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: path)
        attributes?.center.x += distance
        return attributes
      }
    }
    let list = Listened([2], layout: SlidingLayout()).layOut()
    list.grid.performBatchUpdates { list.grid.reloadItems(at: [[0, 1]]) }
    list.simulation.advance(by: 0.125)
    let why = list.log.why(.cell(0, 1))
    #expect(
      why.since == [
        "an animation is bringing it there: on screen it is at -50, 40, 100 × 40, coming from "
          + "-100, 40, 100 × 40 by initialLayoutAttributesForAppearingItem(at: 0-1) of SlidingLayout "
          + "at 0.000 s (tick 0)"
      ])
    list.grid.performBatchUpdates {
      list.source.counts[0] = 1
      list.grid.deleteItems(at: [[0, 1]])
    }
    list.simulation.advance(by: 0.125)
    let gone = list.log.why(.cell(0, 1))
    #expect(gone.presence == .leaving)
    #expect(gone.source?.call == "finalLayoutAttributesForDisappearingItem(at: 0-1)")
    #expect(gone.source?.state.frame == CGRect(x: 100, y: 40, width: 100, height: 40))
  }
}
