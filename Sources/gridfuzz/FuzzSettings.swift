import GridTool

/// The settings that all fuzzers share: seeds, and whether a failure ends the run.
struct FuzzSettings {
  let seeds: Range<UInt64>
  let keepsGoing: Bool

  /// The options that set these values.
  static let options: [Option] = [.value("--seeds"), .value("--seed"), .flag("--keep-going")]

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - standardCount: The number of seeds without `--seeds`.
  ///   - problems: Receives messages about wrong arguments and values.
  init(_ options: Options, standardCount: UInt64, _ problems: inout [String]) {
    if let word = options.words.first { problems.append("unexpected argument \"\(word)\"") }
    seeds = options.seeds(standardCount: standardCount, &problems)
    keepsGoing = options.flags.contains("--keep-going")
  }
}
