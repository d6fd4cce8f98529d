import GridKit
import GridTesting
import TestSupport
import Testing

/// The steps of a tap (`Docs/CallOrder.md`).
@MainActor @Suite("Taps", .rows)
struct TapTests {
  private let rig = TapRig()
  private var grid: GridView { rig.grid }

  @Test(.rule("S-23", "S-34")) func `a tap on an item highlights, selects and acts in order`() {
    TapStage.check(
      """
      # the whole sequence, one item in the place of another
      > select 0; clear; tap 1
      DG shouldHighlight 0-1 -> true; C isHighlighted 0-1 -> true; DG didHighlight 0-1
      DG shouldSelect 0-1 -> true; C isSelected 0-0 -> false; DG didDeselect 0-0
      C isSelected 0-1 -> true; DG didSelect 0-1; DG canPerformPrimaryAction 0-1 -> true
      DG performPrimaryAction 0-1; C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      = selected 1; selectedCells 1; highlighted none

      # an item that is not to be highlighted hears no more
      > off shouldHighlight; tap 1
      DG shouldHighlight 0-1 -> false
      = selected none; highlighted none

      # refused, the old item stays, and the primary action comes anyway
      > select 0; off shouldSelect; clear; tap 1
      DG shouldHighlight 0-1 -> true; C isHighlighted 0-1 -> true; DG didHighlight 0-1
      DG shouldSelect 0-1 -> false; DG canPerformPrimaryAction 0-1 -> true
      DG performPrimaryAction 0-1; C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      = selected 0; selectedCells 0

      # a selected item is selected again
      > tap 2; clear; tap 2
      DG shouldHighlight 0-2 -> true; C isHighlighted 0-2 -> true; DG didHighlight 0-2
      DG shouldSelect 0-2 -> true; C isSelected 0-2 -> true; DG didSelect 0-2
      DG canPerformPrimaryAction 0-2 -> true; DG performPrimaryAction 0-2
      C isHighlighted 0-2 -> false; DG didUnhighlight 0-2
      = selected 2
      """)
  }

  @Test(.rule("S-24", "S-25")) func `a tap among several selected items adds or removes its item`()
  {
    TapStage.check(
      """
      # an item joins without a primary action
      > on several; tap 0
      = heard performPrimaryAction 0-0
      > tap 1
      DG shouldHighlight 0-1 -> true; C isHighlighted 0-1 -> true; DG didHighlight 0-1
      DG shouldSelect 0-1 -> true; C isSelected 0-1 -> true; DG didSelect 0-1
      C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      = selected 0 1; selectedCells 0 1

      # a selected item is deselected
      > on several; tap 0; tap 1; clear; tap 1
      DG shouldHighlight 0-1 -> true; C isHighlighted 0-1 -> true; DG didHighlight 0-1
      DG shouldDeselect 0-1 -> true; C isSelected 0-1 -> false; DG didDeselect 0-1
      C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      = selected 0

      # unless the delegate refuses
      > on several; tap 0; tap 1; off shouldDeselect; clear; tap 1
      DG shouldHighlight 0-1 -> true; C isHighlighted 0-1 -> true; DG didHighlight 0-1
      DG shouldDeselect 0-1 -> false; C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      = selected 0 1
      """)
  }

  @Test(.rule("S-2", "S-26")) func `a tap is nothing where nothing can be selected`() {
    TapStage.check(
      """
      # without selection
      > select 0; off selection; clear; tap 1
      none
      = selected 0

      # while editing, the flags for editing count
      > on editing; clear; tap 1
      none
      > on selectionWhileEditing; on severalWhileEditing; tap 1; tap 2
      = selected 1 2
      """)
  }

  @Test(.rule("S-65")) func `the primary action comes unless the delegate refuses it`() {
    TapStage.check(
      """
      # the delegate refuses it
      > off canPerformPrimaryAction; tap 1
      DG shouldHighlight 0-1 -> true; C isHighlighted 0-1 -> true; DG didHighlight 0-1
      DG shouldSelect 0-1 -> true; C isSelected 0-1 -> true; DG didSelect 0-1
      DG canPerformPrimaryAction 0-1 -> false; C isHighlighted 0-1 -> false; DG didUnhighlight 0-1
      = selected 1

      # without an answer it comes outside editing only
      > replace by performer; tap 1
      C isHighlighted 0-1 -> true; C isSelected 0-1 -> true; DG performPrimaryAction 0-1
      C isHighlighted 0-1 -> false
      > on selectionWhileEditing; on editing; tap 2
      = unheard performPrimaryAction; selected 2
      """)
  }

  @Test(.rule("S-31")) func `a delegate without methods, or none, allows everything`() {
    TapStage.check(
      """
      # a tap on an item selects it
      > replace; tap 3
      C isHighlighted 0-3 -> true; C isSelected 0-3 -> true; C isHighlighted 0-3 -> false
      > silence; tap 2
      = selected 2
      """)
  }

  // MARK: Where taps go

  @Test(.rule("S-30", "S-33", "C2.7")) func `a tap goes to the item on the screen`() {
    TapStage.check(
      """
      # empty space and the background take no taps
      > rows 2; background; clear; tapAt 100 150
      none
      = result no item: nothing

      # a cell that takes no touches cannot be tapped
      > disable 1; tap 1
      = result the cell of 0-1 takes no touches: nothing; selected none

      # a scrolled grid is tapped where it is on screen; of row 2 only the last 20 points show
      > scroll 130; tapAt 10 30
      = tapped 3
      > tap 2
      = chosen 2
      > tap 9
      = result 0-9 is not on screen: nothing; selected 2

      # a tap on a moving grid stops it and selects nothing
      > fling 900; tapAt 100 100
      = result no item: nothing; decelerating false; selected none
      > tapAt 100 100
      = count 1
      """)
  }

  @Test(.rule("PD20-28b"))
  func `a header in front of a cell keeps the taps that hit it`() {
    let rig = ShelfRig()
    rig.grid.layoutIfNeeded()
    let layout = rig.layout
    layout.alter = { answer, _ in
      for attributes in answer where attributes.representedElementKind == ShelfLayout.header {
        attributes.frame.origin.y += 40
      }
      return answer
    }
    layout.invalidateLayout()
    let first = IndexPath(item: 0, section: 0)
    let result = rig.grid.tapItem(at: first)
    #expect("\(result)" == "GridReusableView lies in front of 0-0: nothing")
    #expect(rig.grid.indexPathForItem(at: CGPoint(x: 100, y: 50)) == first)
    #expect(rig.grid.indexPathsForSelectedItems == [])
  }

  @Test func `a view inside a cell that handles touches keeps them, any other passes them on`()
    throws
  {
    final class Knob: BaseView {
      override func touchesBegan(_ touches: Set<GridTouch>, with event: GridEvent?) {}
    }
    let content = try #require(rig.cell(1)).contentView
    content.addSubview(BaseView(frame: CGRect(0, 0, 100, 50)))
    content.addSubview(Knob(frame: CGRect(100, 0, 100, 50)))
    content.addSubview(BaseScrollView(frame: CGRect(200, 0, 100, 50)))
    #expect(rig.trace { grid.tap(at: CGPoint(x: 150, y: 75)) } == "")
    #expect(rig.trace { grid.tap(at: CGPoint(x: 250, y: 75)) } == "")
    #expect(grid.tap(at: CGPoint(x: 50, y: 75)).selected == [rig.path(1)])
  }
}
