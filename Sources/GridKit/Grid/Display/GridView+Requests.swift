/// A request for a view, which the data source answers.
@MainActor
final class ViewRequest {
  // Exclusivity checks are off, because every cell that appears is requested (benchmark scenarios
  // `steady-scroll` and `fling`).

  /// The innermost open request of any grid. The code that opened the request retains it.
  private static var innermost: Unretained<ViewRequest>?

  static var current: ViewRequest? { innermost?.object }

  /// The requesting grid. The grid owns its requests, and outlives an open request.
  unowned(unsafe) let grid: GridView
  @exclusivity(unchecked) private(set) var key: ElementKey
  /// The attributes of the element. The caller retains them.
  @exclusivity(unchecked) private(set) var attributes: Unretained<GridViewLayoutAttributes>
  /// The innermost requests before this request was opened. `next` was innermost among the requests
  /// of all grids, `outer` among the requests of the same grid.
  private var next: Unretained<ViewRequest>?
  private var outer: Unretained<ViewRequest>?
  private(set) var isOpen = false
  /// The live view that is reconfigured. The dequeue returns it again (RC-2).
  var existing: GridReusableView?
  /// Whether the request is for the cell of a placeholder. The data source is not asked for such a
  /// cell.
  var isOfPlaceholder = false
  /// The view that was dequeued first for the request, and the views that were dequeued after it. A
  /// data source should dequeue only one view.
  @exclusivity(unchecked) private var first: GridReusableView?
  private var others: [GridReusableView] = []

  init(_ grid: GridView, key: ElementKey, attributes: GridViewLayoutAttributes) {
    self.grid = grid
    self.key = key
    self.attributes = Unretained(attributes)
  }

  /// Reuses an answered request for another element.
  func renew(key: ElementKey, attributes: GridViewLayoutAttributes) {
    self.key = key
    self.attributes = Unretained(attributes)
  }

  /// Makes this the open request of its grid.
  func open(in grid: GridView) {
    isOpen = true
    next = ViewRequest.innermost
    outer = grid.display.openRequest
    let this = Unretained(self)
    ViewRequest.innermost = this
    grid.display.openRequest = this
  }

  func close(in grid: GridView) {
    ViewRequest.innermost = next
    grid.display.openRequest = outer
    isOpen = false
  }

  // MARK: Views

  /// Views dequeued while the request is open.
  var dequeued: [GridReusableView] { first.map { [$0] + others } ?? [] }

  /// Whether a view is the only dequeued view.
  func hasOnly(_ view: GridReusableView) -> Bool { first === view && others.isEmpty }

  func record(_ view: GridReusableView) {
    if first == nil { first = view } else { others.append(view) }
  }

  /// Forgets the dequeued views, so that the request can be reused.
  ///
  /// - Returns: The view that was dequeued first.
  @discardableResult
  func forgetViews() -> GridReusableView? {
    if existing != nil { existing = nil }
    if !others.isEmpty { others.removeAll() }
    return first.take()
  }
}

extension GridView {
  /// Requests a cell from the data source and checks the returned cell.
  func requestCell(
    _ key: ElementKey, attributes: GridViewLayoutAttributes, from source: (any GridViewDataSource)?
  ) throws(ActionRejected) -> GridReusableView {
    // An answered request is reused, unless the data source requests cells inside it.
    if let answered = display.cellRequestReference {
      return try answered.withObject(refusing: { request throws(ActionRejected) in
        guard !request.isOpen else {
          return try ask(source, ViewRequest(self, key: key, attributes: attributes))
        }
        request.renew(key: key, attributes: attributes)
        return try ask(source, request)
      })
    }
    let request = ViewRequest(self, key: key, attributes: attributes)
    display.cellRequest = request
    display.cellRequestReference = Unretained(request)
    return try ask(source, request)
  }

  /// - Parameter source: The data source. It is passed on without a copy, because a retain is slow
  ///   for an object that has weak references.
  private func ask(
    _ source: (any GridViewDataSource)?, _ request: ViewRequest
  ) throws(ActionRejected) -> GridReusableView {
    guard source != nil else { try refuse(.missingDataSource()) }
    request.open(in: self)
    let (cell, isRefused) = watch { answer(to: request, from: source) }
    request.close(in: self)
    if isRefused {
      abandon(request)
      throw ActionRejected()
    }
    try check(cell, for: request)
    display.recordConfiguration(of: cell)
    display.record(answered: request.forgetViews())
    return cell
  }

  private func answer(
    to request: ViewRequest, from source: (any GridViewDataSource)?
  ) -> GridReusableView {
    if content.order != nil, let cell = placeholderCell(for: request) { return cell }
    return DataSourceCaller.cell(at: dataPath(request.key.position), from: source, in: self)
  }

  /// Requests a supplementary view from the data source and checks the returned view.
  func requestSupplementaryView(
    _ key: ElementKey, attributes: GridViewLayoutAttributes
  ) throws(ActionRejected) -> GridReusableView {
    guard let sourceCaller else { try refuse(.missingDataSource()) }
    let kind = key.kind.name ?? ""
    let path = simulation.indexPath(key.position)
    let request = ViewRequest(self, key: key, attributes: attributes)
    let view: GridReusableView?
    do throws(ActionRejected) {
      view = try rethrowingFaults {
        request.open(in: self)
        defer { request.close(in: self) }
        return sourceCaller.supplementaryView(kind: kind, at: path)
      }
    } catch {
      abandon(request)
      throw error
    }
    guard let view, view.reuseIdentifier != nil else {
      try refuse(.supplementaryNotDequeued(kind: kind, path: path, view: view), of: request)
    }
    if view.reuse.kind != key.kind {
      try refuse(
        .supplementaryKindMismatch(requested: key.kind, dequeued: view.reuse.kind), of: request)
    }
    try check(view, for: request)
    display.recordConfiguration(of: view)
    return view
  }

  /// Checks that the data source returned the one view that it dequeued for this element (E-6,
  /// E-14).
  private func check(
    _ view: GridReusableView, for request: ViewRequest
  ) throws(ActionRejected) {
    if view.storedReuseIdentifier == nil, view.reuseIdentifier == nil {
      try refuse(.cellWithoutIdentifier(), of: request)
    }
    if request.hasOnly(view), view.reuse.position == request.key.position { return }
    let lost = request.dequeued.first { $0 !== view } ?? view
    try refuse(.dequeuedViewNotReturned(lost, in: self), of: request)
  }

  /// Raises a fault of a request and puts its views back into their reuse queues.
  private func refuse(
    _ fault: GridFault, of request: ViewRequest
  ) throws(ActionRejected) -> Never {
    raise(fault)
    abandon(request)
    throw ActionRejected()
  }

  /// Hides the views of a failed request, and puts them back into their reuse queues.
  private func abandon(_ request: ViewRequest) {
    for view in request.dequeued { abandon(view) }
    request.forgetViews()
  }

  private func abandon(_ view: GridReusableView) {
    view.isHidden = true
    view.reuse.applied = nil
    view.reuse.position = .invalid
    display.queues.enqueue(view)
  }

  // MARK: Registration

  func setRegistration(
    _ registration: ViewRegistration?, kind: ElementKind, identifier: String
  ) {
    if identifier.isEmpty {
      raise(.emptyIdentifier(kind: kind))
      return
    }
    if case .viewClass(let viewClass)? = registration, !isReusable(viewClass, kind: kind) {
      raise(.notReusable(viewClass, kind: kind, in: simulation))
      return
    }
    let key = ReuseQueueKey(kind: kind, identifier: identifier)
    display.registrations[key] = registration
    for view in display.queues.purge(key) { view.removeFromSuperview() }
  }

  /// Returns the registration of a reuse queue. The latest registration is cached, because most
  /// grids have few kinds of cells, and comparing an identifier is faster than hashing it.
  private func registration(for key: ReuseQueueKey) -> ViewRegistration? {
    if let latest = display.latestRegistration, latest.key == key { return latest.registration }
    guard let registration = display.registrations[key] else { return nil }
    display.latestRegistration = (key, registration)
    return registration
  }

  private func isReusable(_ viewClass: AnyClass, kind: ElementKind) -> Bool {
    kind == .cell ? viewClass is GridViewCell.Type : viewClass is GridReusableView.Type
  }

  // MARK: Dequeue

  /// Dequeues or makes a view for the open request.
  func dequeue(kind: ElementKind, identifier: String, path: IndexPath) -> GridReusableView {
    let key = ReuseQueueKey(kind: kind, identifier: identifier)
    guard path.count == 2 || (kind != .cell && path.count == 1) else {
      raise(.malformedIndexPath(path))
      return standIn(for: kind)
    }
    guard let registration = registration(for: key) else {
      raise(
        .unregistered(
          kind: kind, identifier: identifier, others: identifiers(registeredFor: kind),
          kinds: kinds(registeredFor: identifier)))
      return standIn(for: kind)
    }
    if kind != .cell, path.count == 2, !loadedModel.items.indices.contains(path[0]) {
      raise(
        .supplementarySectionOutOfRange(
          kind: kind.name ?? "", section: path[0], sections: loadedModel.sectionCount,
          isDequeue: true))
      return standIn(for: kind)
    }
    guard let openRequest = display.openRequest else {
      return dequeueUnasked(key, madeBy: registration, at: path)
    }
    return openRequest.withObject {
      dequeue(key, madeBy: registration, at: path, for: $0)
    }
  }

  private func dequeue(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration, at path: IndexPath,
    for request: ViewRequest
  ) -> GridReusableView {
    let kind = key.kind
    let isData = kind == .cell && !request.isOfPlaceholder
    let position = isData ? content.shown(Position(path)) : Position(path)
    if let existing = request.existing, existing.reuse.queue == key,
      position == request.key.position
    {
      request.record(existing)
      return existing
    }
    guard position == request.key.position, kind == request.key.kind else {
      let attributes = attributesForDequeue(ElementKey(kind, position))
      return withExtendedLifetime(attributes) {
        dequeue(
          key, madeBy: registration, for: request, at: position,
          attributes: attributes.map { Unretained($0) })
      }
    }
    return dequeue(
      key, madeBy: registration, for: request, at: position, attributes: request.attributes)
  }

  /// - Parameter attributes: The attributes of the element, which the caller retains.
  private func dequeue(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration, for request: ViewRequest,
    at position: Position, attributes: Unretained<GridViewLayoutAttributes>?
  ) -> GridReusableView {
    let frame = attributes?.withObject { $0.base.frame } ?? .zero
    guard let view = try? takeOrMake(registration, key: key, frame: frame) else {
      return standIn(for: key.kind)
    }
    view.reuse.position = position
    request.record(view)
    attributes?.withObject { _ = view.applyIfNeeded($0) }
    return view
  }

  /// Dequeues or makes a view outside any request, for instance for a test that calls the data
  /// source itself. The next layout pass raises a fault, because the view was not returned.
  private func dequeueUnasked(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration, at path: IndexPath
  ) -> GridReusableView {
    let position = key.kind == .cell ? content.shown(Position(path)) : Position(path)
    let attributes = attributesForDequeue(ElementKey(key.kind, position))
    guard let view = try? takeOrMake(registration, key: key, frame: attributes?.base.frame ?? .zero)
    else { return standIn(for: key.kind) }
    view.reuse.position = position
    if let attributes { _ = view.applyIfNeeded(attributes) }
    display.unreturnedViews.append(view)
    return view
  }

  /// Refuses a pass after views were dequeued outside any request (E-14). The views go back into
  /// their reuse queues, so that the fault is raised once.
  func refuseUnreturnedViews() throws(ActionRejected) {
    guard let first = display.unreturnedViews.first else { return }
    let fault = GridFault.dequeuedViewNotReturned(first, in: self)
    for view in display.unreturnedViews { abandon(view) }
    display.unreturnedViews.removeAll()
    try refuse(fault)
  }

  /// Returns a view from the reuse queue, after `prepareForReuse()`, or a new view (RU-3, RU-5).
  private func takeOrMake(
    _ registration: ViewRegistration, key: ReuseQueueKey, frame: CGRect
  ) throws(ActionRejected) -> GridReusableView {
    if let used = display.queues.dequeue(key, madeBy: registration) {
      used.reuse.useCount += 1
      used.reuse.isPreparedForReuse = false
      countDequeue(key.kind)
      if simulation.isTracing { simulation.emit(.view, "prepareForReuse()") }
      Simulation.perform(in: self) { used.prepareForReuse() }
      return used
    }
    return try makeView(registration, key: key, frame: frame)
  }

  private func countDequeue(_ kind: ElementKind) {
    if kind == .cell {
      simulation.work.cellsDequeued += 1
    } else {
      simulation.work.reusableViewsDequeued += 1
    }
  }

  private func attributesForDequeue(_ key: ElementKey) -> GridViewLayoutAttributes? {
    let model = loadedModel
    guard key.position.raw >= 0, key.position.section < model.sectionCount,
      key.kind != .cell || key.position.item < model.items[key.position.section]
    else { return nil }
    return attributesInForce(key)
  }

  private func makeView(
    _ registration: ViewRegistration, key: ReuseQueueKey, frame: CGRect
  ) throws(ActionRejected) -> GridReusableView {
    let view = try rethrowingFaults { () throws(ActionRejected) in
      try instantiate(registration, kind: key.kind, identifier: key.identifier, frame: frame)
    }
    if key.kind == .cell {
      simulation.work.cellsMade += 1
    } else {
      simulation.work.reusableViewsMade += 1
    }
    view.storedReuseIdentifier = key.identifier
    view.reuse.queue = key
    view.reuse.queuePlace = nil
    view.reuse.kind = key.kind
    view.reuse.origin = registration.origin
    return view
  }

  /// Makes a view from a class or a nib.
  private func instantiate(
    _ registration: ViewRegistration, kind: ElementKind, identifier: String, frame: CGRect
  ) throws(ActionRejected) -> GridReusableView {
    switch registration {
    case .viewClass(let viewClass):
      guard isReusable(viewClass, kind: kind), let viewClass = viewClass as? GridReusableView.Type
      else { try refuse(.notReusable(viewClass, kind: kind, in: simulation)) }
      return simulation.perform { viewClass.makeInstance(frame: frame) }
    case .nib(let nib):
      let objects = simulation.perform { nib.instantiate(withOwner: nil) }
      guard objects.count == 1, let view = objects[0] as? GridReusableView,
        isReusable(type(of: view), kind: kind)
      else { try refuse(.invalidNib(identifier: identifier)) }
      if let inNib = nib.reuseIdentifier, inNib != identifier, !isOfRegistrationValue(identifier) {
        try refuse(
          kind.category == .decorationView
            ? .decorationNibMismatch(inNib, kind: identifier)
            : .nibIdentifierMismatch(inNib, registered: identifier))
      }
      return view
    }
  }

  // MARK: Decoration views

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

  /// Returns the reuse identifiers that the user has registered for a kind, sorted.
  private func identifiers(registeredFor kind: ElementKind) -> [String] {
    display.registrations.keys.lazy.filter { $0.kind == kind }.map(\.identifier)
      .filter { !self.isOfRegistrationValue($0) }.sorted()
  }

  /// Returns the kinds that have a registration for a reuse identifier, cells first.
  private func kinds(registeredFor identifier: String) -> [ElementKind] {
    display.registrations.keys.lazy.filter { $0.identifier == identifier }.map(\.kind)
      .sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  /// Returns the result of a dequeue after a fault: a view without a reuse identifier, which is
  /// never shown. If only one class is registered for the kind, the view is of that class, because
  /// most data sources cast it. Otherwise it is a plain view.
  private func standIn(for kind: ElementKind) -> GridReusableView {
    simulation.tellOfStandIn()
    if let viewClass = onlyClass(registeredFor: kind) {
      return simulation.perform { viewClass.makeInstance(frame: .zero) }
    }
    return kind == .cell ? standInCell() : simulation.perform { GridReusableView(frame: .zero) }
  }

  private func onlyClass(registeredFor kind: ElementKind) -> GridReusableView.Type? {
    var only: GridReusableView.Type?
    for (key, registration) in display.registrations where key.kind == kind {
      guard case .viewClass(let viewClass) = registration, only == nil || only == viewClass else {
        return nil
      }
      only = viewClass as? GridReusableView.Type
    }
    return only
  }

  func standInCell() -> GridViewCell {
    simulation.perform { GridViewCell(frame: .zero) }
  }
}
