/// The verdict of `gridview check` on a case: whether the output is as the case expects.
///
/// Only the keys of the case's `expect` are compared. If `expect` has the key `faults`, faults are
/// compared like other values; otherwise any fault fails the case.
public enum ExpectationVerdict: Hashable, Sendable {
  /// The output has everything that the case expects.
  case met
  /// The case has no `expect`, and its run had no fault.
  case nothingExpected
  /// The output differs from what the case expects.
  case different(ExpectationDiff)
  /// The run had faults, and `expect` has no key `faults`; everything else is as expected.
  case faults([ScenarioOutput.Fault])

  /// Makes the verdict on a run from its case's `expect`. Differences take precedence over faults.
  @MainActor public init(_ run: ScenarioRun) {
    if let difference = run.difference {
      self = .different(difference)
    } else if !run.output.faults.isEmpty, run.scenario.expect?["faults"] == nil {
      self = .faults(run.output.faults)
    } else {
      self = run.scenario.expect == nil ? .nothingExpected : .met
    }
  }

  /// Whether `gridview check` counts the case as passed. A case that expects nothing also passes.
  public var isGood: Bool {
    switch self {
    case .met, .nothingExpected: true
    case .different, .faults: false
    }
  }
}

extension ExpectationVerdict: CustomStringConvertible {
  /// A line diff, or a line for each fault; `as expected` when all is well.
  public var description: String {
    switch self {
    case .met: "as expected"
    case .nothingExpected: "nothing is expected"
    case .different(let difference): difference.description
    case .faults(let faults):
      faults.map { fault in
        let place = fault.step.map { "step \($0)" } ?? "before the first step"
        return VisibleText.lines("fault \(fault.code), \(place): \(fault.message)")
      }.joined(separator: "\n")
    }
  }
}
