/// A fault was met: the action under way is refused, and everything is put back as it was before
/// it.
///
/// Under `.stop` no code throws it: a fault ends the program where it is met.
struct ActionRejected: Error {}

extension GridView {
  /// Runs a step that calls a user's object. If a fault was met in it, throws once the step has
  /// returned: the action is refused.
  @inline(__always)
  func rethrowingFaults<Answer>(_ body: () throws(ActionRejected) -> Answer) throws(ActionRejected)
    -> Answer
  {
    let serial = faultSerial
    let answer = try body()
    if faultSerial != serial { throw ActionRejected() }
    return answer
  }

  /// Runs a step, and tells whether a fault was met in it; for a caller that needs the answer in
  /// any case.
  @inline(__always)
  func watch<Answer>(_ body: () -> Answer) -> (answer: Answer, isRefused: Bool) {
    let serial = faultSerial
    let answer = body()
    return (answer, faultSerial != serial)
  }

  /// Tells a fault.
  ///
  /// - Parameter layout: The layout that has met the fault, where that may be another one than the
  ///   grid's.
  func raise(_ fault: GridFault, by layout: GridViewLayout? = nil) {
    simulation.raise(fault, in: self, by: layout)
  }

  /// Tells a fault and refuses the action.
  func refuse(_ fault: GridFault, by layout: GridViewLayout? = nil) throws(ActionRejected) -> Never
  {
    raise(fault, by: layout)
    throw ActionRejected()
  }
}

extension LayoutCaller {
  /// Runs a step that calls a user's object, and tells whether a fault was met in it.
  func watch<Answer>(_ body: () -> Answer) -> (answer: Answer, isRefused: Bool) {
    let serial = simulation.faultSerial
    let answer = body()
    return (answer, simulation.faultSerial != serial)
  }
}
