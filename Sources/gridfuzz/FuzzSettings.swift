import GridScenarios
import GridTool

/// The settings that all fuzzers share: seeds, and whether a failure ends the run.
@MainActor
struct FuzzSettings {
  let options: Options
  let seeds: Range<UInt64>
  let keepsGoing: Bool

  /// Reads the settings from the command line.
  ///
  /// - Parameters:
  ///   - more: The options of the fuzzer beside those that all fuzzers have.
  ///   - standardCount: The number of seeds if the command line gives none. If only `--seed` is
  ///     given, only that seed is run, because it has usually failed before.
  ///   - check: Returns a message if a value of the fuzzer's own options is wrong.
  init(
    _ arguments: [String], _ more: [Option], standardCount: UInt64 = 400,
    check: (Options) -> String? = { _ in nil }
  ) throws(UsageError) {
    let options = try Options(
      arguments, more + [.value("--seeds"), .value("--seed"), .flag("--keep-going")])
    var problems = options.words.prefix(1).map { "unexpected argument \"\($0)\"" }
    func number(_ name: String, from least: UInt64) -> UInt64? {
      guard let text = options.values[name] else { return nil }
      if let number = UInt64(text), number >= least { return number }
      problems.append("\(name) takes a whole number from \(least) on, not \"\(text)\"")
      return nil
    }
    let first = number("--seed", from: 0)
    let count = number("--seeds", from: 1) ?? (first == nil ? standardCount : 1)
    let (end, isOver) = (first ?? 0).addingReportingOverflow(count)
    if isOver { problems.append("\(count) seeds from \(first ?? 0) on exceed the largest seed") }
    problems += [check(options)].compactMap(\.self)
    if !problems.isEmpty { throw UsageError(problems) }
    self.options = options
    seeds = (first ?? 0)..<end
    keepsGoing = options.flags.contains("--keep-going")
  }

  /// Writes a progress line for about every twentieth part of the seeds.
  func progress(_ finished: Int, _ text: @autoclosure () -> String) {
    if finished % max(1, seeds.count / 20) == 0 { Console.progress(text()) }
  }

  /// Runs the script of each seed, and prints the failures and the counts.
  ///
  /// - Parameters:
  ///   - again: Returns the lines under a failure, which say how to run its seed again.
  ///   - summary: Returns the last lines of a run with failures.
  /// - Returns: The exit status.
  func run<Fuzzer: ScriptFuzzer>(
    _ fuzzer: inout Fuzzer, again: (UInt64) -> String, summary: (FuzzFailureTally) -> String
  ) -> Int32 {
    var failures = FuzzFailureTally()
    for seed in seeds {
      progress(Int(seed - seeds.lowerBound), "seed \(seed), \(fuzzer.progress) so far")
      guard let failure = fuzzer.failure(seed: seed) else { continue }
      failures.add(failure)
      Console.clearProgress()
      Console.print("\(failure)\nagain: \(again(seed))")
      Console.flush()
      if !keepsGoing { return 1 }
    }
    Console.clearProgress()
    Console.print("\(fuzzer.tally)")
    if failures.isEmpty { return 0 }
    Console.print(summary(failures))
    return 1
  }
}
