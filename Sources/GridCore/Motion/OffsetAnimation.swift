import Foundation

/// The motion of `setContentOffset(_:animated: true)`. It runs along a straight line, with a slow
/// start and end, and takes 0.3 s for any distance.
package struct OffsetAnimation: Hashable, Sendable {
  /// Offset at the start, in points.
  package private(set) var from: CGPoint
  /// Offset at the end, in points.
  package private(set) var to: CGPoint
  package let durationMs: Double

  /// Makes the animation; nil if the offsets are equal, because then no animation is needed.
  package init?(
    from: CGPoint, to: CGPoint, durationMs: Double = ScrollPhysics.offsetAnimationMs
  ) {
    guard from != to else { return nil }
    self.from = from
    self.to = to
    self.durationMs = durationMs
  }

  /// Returns the share of the distance that is covered, 0 to 1.
  package func progress(atMilliseconds time: Double) -> Double {
    (1 - cos(.pi * fraction(atMilliseconds: time))) / 2
  }

  /// Returns the offset, not rounded to pixels.
  package func offset(atMilliseconds time: Double) -> CGPoint {
    guard !isFinished(atMilliseconds: time) else { return to }
    return from.moved(towards: to, share: progress(atMilliseconds: time))
  }

  package func velocityPerMs(atMilliseconds time: Double) -> CGPoint {
    guard time > 0, time < durationMs else { return .zero }
    let slope = .pi / 2 * sin(.pi * fraction(atMilliseconds: time)) / durationMs
    return CGPoint(x: (to.x - from.x) * CGFloat(slope), y: (to.y - from.y) * CGFloat(slope))
  }

  package func isFinished(atMilliseconds time: Double) -> Bool { time >= durationMs }

  /// Shifts both ends, because the content moved during the animation.
  package mutating func rebase(by distance: CGPoint) {
    from = CGPoint(x: from.x + distance.x, y: from.y + distance.y)
    to = CGPoint(x: to.x + distance.x, y: to.y + distance.y)
  }

  private func fraction(atMilliseconds time: Double) -> Double {
    durationMs > 0 ? min(max(time / durationMs, 0), 1) : 1
  }
}

/// The motion to the top after a tap on the status bar: a critically damped spring from rest, cut
/// at 1.6 s (S3.31).
package struct ScrollToTopMotion: Hashable, Sendable {
  package private(set) var from: CGPoint
  package private(set) var to: CGPoint

  /// Makes the motion to the top of the content. The horizontal offset changes only if it is
  /// outside its limits.
  ///
  /// The result is nil if the content is at the top already.
  package init?(from: CGPoint, limits: OffsetLimits) {
    guard from.y != limits.y.min else { return nil }
    self.from = from
    to = CGPoint(x: limits.x.clamped(from.x), y: limits.y.min)
  }

  /// Returns the share of the distance that is covered, 0 to 1.
  package static func progress(atMilliseconds time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < ScrollPhysics.scrollToTopMs else { return 1 }
    let angle = pace * time
    return 1 - (1 + angle) * exp(-angle)
  }

  /// Returns the offset, not rounded to pixels.
  package func offset(atMilliseconds time: Double) -> CGPoint {
    guard !isFinished(atMilliseconds: time) else { return to }
    return from.moved(towards: to, share: Self.progress(atMilliseconds: time))
  }

  package func velocityPerMs(atMilliseconds time: Double) -> CGPoint {
    guard time > 0, time < ScrollPhysics.scrollToTopMs else { return .zero }
    let slope = CGFloat(Self.pace * Self.pace * time * exp(-Self.pace * time))
    return CGPoint(x: (to.x - from.x) * slope, y: (to.y - from.y) * slope)
  }

  package func isFinished(atMilliseconds time: Double) -> Bool {
    time >= ScrollPhysics.scrollToTopMs
  }

  /// Shifts both ends, because the content moved during the motion.
  package mutating func rebase(by distance: CGPoint) {
    from = CGPoint(x: from.x + distance.x, y: from.y + distance.y)
    to = CGPoint(x: to.x + distance.x, y: to.y + distance.y)
  }

  /// Angular frequency per millisecond.
  private static var pace: Double { 2 * .pi / ScrollPhysics.scrollToTopResponseMs }
}

extension CGPoint {
  fileprivate func moved(towards end: CGPoint, share: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * CGFloat(share), y: y + (end.y - y) * CGFloat(share))
  }
}
