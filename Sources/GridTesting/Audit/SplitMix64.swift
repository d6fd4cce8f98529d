/// A seeded generator of random numbers (SplitMix64). Equal seeds give equal numbers on every
/// machine.
///
/// ```swift
/// var random = SplitMix64(seed: 7)
/// let height = CGFloat.random(in: 20...90, using: &random)
/// ```
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator at the start of its sequence. Every seed gives a good sequence, 0 included.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64-bit number of the sequence. The sequence repeats after 2⁶⁴ numbers.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns true with a probability of `share` per cent.
  package mutating func percent(_ share: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < share
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
