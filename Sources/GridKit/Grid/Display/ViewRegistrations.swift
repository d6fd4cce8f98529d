/// The registrations of a grid: the classes and nibs that make its cells and supplementary views.
@MainActor
package struct ViewRegistrations {
  private var registrations: [ReuseQueueKey: ViewRegistration] = [:]
  /// The registration that was found last. Comparing an identifier is faster than hashing it.
  private var latest: (key: ReuseQueueKey, registration: ViewRegistration)?
  /// Registration values that were used for dequeuing, with their reuse identifiers in this grid.
  private var values: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]

  package init() {}

  package subscript(key: ReuseQueueKey) -> ViewRegistration? {
    get { registrations[key] }
    set {
      registrations[key] = newValue
      latest = nil
    }
  }

  /// Returns the registration of a reuse queue, for a dequeue.
  package mutating func find(_ key: ReuseQueueKey) -> ViewRegistration? {
    if let latest, latest.key == key { return latest.registration }
    guard let registration = registrations[key] else { return nil }
    latest = (key, registration)
    return registration
  }

  /// Returns the reuse identifier of a registration value in this grid. The first call registers
  /// the class or nib.
  mutating func identifier(of identity: RegistrationIdentity) -> String {
    if let known = values[ObjectIdentifier(identity)] { return known.identifier }
    // Counted per grid, so that names and traces are the same in every run.
    let identifier = "registration \(values.count + 1)"
    values[ObjectIdentifier(identity)] = (identity, identifier)
    self[ReuseQueueKey(kind: identity.kind, identifier: identifier)] = identity.registration
    return identifier
  }

  /// Returns whether a reuse identifier belongs to a registration value. The nib of such a
  /// registration need not contain the identifier (E-13).
  func isOfValue(_ identifier: String) -> Bool {
    values.values.contains { $0.identifier == identifier }
  }

  /// Returns the fault of a dequeue without a registration. The fault lists the identifiers that
  /// the user has registered for the kind, and the kinds that the identifier is registered for.
  package func missing(_ key: ReuseQueueKey) -> GridFault {
    let keys = registrations.keys.lazy
    return .unregistered(
      kind: key.kind, identifier: key.identifier,
      others: keys.filter { $0.kind == key.kind }.map(\.identifier).filter { !isOfValue($0) }
        .sorted(),
      kinds: keys.filter { $0.identifier == key.identifier }.map(\.kind)
        .sorted { ($0.name ?? "") < ($1.name ?? "") })
  }

  /// Returns the only class that is registered for a kind; nil if there are none or several.
  package func onlyClass(of kind: ElementKind) -> GridReusableView.Type? {
    var only: GridReusableView.Type?
    for (key, registration) in registrations where key.kind == kind {
      guard case .viewClass(let viewClass) = registration, only == nil || only == viewClass else {
        return nil
      }
      only = viewClass as? GridReusableView.Type
    }
    return only
  }
}

extension ElementKind {
  /// Whether objects of a class can be views of this kind.
  func accepts(_ viewClass: AnyClass) -> Bool {
    self == .cell ? viewClass is GridViewCell.Type : viewClass is GridReusableView.Type
  }
}

extension ViewRegistration {
  /// The identity of the class or the nib that makes the views.
  package var origin: ObjectIdentifier {
    switch self {
    case .viewClass(let viewClass): ObjectIdentifier(viewClass)
    case .nib(let nib): ObjectIdentifier(nib)
    }
  }

  /// Makes a view for a reuse queue of a grid.
  @MainActor
  func makeView(
    for key: ReuseQueueKey, frame: CGRect, in grid: GridView
  ) throws(ActionRejected) -> GridReusableView {
    let view = try grid.rethrowingFaults { () throws(ActionRejected) in
      try instantiate(for: key, frame: frame, in: grid)
    }
    if key.kind == .cell {
      grid.simulation.work.cellsMade += 1
    } else {
      grid.simulation.work.reusableViewsMade += 1
    }
    view.storedReuseIdentifier = key.identifier
    view.reuse.queue = key
    view.reuse.queuePlace = nil
    view.reuse.kind = key.kind
    view.reuse.origin = origin
    return view
  }

  @MainActor
  private func instantiate(
    for key: ReuseQueueKey, frame: CGRect, in grid: GridView
  ) throws(ActionRejected) -> GridReusableView {
    let (kind, identifier) = (key.kind, key.identifier)
    switch self {
    case .viewClass(let viewClass):
      guard kind.accepts(viewClass), let viewClass = viewClass as? GridReusableView.Type
      else { try grid.refuse(.notReusable(viewClass, kind: kind, in: grid.simulation)) }
      return grid.simulation.perform { viewClass.makeInstance(frame: frame) }
    case .nib(let nib):
      let objects = grid.simulation.perform { nib.instantiate(withOwner: nil) }
      guard objects.count == 1, let view = objects[0] as? GridReusableView,
        kind.accepts(type(of: view))
      else { try grid.refuse(.invalidNib(identifier: identifier)) }
      if let inNib = nib.reuseIdentifier, inNib != identifier,
        !grid.display.registrations.isOfValue(identifier)
      {
        try grid.refuse(
          kind.category == .decorationView
            ? .decorationNibMismatch(inNib, kind: identifier)
            : .nibIdentifierMismatch(inNib, registered: identifier))
      }
      return view
    }
  }
}
