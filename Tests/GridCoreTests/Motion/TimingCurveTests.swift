import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  private static let named: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default,
  ]

  /// The slow way: halve the parameter's interval a hundred times.
  private func oracle(_ curve: TimingCurve, at fraction: Double) -> Double {
    func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if bezier(curve.x1, curve.x2, middle) < fraction { low = middle } else { high = middle }
    }
    return bezier(curve.y1, curve.y2, (low + high) / 2)
  }

  @Test("the named curves are accurate to a ten-millionth", arguments: named)
  func accuracy(curve: TimingCurve) {
    for step in 0...2000 {
      let fraction = Double(step) / 2000
      #expect(abs(curve.progress(at: fraction) - oracle(curve, at: fraction)) < 1e-9)
    }
  }

  @Test func `the named curves have the control points of A7.2`() {
    #expect(TimingCurve.easeInOut == TimingCurve(0.42, 0, 0.58, 1))
    #expect(TimingCurve.easeIn == TimingCurve(0.42, 0, 1, 1))
    #expect(TimingCurve.easeOut == TimingCurve(0, 0, 0.58, 1))
    #expect(TimingCurve.default == TimingCurve(0.25, 0.1, 0.25, 1))
    // Known by symmetry.
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
    #expect(TimingCurve.linear.progress(at: 0.3) == 0.3)
    for fraction in [0.1, 0.25, 0.7] {
      let eased = TimingCurve.easeIn.progress(at: fraction)
      #expect(abs(eased + TimingCurve.easeOut.progress(at: 1 - fraction) - 1) < 1e-9)
    }
  }

  @Test("progress starts at 0, ends at 1 and only grows", arguments: named)
  func ends(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 7) == 1)
    var last = -1.0
    for step in 0...500 {
      let progress = curve.progress(at: Double(step) / 500)
      #expect(progress > last)
      last = progress
    }
  }

  @Test(.seeds(0..<200))
  func `any control points are solved, upright and overshooting ones too`() {
    var random = SplitMix64(seed: currentSeed)
    let ends = [0.0, 1, .random(in: 0...1, using: &random)]
    let curve = TimingCurve(
      ends.randomElement(using: &random) ?? 0, .random(in: -1...2, using: &random),
      ends.randomElement(using: &random) ?? 1, .random(in: -1...2, using: &random))
    let fraction = Double.random(in: 0.0001...0.9999, using: &random)
    #expect(abs(curve.progress(at: fraction) - oracle(curve, at: fraction)) < 1e-7)
  }

  @Test func `time never runs backwards`() {
    #expect(TimingCurve(-0.5, 0, 1.5, 1) == TimingCurve(0, 0, 1, 1))
  }
}
