import GridScenarios
import GridTool

/// The command `gridbench`.
@MainActor
struct BenchCommand {
  static let options: [Option] = [
    .list("--scenario", .oneOf(BenchmarkSeries.scenarios)), .flag("--quick"),
    .flag("--json"), .value("--svg", .file), .value("--before", .file),
  ]

  /// The text of `gridbench --help`.
  static let help = """
    gridbench [--scenario NAME …] [--quick] [--json] [--svg FILE [--before FILE]]

    Measures scenarios of up to a million items and, in alternating rounds, their floors: minimal
    code that does the same work. Prints the ratios of the times with their range. Counts, answers
    and growth have to hold on every machine; the ratios are compared with goals.
    Docs/Performance.md describes the scenarios. Only figures of an optimised build are meaningful:

      swift run -c release gridbench

      --scenario NAME  only this scenario; may be given several times
      --quick          fewer and shorter rounds: about half a minute of processor time
      --json           prints the report as one JSON object
      --svg FILE       writes a drawing of the ratios with their range, and of the growth
      --before FILE    adds the ratios of an earlier --json report to the drawing

    Exit status: 0, 1 when a count, an answer or a growth is wrong, 2 for options and files that
    cannot be read or written. The report names ratios beyond their goals; they do not change the
    status.
    """

  private let options: Options
  private let series: [BenchmarkSeries]

  init(_ arguments: [String]) throws(UsageError) {
    options = try Options(arguments, Self.options)
    var problems: [String] = []
    if let word = options.words.first { problems.append("unexpected argument \"\(word)\"") }
    let names = BenchmarkSeries.scenarios
    let wanted = options.lists["--scenario"] ?? []
    for name in wanted where !names.contains(name) {
      problems.append(
        "unknown scenario \"\(name)\"; there are \(names.joined(separator: ", "))")
    }
    if options.values["--before"] != nil, options.values["--svg"] == nil {
      problems.append("--before needs --svg FILE, the drawing that it adds to")
    }
    if !problems.isEmpty { throw UsageError(problems) }
    series = BenchmarkSeries.all.filter { wanted.isEmpty || wanted.contains($0.scenario) }
  }

  func run() -> Int32 {
    // Reads the earlier report first, so that a missing file is reported before minutes of
    // measuring.
    let before: EarlierBenchmark?
    do throws(EarlierBenchmark.Unreadable) {
      before = try earlier()
    } catch {
      Console.error("gridbench: \(options.values["--before"] ?? ""): \(error)")
      return 2
    }
    let isQuick = options.flags.contains("--quick")
    let settings: BenchmarkRunner.Settings = isQuick ? .quick : .full
    if !BenchmarkEnvironment.isBuildOptimized {
      Console.error(
        "This is a debug build: its times and ratios mean nothing. Counts and answers hold. "
          + "Use: swift run -c release gridbench")
    }
    let runner = BenchmarkRunner(settings, meter: MemoryMeter())
    var rows: [BenchmarkRow] = []
    for (index, series) in series.enumerated() {
      Console.progress(
        "\(index + 1) of \(self.series.count): scenario \(series.scenario), \(series.title)")
      rows += runner.rows(of: series)
    }
    var floors: [FloorRow] = []
    if options.lists["--scenario"] == nil {
      Console.progress("floors")
      floors = BenchmarkFloor.all().compactMap { runner.row(of: $0()) }
    }
    Console.clearProgress()
    let report = BenchmarkReport(
      environment: .current, isQuick: isQuick, rounds: settings.rounds, rows: rows, floors: floors)
    if options.flags.contains("--json") {
      Console.write((try? report.json.text(.pretty)) ?? "")
    } else {
      Console.print(BenchmarkText.text(report, style: Console.output.style))
    }
    if let file = options.values["--svg"] {
      do throws(ScenarioRunner.Refusal) {
        try ToolFile.write(BenchmarkDrawing(report, before: before).text, to: file)
      } catch {
        Console.error("gridbench: \(error)")
        return 2
      }
    }
    return report.holds ? 0 : 1
  }

  /// Returns the earlier report, read from the file that the option `--before` names; nil without
  /// the option.
  private func earlier() throws(EarlierBenchmark.Unreadable) -> EarlierBenchmark? {
    guard let file = options.values["--before"] else { return nil }
    let data: Data
    do throws(CaseSelection.Unreadable) {
      data = try ToolFile.read(file)
    } catch {
      let reason =
        switch error {
        case .missing: "there is no such file"
        case .folder: "this is a folder; name a report in it"
        case .other(let reason): reason
        }
      throw EarlierBenchmark.Unreadable(description: reason)
    }
    return try EarlierBenchmark(data: data)
  }
}
