import Foundation

/// A deceleration changed to end at the target that layout or delegate chose (S3.17).
///
/// This type is not for paging. A page motion takes the result of `PageGrid.snapped` as its target
/// instead.
package struct Retarget: Hashable, Sendable {
  /// The motion of one axis after layout and delegate were asked for a target.
  package struct Axis: Hashable, Sendable {
    /// The velocity in points per millisecond; positive when the offset grows.
    package var velocityPerMs: CGFloat
    /// Share of the speed left after each millisecond.
    package var rate: Double
    /// The deceleration rate of the scroll view, whatever `rate` is.
    package let naturalRate: Double
    /// The offset at which the axis stops (S3.19); nil if the motion of the axis was not changed.
    package var target: CGFloat?

    package init(velocityPerMs: CGFloat, rate: Double, target: CGFloat? = nil) {
      self.velocityPerMs = velocityPerMs
      self.rate = rate
      naturalRate = rate
      self.target = target
    }

    /// Sets the speed that the distance needs at the present rate (rule 3). If this speed is low,
    /// sets the rate and the speed of a short hop instead.
    ///
    /// - Parameters:
    ///   - distance: The distance to the target divided by the flick multiplier, in points.
    ///   - floor: The speed left at the target, in points per millisecond.
    package mutating func setOut(for distance: CGFloat, floor: CGFloat) {
      velocityPerMs = Self.velocity(for: distance, atRate: rate, floor: floor)
      if abs(velocityPerMs) < ScrollPhysics.shortHopBelowPerMs {
        rate = ScrollPhysics.shortHopRate
        velocityPerMs = floor + ScrollPhysics.shortHopDecayPerMs * distance
      }
    }

    fileprivate static func velocity(
      for distance: CGFloat, atRate rate: Double, floor: CGFloat
    ) -> CGFloat {
      floor + distance * CGFloat(FreeDeceleration(rate: rate).decayPerMs)
    }
  }

  /// A release, with the target that layout and delegate received.
  package struct Release: Hashable, Sendable {
    /// The content offset at the release, in points.
    package var offset: CGPoint
    /// The blended velocity that layout and delegate received, in points per millisecond.
    package var velocityPerMs: CGPoint
    /// The scroll view's deceleration rate.
    package var rate: Double
    /// The flick multiplier.
    package var multiplier: CGFloat
    /// The target that layout and delegate received.
    package var projected: CGPoint

    package init(
      offset: CGPoint, velocityPerMs: CGPoint, rate: Double, multiplier: CGFloat = 1,
      projected: CGPoint
    ) {
      self.offset = offset
      self.velocityPerMs = velocityPerMs
      self.rate = rate
      self.multiplier = multiplier
      self.projected = projected
    }
  }

  /// The target in force. If layout or delegate changed the target, it is on pixels and within the
  /// limits. If they changed only the limits, it is within the new limits.
  package let target: CGPoint
  package let axes: AxisPair<Axis>
  /// Whether the target differs from the projection on any axis.
  package var isAdjusted: Bool { axes.x.target != nil || axes.y.target != nil }
  /// Whether the target differs from the offset at the release. A collection view decelerates in
  /// exactly this case (C2.10), whatever the finger did.
  package let movesContent: Bool

  /// Changes the deceleration of a release to end at a target.
  ///
  /// - Parameters:
  ///   - answer: The target after layout and delegate were asked.
  ///   - limits: The limits, read again after layout and delegate were asked.
  ///   - limitsChanged: Whether `limits` differ from the limits of the projection.
  package init(
    _ release: Release, answer: CGPoint, limits: OffsetLimits, limitsChanged: Bool,
    pixels: PixelGrid
  ) {
    var target = release.projected
    if answer != target { target = pixels.rounded(answer) }
    if answer != release.projected || limitsChanged { target = limits.clamped(target) }
    self.target = target
    movesContent =
      abs(target.x - release.offset.x) >= ScrollPhysics.samePoint
      || abs(target.y - release.offset.y) >= ScrollPhysics.samePoint

    var x = AxisPlan(
      offset: release.offset.x, velocityPerMs: release.velocityPerMs.x,
      projected: release.projected.x, target: target.x, release: release)
    var y = AxisPlan(
      offset: release.offset.y, velocityPerMs: release.velocityPerMs.y,
      projected: release.projected.y, target: target.y, release: release)
    if x.isRated && y.isRated {
      // Rule 4: both axes slow down alike, by the slower rate.
      if x.axis.rate < y.axis.rate { x.adopt(rate: y.axis.rate) }
      if y.axis.rate < x.axis.rate { y.adopt(rate: x.axis.rate) }
    }
    axes = AxisPair(x: x.axis, y: y.axis)
  }

  /// The motion of one axis while the rules of a changed target are applied.
  private struct AxisPlan {
    var axis: Axis
    /// Whether rule 2 or 3 has set the motion, so that rule 4 may compare the rate of the axis.
    var isRated = false
    /// Signed distance to the target, divided by the flick multiplier.
    var distance: CGFloat
    /// The floor speed in the direction of travel.
    var floor: CGFloat

    init(
      offset: CGFloat, velocityPerMs velocity: CGFloat, projected: CGFloat, target: CGFloat,
      release: Release
    ) {
      distance = (target - offset) / release.multiplier
      floor = velocity < 0 ? -ScrollPhysics.speedFloorPerMs : ScrollPhysics.speedFloorPerMs
      axis = Axis(velocityPerMs: velocity, rate: release.rate)
      guard target != projected else { return }
      axis.target = target
      if abs(distance) < ScrollPhysics.samePoint {
        axis.velocityPerMs = 0  // Rule 1.
        return
      }
      isRated = true
      let shortens = velocity > 0 && target <= projected || velocity < 0 && target >= projected
      if shortens {
        // Rule 2. A target behind the content gives a rate above 1, hence the cap. The first frame
        // then finds the target passed and jumps to it.
        let rate = exp(-Double((velocity - floor) / distance))
        axis.rate = min(rate, ScrollPhysics.adjustedRateCap)
      } else {
        axis.setOut(for: distance, floor: floor)
      }
    }

    mutating func adopt(rate: Double) {
      axis.rate = rate
      axis.velocityPerMs = Axis.velocity(for: distance, atRate: rate, floor: floor)
    }
  }
}
