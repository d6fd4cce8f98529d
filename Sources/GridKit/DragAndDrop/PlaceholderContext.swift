/// The context of a placeholder for a dropped item.
@MainActor
final class PlaceholderContext: GridViewDropPlaceholderContext {
  let dragItem: GridDragItem
  let placeholder: GridViewDropPlaceholder
  let animation: DropAnimation
  @UnretainedGrid private var grid: GridView?
  /// The identifier of the placeholder's place in the shown order; nil before the placeholder is
  /// inserted.
  private(set) var id: Int?
  private var isUpdateDue = false

  init(
    dragItem: GridDragItem, placeholder: GridViewDropPlaceholder, animation: DropAnimation,
    in grid: GridView?
  ) {
    self.dragItem = dragItem
    self.placeholder = placeholder
    self.animation = animation
    self.grid = grid
  }

  func take(_ id: Int) {
    self.id = id
  }

  // MARK: Control

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let grid, let id else { return false }
    return grid.commitPlaceholder(id, dataSourceUpdates)
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let grid, let id else { return false }
    return grid.deletePlaceholder(id)
  }

  func setNeedsCellUpdate() {
    guard !isUpdateDue, let grid else { return }
    isUpdateDue = true
    grid.simulation.async { [weak self] in self?.updateCell() }
  }

  private func updateCell() {
    isUpdateDue = false
    guard let grid, let id, let place = grid.content.order?.place(id),
      let cell = grid.display.liveViews[ElementKey(.cell, place.position)] as? GridViewCell
    else { return }
    fill(cell, in: grid)
  }

  /// Configures the placeholder's cell with `cellUpdateHandler`.
  func fill(_ cell: GridViewCell, in grid: GridView) {
    if grid.simulation.isTracing {
      grid.simulation.emit(
        .view, "cellUpdateHandler", cell.reuse.position.indexPath.traceText, in: grid)
    }
    grid.simulation.perform { placeholder.cellUpdateHandler?(cell) }
    grid.display.recordConfiguration(of: cell)
  }

  // MARK: Animation

  func addAnimations(_ animations: @escaping () -> Void) {
    animation.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping (BaseViewAnimatingPosition) -> Void) {
    animation.addCompletion(completion)
  }
}

// MARK: - In the grid

extension GridView {
  /// The reuse identifier of the empty cell that fills the gap under a drag from outside the grid.
  static let gapIdentifier = "GridKit.gap"

  /// Inserts a placeholder at an index path of the data source.
  func insert(_ context: PlaceholderContext, at path: IndexPath) {
    guard mayChangePlaces() else { return }
    if isMovingItems { cancelInteractiveMovement() }
    closeDropGap()
    layoutIfNeeded()
    var order = content.order ?? ShownOrder()
    let counts = order.sourceCounts(of: loadedModel)
    let place = Position(path)
    guard path.count == 2, place != .invalid, counts.items.indices.contains(place.section),
      place.item <= counts.items[place.section]
    else { return simulation.raise(.placeholderPath(path, counts: counts)) }
    simulation.emit(.grid, "insertPlaceholder", path.traceText, in: self)
    let id = dragAndDrop.record(context, in: order)
    order.insert(ShownOrder.Place(id: id, position: order.shownInsertion(at: place)))
    guard show(order) else { return }
    context.take(id)
    guard let cell = display.liveViews[ElementKey(.cell, order.place(id)?.position ?? place)]
    else { return }
    _ = (cell as? GridViewCell).map { cell in
      simulation.perform { context.placeholder.previewParametersProvider?(cell) }
    }
  }

  /// Replaces a placeholder with an item that the data source inserts.
  ///
  /// - Returns: Whether the placeholder existed and the data source has inserted the item.
  func commitPlaceholder(_ id: Int, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard content.order?.place(id) != nil, mayChangePlaces() else { return false }
    layoutIfNeeded()
    guard let order = content.order, let place = order.place(id) else { return false }
    let path = order.insertion(at: place.position).indexPath
    let before = order.sourceCounts(of: loadedModel)
    simulation.emit(.grid, "commitInsertion(dataSourceUpdates:)", path.traceText, in: self)
    simulation.perform { dataSourceUpdates(path) }
    // If the closure has updated the grid in another way, nothing is left to do.
    guard content.order?.place(id) == place else { return true }
    openChange()
    do throws(ActionRejected) {
      try action { () throws(ActionRejected) in
        let after = try rethrowingFaults { sourceCaller?.loadCounts() ?? SectionCounts() }
        var expected = before.items
        expected[path.section] += 1
        guard after.items == expected else {
          try refuse(.placeholderCommit(path, before: before, after: after))
        }
        try rethrowingFaults {
          recycle(ElementKey(.cell, place.position))
          content.order?.release(id)
          if content.order?.isEmpty == true { content.order = nil }
          invalidateKeepingCounts(
            with: layoutCaller.makeContext(of: answers.layout, everything: false),
            areCountsChanged: true)
        }
        layOutSliding { layOutNow() }
      }
    } catch {
      return false
    }
    return true
  }

  /// Removes a placeholder. The following items slide up.
  ///
  /// - Returns: Whether the placeholder was removed.
  func deletePlaceholder(_ id: Int) -> Bool {
    guard content.order?.place(id) != nil, mayChangePlaces() else { return false }
    closeDropGap()
    layoutIfNeeded()
    guard var order = content.order, let place = order.remove(id) else { return false }
    simulation.emit(
      .grid, "deletePlaceholder()", place.position.indexPath.traceText, in: self)
    return show(order)
  }

  /// Returns whether placeholders may be inserted and removed now. Raises a fault inside a layout
  /// pass or an update, where index paths must not change.
  private func mayChangePlaces() -> Bool {
    guard !pass.isOpen(.rollingBack) else { return false }
    let isInside =
      pass.isDecidingOnViews || isUpdating || answers.layout.isPreparing || pass.isOpen(.switching)
      || display.openRequest != nil
    if isInside { simulation.raise(.updateInsidePass(self)) }
    return !isInside
  }

  /// Returns the cell of a placeholder or of the empty gap under a drag; nil if the request is for
  /// an item.
  func placeholderCell(for request: ViewRequest) -> GridViewCell? {
    guard let place = content.order?.place(at: request.key.position), place.origin == nil else {
      return nil
    }
    let context = interaction.dragAndDrop?.placeholders[place.id]
    if context == nil { registerGapCell() }
    request.isOfPlaceholder = true
    defer { request.isOfPlaceholder = false }
    let view = dequeue(
      kind: .cell, identifier: context?.placeholder.reuseIdentifier ?? GridView.gapIdentifier,
      path: simulation.indexPath(place.position))
    guard let cell = view as? GridViewCell else { return standInCell() }
    context?.fill(cell, in: self)
    return cell
  }

  private func registerGapCell() {
    let key = ReuseQueueKey(kind: .cell, identifier: GridView.gapIdentifier)
    guard display.registrations[key] == nil else { return }
    setRegistration(
      .viewClass(GridViewCell.self), kind: .cell, identifier: GridView.gapIdentifier)
  }
}
