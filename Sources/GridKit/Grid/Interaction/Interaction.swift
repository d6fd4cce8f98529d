/// The state of the fingers on a grid. This type knows no layout pass.
///
/// Always: a press is of no later use of its cell than the present one.
@MainActor
package struct Interaction {
  /// The item under the one finger that is down.
  package private(set) var press: Press?
  /// The way of two fingers that select several items.
  package var sweep: MultipleSelection?
  /// Whether a movement by hand has ended in this turn: its cell is asked for again in a later one.
  package var hasMovementJustEnded = false
  /// The grid's part in drags; nil till the first, and for most grids for good.
  var dragAndDrop: DragAndDrop?
  /// The cell of a list that is drawn aside.
  var swipe: CellSwipe?
  /// The scrolling of the content while a finger carries something near an edge.
  var edgeScroll: EdgeScrolling?

  package init() {}

  // MARK: One finger

  /// A finger comes down on a cell.
  ///
  /// - Parameter control: What in the cell it comes down on, if that is not the item itself.
  /// - Returns: Whether it presses: one finger at a time does.
  package mutating func begin(
    _ touch: GridTouch, on cell: GridViewCell, _ control: Press.Control? = nil
  ) -> Bool {
    guard press == nil else { return false }
    press = Press(
      touch: touch, cell: cell, control: control, useCount: cell.reuse.useCount)
    return true
  }

  /// The press of a finger, if that is the one that presses.
  package func press(of touch: GridTouch) -> Press? {
    press?.touch === touch ? press : nil
  }

  /// The finger moves.
  ///
  /// - Returns: Whether it has crossed the edge of its cell.
  package mutating func move(_ touch: GridTouch, isInside: Bool) -> Bool {
    guard let press = press(of: touch), press.isInside != isInside else { return false }
    self.press?.isInside = isInside
    return true
  }

  /// The finger presses no more.
  ///
  /// - Returns: Whether it did.
  package mutating func end(_ touch: GridTouch) -> Bool {
    guard press(of: touch) != nil else { return false }
    press = nil
    return true
  }

  /// Stops a debug build where something does not hold that always has to.
  package func checkInvariants() {
    guard let press else { return }
    assert(
      press.useCount <= press.cell.reuse.useCount, "a press is of a use of its cell to come")
  }
}

/// A finger that came down on an item.
///
/// It belongs to the cell that it came down on: updates that give the cell another position take
/// the press along (SM-7), and it is lost with a cell that serves another item.
@MainActor
package struct Press {
  package let touch: GridTouch
  package let cell: GridViewCell
  /// The control that the finger came down on; nil for the item itself.
  package let control: Control?
  /// The use count of the cell when the finger came down.
  let useCount: Int
  package fileprivate(set) var isInside = true

  /// A control in a cell, or beside it, that is no part of the item.
  package enum Control {
    /// The arrow of an outline.
    case disclosure(GridCellAccessory)
    /// An action beside a cell that is drawn aside.
    case action(GridContextualAction)
  }

  /// The item that the finger came down on, where it is now; nil when the cell serves another.
  package var item: Position? {
    cell.reuse.useCount == useCount ? cell.reuse.position : nil
  }
}

/// The selection by two fingers of every item on their way.
package struct MultipleSelection {
  package var sweep: SelectionSweep
  /// The items that were selected before: going back does not deselect them.
  package let before: Set<Position>

  package init(from item: Position, selected: Set<Position>) {
    sweep = SelectionSweep(from: item)
    before = selected
  }
}
