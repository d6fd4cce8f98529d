import GridScenarios
import GridTool

/// The command `gridfuzz`.
@MainActor
struct FuzzCommand {
  private let settings: FuzzSettings
  private var fuzzer: UpdateFuzzer
  private let recordFile: String?

  /// The number of seeds if the command line gives none.
  private static let standardCount: UInt64 = 400

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(
      arguments, [.value("--layout"), .value("--record", .file(or: []))] + FuzzSettings.options)
    recordFile = options.values["--record"]
    var problems: [String] = []
    settings = FuzzSettings(options, standardCount: Self.standardCount, &problems)
    fuzzer = UpdateFuzzer(FuzzSubject.gallery)
    if let id = options.values["--layout"] {
      let ids = fuzzer.subjects.map(\.id)
      if ids.contains(id) {
        fuzzer.firstLayouts = [id]
      } else {
        problems.append(
          "unknown layout \"\(id)\"" + Help.suggestion(for: id, among: ids)
            + "; there are \(ids.joined(separator: ", "))")
      }
    }
    if !problems.isEmpty { throw UsageError(problems) }
  }

  mutating func run() throws(UsageError) -> Int32 {
    if let recordFile { return try record(to: recordFile) }
    let share = max(1, UInt64(settings.seeds.count) / 20)
    var failures = FuzzFailureTally()
    for (index, seed) in settings.seeds.enumerated() {
      if UInt64(index) % share == 0 {
        Console.progress("seed \(seed), \(fuzzer.tally.batches) batches so far")
      }
      guard let failure = fuzzer.failure(seed: seed) else { continue }
      failures.add(failure)
      Console.clearProgress()
      Console.print("\(failure)")
      Console.print("again: gridfuzz --seed \(seed)" + layoutOption)
      guard settings.keepsGoing else { return 1 }
      Console.print("")
      Console.flush()
    }
    Console.clearProgress()
    Console.print(fuzzer.tally.description)
    if failures.isEmpty { return 0 }
    Console.print(failures.description)
    return 1
  }

  /// Writes the records of all scripts to a file, for comparison with the file of another build.
  private func record(to path: String) throws(UsageError) -> Int32 {
    var text = ""
    for seed in settings.seeds {
      let script = fuzzer.script(seed: seed)
      for isTraced in [false, true] {
        text += "seed \(seed)\(isTraced ? " traced" : "") \(script.layout)\n"
        text += fuzzer.record(of: script, isTraced: isTraced)
      }
    }
    do throws(ScenarioRunner.Refusal) {
      try ToolFile.write(text, to: path)
    } catch {
      throw UsageError(error.description)
    }
    return 0
  }

  private var layoutOption: String { fuzzer.firstLayouts.map { " --layout \($0[0])" } ?? "" }
}
