// Methods that are called by selector: for controls, gesture recognizers, bar items and delayed
// calls.

/// A method of a weakly held target, or of the nearest responder in the responder chain that has
/// the method.
@MainActor
struct ActionMethod {
  private(set) weak var target: AnyObject?
  /// Whether the call searches the responder chain, because no target was given.
  let isForResponders: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isForResponders = target == nil
    self.action = action
  }

  /// Whether the method has the given target and action. Nil matches any target or any action.
  func matches(target: Any?, action: Selector?) -> Bool {
    if let target, self.target !== target as AnyObject { return false }
    return action == nil || action == self.action
  }

  /// Whether both methods have the same action, and the same target or no target.
  func isSame(as other: ActionMethod) -> Bool {
    action == other.action && target === other.target && isForResponders == other.isForResponders
  }

  /// Calls the method. Does nothing if the target was deallocated. A target without the method
  /// causes a fault.
  ///
  /// - Parameters:
  ///   - arguments: The arguments. Arguments beyond the number of the method's parameters are
  ///     dropped.
  ///   - responder: The responder at which the search of the responder chain starts.
  /// - Returns: Whether a method was called.
  @discardableResult
  func send(_ arguments: Any?..., from responder: UIResponder? = nil, in simulation: Simulation)
    -> Bool
  {
    let (first, second) = (arguments.first ?? nil, arguments.dropFirst().first ?? nil)
    return simulation.perform {
      guard isForResponders else {
        guard let target else { return false }
        if perform(on: target, first, second) { return true }
        simulation.raise(
          .unrecognizedSelector(
            "\(action)", of: simulation.name(of: type(of: target))))
        return false
      }
      guard let responder else { return false }
      return sequence(first: responder) { $0.next }.contains { perform(on: $0, first, second) }
    }
  }

  /// Calls the method of `target`. If a method requires an event and there is none, the method gets
  /// an empty event.
  private func perform(on target: AnyObject, _ first: Any?, _ second: Any?) -> Bool {
    action.perform(on: target, with: first, second)
      || second == nil && action.perform(on: target, with: first, UIEvent())
  }
}
