import GridScenarios

/// The generator that every workload draws from: the same numbers on every machine and in every
/// language.
///
/// `s·1664525 + 1013904223 mod 2³²`, of which the upper 24 bits are handed out.
struct BenchmarkRandom: Sendable {
  private var state: UInt32

  init(seed: UInt32 = 12345) {
    state = seed
  }

  mutating func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8)
  }

  /// A whole number of the range.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next() % (range.upperBound - range.lowerBound + 1)
  }
}
