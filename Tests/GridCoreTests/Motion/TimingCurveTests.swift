import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Timing curves", .rows)
struct TimingCurveTests {
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

  private let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .default]

  @Test func `the named curves are accurate to a ten-millionth`() {
    forEachRow(of: named) { curve in
      let errors = stride(from: 0, through: 1, by: 0.002).map {
        abs(curve.progress(at: $0) - oracle(curve, at: $0))
      }
      #expect(errors.allSatisfy { $0 < 1e-9 })
    }
  }

  @Test func `progress starts at 0, ends at 1 and only grows`() {
    forEachRow(of: named) { curve in
      #expect([0, 1, -1, 7].map { curve.progress(at: $0) } == [0, 1, 0, 1])
      let progress = (0...500).map { curve.progress(at: Double($0) / 500) }
      #expect(progress[0] > -1)
      #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 < $1 })
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

  @Test(.seeds(0..<200, inDebug: 50))
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
