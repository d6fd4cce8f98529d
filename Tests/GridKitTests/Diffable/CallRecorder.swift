import GridKit

typealias StringSnapshot = NSDiffableDataSourceSnapshot<String, String>
typealias StringSectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

/// The result of a call: its answer, `ok` or the code and text of its fault, and console lines.
struct Answer<Value: Equatable>: Equatable, CustomStringConvertible {
  var value: Value
  var outcome: String
  var logs: [String]

  init(_ value: Value, _ outcome: String = "ok", logs: [String] = []) {
    (self.value, self.outcome, self.logs) = (value, outcome, logs)
  }

  var description: String {
    "\(value)" + (outcome == "ok" ? "" : " after \(outcome)") + logs.map { "\n\($0)" }.joined()
  }
}

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

  func answer<Value: Equatable>(_ call: () -> Value) -> Answer<Value> {
    simulation.removeRecords()
    logs = []
    let value = simulation.perform(call)
    // One call raises at most one fault; more of them are joined, and so equal none.
    let faults = simulation.faults.map { "\($0.code): \($0.message)" }
    return Answer(value, faults.isEmpty ? "ok" : faults.joined(separator: " and "), logs: logs)
  }

  /// Returns what came of a call that answers nothing.
  func answer(_ call: () -> Void) -> Answer<Bool> {
    answer {
      call()
      return true
    }
  }
}
