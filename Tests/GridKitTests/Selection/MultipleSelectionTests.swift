import GridKit
import GridTesting
import TestSupport
import Testing

/// S-62 and S-63.
@MainActor @Suite("Selecting with two fingers", .rows)
struct MultipleSelectionTests {
  private let rig = TapRig()
  private var grid: GridView { rig.grid }

  private func pan(_ items: Int...) { grid.panWithTwoFingers(overItemsAt: items.map(rig.path)) }

  @Test(.rule("S-62"))
  func `asked, the flag goes on, and each item on the way is selected as by a tap`() {
    rig.spy.answers["shouldBeginMultipleSelection"] = true
    var flags: [String] = []
    rig.spy.on = { name, grid in
      if name.hasSuffix("MultipleSelection") { flags.append("\(grid.allowsMultipleSelection)") }
    }
    #expect(
      rig.trace { pan(0, 2) } == """
        DG shouldBeginMultipleSelection 0-0 -> true
        DG didBeginMultipleSelection 0-0
        DG shouldSelect 0-0 -> true
        C isSelected 0-0 -> true
        DG didSelect 0-0
        DG shouldSelect 0-1 -> true
        C isSelected 0-1 -> true
        DG didSelect 0-1
        DG shouldSelect 0-2 -> true
        C isSelected 0-2 -> true
        DG didSelect 0-2
        DG collectionViewDidEndMultipleSelectionInteraction
        """)
    #expect(flags == ["false", "true", "true"])
    #expect(rig.selected == [0, 1, 2] && grid.allowsMultipleSelection)
  }

  @Test(.rule("S-62", "S-63", "S-26"))
  func `two fingers select what they are over and may be selected`() {
    TapStage.check(
      """
      # going back gives items up
      > on shouldBeginMultipleSelection; on several; select 2; clear; pan 0 3 1
      …
      DG shouldDeselect 0-3 -> true; C isSelected 0-3 -> false; DG didDeselect 0-3
      DG collectionViewDidEndMultipleSelectionInteraction
      = selected 0 1 2

      # but not what was selected before
      > on shouldBeginMultipleSelection; on several; select 2; clear; pan 0 3 1
      = unheard 0-2; selected 0 1 2

      # items that may not be selected are passed by
      > on shouldBeginMultipleSelection; off shouldSelect; pan 0 2
      = panned; selected none; several

      # while editing, the flag for editing goes on
      > on shouldBeginMultipleSelection; on selectionWhileEditing; on editing; pan 0 1
      = panned; severalWhileEditing; several false; selected 0 1

      # not unless the delegate says so
      > pan 0 2
      DG shouldBeginMultipleSelection 0-0 -> false
      > silence; pan 0 2
      = panned false; selected none; several false

      # a view that scrolls both ways asks nobody
      > on shouldBeginMultipleSelection; on bouncesSideways; pan 0 1
      none

      # nor does one in which nothing can be selected
      > on shouldBeginMultipleSelection; off selection; pan 0 1
      none
      """)
  }
}
