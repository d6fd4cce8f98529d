import Foundation

/// The spring that pulls content to a page, in steps of one millisecond (P8.3).
package struct PageSpring: Hashable, Sendable {
  /// Speed gained per millisecond for each point of distance.
  package let pull: CGFloat
  /// Share of the speed left after each millisecond.
  package let friction: CGFloat

  /// Makes the spring for a viewport's width.
  ///
  /// - Parameter width: Width of the viewport, in points. It is used for both axes.
  package init(width: CGFloat) {
    let width = min(width, ScrollPhysics.pageWidthCap)
    pull = ScrollPhysics.pagePull.base + ScrollPhysics.pagePull.perPoint * width
    friction = ScrollPhysics.pageFriction.base + ScrollPhysics.pageFriction.perPoint * width
  }

  /// Returns the motion after `steps` milliseconds.
  package func motion(_ motion: AxisMotion, towards target: CGFloat, steps: Int) -> AxisMotion {
    var motion = motion
    for _ in 0..<max(steps, 0) {
      let pulled = motion.velocityPerMs + (target - motion.offset) * pull
      motion.velocityPerMs = pulled * friction
      motion.offset += motion.velocityPerMs
    }
    return motion
  }
}

/// The motion of released content to a page.
///
/// Every frame starts from the offset rounded to pixels, so the frame rate changes the result.
package struct PageMotion: SteppedMotion, Hashable {
  /// The state of one axis between two frames.
  package struct Axis: Hashable, Sendable {
    /// The offset, on pixels, and the velocity.
    package var motion: AxisMotion
    package let target: CGFloat
    /// Sign of the release velocity: 0 when the finger was at rest.
    package let swipe: CGFloat
    /// Whether the page lies at larger offsets than the release.
    package let isForward: Bool
    package var isDone = false

    fileprivate init(offset: CGFloat, velocityPerMs: CGFloat, target: CGFloat) {
      motion = AxisMotion(offset: offset, velocityPerMs: velocityPerMs)
      self.target = target
      swipe = velocityPerMs == 0 ? 0 : (velocityPerMs < 0 ? -1 : 1)
      isForward = target > offset
    }
  }

  package private(set) var axes: AxisPair<Axis>
  /// The limits of the offset. They may change during the motion.
  package var limits: OffsetLimits
  package let spring: PageSpring
  package var bounces: Bool
  package var pixels: PixelGrid

  /// Makes the motion from a release to a page.
  ///
  /// - Parameters:
  ///   - velocityPerMs: The release velocity that layout and delegate received.
  ///   - target: The page's offset on both axes.
  ///   - boundsWidth: Width of the viewport, in points. It determines the spring of both axes.
  package init(
    offset: CGPoint, velocityPerMs: CGPoint, target: CGPoint, boundsWidth: CGFloat,
    limits: OffsetLimits, bounces: Bool, pixels: PixelGrid
  ) {
    let start = pixels.rounded(offset)
    axes = AxisPair(
      x: Axis(offset: start.x, velocityPerMs: velocityPerMs.x, target: target.x),
      y: Axis(offset: start.y, velocityPerMs: velocityPerMs.y, target: target.y))
    self.limits = limits
    self.bounces = bounces
    self.pixels = pixels
    spring = PageSpring(width: boundsWidth)
  }

  package var offset: CGPoint { CGPoint(x: axes.x.motion.offset, y: axes.y.motion.offset) }

  /// The motion of each axis that a touch would interrupt now, for `PageGrid.target`; nil for an
  /// axis that is at its target.
  package var running: AxisPair<PageGrid.Running?> {
    axes.map { axis in
      axis.isDone || axis.motion.offset == axis.target
        ? nil : PageGrid.Running(target: axis.target, isForward: axis.isForward)
    }
  }

  package mutating func rebase(by distance: CGPoint) {
    axes.x.motion.offset += distance.x
    axes.y.motion.offset += distance.y
  }

  package mutating func step(milliseconds: Double) -> MotionFrame {
    let length = milliseconds + ScrollPhysics.frameToleranceMs
    if length >= ScrollPhysics.shortestFrameMs {
      let steps = Int(length.rounded(.down))
      let wallX = bounces ? nil : limits.x
      let wallY = bounces ? nil : limits.y
      axes.x.advance(steps: steps, spring: spring, wall: wallX, pixels: pixels)
      axes.y.advance(steps: steps, spring: spring, wall: wallY, pixels: pixels)
    }
    let isFinished = axes.map(\.isDone)
    return MotionFrame(
      offset: offset,
      isBouncing: AxisPair(x: limits.x.isBouncing(offset.x), y: limits.y.isBouncing(offset.y)),
      isFinished: isFinished,
      restingOffset: isFinished.both ? limits.clamped(offset) : nil,
      endsFlickStreak: isFinished.both)
  }
}

extension PageMotion.Axis {
  /// Advances the axis by one frame, then tests whether its motion ends.
  fileprivate mutating func advance(
    steps: Int, spring: PageSpring, wall: AxisLimits?, pixels: PixelGrid
  ) {
    let before = motion.offset
    motion = spring.motion(motion, towards: target, steps: steps)
    motion.offset = pixels.rounded(motion.offset)
    let speed = abs(motion.velocityPerMs)
    let isStuck = motion.offset == before && before != target
    if isStuck, speed < ScrollPhysics.pageNudgeBelowPerMs {
      let pixel = pixels.scale > 0 ? 1 / pixels.scale : 1
      let nudge = min(pixel, abs(target - before))
      motion.offset = pixels.rounded(before + (target < before ? -nudge : nudge))
    }
    let hasArrived =
      speed < ScrollPhysics.speedFloorPerMs
      && abs(motion.offset - before) <= ScrollPhysics.pageLastMovement
      && abs(motion.offset - target) <= ScrollPhysics.pageArrivalDistance
    let hasPassed =
      swipe * (before - target) <= 0 && swipe * (motion.offset - target) > 0
      && speed < ScrollPhysics.pagePassingPerMs
    let hasLeft = wall.map { !$0.contains(motion.offset) } ?? false
    isDone = hasArrived || hasPassed || hasLeft
    if isDone { motion = AxisMotion(offset: target, velocityPerMs: 0) }
  }
}
