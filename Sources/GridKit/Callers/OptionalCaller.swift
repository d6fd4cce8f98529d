/// Calls the optional methods of one delegate or data source, and traces those that are there.
///
/// Whether a method is there is found by calling it, so a method that the
/// receiver lacks leaves no trace and counts as no call. Messages are traced before the receiver
/// hears them, so that what it does comes after; questions are traced with their answers.
@MainActor
struct OptionalCaller {
  let receiver: AnyObject
  let methods: SeenMethods
  let source: TraceEvent.Source
  let view: BaseScrollView

  private var simulation: Simulation { view.simulation }

  /// Calls a method and traces it ahead of what happens in it.
  ///
  /// - Returns: The answer; nil when the receiver lacks the method.
  @discardableResult
  func tell<Answer>(
    _ method: OptionalMethod, _ name: String, _ detail: @autoclosure () -> String = "",
    _ call: () -> Answer
  ) -> Answer? {
    if methods.contains(method, of: receiver) {
      simulation.emit(source, name, detail(), in: view)
      return simulation.perform(call)
    }
    var answer: Answer?
    simulation.emitAhead(source, name, detail(), in: view) {
      answer = simulation.perform { method.ifImplemented(call) }
      return answer != nil
    }
    if answer != nil { methods.insert(method, of: receiver) }
    return answer
  }

  /// Calls a method and traces it with its answer.
  ///
  /// - Returns: The answer; nil when the receiver lacks the method.
  func ask<Answer>(
    _ method: OptionalMethod, _ name: String, _ call: () -> Answer, _ detail: (Answer) -> String
  ) -> Answer? {
    guard let answer = simulation.perform({ method.ifImplemented(call) }) else { return nil }
    simulation.emit(source, name, detail(answer), in: view)
    return answer
  }
}

/// The optional methods that a receiver's class was seen to have.
///
/// Only ever grows for a class: a method that passes the call on to an object without it looks
/// missing that time, and may be there the next.
@MainActor
final class SeenMethods {
  private var receiverClass: ObjectIdentifier?
  /// The methods seen, with one bit per id of `OptionalMethod`: those are below 128.
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

  private static func bit(of method: OptionalMethod) -> UInt128 { 1 << UInt128(method.id) }
}
