import GridScenarios

/// `gridview check`
@MainActor
struct CheckCommand {
  private let options: Options

  init(_ arguments: [String]) throws(UsageError) {
    options = try Options(arguments, kinds: [:])
    if options.words.isEmpty { throw UsageError("name a scenario file with something to expect") }
  }

  func run() -> Int32 {
    let selection = CaseSelection(options)
    let runner = ScenarioRunner(registry: .gallery)
    var verdicts: [ExpectationVerdict] = []
    do {
      let chosen = try selection.chosen(
        by: options.words, reading: CaseSelection.read)
      guard CaseSelection.areRunnable(chosen.map { ($0, $0.scenario) }) else { return 2 }
      for choice in chosen {
        let verdict = ExpectationVerdict(try runner.run(choice.scenario))
        verdicts.append(verdict)
        if !verdict.isGood { show(verdict, of: choice) }
      }
    } catch {
      Console.error("\(error)")
      return 2
    }
    Console.print(summary(verdicts))
    return verdicts.allSatisfy(\.isGood) ? 0 : 1
  }

  private func show(_ verdict: ExpectationVerdict, of choice: CaseSelection.Chosen) {
    let style = Console.output.style
    Console.print(
      style.bold(VisibleText.line("\(choice.word): \(choice.scenario.id)")) + ": "
        + style.red("NOT AS EXPECTED (- expected, + found)"))
    for line in VisibleText.split(verdict.description) where !line.isEmpty {
      Console.print("    \(line)")
    }
  }

  /// `3 cases: 1 as expected, 1 not, 1 without expectation`
  private func summary(_ verdicts: [ExpectationVerdict]) -> String {
    let met = verdicts.count { $0 == .met }
    let bad = verdicts.count { !$0.isGood }
    let silent = verdicts.count - met - bad
    var parts = ["\(met) as expected"]
    if bad > 0 { parts.append("\(bad) not") }
    if silent > 0 { parts.append("\(silent) without expectation") }
    return "\(verdicts.count) \(verdicts.count == 1 ? "case" : "cases"): "
      + parts.joined(separator: ", ")
  }
}
