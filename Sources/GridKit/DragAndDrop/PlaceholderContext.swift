/// The context of a placeholder for a dropped item.
@MainActor
final class PlaceholderContext: GridViewDropPlaceholderContext {
  let dragItem: GridDragItem
  let placeholder: GridViewDropPlaceholder
  let animation: DropAnimation
  @UnretainedGrid private var grid: GridView?
  /// The identifier of the placeholder's place in the shown order; nil before the placeholder is
  /// inserted.
  private var id: Int?
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

  // MARK: Control

  /// Inserts the placeholder at an index path of the data source.
  func insert(at path: IndexPath) {
    guard let grid, grid.mayChangePlaces() else { return }
    if grid.isMovingItems { grid.cancelInteractiveMovement() }
    grid.closeDropGap()
    grid.layoutIfNeeded()
    var order = grid.content.order ?? ShownOrder()
    let counts = order.sourceCounts(of: grid.loadedModel)
    let place = Position(path)
    guard path.count == 2, place != .invalid, counts.items.indices.contains(place.section),
      place.item <= counts.items[place.section]
    else { return grid.simulation.raise(.placeholderPath(path, counts: counts)) }
    grid.simulation.emit(.grid, "insertPlaceholder", path.traceText, in: grid)
    let id = grid.dragAndDrop.record(self, in: order)
    order.insert(ShownOrder.Place(id: id, position: order.shownInsertion(at: place)))
    guard grid.show(order) else { return }
    self.id = id
    let key = ElementKey(.cell, order.place(id)?.position ?? place)
    guard let cell = grid.display.liveViews[key] as? GridViewCell else { return }
    _ = grid.simulation.perform { placeholder.previewParametersProvider?(cell) }
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let grid, let id, grid.content.order?.place(id) != nil, grid.mayChangePlaces() else {
      return false
    }
    grid.layoutIfNeeded()
    guard let order = grid.content.order, let place = order.place(id) else { return false }
    let path = order.insertion(at: place.position).indexPath
    let before = order.sourceCounts(of: grid.loadedModel)
    grid.simulation.emit(
      .grid, "commitInsertion(dataSourceUpdates:)", path.traceText, in: grid)
    grid.simulation.perform { dataSourceUpdates(path) }
    // If the closure has updated the grid in another way, nothing is left to do.
    guard grid.content.order?.place(id) == place else { return true }
    return grid.replace(place, at: path, before: before)
  }

  @discardableResult
  func deletePlaceholder() -> Bool {
    guard let grid, let id, grid.content.order?.place(id) != nil, grid.mayChangePlaces() else {
      return false
    }
    grid.closeDropGap()
    grid.layoutIfNeeded()
    guard var order = grid.content.order, let place = order.remove(id) else { return false }
    grid.simulation.emit(
      .grid, "deletePlaceholder()", place.position.indexPath.traceText, in: grid)
    return grid.show(order)
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
  /// Replaces a placeholder with an item that the data source has inserted.
  ///
  /// - Returns: Whether the data source has inserted the item and nothing else.
  fileprivate func replace(
    _ place: ShownOrder.Place, at path: IndexPath, before: SectionCounts
  ) -> Bool {
    openChange()
    let isReplaced: Void? = try? action { () throws(ActionRejected) in
      let after = try rethrowingFaults { sourceCaller?.loadCounts() ?? SectionCounts() }
      var expected = before.items
      expected[path.section] += 1
      guard after.items == expected else {
        try refuse(.placeholderCommit(path, before: before, after: after))
      }
      try rethrowingFaults {
        recycle(ElementKey(.cell, place.position))
        content.order?.release(place.id)
        if content.order?.isEmpty == true { content.order = nil }
        invalidateKeepingCounts(
          with: layoutCaller.makeContext(of: answers.layout, everything: false),
          areCountsChanged: true)
      }
      layOutSliding()
    }
    return isReplaced != nil
  }

  /// Returns whether placeholders may be inserted and removed now. Raises a fault inside a layout
  /// pass or an update, where index paths must not change.
  fileprivate func mayChangePlaces() -> Bool {
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
    let gap = ReuseQueueKey(kind: .cell, identifier: "GridKit.gap")
    if context == nil, display.registrations[gap] == nil {
      setRegistration(.viewClass(GridViewCell.self), kind: .cell, identifier: gap.identifier)
    }
    request.isOfPlaceholder = true
    defer { request.isOfPlaceholder = false }
    let view = dequeue(
      kind: .cell, identifier: context?.placeholder.reuseIdentifier ?? gap.identifier,
      path: simulation.indexPath(place.position))
    guard let cell = view as? GridViewCell else { return standIn(GridViewCell.self) }
    context?.fill(cell, in: self)
    return cell
  }
}
