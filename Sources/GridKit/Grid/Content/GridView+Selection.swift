// Selection is a set of positions of its own; cells are told of it while they are live.

extension GridView {
  /// The pair of flags in force (S-2).
  var selectionRules: SelectionRules {
    isEditing
      ? SelectionRules(
        allowsSelection: allowsSelectionDuringEditing,
        allowsMultipleSelection: allowsMultipleSelectionDuringEditing)
      : SelectionRules(
        allowsSelection: allowsSelection, allowsMultipleSelection: allowsMultipleSelection)
  }

  // MARK: By program

  /// Selects an item, or nothing, without asking or telling the delegate (S-40 … S-49).
  ///
  /// An item that is not there is selected all the same, unless the view has to scroll to it
  /// (S-48).
  func select(itemAt path: IndexPath?, scrollPosition: ScrollPosition, animated: Bool) {
    let rules = selectionRules
    guard rules.allowsSelection else { return }
    guard let path else {
      for item in content.selection.sorted() { setSelected(item, false) }
      return
    }
    guard path.count == 2 else { return raise(.malformedIndexPath(path)) }
    let before = content.selection
    let item = Position(path)
    if item != .invalid {
      for other in rules.replaced(by: item, in: content.selection) { setSelected(other, false) }
      if !content.selection.contains(item) { setSelected(item, true) }
    }
    guard !scrollPosition.isEmpty else { return }
    do throws(ActionRejected) {
      try rethrowingFaults { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    } catch {
      restoreSelection(before)
    }
  }

  /// Deselects an item without telling the delegate (S-47).
  func deselect(itemAt path: IndexPath) {
    let item = Position(path)
    guard selectionRules.allowsSelection, content.selection.contains(item) else { return }
    setSelected(item, false)
  }

  /// Deselects everything, whatever the flags allow, without telling the delegate (VC-6).
  func clearSelection() {
    restoreSelection([])
  }

  // MARK: Flags

  /// A flag of the pair in force says whether several items can be selected: at most one stays if
  /// it was switched off (S-8). Whether any can be selected changes nothing that is selected (S-9).
  func multipleSelectionDidChange() {
    let rules = SelectionRules(allowsMultipleSelection: selectionRules.allowsMultipleSelection)
    restoreSelection(rules.kept(of: content.selection))
  }

  /// Editing brings its own pair of flags: what they do not allow is deselected (S-10).
  func editingDidChange() {
    restoreSelection(selectionRules.kept(of: content.selection))
    for key in displayedKeys(where: { $0 == .cell }) {
      (display.liveViews[key] as? GridViewCell)?.isEditing = isEditing(key.position)
    }
  }

  /// Whether an item shows that the view is being edited (S-60, S-61).
  private func isEditing(_ item: Position) -> Bool {
    isEditing && gridDelegateCaller?.canEdit(item) ?? true
  }

  // MARK: State of cells

  private func restoreSelection(_ items: Set<Position>) {
    for item in content.selection.subtracting(items).sorted() { setSelected(item, false) }
    for item in items.subtracting(content.selection).sorted() { setSelected(item, true) }
  }

  /// Takes an item into the selection or out of it, and tells its cell.
  func setSelected(_ item: Position, _ isSelected: Bool) {
    if isSelected { content.selection.insert(item) } else { content.selection.remove(item) }
    guard let cell = display.liveViews[ElementKey(.cell, item)] as? GridViewCell else { return }
    traceState("isSelected", of: item, isSelected)
    cell.isSelected = isSelected
  }

  /// Sets whether the item under a finger is highlighted, and tells its cell; like `setSelected`.
  func setHighlighted(_ item: Position, _ isHighlighted: Bool) {
    if isHighlighted { content.highlighted.insert(item) } else { content.highlighted.remove(item) }
    guard let cell = display.liveViews[ElementKey(.cell, item)] as? GridViewCell else { return }
    traceState("isHighlighted", of: item, isHighlighted)
    cell.isHighlighted = isHighlighted
  }

  private func traceState(_ name: String, of item: Position, _ value: Bool) {
    guard simulation.isTracing else { return }
    simulation.emit(.view, name, "\(item.indexPath.traceText) -> \(value)")
  }

  /// Gives a cell the state that the grid keeps for its item: when it comes, and after a rollback
  /// (LP-7). Values that the cell has already are set again (S-7).
  @inline(__always)
  func syncState(of cell: GridViewCell, at item: Position) {
    cell.isHighlighted = !content.highlighted.isEmpty && content.highlighted.contains(item)
    cell.isSelected = !content.selection.isEmpty && content.selection.contains(item)
    cell.isEditing = isEditing(item)
    if content.tellsCellStates { syncCellState(of: cell, at: item) }
  }
}
