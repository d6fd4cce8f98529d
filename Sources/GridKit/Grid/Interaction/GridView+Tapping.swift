// The calls for a finger on an item. Their order is that of the SDK's header:
//
//   down    shouldHighlight, didHighlight
//   up      shouldSelect, didDeselect of the item replaced, didSelect, primary action,
//   didUnhighlight
//
// Any of these calls may change the data or the selection. So each step looks again at what is
// there, and the tap is over when its cell is not the item's any more.

extension GridView {
  // MARK: Touches

  /// A finger comes down: steps 1 to 3 of a tap. One finger at a time presses; where nothing can be
  /// selected none does (S-26).
  func press(_ touch: GridTouch) {
    guard interaction.press == nil else { return }
    let swipe = interaction.swipe
    let action = swipe?.action(at: touch)
    // A touch elsewhere lets a cell that is drawn aside go back, and does nothing else.
    if let swipe, action == nil { return swipe.close() }
    guard let cell = cell(under: touch.view), !isKeptPlace(cell.reuse.position) else { return }
    let control: Press.Control? =
      if let action { .action(action) } else {
        outlineDisclosure(of: cell, at: touch).map { .disclosure($0) }
      }
    guard control != nil || selectionRules.allowsSelection,
      interaction.begin(touch, on: cell, control)
    else { return }
    // A control is no part of the item: it does not light the item up, and does not select it.
    if control != nil { return }
    let isAllowed = gridDelegateCaller?.shouldHighlight(cell.reuse.position) ?? true
    guard interaction.press(of: touch) != nil else { return }
    if isAllowed, let item = pressedItem {
      highlight(item)
    } else {
      _ = interaction.end(touch)
    }
  }

  /// The finger moves: the item is highlighted while it is inside the cell, and no other ever is
  /// (S-27).
  func movePress(_ touch: GridTouch) {
    guard let press = interaction.press(of: touch) else { return }
    let isInside = press.cell.point(inside: touch.location(in: press.cell), with: nil)
    guard interaction.move(touch, isInside: isInside) else { return }
    if press.control != nil { return }
    if !isInside {
      unhighlight()
    } else if let item = pressedItem {
      highlight(item)
    }
  }

  /// The finger lifts: steps 4 to 9 of a tap. Outside the cell nothing is selected (S-27a).
  func endPress(_ touch: GridTouch) {
    movePress(touch)
    guard let press = interaction.press(of: touch) else { return }
    if press.isInside, let item = pressedItem {
      switch press.control {
      case .disclosure(let disclosure)?: toggle(item, by: disclosure)
      case .action(let action)?: interaction.swipe?.perform(action)
      case nil: if !addsToDrag(item) { tap(item) }
      }
    }
    cancelPress(touch)
  }

  /// The touch is taken away, for instance by a scroll that begins (S-28).
  func cancelPress(_ touch: GridTouch) {
    if interaction.end(touch) { unhighlight() }
  }

  // MARK: Outlines

  /// The arrow of an outline that a finger has come down on; nil for none.
  private func outlineDisclosure(of cell: GridViewCell, at touch: GridTouch) -> GridCellAccessory? {
    guard let cell = cell as? GridViewListCell,
      let disclosure = cell.outlineDisclosure(at: touch.location(in: cell)),
      disclosure.actionHandler != nil || dataSource is any OutlineSource
    else { return nil }
    return disclosure
  }

  /// Performs the action of an arrow: its own, else its item is expanded or collapsed.
  private func toggle(_ item: Position, by disclosure: GridCellAccessory) {
    if let handler = disclosure.actionHandler {
      simulation.perform(handler)
    } else if let source = dataSource as? any OutlineSource {
      simulation.perform { source.toggleItem(at: dataPath(item)) }
    }
  }

  // MARK: Highlight

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

  /// Steps 4 to 8 of a tap.
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
    // S-64: whatever the answer was.
    guard isPrimary, let asked = pressedItem,
      gridDelegateCaller?.canPerformPrimaryAction(asked) == true, let present = pressedItem
    else { return }
    gridDelegateCaller?.performPrimaryAction(present)
  }

  /// Steps 5 to 8 of a tap: the items that are replaced leave first, each with its call (S-21).
  ///
  /// - Parameter present: The item's position now; nil when it is gone.
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
    // An item that such a call has selected instead gives way in silence, as to a program (S-42).
    for other in selectionRules.replaced(by: item, in: content.selection) {
      setSelected(other, false)
    }
    setSelected(item, true)
    gridDelegateCaller?.didSelect(item)
  }

  func deselectByUser(_ item: Position?) {
    guard let item, content.selection.contains(item) else { return }
    setSelected(item, false)
    gridDelegateCaller?.didDeselect(item)
  }

  // MARK: Which item

  /// The item that the finger came down on, where it is now; nil when its cell is gone or serves
  /// another item.
  private var pressedItem: Position? {
    guard let press = interaction.press, let item = press.item else { return nil }
    return display.liveViews[ElementKey(.cell, item)] === press.cell ? item : nil
  }

  /// The live cell that a view belongs to: what was hit decides, not what the layout has at the
  /// point. So a header above a cell keeps its taps to itself, and so does empty space (S-30).
  package func cell(under view: BaseView?) -> GridViewCell? {
    var candidate = view
    while let present = candidate {
      let holder = present.superview
      if holder === self || holder is SectionScrollView && holder?.superview === self {
        guard let cell = present as? GridViewCell,
          display.liveViews[ElementKey(.cell, cell.reuse.position)] === cell
        else { return nil }
        return cell
      }
      candidate = present.superview
    }
    return nil
  }
}
