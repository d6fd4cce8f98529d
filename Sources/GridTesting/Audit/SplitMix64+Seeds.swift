import Foundation

extension SplitMix64 {
  /// The seeds of a test over random input. A debug build takes about ten times as long for each:
  /// it is given the first few, and all if the environment has `GRIDKIT_SEEDS=all`.
  package static func seeds(_ all: Range<UInt64>, inDebug count: Int) -> Range<UInt64> {
    #if DEBUG
      if ProcessInfo.processInfo.environment["GRIDKIT_SEEDS"] != "all" { return all.prefix(count) }
    #endif
    return all
  }
}
