import GridKit
import GridTesting
import TestSupport
import Testing

/// A finger that moves, is taken away, or meets data that change under it.
@MainActor @Suite("Presses")
struct PressTests {
  /// Nothing to scroll: a finger that moves stays a press.
  private let rig = TapRig(rows: 4)
  private var grid: GridView { rig.grid }

  @Test(.rule("S-27")) func `out of the cell and back, and no other cell is ever highlighted`()
    throws
  {
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    #expect(rig.highlightedCells == [1])
    #expect(
      rig.trace { finger.move(toItemAt: rig.path(2)) } == """
        C isHighlighted 0-1 -> false
        DG didUnhighlight 0-1
        """)
    #expect(rig.trace { finger.move(toItemAt: rig.path(3)) } == "")
    #expect(rig.highlightedCells == [])
    #expect(
      rig.trace { finger.move(toItemAt: rig.path(1)) } == """
        C isHighlighted 0-1 -> true
        DG didHighlight 0-1
        """)
    #expect(rig.trace { finger.move(to: CGPoint(x: 5, y: 99)) } == "")
    finger.lift()
    #expect(rig.selected == [1] && !finger.isDown)
  }

  @Test(.rule("S-27a")) func `lifted outside it selects nothing`() throws {
    grid.selectItem(at: rig.path(0), animated: false, scrollPosition: [])
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    finger.move(toItemAt: rig.path(2))
    #expect(rig.trace { finger.lift() } == "")
    #expect(rig.selected == [0] && rig.selectedCells == [0])
  }

  @Test(.rule("S-27")) func `a touch that may not highlight stays without effect on its way`()
    throws
  {
    rig.spy.shouldHighlight = false
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    rig.spy.shouldHighlight = true
    #expect(
      rig.trace {
        finger.move(toItemAt: rig.path(2))
        finger.move(toItemAt: rig.path(1))
        finger.lift()
      } == "")
  }

  @Test(.rule("S-28")) func `a touch that is taken away unhighlights and asks nothing`() throws {
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    #expect(
      rig.trace { finger.cancel() } == """
        C isHighlighted 0-1 -> false
        DG didUnhighlight 0-1
        """)
    #expect(rig.trace { finger.lift() } == "")
    #expect(rig.selected == [] && !grid.isTracking)
  }

  @Test(.rule("S-28")) func `a scroll that begins takes the highlight away`() throws {
    let rig = TapRig()
    let finger = try #require(rig.grid.touchDown(onItemAt: rig.path(2)))
    rig.simulation.advance(by: 0.15)
    #expect(rig.highlightedCells == [2])
    #expect(rig.trace { finger.move(to: CGPoint(x: 160, y: 117)) } == "")
    #expect(
      rig.trace { finger.move(to: CGPoint(x: 160, y: 90)) } == """
        C isHighlighted 0-2 -> false
        DG didUnhighlight 0-2
        DG scrollViewWillBeginDragging
        """)
    #expect(finger.draggedView === rig.grid)
    finger.lift()
    #expect(rig.selected == [] && rig.highlightedCells == [])
  }

  @Test(.rule("S-32"), arguments: [0, 0.05, 0.14])
  func `a finger that drags soon after it came down highlights nothing`(
    delay: TimeInterval
  ) throws {
    let rig = TapRig()
    let calls = try rig.trace {
      let finger = try #require(rig.grid.touchDown(onItemAt: rig.path(2)))
      rig.simulation.advance(by: delay)
      finger.move(to: CGPoint(x: 160, y: 90))
      rig.simulation.advance(by: 0.3)
      #expect(finger.draggedView === rig.grid && rig.highlightedCells == [])
      finger.lift()
    }
    #expect(calls == "DG scrollViewWillBeginDragging")
  }

  @Test(.rule("S-32")) func `a finger that stays highlights, one that lifts before taps`() throws {
    let rig = TapRig()
    let finger = try #require(rig.grid.touchDown(onItemAt: rig.path(2)))
    rig.simulation.advance(by: 0.14)
    #expect(rig.highlightedCells == [])
    rig.simulation.advance(by: 0.02)
    #expect(rig.highlightedCells == [2])
    finger.lift()
    #expect(rig.selected == [2])
    let quick = try #require(rig.grid.touchDown(onItemAt: rig.path(1)))
    rig.simulation.advance(by: 0.05)
    #expect(rig.highlightedCells == [])
    let calls = rig.trace { quick.lift() }
    #expect(calls.hasPrefix("DG shouldHighlight 0-1 -> true\nC isHighlighted 0-1 -> true"))
    #expect(calls.hasSuffix("DG didUnhighlight 0-1"))
    #expect(rig.selected == [1])
    #expect(rig.trace { rig.simulation.advance(by: 0.3) } == "")
  }

  @Test(.rule("S-32")) func `a touch that is lost before 0.15 s never reaches a cell`() throws {
    let rig = TapRig()
    let calls = try rig.trace {
      try #require(rig.grid.touchDown(onItemAt: rig.path(2))).cancel()
      rig.simulation.advance(by: 0.3)
    }
    #expect(calls == "")
  }

  @Test(.rule("S-32")) func `without a delay the highlight comes with the finger`() throws {
    let rig = TapRig()
    rig.grid.delaysContentTouches = false
    let finger = try #require(rig.grid.touchDown(onItemAt: rig.path(2)))
    #expect(rig.highlightedCells == [2])
    finger.move(to: CGPoint(x: 160, y: 90))
    #expect(rig.highlightedCells == [])
  }

  @Test(.rule("S-29")) func `the selected item stays selected while another is pressed`() throws {
    grid.selectItem(at: rig.path(0), animated: false, scrollPosition: [])
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    #expect(rig.selectedCells == [0])
    finger.cancel()
    #expect(rig.selectedCells == [0])
  }

  @Test func `a second finger presses nothing`() throws {
    let first = try #require(grid.touchDown(onItemAt: rig.path(1)))
    let second = try #require(grid.touchDown(onItemAt: rig.path(2)))
    #expect(rig.highlightedCells == [1])
    second.lift()
    #expect(rig.selected == [])
    first.lift()
    #expect(rig.selected == [1])
  }

  // MARK: Changes under the finger

  @Test(.rule("RD-3")) func `a reload under the finger ends the press in silence`() throws {
    let finger = try #require(grid.touchDown(onItemAt: rig.path(1)))
    #expect(
      rig.trace {
        grid.reloadData()
        grid.layoutIfNeeded()
        finger.lift()
      } == "")
    #expect(rig.selected == [] && rig.highlightedCells == [])
  }

  @Test(arguments: [
    ("shouldHighlight", "DG shouldHighlight 0-1 -> true"),
    ("didHighlight", "DG didHighlight 0-1"),
    ("shouldSelect", "DG shouldSelect 0-1 -> true"),
    ("didSelect", "DG didSelect 0-1"),
    ("canPerformPrimaryAction", "DG canPerformPrimaryAction 0-1 -> true"),
  ])
  func `a reload inside a call makes that call the last`(call: String, last: String) {
    rig.spy.on = { name, grid in
      if name == call {
        grid.reloadData()
        grid.layoutIfNeeded()
      }
    }
    let calls = rig.trace { grid.tapItem(at: rig.path(1)) }
    #expect(calls.hasSuffix(last), "\(calls)")
    #expect(rig.highlightedCells == [])
    rig.spy.on = nil
    grid.tapItem(at: rig.path(2))
    #expect(rig.selected == [2])
  }

  @Test func `an item that its own didSelect deselects flashes`() {
    rig.spy.on = { name, grid in
      if name == "didSelect" { grid.deselectItem(at: self.rig.path(1), animated: true) }
    }
    #expect(
      rig.trace { grid.tapItem(at: rig.path(1)) } == """
        DG shouldHighlight 0-1 -> true
        C isHighlighted 0-1 -> true
        DG didHighlight 0-1
        DG shouldSelect 0-1 -> true
        C isSelected 0-1 -> true
        DG didSelect 0-1
        C isSelected 0-1 -> false
        DG canPerformPrimaryAction 0-1 -> true
        DG performPrimaryAction 0-1
        C isHighlighted 0-1 -> false
        DG didUnhighlight 0-1
        """)
    #expect(rig.selected == [])
  }

  @Test func `a selection made inside shouldSelect is replaced like any other`() {
    rig.spy.on = { name, grid in
      if name == "shouldSelect" {
        grid.selectItem(at: self.rig.path(3), animated: false, scrollPosition: [])
      }
    }
    #expect(rig.trace { grid.tapItem(at: rig.path(1)) }.contains("didDeselect 0-3"))
    #expect(rig.selected == [1])
  }

  @Test func `didDeselect that selects the old item again is not called for ever`() {
    grid.selectItem(at: rig.path(0), animated: false, scrollPosition: [])
    rig.spy.on = { name, grid in
      if name == "didDeselect" {
        grid.selectItem(at: self.rig.path(0), animated: false, scrollPosition: [])
      }
    }
    let calls = rig.trace { grid.tapItem(at: rig.path(1)) }
    #expect(calls.components(separatedBy: "didDeselect").count == 2)
    #expect(calls.contains("didSelect 0-1"))
    #expect(rig.selected == [1] && rig.selectedCells == [1])
  }

  @Test func `a pressed cell that scrolls away is unhighlighted when the finger lifts`() throws {
    let rig = TapRig(rows: 40)
    let finger = try #require(rig.grid.touchDown(onItemAt: rig.path(1)))
    rig.simulation.advance(by: 0.15)
    rig.grid.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
    rig.grid.layoutIfNeeded()
    #expect(rig.highlightedCells == [])
    #expect(rig.trace { finger.lift() } == "DG didUnhighlight 0-1")
    rig.grid.setContentOffset(.zero, animated: false)
    rig.grid.layoutIfNeeded()
    #expect(rig.highlightedCells == [] && rig.selected == [])
  }
}
