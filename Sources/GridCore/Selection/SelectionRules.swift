/// The pair of flags in force that says which items may be selected.
package struct SelectionRules: Hashable, Sendable {
  package var allowsSelection: Bool
  package var allowsMultipleSelection: Bool

  package init(allowsSelection: Bool = true, allowsMultipleSelection: Bool = false) {
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelection = allowsMultipleSelection
  }

  // MARK: Taps

  /// The question that a tap asks the delegate before it changes anything.
  package enum Question: Hashable, Sendable {
    case select
    case deselect
  }

  /// Deselecting is asked for only where several items can be selected and this is one of them; a
  /// tap on a single selected item selects it again.
  package func question(tapping item: Position, in selected: Set<Position>) -> Question {
    allowsMultipleSelection && selected.contains(item) ? .deselect : .select
  }

  /// The items that have to leave so that one can be selected, ascending.
  package func replaced(by item: Position, in selected: Set<Position>) -> [Position] {
    allowsMultipleSelection ? [] : selected.filter { $0 != item }.sorted()
  }

  /// Whether a tap is about this item alone, not about one of several.
  package func isPrimary(tapping item: Position, in selected: Set<Position>) -> Bool {
    !allowsMultipleSelection || selected.allSatisfy { $0 == item }
  }

  // MARK: What stays

  /// Returns the part of a selection that stays where less of it is allowed than before: the lowest
  /// item where only one can be selected, nothing where none can.
  package func kept(of selected: Set<Position>) -> Set<Position> {
    guard allowsSelection else { return [] }
    guard !allowsMultipleSelection, let lowest = selected.min() else { return selected }
    return [lowest]
  }
}
