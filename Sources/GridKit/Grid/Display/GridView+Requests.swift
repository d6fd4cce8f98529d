extension GridView {
  /// Requests a cell from the data source and checks the returned cell.
  func requestCell(
    _ key: ElementKey, attributes: GridViewLayoutAttributes, from source: (any GridViewDataSource)?
  ) throws(ActionRejected) -> GridReusableView {
    let reused = display.cellRequest(madeFor: key, attributes)
    return try reused.withObject(refusing: { request throws(ActionRejected) in
      // The data source may request cells inside the request.
      guard !request.isOpen else { return try ask(source, ViewRequest(key, attributes)) }
      request.renew(key, attributes)
      return try ask(source, request)
    })
  }

  /// - Parameter source: The data source. It is passed on without a copy, because a retain is slow
  ///   for an object that has weak references.
  private func ask(
    _ source: (any GridViewDataSource)?, _ request: ViewRequest
  ) throws(ActionRejected) -> GridReusableView {
    guard source != nil else { try refuse(.missingDataSource()) }
    let cell = try request.answer(in: self) { () -> GridReusableView in
      if content.order != nil, let cell = placeholderCell(for: request) { return cell }
      return DataSourceCaller.cell(at: dataPath(request.key.position), from: source, in: self)
    }
    try request.check(cell, in: self)
    display.recordConfiguration(of: cell)
    request.forgetViews()
    return cell
  }

  /// Requests a supplementary view from the data source and checks the returned view.
  func requestSupplementaryView(
    _ key: ElementKey, attributes: GridViewLayoutAttributes
  ) throws(ActionRejected) -> GridReusableView {
    guard let sourceCaller else { try refuse(.missingDataSource()) }
    let kind = key.kind.name ?? ""
    let path = simulation.indexPath(key.position)
    let request = ViewRequest(key, attributes)
    let view = try request.answer(in: self) {
      sourceCaller.supplementaryView(kind: kind, at: path)
    }
    guard let view, view.reuseIdentifier != nil else {
      try request.refuse(.supplementaryNotDequeued(kind: kind, path: path, view: view), in: self)
    }
    if view.reuse.kind != key.kind {
      try request.refuse(
        .supplementaryKindMismatch(requested: key.kind, dequeued: view.reuse.kind), in: self)
    }
    try request.check(view, in: self)
    display.recordConfiguration(of: view)
    return view
  }

  // MARK: Registration

  func setRegistration(
    _ registration: ViewRegistration?, kind: ElementKind, identifier: String
  ) {
    if identifier.isEmpty { return raise(.emptyIdentifier(kind: kind)) }
    if case .viewClass(let viewClass)? = registration, !kind.accepts(viewClass) {
      return raise(.notReusable(viewClass, kind: kind, in: simulation))
    }
    let key = ReuseQueueKey(kind: kind, identifier: identifier)
    display.registrations[key] = registration
    for view in display.queues.purge(key) { view.removeFromSuperview() }
  }

  // MARK: Dequeue

  /// Dequeues or makes a view for the open request.
  func dequeue(kind: ElementKind, identifier: String, path: IndexPath) -> GridReusableView {
    let key = ReuseQueueKey(kind: kind, identifier: identifier)
    do throws(ActionRejected) {
      guard path.count == 2 || (kind != .cell && path.count == 1) else {
        try refuse(.malformedIndexPath(path))
      }
      guard let registration = display.registrations.find(key) else {
        try refuse(display.registrations.missing(key))
      }
      if kind != .cell, path.count == 2, !loadedModel.items.indices.contains(path[0]) {
        try refuse(
          .supplementarySectionOutOfRange(
            kind: kind.name ?? "", section: path[0], sections: loadedModel.sectionCount,
            isDequeue: true))
      }
      guard let openRequest = display.openRequest else {
        // Outside any request, for instance in a test that calls the data source itself. The next
        // layout pass raises a fault, because the view was not returned.
        let view = try dequeue(key, madeBy: registration, at: path, for: nil)
        display.unreturnedViews.append(view)
        return view
      }
      return try openRequest.withObject(refusing: { request throws(ActionRejected) in
        try dequeue(key, madeBy: registration, at: path, for: request)
      })
    } catch {
      return standIn(for: kind)
    }
  }

  private func dequeue(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration, at path: IndexPath,
    for request: ViewRequest?
  ) throws(ActionRejected) -> GridReusableView {
    let isData = key.kind == .cell && request?.isOfPlaceholder != true
    // Without a movement, `content` is not copied (`steady-scroll`).
    let isMoved = isData && !showsSourceOrder
    let position = isMoved ? content.shown(Position(path)) : Position(path)
    // The caller retains the attributes of the requested element.
    var attributes: Unretained<GridViewLayoutAttributes>?
    if let request, position == request.key.position {
      if let existing = request.existing, existing.reuse.queue == key {
        request.record(existing)
        return existing
      }
      if key.kind == request.key.kind { attributes = request.attributes }
    }
    let element = ElementKey(key.kind, position)
    let isOther = attributes == nil && element.exists(in: loadedModel) && position.raw >= 0
    let other = isOther ? attributesInForce(element) : nil
    // `withExtendedLifetime` checks at run time that its closure runs on the main actor, which is
    // slow (`first-layout`).
    defer { extendLifetime(other) }
    if let other { attributes = Unretained(other) }
    let frame = attributes?.withObject { $0.base.frame } ?? .zero
    let view = try takeOrMake(registration, key: key, frame: frame)
    view.reuse.position = position
    request?.record(view)
    attributes?.withObject { _ = view.applyIfNeeded($0) }
    return view
  }

  /// Refuses a pass after views were dequeued outside any request (E-14). The views go back into
  /// their reuse queues, so that the fault is raised once.
  func refuseUnreturnedViews() throws(ActionRejected) {
    guard let first = display.unreturnedViews.first else { return }
    let fault = GridFault.dequeuedViewNotReturned(first, in: self)
    abandon(display.unreturnedViews)
    display.unreturnedViews.removeAll()
    try refuse(fault)
  }

  /// Returns a view from the reuse queue, after `prepareForReuse()`, or a new view (RU-3, RU-5).
  private func takeOrMake(
    _ registration: ViewRegistration, key: ReuseQueueKey, frame: CGRect
  ) throws(ActionRejected) -> GridReusableView {
    guard let used = display.queues.dequeue(key, madeBy: registration) else {
      return try registration.makeView(for: key, frame: frame, in: self)
    }
    used.reuse.useCount += 1
    used.reuse.isPreparedForReuse = false
    if key.kind == .cell {
      simulation.work.cellsDequeued += 1
    } else {
      simulation.work.reusableViewsDequeued += 1
    }
    if simulation.isTracing { simulation.emit(.view, "prepareForReuse()") }
    Simulation.perform(in: self) { used.prepareForReuse() }
    return used
  }

  /// Dequeues or makes a decoration view with the layout's registrations (SV-9).
  func makeDecorationView(
    _ key: ElementKey, attributes: GridViewLayoutAttributes
  ) throws(ActionRejected) -> GridReusableView {
    let kind = key.kind.name ?? ""
    guard let registration = answers.layout.decorationRegistrations[kind] else {
      try refuse(.unregisteredDecoration(kind: kind))
    }
    let queue = ReuseQueueKey(kind: key.kind, identifier: kind)
    let view = try takeOrMake(registration, key: queue, frame: attributes.base.frame)
    display.recordConfiguration(of: view)
    return view
  }

  // MARK: Stand-ins

  /// Returns the result of a dequeue after a fault: a view without a reuse identifier, which is
  /// never shown. If only one class is registered for the kind, the view is of that class, because
  /// most data sources cast it. Otherwise it is a plain view.
  private func standIn(for kind: ElementKind) -> GridReusableView {
    simulation.tellOfStandIn()
    if let viewClass = display.registrations.onlyClass(of: kind) { return standIn(viewClass) }
    return kind == .cell ? standIn(GridViewCell.self) : standIn(GridReusableView.self)
  }

  /// Returns a view of a class, which is never shown.
  func standIn<View: GridReusableView>(_ viewClass: View.Type) -> View {
    simulation.perform { viewClass.makeInstance(frame: .zero) }
  }
}
