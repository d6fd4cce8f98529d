import Foundation
import GridCore

/// Whether two numbers agree: by default to the half unit of a third decimal, as tables print them.
@discardableResult
func near(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.00051) -> Bool {
  abs(a - b) <= tolerance
}

extension AxisLimits {
  /// Limits that no motion of these tests reaches.
  static let open = AxisLimits(min: -1e7, max: 1e7)
}

extension OffsetLimits {
  static let open = OffsetLimits(x: .open, y: .open)

  static func vertical(_ min: CGFloat, _ max: CGFloat) -> OffsetLimits {
    OffsetLimits(x: AxisLimits(min: 0, max: 0), y: AxisLimits(min: min, max: max))
  }
}

extension ScrollDeceleration {
  /// A vertical motion that is not rounded to pixels.
  init(
    from offset: CGFloat, at velocityPerMs: CGFloat, rate: Double = 0.998,
    limits: AxisLimits = .open, bounces: Bool = true, multiplier: CGFloat = 1,
    fidelity: ScrollFidelity = ScrollFidelity(), pixels: PixelGrid = .unrounded
  ) {
    self.init(
      offset: CGPoint(x: 0, y: offset), velocityPerMs: CGPoint(x: 0, y: velocityPerMs), rate: rate,
      multiplier: multiplier, limits: .vertical(limits.min, limits.max), bounces: bounces,
      fidelity: fidelity, pixels: pixels)
  }

  /// The unrounded way, frame by frame, up to and including the frame in which the motion ends.
  func way(hertz: Double = 60) -> [AxisMotion] {
    var motion = self
    var way: [AxisMotion] = []
    while way.count < 10_000 {
      let frame = motion.step(milliseconds: 1000 / hertz)
      way.append(motion.axes.y.motion)
      if frame.restingOffset != nil { break }
    }
    return way
  }
}

/// The number printed with three decimals, trailing zeros removed.
func threeDecimals(_ value: CGFloat) -> String {
  var text = String(format: "%.3f", Double(value))
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text
}
