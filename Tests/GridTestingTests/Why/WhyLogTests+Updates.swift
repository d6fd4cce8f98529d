import GridTesting
import TestSupport
import Testing

/// Reasons for places during and after batch updates.
extension WhyLogTests {
  @Test func `a reason names the path before an update, and the place that an element goes to`() {
    func inserted() -> Listened {
      Listened().layOut().after(0.25) { list in
        list.grid.performBatchUpdates {
          list.source.counts[0] += 1
          list.grid.deleteItems(at: [[0, 1]])
          list.grid.insertItems(at: [[0, 0], [0, 1]])
        }
      }.after(0.125)
    }
    func deleted() -> Listened {
      Listened([3]).layOut().after { list in
        list.grid.performBatchUpdates {
          list.source.counts[0] -= 1
          list.grid.deleteItems(at: [[0, 2]])
        }
      }.after(0.125)
    }
    check([
      (
        "in an update", inserted,
        """
        cell 0-0 is at 0, 0, 100 × 40 because ANSWER said so at LATER, after prepare() for 1 \
        section with 11 items at 100 × 100, due to a batch update; since then ANIMATED to 0, 0, \
        100 × 40 (alpha 0.5), coming from invisibility in its place, because the layout named no \
        other.
        cell 0-2 is at 0, 80, 100 × 40 because ANSWER said so at LATER, after prepare() for 1 \
        section with 11 items at 100 × 100, due to a batch update; since then ANIMATED to 0, 40, \
        100 × 40. Before, it was at 0, 0, 100 × 40 by ANSWER at START. It was cell 0-0 until the \
        batch update at LATER.
        cell 0-3 is on its way out, to 0, 120, 100 × 40, because layoutAttributesForItem(at: 0-3) \
        of ShelfLayout said so at LATER, after prepare() for 1 section with 11 items at 100 × \
        100, due to a batch update; since then ANIMATED to 0, 100, 100 × 40.
        """
      ),
      (
        "after it", { inserted().after { $0.grid.settle() } },
        """
        cell 0-2 is at 0, 80, 100 × 40 because ANSWER said so at LATER, after prepare() for 1 \
        section with 11 items at 100 × 100, due to a batch update. Before, it was at 0, 0, 100 × \
        40 by ANSWER at START. It was cell 0-0 until the batch update at LATER.
        """
      ),
      (
        "on the way out", deleted,
        """
        cell 0-2 is on its way out, to 0, 80, 100 × 40 (alpha 0), because the layout names no \
        place for that: it fades where it was; since then ANIMATED to 0, 80, 100 × 40 (alpha \
        0.5).
        """
      ),
      (
        "gone", { deleted().after { $0.grid.settle() } },
        """
        cell 0-2 is not shown: section 0 has 2 items.
        """
      ),
    ])
  }

  @Test func `a reason tells the places that a layout has elements come from and go to`() {
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
