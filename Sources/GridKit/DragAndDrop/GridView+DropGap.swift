// The gap that opens under something dragged: a kept place, in which the item shows that is
// moved within the grid; what comes from elsewhere leaves it empty.

extension GridView {
  var hasDropGap: Bool { content.order?.place(GridView.gapID) != nil }

  /// The item that a drag would move within the grid: the first that it has taken from here.
  private func movedItem(of drag: RunningDrag) -> Position? {
    guard drag.source === self, drag.session.allowsMoveOperation else { return nil }
    return content.dragged.first.flatMap { $0 }
  }

  /// Returns the position at which something dragged would be dropped, in the shown order; nil
  /// where no item is.
  ///
  /// An item of the grid's own is asked about as in a movement by hand: the layout first, then the
  /// delegate where the layout wants another place (IM-6, IM-7).
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

  /// The path at which the data source would insert for something dragged to show at a position,
  /// once an item that is moved was taken out.
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

  /// Opens the gap at a position of the shown order, or moves it there.
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
      // An item in its own place leaves none.
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

  /// Closes the gap: items slide back.
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
