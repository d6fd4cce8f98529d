// Selection of several items with two fingers: every item on their way is selected.

extension GridView {
  /// Begins multiple selection when two fingers come down on a view. Asks the delegate, allows
  /// multiple selection for good, tells the delegate, then selects the first item (S-62). A grid
  /// that scrolls along both axes does not ask the delegate (S-63).
  ///
  /// - Returns: Whether the interaction has begun.
  package func beginMultipleSelection(on view: BaseView?) -> Bool {
    let axes = draggableAxes
    guard interaction.sweep == nil, interaction.press == nil, selectionRules.allowsSelection,
      !(axes.x && axes.y), let cell = cell(under: view),
      gridDelegateCaller?.shouldBeginMultipleSelection(cell.reuse.position) ?? false,
      display.liveViews.contains(cell)
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

  /// Extends the selection to the view under the fingers, with the usual delegate calls. Items that
  /// the fingers have left again are deselected, unless they were selected before the gesture.
  package func moveMultipleSelection(onto view: BaseView?) {
    guard let item = cell(under: view)?.reuse.position,
      let step = interaction.sweep?.sweep.move(to: item, in: loadedModel)
    else { return }
    for item in step.left
    where interaction.sweep?.before.contains(item) == false && isSweepable(item)
      && content.selection.contains(item) && gridDelegateCaller?.shouldDeselect(item) ?? true
    {
      deselectByUser(item)
    }
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

  /// Whether the fingers are still down, selection is allowed, and the data still has the item.
  private func isSweepable(_ item: Position) -> Bool {
    interaction.sweep != nil && selectionRules.allowsSelection
      && loadedModel.contains(section: item.section, item: item.item)
  }
}
