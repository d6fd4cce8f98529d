/// A question for a view that the data source is answering.
@MainActor
final class ViewRequest {
  // Unchecked for scenarios `steady-scroll` and `fling` of the benchmark: a request for every cell
  // that comes.

  /// The innermost request that is open, of whatever grid. Who opened it keeps it.
  @exclusivity(unchecked) private static var innermost: Unretained<ViewRequest>?

  static var current: ViewRequest? { innermost?.object }

  /// Keeps its requests, and is asking while one is open.
  unowned(unsafe) let grid: GridView
  @exclusivity(unchecked) private(set) var key: ElementKey
  /// Kept by who asks.
  @exclusivity(unchecked) private(set) var attributes: Unretained<GridViewLayoutAttributes>
  /// The innermost request that was open when this one was opened, of whatever grid and of the
  /// same.
  @exclusivity(unchecked) private var next: Unretained<ViewRequest>?
  @exclusivity(unchecked) private var outer: Unretained<ViewRequest>?
  @exclusivity(unchecked) private(set) var isOpen = false
  /// The live view that is configured anew: a dequeue hands it back (RC-2).
  @exclusivity(unchecked) var existing: GridReusableView?
  /// Whether the cell is a placeholder's, which the data source is not asked for.
  @exclusivity(unchecked) var isOfPlaceholder = false
  /// The view that was dequeued first while the request is open, and any others: one is all that a
  /// data source should take.
  @exclusivity(unchecked) private var first: GridReusableView?
  @exclusivity(unchecked) private var others: [GridReusableView] = []

  init(_ grid: GridView, key: ElementKey, attributes: GridViewLayoutAttributes) {
    self.grid = grid
    self.key = key
    self.attributes = Unretained(attributes)
  }

  /// Makes a question that was answered another one.
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

  /// Whether a view is the only one that was dequeued.
  func hasOnly(_ view: GridReusableView) -> Bool { first === view && others.isEmpty }

  @inline(__always)
  func record(_ view: GridReusableView) {
    if first == nil { first = view } else { others.append(view) }
  }

  /// Makes this ready for another question.
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
  /// Asks the data source for a cell and checks what comes back; nil after a fault.
  func requestCell(
    _ key: ElementKey, attributes: GridViewLayoutAttributes, from source: (any GridViewDataSource)?
  ) -> GridReusableView? {
    // A request that was answered serves again, unless the data source asks for cells inside of it.
    if let answered = display.cellRequestReference {
      return answered.withObject { request in
        guard !request.isOpen else {
          return ask(source, ViewRequest(self, key: key, attributes: attributes))
        }
        request.renew(key: key, attributes: attributes)
        return ask(source, request)
      }
    }
    let request = ViewRequest(self, key: key, attributes: attributes)
    display.cellRequest = request
    display.cellRequestReference = Unretained(request)
    return ask(source, request)
  }

  /// - Parameter source: Handed on as it came: a copy of the reference would be counted, which
  ///   takes long for an object that others refer to weakly.
  private func ask(
    _ source: (any GridViewDataSource)?, _ request: ViewRequest
  ) -> GridReusableView? {
    guard source != nil else {
      raise(.missingDataSource())
      return nil
    }
    request.open(in: self)
    let (cell, isRefused) = watch { answer(to: request, from: source) }
    request.close(in: self)
    if isRefused {
      abandon(request)
      return nil
    }
    guard accept(cell, for: request) else { return nil }
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

  /// Asks the data source for a supplementary view and checks what comes back; nil after a fault.
  func requestSupplementaryView(
    _ key: ElementKey, attributes: GridViewLayoutAttributes
  ) -> GridReusableView? {
    guard let sourceCaller else {
      raise(.missingDataSource())
      return nil
    }
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
      return nil
    }
    guard let view, view.reuseIdentifier != nil else {
      raise(.supplementaryNotDequeued(kind: kind, path: path, view: view))
      abandon(request)
      return nil
    }
    if view.reuse.kind != key.kind {
      raise(
        .supplementaryKindMismatch(requested: key.kind, dequeued: view.reuse.kind))
      abandon(request)
      return nil
    }
    guard accept(view, for: request) else { return nil }
    display.recordConfiguration(of: view)
    return view
  }

  /// E-6, E-14: exactly the view that was dequeued for this element must come back.
  @inline(__always)
  private func accept(_ view: GridReusableView, for request: ViewRequest) -> Bool {
    if view.storedReuseIdentifier == nil, view.reuseIdentifier == nil {
      raise(.cellWithoutIdentifier())
      abandon(request)
      return false
    }
    if request.hasOnly(view), view.reuse.position == request.key.position { return true }
    let lost = request.dequeued.first { $0 !== view } ?? view
    raise(.dequeuedViewNotReturned(lost, in: self))
    abandon(request)
    return false
  }

  /// Puts the views of a failed request back into their queues, unseen.
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

  /// What makes the views of a queue. The one asked for last is remembered: most grids have few
  /// kinds of cells, and a text is compared faster than hashed.
  @inline(__always)
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

  /// Takes or makes a view for the request that is open.
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

  @inline(__always)
  private func dequeue(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration, at path: IndexPath,
    for request: ViewRequest
  ) -> GridReusableView {
    let kind = key.kind
    let isData = kind == .cell && !request.isOfPlaceholder
    let position = isData ? shownPosition(Position(path)) : Position(path)
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

  /// - Parameter attributes: Kept by the caller.
  private func dequeue(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration, for request: ViewRequest,
    at position: Position, attributes: Unretained<GridViewLayoutAttributes>?
  ) -> GridReusableView {
    let frame = attributes?.withObject { $0.baseFrame } ?? .zero
    guard let view = takeOrMake(registration, key: key, frame: frame) else {
      return standIn(for: key.kind)
    }
    view.reuse.position = position
    request.record(view)
    attributes?.withObject { _ = view.applyIfNeeded($0) }
    return view
  }

  /// A dequeue that no request asked for, for instance by a test that calls the data source itself.
  /// The view is one like any other; the next layout pass finds that it was not returned.
  private func dequeueUnasked(
    _ key: ReuseQueueKey, madeBy registration: ViewRegistration, at path: IndexPath
  ) -> GridReusableView {
    let position = key.kind == .cell ? shownPosition(Position(path)) : Position(path)
    let attributes = attributesForDequeue(ElementKey(key.kind, position))
    guard let view = takeOrMake(registration, key: key, frame: attributes?.baseFrame ?? .zero)
    else { return standIn(for: key.kind) }
    view.reuse.position = position
    if let attributes { _ = view.applyIfNeeded(attributes) }
    display.unreturnedViews.append(view)
    return view
  }

  /// A pass refuses views that were dequeued outside of requests (E-14). They go back into their
  /// queues, so that it is said once.
  func refuseUnreturnedViews() throws(ActionRejected) {
    guard let first = display.unreturnedViews.first else { return }
    let fault = GridFault.dequeuedViewNotReturned(first, in: self)
    for view in display.unreturnedViews { abandon(view) }
    display.unreturnedViews.removeAll()
    try refuse(fault)
  }

  /// A waiting view, prepared for its new use, else a fresh one; nil after a fault (RU-3, RU-5).
  @inline(__always)
  private func takeOrMake(
    _ registration: ViewRegistration, key: ReuseQueueKey, frame: CGRect
  ) -> GridReusableView? {
    if let used = display.queues.dequeue(key, madeBy: registration) {
      used.reuse.useCount += 1
      used.reuse.isPreparedForReuse = false
      countDequeue(key.kind)
      if simulation.isTracing { simulation.emit(.view, "prepareForReuse()") }
      Simulation.perform(in: self) { used.prepareForReuse() }
      return used
    }
    return makeView(registration, key: key, frame: frame)
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
  ) -> GridReusableView? {
    let made = try? rethrowingFaults {
      instantiate(registration, kind: key.kind, identifier: key.identifier, frame: frame)
    }
    guard let view = made ?? nil else { return nil }
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

  /// Makes a view from a class or a nib; nil after a fault.
  private func instantiate(
    _ registration: ViewRegistration, kind: ElementKind, identifier: String, frame: CGRect
  ) -> GridReusableView? {
    switch registration {
    case .viewClass(let viewClass):
      guard isReusable(viewClass, kind: kind), let viewClass = viewClass as? GridReusableView.Type
      else {
        raise(.notReusable(viewClass, kind: kind, in: simulation))
        return nil
      }
      return simulation.perform { viewClass.makeInstance(frame: frame) }
    case .nib(let nib):
      let objects = simulation.perform { nib.instantiate(withOwner: nil) }
      guard objects.count == 1, let view = objects[0] as? GridReusableView,
        isReusable(type(of: view), kind: kind)
      else {
        raise(.invalidNib(identifier: identifier))
        return nil
      }
      if let inNib = nib.reuseIdentifier, inNib != identifier, !isOfRegistrationValue(identifier) {
        raise(
          kind.category == .decorationView
            ? .decorationNibMismatch(inNib, kind: identifier)
            : .nibIdentifierMismatch(inNib, registered: identifier))
        return nil
      }
      return view
    }
  }

  // MARK: Decoration views

  /// Takes or makes a decoration view from the layout's registrations (SV-9).
  func makeDecorationView(
    _ key: ElementKey, attributes: GridViewLayoutAttributes
  ) -> GridReusableView? {
    let kind = key.kind.name ?? ""
    guard let registration = answers.layout.decorationRegistrations[kind] else {
      raise(.unregisteredDecoration(kind: kind))
      return nil
    }
    let queue = ReuseQueueKey(kind: key.kind, identifier: kind)
    let view = takeOrMake(registration, key: queue, frame: attributes.baseFrame)
    if let view { display.recordConfiguration(of: view) }
    return view
  }

  // MARK: Stand-ins

  /// Names that the user has registered views of a kind under, sorted.
  private func identifiers(registeredFor kind: ElementKind) -> [String] {
    display.registrations.keys.lazy.filter { $0.kind == kind }.map(\.identifier)
      .filter { !self.isOfRegistrationValue($0) }.sorted()
  }

  /// The kinds that views are registered for under an identifier, cells first.
  private func kinds(registeredFor identifier: String) -> [ElementKind] {
    display.registrations.keys.lazy.filter { $0.identifier == identifier }.map(\.kind)
      .sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  /// What a dequeue answers after a fault: a view that is never shown, since it has no identifier.
  /// Where one class is registered for the kind it is of that one, since most data sources cast it;
  /// else it is a plain one.
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
