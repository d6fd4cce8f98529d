import GridScenarios

/// The command `gridview run`.
@MainActor
struct RunCommand: ToolCommand {
  static let options: [Option] = [
    .flag("--json"), .value("--elements", .oneOf(ElementScope.allCases.map(\.rawValue))),
    .flag("--ascii"), .value("--svg", .file), .value("--html", .file), .flag("--trace"),
    .flag("--audit"), .list("--why"), .list("--set"), .value("--viewport"), .value("--items"),
    .value("--record-expect", .file), .value("--shrink", .file),
  ]

  static let help = """
    gridview run FILE|ID … [options]

    Runs the cases of scenario files, a layout by its id with plain items, or a scenario of the
    gallery by its id, and prints the elements, faults and findings. FILE may be a pipe, or - for
    the standard input. If one of several files has a mistake, the command runs none of them.

      --json               one JSON object per case and line
      --elements SCOPE     all (default): every element of the layout; visible: those on screen
      --ascii              draws the final state in the terminal
      --svg FILE           draws the final state into FILE; further cases into FILE-2, FILE-3 …
      --html FILE          writes one page that plays all cases frame by frame. For a layout named
                           by its id, the page shows a scroll, a fling and a rotation, with 60 items
                           unless --items gives a number
      --trace              prints every call in order
      --audit              adds the findings of an audit of the case's layouts
      --why ELEMENT        tells why an element (cell 0-3, header 1-0) is where it is, or why it is
                           not shown; may be given several times
      --set KEY=VALUE      sets a parameter of the layout, or a key of every section; may be given
                           several times. KEY may be a path (groups.0.count), VALUE is JSON,
                           numbers separated by commas, or text
      --viewport WxH       size of the grid (default 375x667)
      --items N            number of items of a layout named by its id (default 12)
      --record-expect OUT  writes the cases to OUT with their results as expectations, in place of
                           the earlier expectations. OUT may be FILE
      --shrink OUT         writes the first case that ends in a fault to OUT, reduced to the parts
                           that the fault needs

    With --json the texts of --ascii, --trace and --why go to the standard error.

    A scenario file is one case, a list of cases, or {"cases": [...]}. A case requires "layout" and
    may have the other keys:
    \(FormatText.caseKeys(indent: 2))

    Actions are {"op": ...} with keys of their own:
    \(FormatText.ops(indent: 2))

    Docs/Reference/Scenarios.md has an example of each; gridview schema prints a schema for editors.

    setLayout reuses the object that the case has made of the same layout; with "fresh" it makes a
    new one. "screen" is {"size", "origin", "controls": [{"title", "frame", "steps"}]}: the screen
    drawn around the grid, and its buttons with the actions that they stand for. "texts" is {"cell",
    "header", "footer"}: the texts of elements, in drawings and as "text" in the output; {section}
    and {item} stand for the position. Neither key changes the layout.

    Exit status: 0 when all cases ran without a fault and met their expectations, 1 otherwise, also
    after an expected fault (gridview check accepts that), 2 for input that cannot be read.
    """

  private let options: Options
  private let isJSON: Bool
  private let scope: ElementScope
  /// The elements that `--why` names.
  private let questions: [GridElementID]

  init(options: Options) throws(UsageError) {
    self.options = options
    isJSON = options.flags.contains("--json")
    var problems: [String] = []
    if options.words.isEmpty { problems.append(Self.missingFile) }
    let word = options.values["--elements"] ?? ElementScope.all.rawValue
    let words = ElementScope.allCases.map(\.rawValue)
    let scope = ElementScope(rawValue: word)
    if scope == nil {
      problems.append(
        "--elements takes all or visible, not \"\(word)\""
          + Help.suggestion(for: word, among: words))
    }
    if scope == .visible, options.values["--record-expect"] != nil {
      problems.append("--record-expect records every element: remove --elements visible")
    }
    questions = (options.lists["--why"] ?? []).compactMap { text in
      let element = GridElementID(text: text)
      if element == nil {
        problems.append(
          "--why takes an element like \"cell 0-3\" or \"header 1-0\", not \"\(text)\"")
      }
      return element
    }
    if options.values["--html"] != nil, let problem = PlayerFiles.problem {
      problems.append(problem)
    }
    if !problems.isEmpty { throw UsageError(problems) }
    self.scope = scope ?? .all
  }

  func run() throws(UsageError) -> Int32 {
    guard let chosen = CaseSelection.chosen(by: options.words, options) else { return 2 }
    let recordFile = options.values["--record-expect"]
    var expectations = ExpectationRecording()
    var cases = chosen.map(\.scenario)
    // The recording replaces the present expectations.
    if recordFile != nil { for index in cases.indices { cases[index].expect = nil } }
    let runner = ScenarioRunner(registry: .recordings)
    runner.traces = options.flags.contains("--trace")
    runner.records = options.values["--html"] != nil
    runner.explains = !questions.isEmpty
    runner.scope = scope
    // Only the JSON output and recorded expectations list all elements of a large layout.
    if !isJSON, recordFile == nil { runner.listingLimit = 4000 }
    guard CaseSelection.areRunnable(zip(chosen, cases)) else { return 2 }
    var status: Int32 = 0
    var recordings: [PlayerRecording] = []
    for (index, scenario) in cases.enumerated() {
      do throws(ScenarioRunner.Refusal) {
        var run = try runner.run(scenario)
        var findings: [LayoutFinding] = []
        if options.flags.contains("--audit") {
          findings = try ScenarioAudit.run(scenario, registry: .recordings).findings
          run.output.findings = findings.map { ScenarioOutput.Finding($0) }
        }
        if !isJSON, index > 0 { Console.print("") }
        try show(run)
        if !run.isPassed { status = 1 }
        if recordFile != nil {
          try Self.refusing { try expectations.add(chosen[index].written, output: run.output) }
        }
        if var recording = try recording(of: run, chosen[index], runner) {
          recording.remarks += findings.map { .init($0) }
          if !findings.isEmpty { recording.openAtGravestRemark() }
          recordings.append(recording)
        }
        if let file = options.values["--svg"] {
          try write(
            "picture", SVGDrawing().text(run.picture(scope)), to: Self.numbered(file, index + 1))
        }
      } catch {
        Console.error(chosen[index].complaint(error))
        return 2
      }
    }
    do throws(ScenarioRunner.Refusal) {
      if let recordFile { try record(expectations, to: recordFile) }
      if let file = options.values["--shrink"] { try shrink(cases, to: file) }
    } catch {
      Console.error("gridview run: \(error)")
      return 2
    }
    if let file = options.values["--html"] {
      do throws(ScenarioRunner.Refusal) {
        try write("player", PlayerPage(recordings).html, to: file)
      } catch {
        Console.error(error.description)
        return 2
      }
    }
    return status
  }

  /// Returns the recording that the player page shows. If the command line names a layout by its
  /// id, the case has no actions. The page then shows a run with scrolls and a rotation.
  private func recording(
    of run: ScenarioRun, _ choice: CaseSelection.Chosen, _ runner: ScenarioRunner
  ) throws(ScenarioRunner.Refusal) -> PlayerRecording? {
    guard run.recording != nil, choice.isBare else { return run.recording }
    let items = options.values["--items"].flatMap { Int($0) }
    return try runner.run(choice.scenario.moving(items: items)).recording
  }

  /// Writes the results of the cases to a file, in place of its present content.
  private func record(
    _ expectations: ExpectationRecording, to file: String
  ) throws(ScenarioRunner.Refusal) {
    let text = try Self.refusing { try expectations.text() }
    do throws(ScenarioFileError) {
      // The text is parsed before it is written: an output may exceed the limits of a scenario
      // file.
      _ = try LayoutRegistry.recordings.parser.cases(in: text, file: file)
    } catch {
      throw ScenarioRunner.Refusal(
        description: "\(file) is not written, since gridview check would not read it:\n\(error)")
    }
    try ToolFile.write(text, to: file)
  }

  /// Returns the value of `body`. An error becomes a refusal with the same text.
  private static func refusing<Value>(
    _ body: () throws -> Value
  ) throws(ScenarioRunner.Refusal) -> Value {
    do {
      return try body()
    } catch {
      throw ScenarioRunner.Refusal(description: "\(error)")
    }
  }

  /// Writes the first case that ends in a fault, reduced to a smaller case with the same fault.
  private func shrink(_ cases: [ScenarioCase], to file: String) throws(ScenarioRunner.Refusal) {
    Console.progress("looking for a smaller case")
    let small = cases.lazy.compactMap { $0.shrunkToFault(in: .recordings) }.first
    Console.clearProgress()
    guard let small else {
      Console.error("gridview run: nothing to shrink: no case ends in a fault")
      return
    }
    let text = try Self.refusing { try small.json.text(.pretty) }
    try write("smaller case", text + "\n", to: file)
  }

  // MARK: Output

  private func show(_ run: ScenarioRun) throws(ScenarioRunner.Refusal) {
    var pages: [String] = []
    if options.flags.contains("--trace") { pages.append(TraceText.log(run.trace, hasHeader: true)) }
    if options.flags.contains("--ascii") {
      let drawing = TerminalDrawing(columns: min(64, Console.output.width?.columns ?? 64))
      pages.append(drawing.text(run.picture(scope)))
    }
    pages += questions.compactMap { run.why?.why($0).description }
    guard isJSON else {
      Console.print(RunReport.text(run, scope: scope, style: Console.output.style))
      for page in pages where !page.isEmpty { Console.print(page) }
      return
    }
    Console.write(try Self.refusing { try run.output.line() })
    for page in pages where !page.isEmpty { Console.error(page) }
    if let difference = run.difference {
      let id = VisibleText.line(run.scenario.id)
      Console.error("\(id): not as expected (- expected, + found)\n\(difference)")
    }
  }

  private func write(
    _ name: String, _ text: String, to file: String
  ) throws(ScenarioRunner.Refusal) {
    // `file` may be the standard output: earlier lines must be printed first.
    Console.flush()
    try ToolFile.write(text, to: file)
    if !isJSON { Console.print(Console.output.style.dim("\(name): \(file)")) }
  }

  /// Returns the name of a case's file: `flow.svg` for the first case, `flow-2.svg` for the second
  /// case.
  private static func numbered(_ file: String, _ number: Int) -> String {
    if number == 1 { return file }
    let folder = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    guard let dot = file[folder...].lastIndex(of: "."), dot > folder else {
      return "\(file)-\(number)"
    }
    return "\(file[..<dot])-\(number)\(file[dot...])"
  }
}
