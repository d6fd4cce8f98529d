/// The actions and methods that a control calls, with their events, in the order in which they were
/// added.
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

  /// A method that is here already is called for more events from now on, in its old place.
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

  /// Ends calling methods for some events; nil stands for any target and any action.
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

  /// Takes the place of an action that has the same identifier and the same events.
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

  /// Targets that are there; null for responders that are asked in turn.
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

  /// Names of a target's methods for an event; nil for none.
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

  /// Calls what waits for one of the events, each once, as the entries are now.
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
