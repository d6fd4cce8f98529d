/// A caller of the optional methods of one delegate or data source. It traces the calls of methods
/// that exist.
///
/// Only a call shows whether a method exists, so a missing method is neither traced nor counted.
/// `tell` traces a call before the call runs, so that the events that the call causes follow in the
/// trace. `ask` traces a call together with the answer.
@MainActor
struct OptionalCaller {
  let receiver: AnyObject
  let methods: SeenMethods
  let source: TraceEvent.Source
  let view: BaseScrollView

  private var simulation: Simulation { view.simulation }

  /// Calls a method and traces the call before the events that it causes.
  ///
  /// - Returns: The answer; nil when the receiver lacks the method.
  @discardableResult
  func tell<Answer>(
    _ method: OptionalMethod, _ detail: @autoclosure () -> String = "", _ call: () -> Answer
  ) -> Answer? {
    if methods.contains(method, of: receiver) {
      simulation.emit(source, name(of: method), detail(), in: view)
      return simulation.perform(call)
    }
    var answer: Answer?
    simulation.emitAhead(source, name(of: method), detail(), in: view) {
      answer = simulation.perform { method.ifImplemented(call) }
      return answer != nil
    }
    if answer != nil { methods.insert(method, of: receiver) }
    return answer
  }

  /// Calls a method and traces the call with its answer.
  ///
  /// - Returns: The answer; nil when the receiver lacks the method.
  func ask<Answer>(
    _ method: OptionalMethod, _ call: () -> Answer, _ detail: (Answer) -> String
  ) -> Answer? {
    guard let answer = simulation.perform({ method.ifImplemented(call) }) else { return nil }
    simulation.emit(source, name(of: method), detail(answer), in: view)
    return answer
  }

  /// The method's name in the trace. It is made only for a trace, because making it takes longer
  /// than a call.
  private func name(of method: OptionalMethod) -> String {
    simulation.isTracing ? "\(method)" : ""
  }
}

/// The optional methods that the class of a receiver is known to have.
///
/// Methods are only added, as long as the class stays the same. A method that forwards its calls to
/// another object can look missing in one call and exist in the next.
@MainActor
final class SeenMethods {
  private var receiverClass: ObjectIdentifier?
  /// The known methods, one bit for each case of `OptionalMethod`.
  private var bits: UInt128 = 0

  func contains(_ method: OptionalMethod, of receiver: AnyObject) -> Bool {
    contains(method, ofClass: ObjectIdentifier(type(of: receiver)))
  }

  func contains(_ method: OptionalMethod, ofClass type: ObjectIdentifier?) -> Bool {
    bits & SeenMethods.bit(of: method) != 0 && receiverClass == type
  }

  func insert(_ method: OptionalMethod, of receiver: AnyObject) {
    let receiverClass = ObjectIdentifier(type(of: receiver))
    if receiverClass != self.receiverClass { bits = 0 }
    self.receiverClass = receiverClass
    bits |= SeenMethods.bit(of: method)
  }

  private static func bit(of method: OptionalMethod) -> UInt128 { 1 << UInt128(method.rawValue) }
}
