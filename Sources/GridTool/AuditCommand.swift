import GridScenarios

/// The command `gridview audit`.
@MainActor
struct AuditCommand: ToolCommand {
  static let options: [Option] = [
    .flag("--json"), .flag("--isolated"), .list("--set"), .value("--viewport"), .value("--items"),
  ]

  static let help = """
    gridview audit FILE|ID … [options]

    Calls the methods of layouts as a grid would, compares the answers with each other, plays the
    actions once, and reports each finding: code, method at fault, observation, consequence and
    remedy. The layouts are those of scenario files, or of the gallery by their ids. E is an error,
    W a warning, I information. gridview explain CODE describes a code.

      --json            one JSON object per case and line, with a list "findings"
      --isolated        examines each case in a process of its own, so that a layout that traps or
                        hangs becomes a finding, too
      --set KEY=VALUE, --viewport WxH, --items N   as for gridview run

    Exit status: 0 without an error or a broken contract, 1 with one, \
    2 for input that cannot be read.
    """

  let options: Options

  /// Audits the chosen cases, and shows their reports.
  ///
  /// - Returns: The exit status: 0 if no report has an error or a fault, 1 if a report has an error
  ///   or a fault, 2 if a case cannot be read or run.
  func run() throws(UsageError) -> Int32 {
    if options.words.isEmpty { throw UsageError(Self.missingFile) }
    if options.flags.contains("--isolated") {
      if options.words.contains("-") {
        throw UsageError("--isolated takes files: the standard input can only be read once")
      }
      if let pipe = options.words.first(where: { !ToolFile.isRepeatable($0) }) {
        throw UsageError("--isolated takes files: \(pipe) can only be read once")
      }
    }
    guard let chosen = CaseSelection.chosen(by: options.words, options),
      CaseSelection.areRunnable(chosen.map { ($0, $0.scenario) })
    else { return 2 }
    var status: Int32 = 0
    for (index, choice) in chosen.enumerated() {
      do throws(ScenarioRunner.Refusal) {
        let report = try audit(choice.scenario, number: index)
        show(report, of: choice.scenario, isFirst: index == 0)
        if !report.isPassed { status = 1 }
      } catch {
        Console.error(choice.complaint(error))
        return 2
      }
    }
    return status
  }

  private func audit(
    _ scenario: ScenarioCase, number: Int
  ) throws(ScenarioRunner.Refusal) -> AuditReport {
    guard options.flags.contains("--isolated") else {
      return try ScenarioAudit.run(scenario, registry: .recordings)
    }
    return try ScenarioAudit.inChildProcess(
      scenario, registry: .recordings, name: "case \(number)")
  }

  private func show(_ report: AuditReport, of scenario: ScenarioCase, isFirst: Bool) {
    if options.flags.contains("--json") {
      Console.write((try? report.json(id: scenario.id).text(.line)) ?? "")
    } else {
      if !isFirst { Console.print("") }
      let style = Console.output.style
      Console.print(style.dim(VisibleText.line(scenario.id)))
      Console.print(report.text(style, columns: Console.output.width?.columns))
    }
  }
}
