import Foundation

extension SplitMix64 {
  /// Returns the seeds of a test with random input. A debug build takes about ten times as long for
  /// each seed. It therefore uses only the first `count` seeds, or all seeds if the environment has
  /// `GRIDKIT_SEEDS=all`.
  package static func seeds(_ all: Range<UInt64>, inDebug count: Int) -> Range<UInt64> {
    #if DEBUG
      if ProcessInfo.processInfo.environment["GRIDKIT_SEEDS"] != "all" { return all.prefix(count) }
    #endif
    return all
  }
}
