import Foundation

/// The timing curve of an animation: the share of a change that is done after a share of the time.
///
/// It is a cubic Bézier curve from (0, 0) to (1, 1) in the plane of time and progress.
package struct TimingCurve: Hashable, Codable, Sendable {
  /// First control point: `x1` is the share of the time, `y1` the progress.
  package let x1: Double
  package let y1: Double
  /// Second control point.
  package let x2: Double
  package let y2: Double

  /// Makes a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: The share of the time at the first control point. Both `x1` and `x2` are clamped to
  ///     0...1, because time does not run backwards.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  // The named curves.
  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// The curve that `UIView.animate` uses by default.
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// The curve that Core Animation uses by default.
  package static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Returns the share of the change that is done after a share of the time.
  ///
  /// - Parameter fraction: The share of the time. Before 0 the progress is 0, and after 1 the
  ///   progress is 1.
  /// - Returns: The progress, from 0 to 1 for the named curves. For other curves it may lie outside
  ///   this range.
  package func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return fraction }
    return Self.bezier(y1, y2, at: parameter(at: fraction))
  }

  /// Returns the curve's parameter at a share of the time. Newton's method finds the parameter
  /// within a range that shrinks in each step.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = fraction
    for _ in 0..<80 {
      let miss = Self.bezier(x1, x2, at: parameter) - fraction
      if miss == 0 { return parameter }
      if miss < 0 { low = parameter } else { high = parameter }
      var next = parameter - miss / Self.slope(x1, x2, at: parameter)
      // Also true for NaN and infinity, where the curve is vertical.
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - parameter) < 1e-15 { return next }
      parameter = next
    }
    return parameter
  }

  private static func bezier(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
