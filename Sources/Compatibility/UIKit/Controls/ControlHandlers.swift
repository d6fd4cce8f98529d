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
  }

  private var entries: [Entry] = []

  // MARK: Methods

  /// Adds a method for events. A method that was added before keeps its position. It is then called
  /// for the old and the new events.
  func add(_ method: ActionMethod, for events: UIControl.Event) {
    let place = entries.firstIndex {
      if case .method(let present) = $0.handler { return present.isSame(as: method) }
      return false
    }
    if let place {
      entries[place].events.formUnion(events)
    } else {
      entries.append(Entry(handler: .method(method), events: events))
    }
  }

  /// Removes methods for events; nil matches any target or any action.
  func remove(target: Any?, action: Selector?, for events: UIControl.Event) {
    for index in entries.indices {
      guard case .method(let method) = entries[index].handler,
        method.matches(target: target, action: action)
      else { continue }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  // MARK: Actions

  /// Adds an action for events. The action replaces an action with the same identifier and events.
  func add(_ action: UIAction, for events: UIControl.Event) {
    let place = entries.firstIndex {
      if case .action(let present) = $0.handler {
        return present.identifier == action.identifier && $0.events == events
      }
      return false
    }
    if let place {
      entries[place].handler = .action(action)
    } else {
      entries.append(Entry(handler: .action(action), events: events))
    }
  }

  func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices {
      guard case .action(let action) = entries[index].handler, action.identifier == identifier
      else { continue }
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
        guard case .method(let method) = entry.handler else { return nil }
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
      guard case .method(let method) = entry.handler, !entry.events.isDisjoint(with: event),
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
      switch entry.handler {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .method(let method):
        iterator(nil, (method.target, method.action), entry.events, &stops)
      }
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
