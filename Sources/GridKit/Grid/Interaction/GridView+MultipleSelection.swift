// Selection of several items with two fingers: every item on their way is selected.

extension GridView {
  /// Begins multiple selection when two fingers come down on a view. Asks the delegate whether the
  /// selection may begin, then selects the first item (S-62).
  ///
  /// Between the delegate calls `shouldBeginMultipleSelectionInteractionAt` and
  /// `didBeginMultipleSelectionInteractionAt`, the grid sets the property that allows multiple
  /// selection to true. The property stays true. A grid that scrolls along both axes does not ask
  /// the delegate (S-63).
  ///
  /// - Returns: Whether the interaction has begun.
  package func beginMultipleSelection(on view: BaseView?) -> Bool {
    let axes = draggableAxes
    guard interaction.sweep == nil, interaction.press == nil, selectionRules.allowsSelection,
      !(axes.x && axes.y), let cell = cell(under: view),
      gridDelegateCaller?.shouldBeginMultipleSelection(cell.reuse.position) ?? false,
      display.liveViews[ElementKey(.cell, cell.reuse.position)] === cell
    else { return false }
    if isEditing {
      allowsMultipleSelectionDuringEditing = true
    } else {
      allowsMultipleSelection = true
    }
    let item = cell.reuse.position
    interaction.sweep = MultipleSelection(from: item, selected: content.selection)
    gridDelegateCaller?.didBeginMultipleSelection(item)
    take(item)
    return true
  }

  /// Extends the selection when the fingers move onto another view. All items up to the item under
  /// the fingers are selected, with the usual delegate calls. Items that the fingers have left
  /// again are deselected, unless they were selected before the gesture.
  package func moveMultipleSelection(onto view: BaseView?) {
    guard let item = cell(under: view)?.reuse.position,
      let step = interaction.sweep?.sweep.move(to: item, in: loadedModel)
    else { return }
    for item in step.left where interaction.sweep?.before.contains(item) == false { giveUp(item) }
    for item in step.entered { take(item) }
  }

  /// Ends multiple selection when the fingers lift.
  package func endMultipleSelection() {
    guard interaction.sweep != nil else { return }
    interaction.sweep = nil
    gridDelegateCaller?.didEndMultipleSelection()
  }

  private func take(_ item: Position) {
    guard isSweepable(item), !content.selection.contains(item),
      gridDelegateCaller?.shouldSelect(item) ?? true
    else { return }
    selectByUser { isSweepable(item) ? item : nil }
  }

  private func giveUp(_ item: Position) {
    guard isSweepable(item), content.selection.contains(item),
      gridDelegateCaller?.shouldDeselect(item) ?? true
    else { return }
    deselectByUser(item)
  }

  /// Whether the fingers are still down, selection is allowed, and the data still has the item.
  private func isSweepable(_ item: Position) -> Bool {
    interaction.sweep != nil && selectionRules.allowsSelection
      && loadedModel.contains(section: item.section, item: item.item)
  }
}
