// The delegate calls for a finger on an item, in the order of the SDK's header:
//
//   down    shouldHighlight, didHighlight
//   up      shouldSelect, didDeselect of the item replaced, didSelect, primary action,
//   didUnhighlight
//
// Any of these calls may change the data or the selection. So each step reads the state again, and
// the tap ends when its cell shows another item.

extension GridView {
  // MARK: Touches

  /// Performs steps 1 to 3 of a tap: begins the press of a finger that comes down, the only one at
  /// a time. If selection is not allowed, a finger cannot press an item (S-26).
  func press(_ touch: GridTouch) {
    guard interaction.press == nil else { return }
    let swipe = interaction.swipe
    let action = swipe?.action(at: touch, in: self)
    // A touch outside of the swipe actions closes the swipe and does nothing else.
    if let swipe, action == nil { return swipe.close(in: self) }
    guard let cell = cell(under: touch.view), !content.isKeptPlace(cell.reuse.position) else {
      return
    }
    let control =
      action.map { .action($0) }
      ?? Press.Control(at: touch, of: cell, inOutline: dataSource is any OutlineSource)
    guard control != nil || selectionRules.allowsSelection,
      interaction.begin(touch, on: cell, control)
    else { return }
    // A control is not part of the item: a touch on it does not highlight or select the item.
    if control != nil { return }
    let isAllowed = gridDelegateCaller?.shouldHighlight(cell.reuse.position) ?? true
    guard interaction.press(of: touch) != nil else { return }
    guard isAllowed, let item = pressedItem else { return _ = interaction.end(touch) }
    highlight(item)
  }

  /// Moves the press with its finger. The item is highlighted while the finger is inside the cell,
  /// and no other item is ever highlighted (S-27).
  func movePress(_ touch: GridTouch) {
    guard let press = interaction.press(of: touch) else { return }
    let isInside = press.cell.point(inside: touch.location(in: press.cell), with: nil)
    guard interaction.move(touch, isInside: isInside) else { return }
    if press.control != nil { return }
    guard isInside else { return unhighlight() }
    if let item = pressedItem { highlight(item) }
  }

  /// Performs steps 4 to 9 of a tap: ends the press when the finger lifts. If the finger lifts
  /// outside the cell, nothing is selected (S-27a).
  func endPress(_ touch: GridTouch) {
    movePress(touch)
    guard let press = interaction.press(of: touch) else { return }
    if press.isInside, let item = pressedItem {
      switch press.control {
      case .disclosure(let disclosure)?: toggle(item, by: disclosure)
      case .action(let action)?: interaction.swipe?.perform(action, in: self)
      case nil: if !addsToDrag(item) { tap(item) }
      }
    }
    cancelPress(touch)
  }

  /// Cancels the press, for instance because a scroll begins and takes the touch away (S-28).
  func cancelPress(_ touch: GridTouch) {
    if interaction.end(touch) { unhighlight() }
  }

  /// Performs the action of a disclosure arrow, or expands or collapses its item without one.
  private func toggle(_ item: Position, by disclosure: GridCellAccessory) {
    if let handler = disclosure.actionHandler {
      simulation.perform(handler)
    } else if let source = dataSource as? any OutlineSource {
      simulation.perform { source.toggleItem(at: dataPath(item)) }
    }
  }

  private func highlight(_ item: Position) {
    setHighlighted(item, true)
    gridDelegateCaller?.didHighlight(item)
  }

  private func unhighlight() {
    for item in content.highlighted.sorted() where content.highlighted.contains(item) {
      setHighlighted(item, false)
      gridDelegateCaller?.didUnhighlight(item)
    }
  }

  // MARK: Selection

  /// Performs steps 4 to 8 of a tap: asks the delegate, then selects or deselects the item and
  /// performs its primary action.
  private func tap(_ item: Position) {
    let rules = selectionRules
    guard rules.allowsSelection else { return }
    let isPrimary = rules.isPrimary(tapping: item, in: content.selection)
    switch rules.question(tapping: item, in: content.selection) {
    case .deselect:
      if gridDelegateCaller?.shouldDeselect(item) ?? true { deselectByUser(pressedItem) }
    case .select:
      if gridDelegateCaller?.shouldSelect(item) ?? true { selectByUser { pressedItem } }
    }
    // S-64: the delegate is asked regardless of its answer above.
    guard isPrimary, let asked = pressedItem,
      gridDelegateCaller?.canPerformPrimaryAction(asked) == true, let present = pressedItem
    else { return }
    gridDelegateCaller?.performPrimaryAction(present)
  }

  /// Performs steps 5 to 8 of a tap: deselects the replaced items, with one delegate call per item,
  /// then selects the item (S-21).
  ///
  /// - Parameter present: Returns the present position of the item; nil if the item is gone.
  func selectByUser(_ present: () -> Position?) {
    guard let item = present() else { return }
    for _ in selectionRules.replaced(by: item, in: content.selection) {
      guard let item = present(),
        let old = selectionRules.replaced(by: item, in: content.selection).first
      else { break }
      setSelected(old, false)
      gridDelegateCaller?.didDeselect(old)
    }
    guard let item = present() else { return }
    // Items that a delegate call has selected are deselected without a call, as by code (S-42).
    for old in selectionRules.replaced(by: item, in: content.selection) { setSelected(old, false) }
    setSelected(item, true)
    gridDelegateCaller?.didSelect(item)
  }

  func deselectByUser(_ item: Position?) {
    guard let item, content.selection.contains(item) else { return }
    setSelected(item, false)
    gridDelegateCaller?.didDeselect(item)
  }

  // MARK: Which item

  /// The present position of the pressed item; nil if its cell is gone or shows another item.
  private var pressedItem: Position? {
    interaction.press.flatMap { display.liveViews.contains($0.cell) ? $0.item : nil }
  }

  /// Returns the live cell that contains a view. The hit view decides, not the layout's item at the
  /// point: a tap on a header in front of a cell, or on empty space, does not reach it (S-30).
  package func cell(under view: BaseView?) -> GridViewCell? {
    var child = view
    while let holder = child?.superview, holder !== self,
      !(holder is SectionScrollView && holder.superview === self)
    {
      child = holder
    }
    let cell = child?.superview == nil ? nil : child as? GridViewCell
    return cell.flatMap { display.liveViews.contains($0) ? $0 : nil }
  }
}

extension LiveViews {
  /// Whether a cell is the live view of its item.
  @MainActor func contains(_ cell: GridViewCell) -> Bool {
    contains(cell, for: ElementKey(.cell, cell.reuse.position))
  }
}
