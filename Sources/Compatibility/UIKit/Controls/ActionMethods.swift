// Methods that are named by selectors and called for what happens: of controls, recognizers, bar
// items, and after a delay.

/// A method of an object that is not kept alive, or of the first responder that has it.
@MainActor
struct ActionMethod {
  private(set) weak var target: AnyObject?
  /// Whether responders are asked in turn, as no target was given.
  let isForResponders: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isForResponders = target == nil
    self.action = action
  }

  /// Whether it is the same method of the same object, where those are named; nil stands for any.
  func matches(target: Any?, action: Selector?) -> Bool {
    if let target, self.target !== target as AnyObject { return false }
    return action == nil || action == self.action
  }

  /// Whether it was made of the same target and action, responders among them.
  func isSame(as other: ActionMethod) -> Bool {
    action == other.action && target === other.target && isForResponders == other.isForResponders
  }

  /// Calls the method. A target that is gone is passed over; one that lacks the method is a fault.
  ///
  /// - Parameters:
  ///   - arguments: What the method may take; it gets as many as it has parameters.
  ///   - responder: Where responders are asked from.
  /// - Returns: Whether something was called.
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
      var candidate = responder
      while let present = candidate {
        if perform(on: present, first, second) { return true }
        candidate = present.next
      }
      return false
    }
  }

  /// A method that cannot do without an event gets an empty one where there is none.
  private func perform(on target: AnyObject, _ first: Any?, _ second: Any?) -> Bool {
    action.perform(on: target, with: first, second)
      || second == nil && action.perform(on: target, with: first, UIEvent())
  }
}
