import Foundation

/// A deceleration changed so that it ends where layout or delegate want it to (S3.17).
///
/// Not for paging: a page motion takes `PageGrid.snapped` as its target instead.
package struct Retarget: Hashable, Sendable {
  /// The motion of one axis after the hooks.
  package struct Axis: Hashable, Sendable {
    /// The velocity in points per millisecond; positive when the offset grows.
    package var velocityPerMs: CGFloat
    /// Share of the speed left after each millisecond.
    package var rate: Double
    /// The rate of the scroll view, whatever the axis was given instead.
    package let naturalRate: Double
    /// The offset at which the axis stops (S3.19); nil when it continues untouched.
    package var target: CGFloat?

    package init(velocityPerMs: CGFloat, rate: Double, target: CGFloat? = nil) {
      self.velocityPerMs = velocityPerMs
      self.rate = rate
      naturalRate = rate
      self.target = target
    }

    /// Rule 3: at the present rate as fast as the way needs, or a short hop.
    ///
    /// - Parameters:
    ///   - distance: The way to the target, less the multiplier, in points.
    ///   - floor: The speed that is left at its end, in points per millisecond.
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

  /// A release, and what the hooks made of its target.
  package struct Release: Hashable, Sendable {
    /// The content offset at the release, in points.
    package var offset: CGPoint
    /// The blended velocity that the hooks were told, in points per millisecond.
    package var velocityPerMs: CGPoint
    /// The scroll view's deceleration rate.
    package var rate: Double
    /// The flick multiplier.
    package var multiplier: CGFloat
    /// The target that the hooks were given.
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

  /// The target that counts: on pixels if the hooks changed it, within the limits if they changed
  /// it or them.
  package let target: CGPoint
  package let axes: AxisPair<Axis>
  /// Whether any axis has a target of its own.
  package var isAdjusted: Bool { axes.x.target != nil || axes.y.target != nil }
  /// Whether the target lies away from the content: a collection view decelerates exactly then
  /// (C2.10), whatever the finger did.
  package let movesContent: Bool

  /// Changes the deceleration of a release to the target that the hooks left.
  ///
  /// - Parameters:
  ///   - answer: The target that the hooks left.
  ///   - limits: The limits, read again after the hooks.
  ///   - limitsChanged: Whether they differ from those of the projection.
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

  /// A plan for one axis, on its way through the rules of a changed target.
  private struct AxisPlan {
    var axis: Axis
    /// Whether rule 2 or 3 gave the axis a pace, so that rule 4 may compare it.
    var isRated = false
    /// Signed distance to the target, less the multiplier.
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
        // Rule 2. A target behind the content gives a rate above 1, hence the cap; the first frame
        // then finds it passed and jumps to it.
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
