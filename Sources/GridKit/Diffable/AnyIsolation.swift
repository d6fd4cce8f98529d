/// Calls to the main actor from values that work on any queue: faults, findings and log lines.
///
/// A snapshot does not know its queue: it may be on the main actor, or on a queue of its owner's.
package enum AnyIsolation {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether this code runs on the main queue, which is where the main actor runs, whatever thread
  /// that is.
  package static var isMain: Bool {
    _ = isMarked
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Runs a step on the main actor: at once where this is it, else as soon as it is free.
  static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isMain {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Raises a fault in the current simulation, under its policy.
  static func raise(_ fault: GridFault) {
    onMain { Simulation.current.raise(fault) }
  }

  /// Records a finding in the current simulation.
  static func record(_ finding: LayoutFinding) {
    onMain { Simulation.current.record(finding) }
  }

  /// Emits an event of the current simulation for a text that UIKit would print.
  static func log(_ text: String) {
    onMain { Simulation.current.log(text) }
  }
}
