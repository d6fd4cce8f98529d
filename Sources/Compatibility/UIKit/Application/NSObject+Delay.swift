/// A delayed method call, which can be cancelled.
@MainActor
private final class DelayedCall {
  let target: NSObject
  let action: Selector
  let argument: Any?

  /// The pending calls of all simulations, in the order of the requests.
  static var waiting: [DelayedCall] = []

  init(_ target: NSObject, _ action: Selector, _ argument: Any?) {
    self.target = target
    self.action = action
    self.argument = argument
  }

  func perform(in simulation: Simulation) {
    guard let place = DelayedCall.waiting.firstIndex(where: { $0 === self }) else { return }
    DelayedCall.waiting.remove(at: place)
    ActionMethod(target: target, action: action).send(argument, in: simulation)
  }

  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let one as NSObject, let other as NSObject): one.isEqual(other)
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): one as AnyObject === other as AnyObject
    default: false
    }
  }
}

extension NSObject {
  /// Calls a method at the end of the first tick after a delay. The object is kept alive until
  /// then.
  ///
  /// If the object is a view, the clock of the view's simulation measures the delay. Otherwise the
  /// clock of the current simulation measures the delay.
  ///
  /// An object without the method causes the fault `unrecognized-selector`.
  ///
  /// - Parameters:
  ///   - anArgument: The argument of the method, if the method has a parameter.
  ///   - delay: The delay, in seconds of virtual time. A negative delay counts as 0.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = DelayedCall(self, aSelector, anArgument)
    DelayedCall.waiting.append(call)
    let simulation = (self as? UIView)?.simulation ?? .current
    simulation.after(delay) { call.perform(in: simulation) }
  }

  /// Cancels the pending delayed calls of an object's methods.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.waiting.removeAll { $0.target === aTarget as AnyObject }
  }

  /// Cancels the pending delayed calls of one method of an object, if their argument equals
  /// `anArgument`.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.waiting.removeAll {
      $0.target === aTarget as AnyObject && $0.action == aSelector && $0.hasArgument(anArgument)
    }
  }
}
