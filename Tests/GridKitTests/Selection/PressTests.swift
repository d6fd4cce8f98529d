import GridKit
import GridTesting
import TestSupport
import Testing

/// A finger that moves, is taken away, or meets data that change under it.
@MainActor @Suite("Presses", .rows)
struct PressTests {
  /// Four rows leave nothing to scroll: a finger that moves stays a press.
  @Test(.rule("S-27", "S-27a", "S-28", "S-29", "RD-3")) func `a press follows its finger`() {
    TapStage.check(
      """
      # out of the cell and back, and no other cell is ever highlighted
      > rows 4; press 1
      = highlighted 1
      > clear; move 2
      C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      > move 3
      none
      = highlighted none
      > move 1
      C isHighlighted 0-1 -> true; DG didHighlight 0-1
      > point 5 99
      none
      > lift
      = selected 1; down false

      # lifted outside it selects nothing
      > rows 4; select 0; press 1; move 2; clear; lift
      none
      = selected 0; selectedCells 0

      # a touch that may not highlight stays without effect on its way
      > rows 4; off shouldHighlight; press 1; on shouldHighlight; clear; move 2; move 1; lift
      none

      # a touch that is taken away unhighlights and asks nothing
      > rows 4; press 1; clear; cancel
      C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      > lift
      none
      = selected none; tracking false

      # the selected item stays selected while another is pressed
      > rows 4; select 0; press 1
      = selectedCells 0
      > cancel
      = selectedCells 0

      # a reload under the finger ends the press in silence
      > rows 4; press 1; clear; reload; lift
      none
      = selected none; highlighted none
      """)
  }

  @Test(.rule("S-28", "S-32")) func `a press in a grid that scrolls waits for 0.15 s`() {
    let early = ["0", "0.05", "0.14"].map { delay in
      """
      # a finger that drags after \(delay) s highlights nothing
      > press 2; advance \(delay); point 160 90; advance 0.3
      = dragged; highlighted none
      > lift
      DG scrollViewWillBeginDragging

      """
    }
    TapStage.check(
      early.joined() + """
        # a scroll that begins takes the highlight away
        > press 2; advance 0.15
        = highlighted 2
        > clear; point 160 117
        none
        > point 160 90
        C isHighlighted 0-2 -> false; DG didUnhighlight 0-2; DG scrollViewWillBeginDragging
        = dragged
        > lift
        = selected none; highlighted none

        # a finger that stays highlights, one that lifts before taps
        > press 2; advance 0.14
        = highlighted none
        > advance 0.02
        = highlighted 2
        > lift
        = selected 2
        > press 1; advance 0.05
        = highlighted none
        > clear; lift
        = heard didHighlight 0-1; selected 1; highlighted none
        > advance 0.3
        none

        # a touch that is lost before never reaches a cell
        > press 2; cancel; advance 0.3
        none

        # without a delay the highlight comes with the finger
        > off delays; press 2
        = highlighted 2
        > point 160 90
        = highlighted none

        # a pressed cell that scrolls away is unhighlighted when the finger lifts
        > rows 40; press 1; advance 0.15; jump 800
        = highlighted none
        > clear; lift
        DG didUnhighlight 0-1
        > jump 0
        = highlighted none; selected none
        """)
  }

  @Test func `a second finger presses nothing`() throws {
    let rig = TapRig(rows: 4)
    let first = try #require(rig.grid.touchDown(onItemAt: rig.path(1)))
    let second = try #require(rig.grid.touchDown(onItemAt: rig.path(2)))
    #expect(rig.highlightedCells == [1])
    second.lift()
    #expect(rig.selected == [])
    first.lift()
    #expect(rig.selected == [1])
  }

  // MARK: Changes inside calls

  @Test func `a reload inside a call makes that call the last`() {
    let rows = [
      ("shouldHighlight", "DG shouldHighlight 0-1 -> true"),
      ("didHighlight", "DG didHighlight 0-1"),
      ("shouldSelect", "DG shouldSelect 0-1 -> true"), ("didSelect", "DG didSelect 0-1"),
      ("canPerformPrimaryAction", "DG canPerformPrimaryAction 0-1 -> true"),
    ]
    for (call, last) in rows {
      TapStage.check(
        """
        # in \(call)
        > rows 4; in \(call): reload; tap 1
        …
        \(last)
        = highlighted none
        > unhook; tap 2
        = selected 2
        """)
    }
  }

  @Test func `a selection that a call changes stays changed`() {
    TapStage.check(
      """
      # an item that its own didSelect deselects flashes
      > rows 4; in didSelect: fade 1; tap 1
      DG shouldHighlight 0-1 -> true; C isHighlighted 0-1 -> true; DG didHighlight 0-1
      DG shouldSelect 0-1 -> true; C isSelected 0-1 -> true; DG didSelect 0-1
      C isSelected 0-1 -> false; DG canPerformPrimaryAction 0-1 -> true; DG performPrimaryAction 0-1
      C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      = selected none

      # a selection made inside shouldSelect is replaced like any other
      > rows 4; in shouldSelect: select 3; tap 1
      = heard didDeselect 0-3; selected 1
      """)
  }

  @Test func `didDeselect that selects the old item again is not called for ever`() {
    let rig = TapRig(rows: 4)
    func selectFirst() { rig.grid.selectItem(at: rig.path(0), animated: false, scrollPosition: []) }
    selectFirst()
    rig.spy.on = { name, _ in if name == "didDeselect" { selectFirst() } }
    let calls = rig.trace { rig.grid.tapItem(at: rig.path(1)) }
    #expect(calls.components(separatedBy: "didDeselect").count == 2)
    #expect(calls.contains("didSelect 0-1"))
    #expect(rig.selected == [1] && rig.selectedCells == [1])
  }
}
