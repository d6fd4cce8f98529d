import Foundation
import GridScenarios

/// `gridview audit`
@MainActor
struct AuditCommand {
  private let options: Options
  private let isJSON: Bool

  init(_ arguments: [String]) throws(UsageError) {
    options = try Options(
      arguments,
      kinds: [
        "--json": .flag, "--isolated": .flag, "--set": .list, "--viewport": .value,
        "--items": .value,
      ])
    isJSON = options.flags.contains("--json")
    if options.words.isEmpty {
      throw UsageError("name a scenario file or the id of a layout (see gridview list)")
    }
    if options.flags.contains("--isolated"), options.words.contains("-") {
      throw UsageError("--isolated takes files: the standard input can only be read once")
    }
  }

  /// - Returns: 0 when no report has an error or a fault, 1 when one has, 2 when a file cannot be
  ///   read.
  func run() throws(UsageError) -> Int32 {
    let chosen: [CaseSelection.Chosen]
    do throws(ScenarioFileError) {
      chosen = try CaseSelection(options).chosen(by: options.words, reading: CaseSelection.read)
    } catch {
      Console.error(error.description)
      return 2
    }
    guard CaseSelection.areRunnable(chosen.map { ($0, $0.scenario) }) else { return 2 }
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
      return try ScenarioAudit.run(scenario, registry: .gallery)
    }
    return try ScenarioAudit.inChildProcess(
      scenario, registry: .gallery, name: "case \(number)")
  }

  private func show(_ report: AuditReport, of scenario: ScenarioCase, isFirst: Bool) {
    if isJSON {
      Console.print((try? report.json(id: scenario.id).text(.line)) ?? "")
    } else {
      if !isFirst { Console.print("") }
      let style = Console.output.style
      Console.print(style.dim(VisibleText.line(scenario.id)))
      Console.print(report.text(style))
    }
  }
}

extension CaseSelection.Chosen {
  /// Why the case is not run: a line for each reason, with the file and the case's name.
  func complaint(_ refusal: ScenarioRunner.Refusal) -> String {
    // A layout that is named by its id has a case of the same name.
    let place = (word == scenario.id ? [word] : [word, scenario.id]).map { VisibleText.line($0) }
    return VisibleText.split(refusal.description)
      .map { (place + [$0]).joined(separator: ": ") }.joined(separator: "\n")
  }
}

extension CaseSelection {
  /// Whether all cases can be run; tells why those that cannot. Before anything is printed: what is
  /// refused has no other output.
  @MainActor
  static func areRunnable(_ cases: some Sequence<(Chosen, ScenarioCase)>) -> Bool {
    let runner = ScenarioRunner(registry: .gallery)
    var areRunnable = true
    for (choice, scenario) in cases {
      do throws(ScenarioRunner.Refusal) {
        try runner.check(scenario)
      } catch {
        Console.error(choice.complaint(error))
        areRunnable = false
      }
    }
    return areRunnable
  }

  /// The cases that a command's words and options name.
  init(_ options: Options) {
    self.init(registry: .gallery)
    named = GalleryScenarios.all.map { .init(id: $0.id, cases: $0.cases) }
    settings = options.lists["--set"] ?? []
    viewport = options.values["--viewport"]
    items = options.values["--items"]
  }

  /// The bytes of a file, or of the standard input for `-`: no more of them than tell that there
  /// are too many.
  static func read(_ path: String) -> Data? {
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle else { return nil }
    let most = Int(ScenarioLimits.fileSize.most) + 1
    var data = Data()
    do {
      while data.count < most, let part = try handle.read(upToCount: most - data.count),
        !part.isEmpty
      {
        data += part
      }
    } catch {
      return nil
    }
    return data
  }
}
