/// A method that is called later, unless that is taken back.
@MainActor
private final class DelayedCall {
  let target: NSObject
  let action: Selector
  let argument: Any?

  /// Calls that are due, of all simulations, in the order in which they were asked for.
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
  /// Calls a method at the end of the first tick after a delay, by the clock of a view's
  /// simulation, or else of the current one. The object is kept alive until then.
  ///
  /// A method that the object does not have is the fault `unrecognized-selector`.
  ///
  /// - Parameters:
  ///   - anArgument: What the method gets, if it has a parameter.
  ///   - delay: In seconds of virtual time; less than 0 counts as 0.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = DelayedCall(self, aSelector, anArgument)
    DelayedCall.waiting.append(call)
    let simulation = (self as? UIView)?.simulation ?? .current
    simulation.after(delay) { call.perform(in: simulation) }
  }

  /// Takes back calls of an object's methods that are still to come.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.waiting.removeAll { $0.target === aTarget as AnyObject }
  }

  /// Takes back calls of one method with an equal argument that are still to come.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.waiting.removeAll {
      $0.target === aTarget as AnyObject && $0.action == aSelector && $0.hasArgument(anArgument)
    }
  }
}
