/// The state of the fingers on a grid. This type does not know about layout passes.
///
/// Invariant: the use count of a press is at most the present use count of its cell.
@MainActor
package struct Interaction {
  /// The press of the one finger that is down; nil if no finger presses an item.
  package private(set) var press: Press?
  /// The running multiple selection with two fingers; nil if no such selection is running.
  package var sweep: MultipleSelection?
  /// Whether a movement by hand has ended since the last tick of the virtual clock.
  package var hasMovementJustEnded = false
  /// The grid's state of drag and drop; nil before the first drag.
  var dragAndDrop: DragAndDrop?
  /// The swipe of the list cell that is moved aside; nil if no cell is moved aside.
  var swipe: CellSwipe?
  /// The scrolling of the content while a finger carries an item near an edge, if any.
  var edgeScroll: EdgeScrolling?

  package init() {}

  // MARK: One finger

  /// Begins a press when a finger comes down on a cell.
  ///
  /// - Parameter control: The control that the finger came down on; nil for the item itself.
  /// - Returns: Whether the press has begun. The value is false while another finger presses.
  package mutating func begin(
    _ touch: GridTouch, on cell: GridViewCell, _ control: Press.Control? = nil
  ) -> Bool {
    guard press == nil else { return false }
    press = Press(
      touch: touch, cell: cell, control: control, useCount: cell.reuse.useCount)
    return true
  }

  /// Returns the press if the given finger presses; otherwise nil.
  package func press(of touch: GridTouch) -> Press? {
    press?.touch === touch ? press : nil
  }

  /// Records whether a moving finger is inside its cell.
  ///
  /// - Returns: Whether the finger has crossed the edge of its cell.
  package mutating func move(_ touch: GridTouch, isInside: Bool) -> Bool {
    guard let press = press(of: touch), press.isInside != isInside else { return false }
    self.press?.isInside = isInside
    return true
  }

  /// Ends the press of a finger.
  ///
  /// - Returns: Whether the finger was pressing.
  package mutating func end(_ touch: GridTouch) -> Bool {
    guard press(of: touch) != nil else { return false }
    press = nil
    return true
  }

  /// Stops a debug build if the invariant is broken.
  package func checkInvariants() {
    guard let press else { return }
    assert(
      press.useCount <= press.cell.reuse.useCount, "a press is of a use of its cell to come")
  }
}

/// A finger that came down on an item.
///
/// The press belongs to the cell under the finger. If an update gives the cell another position,
/// the press moves with the cell (SM-7). If the cell shows another item, the press is lost.
@MainActor
package struct Press {
  package let touch: GridTouch
  package let cell: GridViewCell
  /// The control that the finger came down on; nil for the item itself.
  package let control: Control?
  /// The use count of the cell when the finger came down.
  let useCount: Int
  package fileprivate(set) var isInside = true

  /// A control in or beside a cell, which is not part of the item.
  package enum Control {
    /// The disclosure arrow of an outline.
    case disclosure(GridCellAccessory)
    /// A swipe action beside a cell.
    case action(GridContextualAction)

    /// The control in a cell that a finger has come down on; nil if there is none.
    ///
    /// - Parameter isInOutline: Whether an arrow without an action of its own opens an outline.
    @MainActor init?(
      at touch: GridTouch, of cell: GridViewCell, inOutline isInOutline: @autoclosure () -> Bool
    ) {
      guard let cell = cell as? GridViewListCell,
        let arrow = cell.outlineDisclosure(at: touch.location(in: cell)),
        arrow.actionHandler != nil || isInOutline()
      else { return nil }
      self = .disclosure(arrow)
    }
  }

  /// The present position of the pressed item; nil if the cell shows another item.
  package var item: Position? {
    cell.reuse.useCount == useCount ? cell.reuse.position : nil
  }
}

/// The state of a multiple selection with two fingers.
package struct MultipleSelection {
  package var sweep: SelectionSweep
  /// The items that were selected before the gesture. The gesture never deselects them.
  package let before: Set<Position>

  package init(from item: Position, selected: Set<Position>) {
    sweep = SelectionSweep(from: item)
    before = selected
  }
}
