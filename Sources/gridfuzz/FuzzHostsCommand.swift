import GridScenarios
import GridTool

/// The command `gridfuzz --hosts`.
@MainActor
struct FuzzHostsCommand {
  private let settings: FuzzSettings

  /// The number of seeds if the command line gives none.
  private static let standardCount: UInt64 = 300

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, [.flag("--hosts")] + FuzzSettings.options)
    var problems: [String] = []
    settings = FuzzSettings(options, standardCount: Self.standardCount, &problems)
    if !problems.isEmpty { throw UsageError(problems) }
  }

  func run() -> Int32 {
    var fuzzer = HostFuzzer()
    let share = max(1, UInt64(settings.seeds.count) / 20)
    var failed = 0
    for (index, seed) in settings.seeds.enumerated() {
      if UInt64(index) % share == 0 {
        Console.progress("seed \(seed), \(fuzzer.tally.requests) requests so far")
      }
      guard let failure = fuzzer.failure(seed: seed) else { continue }
      failed += 1
      Console.clearProgress()
      Console.print("\(failure)")
      Console.print("again: gridfuzz --hosts --seed \(seed)\n")
      Console.flush()
      if !settings.keepsGoing { return 1 }
    }
    Console.clearProgress()
    Console.print(fuzzer.tally.description)
    if failed > 0 { Console.print("\(failed) \(failed == 1 ? "session" : "sessions") failed") }
    return failed == 0 ? 0 : 1
  }
}
