import GridScenarios
import GridTool

/// `gridfuzz --hosts`
@MainActor
struct FuzzHostsCommand {
  static let options: [Option] = [
    .flag("--hosts"), .value("--seeds"), .value("--seed"), .flag("--keep-going"),
  ]

  private let seeds: Range<UInt64>
  private let keepsGoing: Bool

  /// Seeds that are run when the command line does not say how many.
  private static let standardCount: UInt64 = 300

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    var problems: [String] = []
    if let word = options.words.first { problems.append("nothing to do with \"\(word)\"") }
    seeds = options.seeds(standardCount: Self.standardCount, &problems)
    if !problems.isEmpty { throw UsageError(problems) }
    keepsGoing = options.flags.contains("--keep-going")
  }

  func run() -> Int32 {
    var fuzzer = HostFuzzer()
    let share = max(1, UInt64(seeds.count) / 20)
    var failed = 0
    for (index, seed) in seeds.enumerated() {
      if UInt64(index) % share == 0 {
        Console.progress("seed \(seed), \(fuzzer.tally.requests) requests so far")
      }
      guard let failure = fuzzer.failure(seed: seed) else { continue }
      failed += 1
      Console.clearProgress()
      Console.print("\(failure)")
      Console.print("again: gridfuzz --hosts --seed \(seed)\n")
      Console.flush()
      if !keepsGoing { return 1 }
    }
    Console.clearProgress()
    Console.print(fuzzer.tally.description)
    if failed > 0 { Console.print("\(failed) \(failed == 1 ? "session" : "sessions") failed") }
    return failed == 0 ? 0 : 1
  }
}
