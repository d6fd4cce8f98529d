/// Whether a case came out as it expects: what `gridview check` tells of it.
///
/// Only what the case expects is compared. A fault spoils a case that does not expect any: one that
/// lists `faults` has them compared like everything else.
public enum ExpectationVerdict: Hashable, Sendable {
  /// The output has everything that the case expects.
  case met
  /// The case has no `expect`, and met no fault.
  case nothingExpected
  /// The output differs from what the case expects.
  case different(ExpectationDiff)
  /// Faults that the case does not speak of; everything else is as expected.
  case faults([ScenarioOutput.Fault])

  /// Judges a run by its case's `expect`; differences are told before faults.
  @MainActor public init(_ run: ScenarioRun) {
    if let difference = run.difference {
      self = .different(difference)
    } else if !run.output.faults.isEmpty, run.scenario.expect?["faults"] == nil {
      self = .faults(run.output.faults)
    } else {
      self = run.scenario.expect == nil ? .nothingExpected : .met
    }
  }

  /// Whether `gridview check` counts the case as passed: also one that expects nothing.
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
