// The gap that opens under dragged items: a place in the shown order that the data source does not
// have. An item that is moved within the grid is shown in the gap. For items from elsewhere the gap
// is empty.

extension GridView {
  var hasDropGap: Bool { content.order?.place(GridView.gapID) != nil }

  /// Returns the position of the item that a drag would move within the grid: the first item that
  /// the drag took from this grid. Returns nil if the drag comes from another view or is not
  /// allowed to move items.
  private func movedItem(of drag: RunningDrag) -> Position? {
    guard drag.source === self, drag.session.allowsMoveOperation else { return nil }
    return content.dragged.first.flatMap { $0 }
  }

  /// Returns the position at which the dragged items would be dropped, in the shown order. Returns
  /// nil if the drag moves no item of this grid, no item is at the point and no gap is open.
  ///
  /// An item of this grid is handled as in an interactive movement. The layout proposes an index
  /// path for the item. If the proposal differs from the item's present index path, the delegate
  /// can replace it (IM-6, IM-7).
  func dropPlace(of drag: RunningDrag, at point: CGPoint) -> Position? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    layoutIfNeeded()
    guard let moved = movedItem(of: drag) else {
      return item(at: point) ?? (hasDropGap ? content.order?.place(GridView.gapID)?.position : nil)
    }
    let current = simulation.indexPath(moved)
    let proposed = layoutCaller.targetPath(
      of: answers.layout, movingItemAt: current, position: mirrored(point))
    guard proposed != current, contains(proposed) else { return moved }
    let original = content.order?.place(GridView.gapID)?.origin ?? moved
    let target =
      gridDelegateCaller?.targetPath(
        original: simulation.indexPath(original), current: current, proposed: proposed) ?? proposed
    return contains(target) ? Position(target) : moved
  }

  private func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && loadedModel.contains(section: path[0], item: path[1])
  }

  /// Returns the index path at which the data source must insert a dragged item to show it at
  /// `position`. An item that is moved within the grid counts as already removed.
  func insertionPath(at position: Position, for drag: RunningDrag) -> IndexPath {
    guard var order = content.order else { return simulation.indexPath(position) }
    if hasDropGap {
      order.move(GridView.gapID, to: position)
    } else {
      order.insert(
        ShownOrder.Place(
          id: GridView.gapID, position: position, origin: movedItem(of: drag).map(dataPosition)))
    }
    return simulation.indexPath(order.insertion(at: position))
  }

  // MARK: Opening and closing

  /// Opens the drop gap at a position of the shown order, or moves the open gap to this position.
  func openDropGap(at target: Position, for drag: RunningDrag) {
    guard content.lifted == nil, !pass.isDecidingOnViews, !isUpdating else { return }
    _ = loadedModel
    var order = content.order ?? ShownOrder()
    let moved = movedItem(of: drag)
    let previous: Position
    if let gap = order.place(GridView.gapID) {
      guard gap.position != target else { return }
      previous = gap.position
      order.move(GridView.gapID, to: target)
    } else {
      previous = moved ?? target
      // An item over its own place needs no gap.
      if moved == target { return }
      order.insert(
        ShownOrder.Place(id: GridView.gapID, position: target, origin: moved.map(dataPosition)))
    }
    let point = drag.session.location(in: self)
    show(order) { [self] in
      guard moved != nil else {
        return layoutCaller.makeContext(of: answers.layout, everything: false)
      }
      return layoutCaller.context(
        of: answers.layout, movingItemTo: simulation.indexPath(target), position: mirrored(point),
        previous: simulation.indexPath(previous), previousPosition: mirrored(point))
    }
    updateCellStates()
  }

  /// Closes the drop gap. The items slide back to their places.
  ///
  /// - Parameter isDropped: Whether the drop delegate is about to change the data.
  func closeDropGap(isDropped: Bool = false) {
    guard content.order != nil, !pass.isDecidingOnViews, !isUpdating else { return }
    _ = loadedModel
    guard var order = content.order, let gap = order.remove(GridView.gapID) else { return }
    show(order) { [self] in
      guard let origin = gap.origin else {
        return layoutCaller.makeContext(of: answers.layout, everything: false)
      }
      return layoutCaller.context(
        of: answers.layout,
        endingMovementAt: simulation.indexPath(isDropped ? gap.position : order.shown(origin)),
        previous: simulation.indexPath(isDropped ? order.shown(origin) : gap.position),
        cancelled: !isDropped)
    }
    updateCellStates()
  }
}
