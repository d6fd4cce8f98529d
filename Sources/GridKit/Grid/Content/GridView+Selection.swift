extension GridView {
  /// The selection flags in force: while editing, those with `DuringEditing` in their names (S-2).
  var selectionRules: SelectionRules {
    SelectionRules(
      allowsSelection: isEditing ? allowsSelectionDuringEditing : allowsSelection,
      allowsMultipleSelection: isEditing
        ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection)
  }

  /// Selects an item, or deselects all items for nil. The delegate is not called (S-40 … S-49).
  ///
  /// An item that does not exist is also selected, unless the grid must scroll to it (S-48).
  func select(itemAt path: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
    let rules = selectionRules
    guard rules.allowsSelection else { return }
    guard let path else { return changeSelection(to: []) }
    guard path.count == 2 else { return raise(.malformedIndexPath(path)) }
    let before = content.selection
    let item = Position(path)
    if item != .invalid {
      for other in rules.replaced(by: item, in: content.selection) { setSelected(other, false) }
      if !content.selection.contains(item) { setSelected(item, true) }
    }
    guard !scrollPosition.isEmpty else { return }
    let scroll = watch { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    if scroll.isRefused { changeSelection(to: before) }
  }

  /// Updates the selection after multiple selection was switched: without it, at most one item
  /// stays selected (S-8), whether or not selection is allowed at all (S-9).
  func limitSelection() {
    let rules = SelectionRules(allowsMultipleSelection: selectionRules.allowsMultipleSelection)
    changeSelection(to: rules.kept(of: content.selection))
  }

  /// Deselects the items that may not stay selected in the new mode (S-10), and updates the editing
  /// state of cells.
  func editingDidChange() {
    changeSelection(to: selectionRules.kept(of: content.selection))
    for key in displayedKeys(where: { $0 == .cell }) {
      (display.liveViews[key] as? GridViewCell)?.isEditing = isEditing(key.position)
    }
  }

  /// Returns whether the cell of an item is in the editing state (S-60, S-61).
  private func isEditing(_ item: Position) -> Bool {
    isEditing && gridDelegateCaller?.canEdit(item) ?? true
  }

  func changeSelection(to items: Set<Position>) {
    for item in content.selection.subtracting(items).sorted() { setSelected(item, false) }
    for item in items.subtracting(content.selection).sorted() { setSelected(item, true) }
  }

  /// Adds an item to the selection or removes it, and updates its cell.
  func setSelected(_ item: Position, _ isSelected: Bool) {
    mark(item, in: \.selection, isSelected, "isSelected")?.isSelected = isSelected
  }

  /// Sets whether an item is highlighted, and updates its cell.
  func setHighlighted(_ item: Position, _ isHighlighted: Bool) {
    mark(item, in: \.highlighted, isHighlighted, "isHighlighted")?.isHighlighted = isHighlighted
  }

  /// Marks an item or removes its mark, and returns its live cell.
  private func mark(
    _ item: Position, in marks: WritableKeyPath<Content, Set<Position>>, _ isMarked: Bool,
    _ name: String
  ) -> GridViewCell? {
    content.mark(item, in: marks, isMarked)
    let cell = display.liveViews[ElementKey(.cell, item)] as? GridViewCell
    if cell != nil, simulation.isTracing {
      simulation.emit(.view, name, "\(item.indexPath.traceText) -> \(isMarked)")
    }
    return cell
  }

  /// Sets the state of an item on its cell. The method is called when the cell appears, and after a
  /// rollback (LP-7). Unchanged values are set again (S-7).
  func syncState(of cell: GridViewCell, at item: Position) {
    cell.isHighlighted = !content.highlighted.isEmpty && content.highlighted.contains(item)
    cell.isSelected = !content.selection.isEmpty && content.selection.contains(item)
    cell.isEditing = isEditing(item)
    if content.tellsCellStates { syncCellState(of: cell, at: item) }
  }
}
