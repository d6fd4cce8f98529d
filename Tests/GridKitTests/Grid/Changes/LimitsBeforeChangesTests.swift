import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

@Suite("Limits before changes")
@MainActor
struct LimitsBeforeChangesTests {
  private static func limits(_ number: Int) -> OffsetLimits {
    let axis = AxisLimits(
      contentLength: CGFloat(100 * number), boundsLength: 50, leading: 0, trailing: 0,
      pixels: PixelGrid(scale: 1))
    return OffsetLimits(x: axis, y: axis)
  }

  /// The obvious way: all of them are kept, and any that differs from what is in the end counts.
  @Test(.seeds(0..<300))
  func `two are enough to tell whether any of several changes has moved the limits`() {
    var random = SplitMix64(seed: currentSeed)
    var changes = Changes()
    for _ in 0..<8 {
      let before = (0..<random.number(0...5)).map { _ in random.number(1...3) }
      for number in before { changes.recordLimits(before: Self.limits(number)) }
      changes.checkInvariants()
      let present = random.number(1...3)
      let found = changes.takeLimits(besides: Self.limits(present))
      #expect((found != nil) == before.contains { $0 != present }, "\(before) then \(present)")
      if let found { #expect(before.contains { Self.limits($0) == found }) }
      #expect(changes.takeLimits(besides: Self.limits(0)) == nil, "taken once")
    }
  }
}
