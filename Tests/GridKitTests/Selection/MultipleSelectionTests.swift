import GridKit
import GridTesting
import TestSupport
import Testing

/// S-62 and S-63.
@MainActor @Suite("Selecting with two fingers")
struct MultipleSelectionTests {
  private let rig = TapRig()
  private var grid: GridView { rig.grid }

  @discardableResult
  private func pan(_ items: Int...) -> Bool {
    grid.panWithTwoFingers(overItemsAt: items.map(rig.path))
  }

  @Test(.rule("S-62"))
  func `asked, the flag goes on, and each item on the way is selected as by a tap`() {
    rig.spy.shouldBeginMultipleSelection = true
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

  @Test(.rule("S-62")) func `going back gives items up, but not what was selected before`() {
    rig.spy.shouldBeginMultipleSelection = true
    grid.allowsMultipleSelection = true
    grid.selectItem(at: rig.path(2), animated: false, scrollPosition: [])
    let calls = rig.trace { pan(0, 3, 1) }
    #expect(
      calls.hasSuffix(
        """
        DG shouldDeselect 0-3 -> true
        C isSelected 0-3 -> false
        DG didDeselect 0-3
        DG collectionViewDidEndMultipleSelectionInteraction
        """))
    #expect(!calls.contains("0-2"))
    #expect(rig.selected == [0, 1, 2])
  }

  @Test(.rule("S-62")) func `items that may not be selected are passed by`() {
    rig.spy.shouldBeginMultipleSelection = true
    rig.spy.shouldSelect = false
    #expect(pan(0, 2))
    #expect(rig.selected == [] && grid.allowsMultipleSelection)
  }

  @Test(.rule("S-62")) func `while editing, the flag for editing goes on`() {
    rig.spy.shouldBeginMultipleSelection = true
    grid.allowsSelectionDuringEditing = true
    grid.isEditing = true
    #expect(pan(0, 1))
    #expect(grid.allowsMultipleSelectionDuringEditing && !grid.allowsMultipleSelection)
    #expect(rig.selected == [0, 1])
  }

  @Test(.rule("S-62")) func `not unless the delegate says so`() {
    #expect(rig.trace { pan(0, 2) } == "DG shouldBeginMultipleSelection 0-0 -> false")
    grid.delegate = nil
    #expect(!pan(0, 2))
    #expect(rig.selected == [] && !grid.allowsMultipleSelection)
  }

  @Test(.rule("S-63")) func `a view that scrolls both ways asks nobody`() {
    rig.spy.shouldBeginMultipleSelection = true
    grid.alwaysBounceHorizontal = true
    #expect(rig.trace { pan(0, 1) } == "")
  }

  @Test(.rule("S-26")) func `nor does one in which nothing can be selected`() {
    rig.spy.shouldBeginMultipleSelection = true
    grid.allowsSelection = false
    #expect(rig.trace { pan(0, 1) } == "")
  }
}
