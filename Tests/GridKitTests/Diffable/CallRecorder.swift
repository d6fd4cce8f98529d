import GridKit

typealias StringSnapshot = NSDiffableDataSourceSnapshot<String, String>
typealias StringSectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

/// Runs calls in a simulation of their own and tells what came of each.
@MainActor
final class CallRecorder {
  private let simulation = Simulation()
  private var logs: [String] = []

  init() {
    simulation.faultPolicy = .record
    simulation.traceHook = { [weak self] event in
      guard event.source == .console, event.call == "log" else { return }
      self?.logs.append(event.detail)
    }
  }

  /// Returns the outcome of a call that changes something.
  func outcome(of call: () -> Void) -> Outcome {
    simulation.removeRecords()
    simulation.perform(call)
    return met
  }

  /// Returns the answer of a call that reads, with its outcome.
  func answer<Value: Equatable>(_ call: () -> Value) -> Answer<Value> {
    simulation.removeRecords()
    let value = simulation.perform(call)
    return Answer(value, met)
  }

  /// Returns the console lines since this was called last.
  func takeLogs() -> [String] {
    let said = logs
    logs = []
    return said
  }

  /// One call raises at most one fault; more of them are joined, and so compare with nothing.
  private var met: Outcome {
    let faults = simulation.faults
    if faults.isEmpty { return .ok }
    return .fault(
      code: faults.map(\.code).joined(separator: " and "),
      message: faults.map(\.message).joined(separator: " and "))
  }
}
