/// The error that is thrown after a fault. The present action is rejected, and all its changes are
/// rolled back.
///
/// The error is never thrown under the fault policy `.stop`, because a fault then ends the program
/// immediately.
package struct ActionRejected: Error {}

extension GridView {
  /// Runs `body`, which calls an object of the app. If `body` raised a fault, the method then
  /// throws, so that the action is rejected. Inlined for scenario `steady-scroll`.
  @inline(__always)
  func rethrowingFaults<Answer>(_ body: () throws(ActionRejected) -> Answer) throws(ActionRejected)
    -> Answer
  {
    let serial = faultSerial
    let answer = try body()
    if faultSerial != serial { throw ActionRejected() }
    return answer
  }

  /// Runs `body`, and returns its answer and whether a fault was raised. Use the method if the
  /// answer is needed even after a fault.
  @inline(__always)
  func watch<Answer>(_ body: () -> Answer) -> (answer: Answer, isRefused: Bool) {
    let serial = faultSerial
    let answer = body()
    return (answer, faultSerial != serial)
  }

  /// Raises a fault.
  ///
  /// - Parameter layout: The layout that caused the fault, if it may be another layout than the
  ///   grid's.
  func raise(_ fault: GridFault, by layout: GridViewLayout? = nil) {
    simulation.raise(fault, in: self, by: layout)
  }

  /// Raises a fault and rejects the action.
  func refuse(_ fault: GridFault, by layout: GridViewLayout? = nil) throws(ActionRejected) -> Never
  {
    raise(fault, by: layout)
    throw ActionRejected()
  }
}

extension LayoutCaller {
  /// Runs `body`, which calls an object of the app. Returns the answer and whether a fault was
  /// raised.
  func watch<Answer>(_ body: () -> Answer) -> (answer: Answer, isRefused: Bool) {
    let serial = simulation.faultSerial
    let answer = body()
    return (answer, simulation.faultSerial != serial)
  }
}
