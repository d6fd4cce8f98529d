import GridScenarios

/// The command `gridview check`.
@MainActor
struct CheckCommand: ToolCommand {
  static let options: [Option] = [
    .value("--html", .file), .flag("--against-device"),
  ]

  static let help = """
    gridview check FILE|ID … [--html PAGE] [--against-device]

    Runs the cases of scenario files and compares each result with the keys in the case's "expect".
    Prints a line diff for each case that differs, then the number of cases that differ.

      --html PAGE        writes a page that plays the cases and opens at the first that differs,
                         with the expected frames drawn over the actual ones
      --against-device   for files of CollectionViewRecorder (Docs/Conformance.md): in place of the
                         diffs, prints the first difference between grid and device, then offsets,
                         frames, counts and order in words, and rows for Docs/Fidelity.md

    A case that expects faults has an entry for each:
      "expect": {"faults": [{"code": "E-50", "step": 2}]}
    The code is enough; a fault before the first action has no "step". Without "faults" in "expect",
    any fault fails the case.

    Exit status: 0 when all cases met their expectations without an unexpected fault, 1 otherwise, 2
    for input that cannot be read, and when no case has an expectation.
    """

  let options: Options

  func run() throws(UsageError) -> Int32 {
    if options.words.isEmpty { throw UsageError("name a scenario file with expectations") }
    if options.values["--html"] != nil, let problem = PlayerFiles.problem {
      throw UsageError(problem)
    }
    guard let chosen = CaseSelection.chosen(by: options.words, options),
      CaseSelection.areRunnable(chosen.map { ($0, $0.scenario) })
    else { return 2 }
    let runner = ScenarioRunner(registry: .recordings)
    runner.records = options.values["--html"] != nil
    var recordings: [PlayerRecording] = []
    var verdicts: [ExpectationVerdict] = []
    do {
      for choice in chosen {
        let run = try runner.run(choice.scenario)
        let verdict = ExpectationVerdict(run)
        verdicts.append(verdict)
        if var recording = run.recording {
          recording.expectation = .init(run)
          recordings.append(recording)
        }
        if options.flags.contains("--against-device") {
          compare(run, choice)
        } else if !verdict.isGood {
          show(verdict, of: choice)
        }
      }
      if let file = options.values["--html"] {
        try ToolFile.write(PlayerPage(recordings).html, to: file)
        Console.print(Console.output.style.dim("player: \(file)"))
      }
      if verdicts.allSatisfy({ $0 == .nothingExpected }) {
        Console.error(nothingToCheck(chosen))
        return 2
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

  /// Prints the differences between the grid and the recorded device, with rows for
  /// Docs/Fidelity.md.
  private func compare(_ run: ScenarioRun, _ choice: CaseSelection.Chosen) {
    let style = Console.output.style
    let comparison = DeviceComparison(run)
    let place = style.bold(VisibleText.line("\(choice.word): \(choice.scenario.id)"))
    let lines = VisibleText.split(comparison.description)
    Console.print("\(place): " + (lines.first ?? ""))
    for line in lines.dropFirst() { Console.print("    \(line)") }
    let rows = comparison.fidelityRows(file: VisibleText.line(choice.word))
    if !rows.isEmpty { Console.print("    for Docs/Fidelity.md:") }
    // A row is meant to be copied, so it is not broken into lines.
    for row in rows { Console.write(row) }
    for fault in run.output.faults {
      Console.print("    \(style.red("fault")) \(VisibleText.line(fault.message))")
    }
  }

  /// Returns the advice for a run in which no case has an expectation. The advice has a line for
  /// each file or id of the command line.
  private func nothingToCheck(_ chosen: [CaseSelection.Chosen]) -> String {
    options.words.map { word in
      let name = VisibleText.line(word)
      return chosen.contains { $0.word == word }
        ? "\(name): expected a case with an \"expect\", found none; gridview run \(name) "
          + "--record-expect FILE writes one with the results"
        : "\(name): expected a case to check, found none"
    }.joined(separator: "\n")
  }

  /// Returns a summary: `3 cases: 1 as expected, 1 not, 1 without expectation`.
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
