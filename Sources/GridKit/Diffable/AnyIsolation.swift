/// Functions that send faults, findings and log lines to the main actor, from code on any queue.
///
/// Snapshots need these functions, because snapshots may be used on any queue of the app.
package enum AnyIsolation {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether this code runs on the main queue, on which the main actor runs, on any thread.
  package static var isMain: Bool {
    _ = isMarked
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Runs `body` on the main actor: at once on the main queue, else when the main actor is free.
  static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isMain {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Raises a fault in the current simulation, under the simulation's fault policy.
  static func raise(_ fault: GridFault) {
    onMain { Simulation.current.raise(fault) }
  }

  /// Records a finding in the current simulation.
  static func record(_ finding: LayoutFinding) {
    onMain { Simulation.current.record(finding) }
  }

  /// Emits an event of the current simulation with a text that UIKit would print.
  static func log(_ text: String) {
    onMain { Simulation.current.log(text) }
  }
}
