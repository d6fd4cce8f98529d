extension GridView {
  /// Asks the data source to reconfigure the live and kept cells of the recorded items, under their
  /// new index paths. Cells that this change has requested are configured already.
  func reconfigureCells(_ plan: UpdatePlan, besides change: ViewChange) throws(ActionRejected) {
    guard !changes.updates.reconfigured.isEmpty else { return }
    let fresh = Set(change.entering.map(\.key))
    let places = Set(changes.updates.reconfigured.compactMap { plan.survivor(of: $0) })
    for position in places.sorted() {
      let key = ElementKey(.cell, position)
      let present = display.liveViews[key] as? GridViewCell ?? display.keptCell(at: position)
      guard !fresh.contains(key), !content.isKeptPlace(position), let cell = present
      else { continue }
      try reconfigure(cell, key: key)
    }
  }

  /// Asks the data source to reconfigure a cell. Meanwhile, dequeuing returns this cell.
  private func reconfigure(_ cell: GridViewCell, key: ElementKey) throws(ActionRejected) {
    guard let dataSource = storedDataSource else { return }
    let attributes =
      cell.reuse.applied ?? GridViewLayoutAttributes(forCellWith: key.position.indexPath)
    let request = ViewRequest(key, attributes, existing: cell)
    let answer = try rethrowingFaults {
      withExtendedLifetime(attributes) {
        request.whileOpen(in: self) {
          DataSourceCaller.cell(at: dataPath(key.position), from: dataSource, in: self)
        }
      }
    }
    guard answer === cell else {
      for view in request.dequeued where view !== cell {
        view.isHidden = true
        display.queues.enqueue(view)
      }
      try refuse(.reconfiguredOtherCell(answer, path: simulation.indexPath(key.position)))
    }
    display.recordConfiguration(of: cell)
    if display.liveViews[key] === cell {
      syncState(of: cell, at: key.position)
      cell.updateConfigurationIfNeeded()
      askAgain(cell)
    }
  }
}
