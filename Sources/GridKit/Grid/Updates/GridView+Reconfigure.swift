extension GridView {
  /// Records items whose cells the data source is asked to configure anew (RC-1 … RC-9).
  func recordReconfiguration(_ paths: [IndexPath]) {
    recordUpdates {
      guard updatePositions(paths) != nil else { return }
      updates.reconfigured += paths.map { Position($0) }.filter { $0.raw >= 0 }
    }
  }

  /// Hands the live cells of the recorded items to the data source, under their new paths. Cells
  /// that were just requested are configured already (RC-9).
  ///
  /// - Returns: Whether no fault was met.
  func reconfigureCells(_ plan: UpdatePlan, besides change: ViewChange) -> Bool {
    guard !updates.reconfigured.isEmpty else { return true }
    let fresh = Set(change.entering.map(\.key))
    let places = Set(updates.reconfigured.compactMap { plan.survivor(of: $0) })
    for position in places.sorted() {
      let key = ElementKey(.cell, position)
      let present = liveViews[key] as? GridViewCell ?? keptCell(at: position)
      guard !fresh.contains(key), let cell = present else { continue }
      guard reconfigure(cell, key: key) else { return false }
    }
    return true
  }

  /// Asks the data source for a cell that it has: the dequeue hands the same object back (RC-2).
  private func reconfigure(_ cell: GridViewCell, key: ElementKey) -> Bool {
    guard let dataSource = storedDataSource else { return true }
    let attributes =
      cell.reuse.applied ?? GridViewLayoutAttributes(forCellWith: key.position.indexPath)
    let serial = faultSerial
    let request = ViewRequest(self, key: key, attributes: attributes)
    request.existing = cell
    request.open(in: self)
    let answer = withExtendedLifetime(attributes) {
      DataSourceCaller.cell(at: simulation.indexPath(key.position), from: dataSource, in: self)
    }
    request.close(in: self)
    guard faultSerial == serial else { return false }
    guard answer === cell else {
      simulation.raise(.reconfiguredOtherCell(answer, path: simulation.indexPath(key.position)))
      for view in request.dequeued where view !== cell {
        view.isHidden = true
        queues.enqueue(view)
      }
      return false
    }
    if liveViews[key] === cell {
      syncState(of: cell, at: key.position)
      cell.updateConfigurationIfNeeded()
      askAgain(cell)  // RC-4
    }
    return true
  }
}
