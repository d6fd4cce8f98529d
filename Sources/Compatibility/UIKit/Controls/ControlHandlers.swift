/// The actions and methods of a control, with their events, in the order of addition.
@MainActor
final class ControlHandlers {
  private enum Handler {
    case action(UIAction)
    case method(ActionMethod)
  }

  private struct Entry {
    var handler: Handler
    var events: UIControl.Event

    var action: UIAction? {
      if case .action(let action) = handler { action } else { nil }
    }

    var method: ActionMethod? {
      if case .method(let method) = handler { method } else { nil }
    }
  }

  private var entries: [Entry] = []

  // MARK: Changing

  /// Adds a method for events. A method that was added before keeps its position. It is then called
  /// for the old and the new events.
  func add(_ method: ActionMethod, for events: UIControl.Event) {
    if let place = entries.firstIndex(where: { $0.method?.isSame(as: method) == true }) {
      entries[place].events.formUnion(events)
    } else {
      entries.append(Entry(handler: .method(method), events: events))
    }
  }

  /// Adds an action for events. The action replaces an action with the same identifier and events.
  func add(_ action: UIAction, for events: UIControl.Event) {
    let place = entries.firstIndex {
      $0.action?.identifier == action.identifier && $0.events == events
    }
    if let place {
      entries[place].handler = .action(action)
    } else {
      entries.append(Entry(handler: .action(action), events: events))
    }
  }

  /// Removes methods for events; nil matches any target or any action.
  func remove(target: Any?, action: Selector?, for events: UIControl.Event) {
    remove(for: events) { $0.method?.matches(target: target, action: action) == true }
  }

  func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(for: events) { $0.action?.identifier == identifier }
  }

  private func remove(for events: UIControl.Event, where isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  // MARK: Reading

  /// The targets that still exist. `NSNull` stands for a nil target: the method is searched in the
  /// responder chain.
  var targets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry -> AnyHashable? in
        guard let method = entry.method else { return nil }
        if method.isForResponders { return NSNull() }
        return method.target.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods for an event; nil if there are none.
  func actions(of target: Any?, for event: UIControl.Event) -> [String]? {
    let names = entries.compactMap { entry -> String? in
      guard let method = entry.method, !entry.events.isDisjoint(with: event),
        target == nil || target is NSNull
          ? method.isForResponders : method.target === target as AnyObject
      else { return nil }
      return method.action.description
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in entries where !stops {
      let target = entry.method.map { ($0.target as Any?, $0.action) }
      iterator(entry.action, target, entry.events, &stops)
    }
  }

  // MARK: Calling

  /// Calls every action and method that was added for at least one of the events. No action or
  /// method is called twice. Additions and removals during the calls have no effect on the present
  /// calls.
  func send(
    _ events: UIControl.Event, action perform: (UIAction) -> Void,
    method call: (ActionMethod) -> Void
  ) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.handler {
      case .action(let action): perform(action)
      case .method(let method): call(method)
      }
    }
  }
}
