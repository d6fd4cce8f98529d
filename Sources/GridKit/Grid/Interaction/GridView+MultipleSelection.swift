// Two fingers that select every item on their way.

extension GridView {
  /// Begins multiple selection as two fingers come down on a view: asks whether they may select
  /// several items, and selects the first (S-62).
  ///
  /// The flag that allows several items is switched on between the question and the message, and
  /// stays on. A view that scrolls both ways does not ask the delegate (S-63).
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

  /// The fingers move onto another view: the items between are selected with the usual calls, and
  /// those that they have left again are given up.
  package func moveMultipleSelection(onto view: BaseView?) {
    guard let item = cell(under: view)?.reuse.position,
      let step = interaction.sweep?.sweep.move(to: item, in: loadedModel)
    else { return }
    for item in step.left where interaction.sweep?.before.contains(item) == false { giveUp(item) }
    for item in step.entered { take(item) }
  }

  /// The fingers lift.
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

  /// Whether the fingers are still down and the data still has the item.
  private func isSweepable(_ item: Position) -> Bool {
    interaction.sweep != nil && selectionRules.allowsSelection
      && loadedModel.contains(section: item.section, item: item.item)
  }
}
