/// Follows the placeholder of a dropped thing in a grid.
@MainActor
final class PlaceholderContext: GridViewDropPlaceholderContext {
  let dragItem: GridDragItem
  let placeholder: GridViewDropPlaceholder
  let animation: DropAnimation
  @UnretainedGrid private var grid: GridView?
  /// The identifier of the placeholder's place in the shown order; nil before it has one.
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

  // MARK: What becomes of it

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

  /// Fills a cell that stands in.
  func fill(_ cell: GridViewCell, in grid: GridView) {
    if grid.simulation.isTracing {
      grid.simulation.emit(
        .view, "cellUpdateHandler", cell.reuse.position.indexPath.traceText, in: grid)
    }
    grid.simulation.perform { placeholder.cellUpdateHandler?(cell) }
    grid.display.recordConfiguration(of: cell)
  }

  // MARK: Its animation

  func addAnimations(_ animations: @escaping () -> Void) {
    animation.addAnimations(animations)
  }

  func addCompletion(_ completion: @escaping (BaseViewAnimatingPosition) -> Void) {
    animation.addCompletion(completion)
  }
}

// MARK: - In the grid

extension GridView {
  /// The identifier of the cell in a gap that no item of the grid's own fills.
  static let gapIdentifier = "GridKit.gap"

  /// Shows a placeholder at a place of the data source's.
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

  /// Hands the place of a placeholder to an item of the data source.
  ///
  /// - Returns: Whether there was one, and the data has got its item.
  func commitPlaceholder(_ id: Int, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard content.order?.place(id) != nil, mayChangePlaces() else { return false }
    layoutIfNeeded()
    guard let order = content.order, let place = order.place(id) else { return false }
    let path = order.insertion(at: place.position).indexPath
    let before = order.sourceCounts(of: loadedModel)
    simulation.emit(.grid, "commitInsertion(dataSourceUpdates:)", path.traceText, in: self)
    simulation.perform { dataSourceUpdates(path) }
    // The caller's block may have told the grid of its change in another way.
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

  /// Takes a placeholder away: what is behind it slides up.
  ///
  /// - Returns: Whether there was one.
  func deletePlaceholder(_ id: Int) -> Bool {
    guard content.order?.place(id) != nil, mayChangePlaces() else { return false }
    closeDropGap()
    layoutIfNeeded()
    guard var order = content.order, let place = order.remove(id) else { return false }
    simulation.emit(
      .grid, "deletePlaceholder()", place.position.indexPath.traceText, in: self)
    return show(order)
  }

  /// Whether places may come and go now: not from inside a pass or an update, which would change
  /// paths under the feet of their callers.
  private func mayChangePlaces() -> Bool {
    guard !pass.isOpen(.rollingBack) else { return false }
    let isInside =
      pass.isDecidingOnViews || isUpdating || answers.layout.isPreparing || pass.isOpen(.switching)
      || display.openRequest != nil
    if isInside { simulation.raise(.updateInsidePass(self)) }
    return !isInside
  }

  /// The cell of a place that the data source does not know of; nil where it has the item.
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
