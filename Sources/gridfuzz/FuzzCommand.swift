import GridScenarios
import GridTool

/// `gridfuzz`
@MainActor
struct FuzzCommand {
  private let settings: FuzzSettings
  private var fuzzer: UpdateFuzzer

  /// Seeds that are run when the command line does not say how many.
  private static let standardCount: UInt64 = 400

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, [.value("--layout")] + FuzzSettings.options)
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

  mutating func run() -> Int32 {
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

  private var layoutOption: String { fuzzer.firstLayouts.map { " --layout \($0[0])" } ?? "" }
}
