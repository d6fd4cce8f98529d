private final class RefreshHandlers {
  let handlers: ControlHandlers

  @MainActor init(_ control: UIRefreshControl) {
    handlers = ControlHandlers()
    control.onRefresh.append { $0.sendActions(for: .valueChanged) }
  }
}

// A refresh control is a plain view here; this is what it has of a `UIControl`.

extension UIRefreshControl {
  private var handlers: ControlHandlers { attachment { RefreshHandlers(self) }.handlers }

  /// Adds a method to call for events: a pull that begins refreshing sends `valueChanged`.
  ///
  /// - Parameters:
  ///   - target: Not kept alive. Nil asks responders in turn, from the control on.
  ///   - action: A method without parameters, or with the control.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    handlers.add(ActionMethod(target: target, action: action), for: controlEvents)
  }

  /// Ends calling methods for events; nil stands for every target and every method.
  public func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    handlers.remove(target: target, action: action, for: controlEvents)
  }

  /// Keeps an action for events, in the place of one with the same identifier and events.
  public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Ends performing an action for events.
  public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Objects whose methods are called; null stands for responders that are asked in turn.
  public var allTargets: Set<AnyHashable> { handlers.targets }

  /// Calls what waits for one of the events, in the order in which it was added.
  public func sendActions(for controlEvents: UIControl.Event) {
    handlers.send(controlEvents) {
      $0.perform(for: self, in: simulation)
    } method: {
      $0.send(self, nil, from: self, in: simulation)
    }
  }
}
