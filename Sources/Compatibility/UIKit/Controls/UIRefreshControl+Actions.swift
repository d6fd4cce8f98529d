// A refresh control is a plain view here. This extension adds methods of `UIControl`.

extension UIRefreshControl {
  private var handlers: ControlHandlers {
    attachment {
      onRefresh.append { $0.sendActions(for: .valueChanged) }
      return ControlHandlers()
    }
  }

  /// Adds a method to call for events. A pull that begins refreshing sends `valueChanged`.
  ///
  /// - Parameters:
  ///   - target: The object with the method, held weakly. If nil, the method is searched in the
  ///     responder chain, from the control on.
  ///   - action: A method that takes nothing, or the control.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    handlers.add(ActionMethod(target: target, action: action), for: controlEvents)
  }

  /// Removes methods for events; nil matches every target or every method.
  public func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    handlers.remove(target: target, action: action, for: controlEvents)
  }

  /// Adds an action for events. The action replaces an action with the same identifier and events.
  public func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Removes an action for events.
  public func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// The targets whose methods are called. `NSNull` stands for a nil target: the method is searched
  /// in the responder chain.
  public var allTargets: Set<AnyHashable> { handlers.targets }

  /// Calls the methods and actions of the events, in the order of their addition.
  public func sendActions(for controlEvents: UIControl.Event) {
    handlers.send(controlEvents) {
      $0.perform(for: self, in: simulation)
    } method: {
      $0.send(self, nil, from: self, in: simulation)
    }
  }
}
