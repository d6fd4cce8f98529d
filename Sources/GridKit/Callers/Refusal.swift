/// A fault was met: the action under way is refused, and everything is put back as it was before
/// it.
///
/// Under `.stop` nobody throws it: a fault ends the program where it is met.
struct Refused: Error {}

extension GridView {
  /// Calls somebody, or does a step in which somebody is called. Control is back, and a fault was
  /// met meanwhile: the action is refused.
  @inline(__always)
  func step<Answer>(_ body: () throws(Refused) -> Answer) throws(Refused) -> Answer {
    let serial = faultSerial
    let answer = try body()
    if faultSerial != serial { throw Refused() }
    return answer
  }

  /// The same for who needs the answer in any case.
  @inline(__always)
  func watch<Answer>(_ body: () -> Answer) -> (answer: Answer, isRefused: Bool) {
    let serial = faultSerial
    let answer = body()
    return (answer, faultSerial != serial)
  }

  /// Tells a fault.
  ///
  /// - Parameter layout: Who has met it, where that may be another one than the grid's layout.
  func raise(_ fault: GridFault, by layout: GridViewLayout? = nil) {
    simulation.raise(fault, in: self, by: layout)
  }

  /// Tells a fault and refuses the action.
  func refuse(_ fault: GridFault, by layout: GridViewLayout? = nil) throws(Refused) -> Never {
    raise(fault, by: layout)
    throw Refused()
  }
}

extension LayoutCaller {
  /// Calls somebody, and tells whether a fault was met meanwhile.
  func watch<Answer>(_ body: () -> Answer) -> (answer: Answer, isRefused: Bool) {
    let serial = simulation.faultSerial
    let answer = body()
    return (answer, simulation.faultSerial != serial)
  }
}
