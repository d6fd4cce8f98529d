/// The two flags in force that decide which items can be selected.
package struct SelectionRules: Hashable, Sendable {
  package var allowsSelection: Bool
  package var allowsMultipleSelection: Bool

  package init(allowsSelection: Bool = true, allowsMultipleSelection: Bool = false) {
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelection = allowsMultipleSelection
  }

  // MARK: Taps

  /// The action that a tap asks the delegate to allow before the selection changes.
  package enum Question: Hashable, Sendable {
    case select
    case deselect
  }

  /// Returns the action that a tap on an item asks the delegate to allow. The action is `.deselect`
  /// only with multiple selection, and only for a selected item. With single selection, a tap
  /// selects the selected item again.
  package func question(tapping item: Position, in selected: Set<Position>) -> Question {
    allowsMultipleSelection && selected.contains(item) ? .deselect : .select
  }

  /// Returns the items that must be deselected so that an item can be selected, ascending.
  package func replaced(by item: Position, in selected: Set<Position>) -> [Position] {
    allowsMultipleSelection ? [] : selected.filter { $0 != item }.sorted()
  }

  /// Whether a tap can be a primary action: with single selection, or if no other item is selected.
  package func isPrimary(tapping item: Position, in selected: Set<Position>) -> Bool {
    !allowsMultipleSelection || selected.allSatisfy { $0 == item }
  }

  // MARK: What stays

  /// Returns the part of a selection that the flags allow: all items with multiple selection, the
  /// lowest item with single selection, no items without selection.
  package func kept(of selected: Set<Position>) -> Set<Position> {
    guard allowsSelection else { return [] }
    guard !allowsMultipleSelection, let lowest = selected.min() else { return selected }
    return [lowest]
  }
}
