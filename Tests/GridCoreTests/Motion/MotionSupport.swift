import Foundation
import GridCore

/// Whether two numbers agree: by default to the half unit of a third decimal, as tables print them.
@discardableResult
func near(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.00051) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether the numbers of two lists agree, one by one.
func near(_ a: [CGFloat], _ b: [CGFloat], within tolerance: CGFloat = 0.00051) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { near($0, $1, within: tolerance) }
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

// The closed forms of continuous motion, without frames.

extension FreeDeceleration {
  /// Returns the milliseconds until the speed has fallen to `slowPerMs`; 0 if the speed is not
  /// above `slowPerMs`.
  func milliseconds(from velocityPerMs: CGFloat, to slowPerMs: CGFloat) -> Double {
    guard abs(velocityPerMs) > slowPerMs else { return 0 }
    return -log(Double(slowPerMs / abs(velocityPerMs))) / decayPerMs
  }

  /// Returns the distance travelled, in points, until the speed has fallen to the floor, 0.01
  /// pt/ms.
  func travelToFloor(from velocityPerMs: CGFloat) -> CGFloat {
    let spent = max(abs(velocityPerMs) - ScrollPhysics.speedFloorPerMs, 0)
    return (velocityPerMs < 0 ? -spent : spent) * CGFloat(reachFactor)
  }
}

extension EdgeBounce {
  /// Returns the speed of the offset in continuous time, in points per millisecond: momentum less
  /// pull.
  func speedPerMs(
    from motion: AxisMotion, afterMilliseconds milliseconds: Double
  ) -> CGFloat {
    let later = self.motion(from: motion, afterMilliseconds: milliseconds)
    let momentumSlope = later.velocityPerMs * CGFloat(momentum.reachFactor * momentum.decayPerMs)
    return momentumSlope - CGFloat(ScrollPhysics.bounceDecayPerMs) * (later.offset - edge)
  }

  /// The time from passing the edge to turning round, in milliseconds. The time is the same at any
  /// speed.
  var peakMilliseconds: Double {
    log(1 + momentum.decayPerMs / ScrollPhysics.bounceDecayPerMs) / momentum.decayPerMs
  }

  /// Returns the largest distance beyond the edge, in points, after an axis passes the edge.
  func peakOvershoot(enteringAtPerMs velocity: CGFloat) -> CGFloat {
    let entry = AxisMotion(offset: edge, velocityPerMs: velocity)
    return motion(from: entry, afterMilliseconds: peakMilliseconds).offset - edge
  }
}

extension SteppedMotion {
  /// Returns the offset at which the motion comes to rest, and the number of frames of equal length
  /// until then.
  ///
  /// - Parameter limitMs: The longest motion that is tried, in milliseconds.
  /// - Returns: The offset and the number of frames; nil if the motion has not ended by `limitMs`.
  func resting(
    frameMilliseconds: Double, limitMs: Double = 60_000
  ) -> (offset: CGPoint, frames: Int)? {
    var motion = self
    var frames = 0
    while Double(frames) * frameMilliseconds < limitMs {
      frames += 1
      if let offset = motion.step(milliseconds: frameMilliseconds).restingOffset {
        return (offset, frames)
      }
    }
    return nil
  }
}

/// The number printed with three decimals, trailing zeros removed.
func threeDecimals(_ value: CGFloat) -> String {
  var text = String(format: "%.3f", Double(value))
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return text
}
