import Foundation

/// The motion of released content on both axes: free travel, bounce and the stop on a chosen
/// target.
///
/// `offset` stays unrounded between frames. Only the offset in a `MotionFrame` is on pixels (P1.4).
package struct ScrollDeceleration: SteppedMotion, Hashable {
  /// The state of one axis between two frames.
  package struct Axis: Hashable, Sendable {
    package var motion: AxisMotion
    /// Share of the speed left after each millisecond.
    package var rate: Double
    /// The deceleration rate of the scroll view, whatever `rate` is.
    package let naturalRate: Double
    /// The offset to stop at, if layout or delegate chose one.
    package var target: CGFloat?
    /// Whether the axis was released beyond a limit and is pulled to its target until it is back
    /// inside the limits (S3.19b).
    package var isPulledToTarget = false
    /// Whether the axis covers the last stretch to its target at constant speed.
    package var isCreeping = false
  }

  package private(set) var axes: AxisPair<Axis>
  /// The limits of the offset. They may change during the motion.
  package var limits: OffsetLimits
  /// Whether the content may pass the limits.
  package var bounces: Bool
  package var fidelity: ScrollFidelity
  package var pixels: PixelGrid
  /// The flick multiplier; 1 from the first bounce on.
  package private(set) var multiplier: CGFloat

  /// Makes the deceleration of both axes from an offset.
  ///
  /// - Parameters:
  ///   - offset: The content offset at the start.
  ///   - axes: Speed, rate and target of each axis, from `Retarget`.
  package init(
    offset: CGPoint, axes: AxisPair<Retarget.Axis>, multiplier: CGFloat = 1, limits: OffsetLimits,
    bounces: Bool, fidelity: ScrollFidelity = ScrollFidelity(), pixels: PixelGrid
  ) {
    self.axes = AxisPair(
      x: Axis(axes.x, offset: offset.x, limits: limits.x),
      y: Axis(axes.y, offset: offset.y, limits: limits.y))
    self.limits = limits
    self.bounces = bounces
    self.fidelity = fidelity
    self.pixels = pixels
    self.multiplier = multiplier
  }

  /// Makes the deceleration to a target that neither layout nor delegate changed.
  package init(
    offset: CGPoint, velocityPerMs: CGPoint, rate: Double, multiplier: CGFloat = 1,
    limits: OffsetLimits, bounces: Bool, fidelity: ScrollFidelity = ScrollFidelity(),
    pixels: PixelGrid
  ) {
    self.init(
      offset: offset,
      axes: AxisPair(
        x: Retarget.Axis(velocityPerMs: velocityPerMs.x, rate: rate),
        y: Retarget.Axis(velocityPerMs: velocityPerMs.y, rate: rate)),
      multiplier: multiplier, limits: limits, bounces: bounces, fidelity: fidelity, pixels: pixels)
  }

  /// The present offset, not rounded to pixels.
  package var offset: CGPoint { CGPoint(x: axes.x.motion.offset, y: axes.y.motion.offset) }

  package var velocityPerMs: CGPoint {
    CGPoint(x: axes.x.motion.velocityPerMs, y: axes.y.motion.velocityPerMs)
  }

  package mutating func rebase(by distance: CGPoint) {
    axes.x.motion.offset += distance.x
    axes.y.motion.offset += distance.y
  }

  package mutating func step(milliseconds: Double) -> MotionFrame {
    guard milliseconds + ScrollPhysics.frameToleranceMs >= ScrollPhysics.shortestFrameMs else {
      return frame(reachedEdge: false, mayEnd: false)
    }
    let reachedX = axes.x.advance(milliseconds: milliseconds, in: surroundings(limits.x))
    let reachedY = axes.y.advance(milliseconds: milliseconds, in: surroundings(limits.y))
    if !isBouncing.either {
      axes.x.stopOnTarget(in: surroundings(limits.x))
      axes.y.stopOnTarget(in: surroundings(limits.y))
    }
    let reachedEdge = reachedX || reachedY
    if reachedEdge { multiplier = 1 }
    return frame(reachedEdge: reachedEdge, mayEnd: true)
  }

  private func surroundings(_ limits: AxisLimits) -> Surroundings {
    Surroundings(
      limits: limits, bounces: bounces, multiplier: multiplier, edgeQuirk: fidelity.edgeQuirk,
      creepPerMs: fidelity.creepSpeedPerMs)
  }

  private var isBouncing: AxisPair<Bool> {
    AxisPair(
      x: limits.x.isBouncing(axes.x.motion.offset), y: limits.y.isBouncing(axes.y.motion.offset))
  }

  /// Returns the result of a frame: the offset to write, and whether the motion ends.
  private func frame(reachedEdge: Bool, mayEnd: Bool) -> MotionFrame {
    let written = pixels.rounded(offset)
    let isBouncing = isBouncing
    let velocity = velocityPerMs
    let speedSquared = velocity.x * velocity.x + velocity.y * velocity.y
    let isCreeping = axes.x.isCreeping || axes.y.isCreeping
    let ends =
      mayEnd && !isBouncing.either && !isCreeping && speedSquared < ScrollPhysics.endSpeedSquared
    return MotionFrame(
      offset: written, isBouncing: isBouncing,
      isFinished: AxisPair(
        x: !isBouncing.x && axes.x.isSlow, y: !isBouncing.y && axes.y.isSlow),
      restingOffset: ends ? limits.clamped(written) : nil,
      endsFlickStreak: reachedEdge || ends)
  }
}

/// The limits and settings that apply to an axis during a frame.
private struct Surroundings {
  var limits: AxisLimits
  var bounces: Bool
  var multiplier: CGFloat
  var edgeQuirk: Bool
  var creepPerMs: CGFloat
}

extension ScrollDeceleration.Axis {
  fileprivate init(_ plan: Retarget.Axis, offset: CGFloat, limits: AxisLimits) {
    motion = AxisMotion(offset: offset, velocityPerMs: plan.velocityPerMs)
    rate = plan.rate
    naturalRate = plan.naturalRate
    target = plan.target
    isPulledToTarget = plan.target != nil && !limits.contains(offset)
  }

  fileprivate var isSlow: Bool {
    !isCreeping && abs(motion.velocityPerMs) < ScrollPhysics.speedFloorPerMs
  }

  /// Advances the axis by one frame. Returns whether the axis was beyond a limit or reached a
  /// limit.
  fileprivate mutating func advance(milliseconds: Double, in place: Surroundings) -> Bool {
    let free = FreeDeceleration(rate: rate)
    let next = free.step(motion, milliseconds: milliseconds, multiplier: place.multiplier)
    let limits = place.limits
    guard place.bounces else {
      // S3.27: without bouncing the limit is a wall.
      let isFree = limits.contains(next.offset)
      motion =
        isFree ? next : AxisMotion(offset: limits.clamped(next.offset), velocityPerMs: 0)
      return !isFree
    }
    guard limits.contains(motion.offset) else {
      bounce(milliseconds: milliseconds, limits: limits)
      return true
    }
    isPulledToTarget = false
    if limits.contains(next.offset) {
      motion = next
      return false
    }
    let edge = next.offset < limits.min ? limits.min : limits.max
    let bounce = EdgeBounce(edge: edge, rate: rate)
    if place.edgeQuirk, motion.offset == edge {
      // The offset takes the frame's free travel, but the velocity does not take its loss of speed.
      // The whole frame then bounces as well.
      motion.offset = next.offset
      motion = bounce.step(motion, milliseconds: milliseconds)
      return true
    }
    // Free travel as far as the limit, for its share of the frame, then the bounce.
    let share = (edge - motion.offset) / (next.offset - motion.offset)
    let untilEdge = milliseconds * Double(share)
    motion = free.step(motion, milliseconds: untilEdge, multiplier: place.multiplier)
    motion = bounce.step(motion, milliseconds: milliseconds - untilEdge)
    return true
  }

  /// Advances the axis by one frame that starts beyond a limit.
  private mutating func bounce(milliseconds: Double, limits: AxisLimits) {
    var edge = motion.offset < limits.min ? limits.min : limits.max
    if isPulledToTarget, let target, limits.contains(target) { edge = target }
    motion = EdgeBounce(edge: edge, rate: rate).step(motion, milliseconds: milliseconds)
  }

  /// Stops the axis on its chosen target. If the speed is used up before, the axis creeps to the
  /// target: it moves at a small constant speed.
  ///
  /// If the target is now beyond a limit, the limit counts as the target. Otherwise the axis would
  /// never arrive.
  ///
  /// The axis creeps only along the last stretch. It can be far from its target if a bounce ended
  /// the multiplier, or if other code moved the content and left speed and target unchanged. Then
  /// the axis starts towards the target once more, as from rest.
  fileprivate mutating func stopOnTarget(in place: Surroundings) {
    guard let chosen = target else { return }
    let target = place.limits.clamped(chosen)
    let ahead = target - motion.offset
    let velocity = motion.velocityPerMs
    let hasPassed = velocity > 0 && ahead <= 0 || velocity < 0 && ahead >= 0
    if hasPassed || abs(ahead) < ScrollPhysics.samePoint {
      motion = AxisMotion(offset: target, velocityPerMs: 0)
      isCreeping = false
    } else if isCreeping || abs(velocity) < ScrollPhysics.speedFloorPerMs {
      // No creep: the motion ends where it is.
      guard place.creepPerMs > 0 else { return }
      isCreeping = abs(ahead) <= place.creepPerMs * ScrollPhysics.longestCreepMs
      if isCreeping {
        motion.velocityPerMs = ahead < 0 ? -place.creepPerMs : place.creepPerMs
      } else {
        setOut(for: ahead / place.multiplier)
      }
    }
  }

  /// Starts the axis from rest towards its target.
  private mutating func setOut(for distance: CGFloat) {
    var plan = Retarget.Axis(velocityPerMs: 0, rate: naturalRate)
    let floor = ScrollPhysics.speedFloorPerMs
    plan.setOut(for: distance, floor: distance < 0 ? -floor : floor)
    motion.velocityPerMs = plan.velocityPerMs
    rate = plan.rate
  }
}
