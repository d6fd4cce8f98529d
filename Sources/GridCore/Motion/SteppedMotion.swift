import Foundation

/// The result of one frame of a motion.
package struct MotionFrame: Hashable, Sendable {
  /// The content offset to write, on pixels.
  package var offset: CGPoint
  /// The axes that are so far beyond their limits that the motion cannot end
  /// (`AxisLimits.isBouncing(_:)`).
  package var isBouncing: AxisPair<Bool>
  /// The axes that are ready for the motion to end.
  package var isFinished: AxisPair<Bool>
  /// The resting offset in the last frame; nil while the motion goes on. It is written after
  /// `offset`, before the end is reported.
  package var restingOffset: CGPoint?
  /// Whether a streak of flicks is over, because the motion reached an edge or its end.
  package var endsFlickStreak: Bool

  package init(
    offset: CGPoint, isBouncing: AxisPair<Bool>, isFinished: AxisPair<Bool>,
    restingOffset: CGPoint?, endsFlickStreak: Bool
  ) {
    self.offset = offset
    self.isBouncing = isBouncing
    self.isFinished = isFinished
    self.restingOffset = restingOffset
    self.endsFlickStreak = endsFlickStreak
  }
}

/// A motion that UIKit integrates frame by frame. Here the motion is a value.
package protocol SteppedMotion: Sendable {
  /// Advances the motion by one frame.
  ///
  /// - Parameter milliseconds: Time since the last frame. Below 1 ms nothing moves.
  mutating func step(milliseconds: Double) -> MotionFrame

  /// Shifts the motion after other code moved the content. Its velocity and targets stay the same.
  mutating func rebase(by distance: CGPoint)
}
