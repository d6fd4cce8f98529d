/// Looks for a smaller case that ends in the same fault. The smaller case is easier to read and to
/// share.
@MainActor
package struct FaultShrinker {
  /// The maximum number of cases to run.
  private static let trials = 2000

  private let registry: LayoutRegistry

  package init(registry: LayoutRegistry) {
    self.registry = registry
  }

  /// Returns the smaller case, with the fault in its `expect`; nil if `scenario` has no fault.
  package func shrunk(_ scenario: ScenarioCase) -> ScenarioCase? {
    var scenario = scenario
    scenario.expect = nil
    guard let fault = firstFault(of: scenario) else { return nil }
    var shrinker = CaseShrinker(trials: Self.trials, fits: false) { candidate in
      // The result must be a valid scenario file.
      guard (try? registry.parser.cases(from: candidate.json, file: "")) != nil,
        let found = firstFault(of: candidate), found.code == fault.code
      else { return nil }
      return found.step ?? -1
    }
    var small = shrinker.shrink(scenario, after: fault.step ?? -1)
    guard let last = firstFault(of: small) else { return nil }
    var expected: JSONObject = ["code": .string(last.code)]
    expected["step"] = last.step.map { JSONValue($0) }
    small.expect = ["faults": [.object(expected)]]
    return small
  }

  private func firstFault(of scenario: ScenarioCase) -> ScenarioOutput.Fault? {
    (try? ScenarioRunner(registry: registry).run(scenario))?.output.faults.first
  }
}
