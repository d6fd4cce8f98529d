import GridKit
import GridTesting
import TestSupport
import Testing

/// How items make room for something dragged (IM-27).
@MainActor @Suite("Gaps under a drag", .rows)
struct DropGapTests {
  @Test(.rule("IM-27")) func `items make room for a dragged one, and the data do not change`() {
    DragStage.check(
      """
      # a move within the grid shows the item at its target
      > press 0; move 130
      = left b@25 c@75 a@125 d@175; gap left; words a b c d e f; reordering 2
      = places 2 0 1 3 4 5; data 1 2 0 3 4 5
      > move 20
      = left a@25 b@75 c@125 d@175
      > move 80; lift; settle
      = words b a c d e f; left b@25 a@75 c@125 d@175; gap none; asked 0-2 0-0 0-1; faults none

      # an item from another grid opens an empty gap
      > press 0; over 1
      = right p@25 q@125 r@175; rightCount 4; rightCells 3; rightData 0 - 1 2
      > move 20 right
      = right p@75 q@125 r@175
      > move 20
      = right p@25 q@75 r@125; gap none
      > cancel
      = rightAsked 0-1 0-0

      # an update of the grid keeps the gap between the same items
      > press 0; move 130; insert x 1
      = left x@25 b@75 c@125 a@175
      > move 131
      = left x@25 b@75 a@125 c@175
      > lift; settle
      = words x b a c d e f; faults none
      """)
  }

  @Test(.rule("IM-27", "IM-26")) func `the layout is told as in a movement by hand`() {
    let rig = DragRig()
    let finger = rig.left.longPressItem(at: rig.path(0))
    let log = rig.simulation.traced {
      finger?.move(to: CGPoint(x: 50, y: 130))
      finger?.lift()
    }
    let contexts = log.calls(of: .layout).split(separator: "\n")
      .filter { $0.hasPrefix("L invalidationContext") }.joined(separator: "\n")
    #expect(
      contexts == """
        L invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:\
        previousPosition:) 0-2, (50, 130), 0-0, (50, 130)
        L invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:\
        previousIndexPaths:movementCancelled:) 0-2, 0-0, false
        """)
    rig.simulation.settle()
  }

  @Test func `reorderingCadence: a gap opens after a while over the same place`() {
    DragStage.check(
      """
      # at once
      > press 0; move 130
      = gap left
      > move 80
      = left b@25 a@75 c@125 d@175
      > cancel
      = left a@25 b@75 c@125 d@175
      """)
    for (cadence, delay) in [("fast", 0.2), ("slow", 0.6)] {
      DragStage.check(
        """
        # \(cadence): the time goes on within an item, and begins again over another
        > cadence \(cadence); press 0; move 130
        = gap none
        > advance \(delay - 0.05)
        = gap none
        > move 135; advance 0.1
        = gap left
        > move 80
        = left b@25 c@75 a@125 d@175
        > advance \(delay + 0.05)
        = left b@25 a@75 c@125 d@175
        > cancel
        = left a@25 b@75 c@125 d@175
        """)
    }
  }

  @Test func `a proposal may open no gap`() {
    DragStage.check(
      """
      # an intent to drop into an item marks its cell
      > propose copy into right; press 0; over 1
      = rightDropStates notTargeted targeted notTargeted; gap none
      > over 2
      = rightDropStates notTargeted notTargeted targeted
      > move 20
      = rightDropStates none none none
      > cancel
      = dropStates none none none none; dragStates none none none none

      # an unspecified intent, a forbidden and a cancelled drop
      > propose copy nowhere right; press 0; over 1
      = gap none
      > over 2; propose forbidden at right; over 1
      = gap none
      > over 2; propose cancel at right; over 1
      = gap none
      > over 2
      = right p@25 q@75 r@125
      """)
  }

  @Test func `the delegate of the grid may name another target`() {
    let rig = DragRig()
    let delegate = TargetDelegate()
    delegate.target = { _, _, proposed in
      IndexPath(item: max(1, proposed.item), section: proposed.section)
    }
    rig.left.delegate = delegate
    let finger = rig.left.longPressItem(at: rig.path(2))
    finger?.move(to: CGPoint(x: 50, y: 20))
    #expect(rig.shown(rig.left) == "a@25 c@75 b@125 d@175")
    finger?.cancel()
  }

  @Test(.rule("IM-21")) func `a gap closes when its item goes, and the drag goes on without it`() {
    DragStage.check(
      """
      # a deleted item takes its gap along
      > watch; press 0; move 130; delete 0
      = left b@25 c@75 d@125 e@175; gap none
      > lift; settle
      = sources -; gap none; left b@25 c@75 d@125 e@175; faults none

      # a reload closes the gap
      > watch; press 0; move 130; reload; layout
      = left a@25 b@75 c@125 d@175; gap none
      > move 131; lift; settle
      = sources -; gap none
      """)
  }

  @Test(.rule("IM-22")) func `near an edge content scrolls by itself, if the switch is on`() {
    let numbers = (0..<40).map(String.init).joined(separator: " ")
    DragStage.check(
      """
      # the switch is on, and the item goes along
      > boards \(numbers) / p; edges; press 0; move 195; advance 1
      = y > 300; place > 8
      > move 100; mark; advance 1
      = isMoved false

      # the switch is off
      > boards \(numbers) / p; press 0; move 195; advance 1
      = y 0; place 3
      > move 100; mark; advance 1
      = isMoved false
      """)
  }
}
