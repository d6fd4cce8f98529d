import Foundation

/// The result of one frame of a motion.
package struct MotionFrame: Hashable, Sendable {
  /// The content offset to write, on pixels.
  package var offset: CGPoint
  /// The axes that are beyond their limits by the tolerance of the end test or more.
  package var isBouncing: AxisPair<Bool>
  /// The axes that would let the motion end.
  package var isFinished: AxisPair<Bool>
  /// The resting offset, in the last frame: to be written after `offset`, before the end is told.
  /// Nil while the motion goes on.
  package var restingOffset: CGPoint?
  /// Whether a streak of flicks is over: the motion reached an edge or its end.
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

/// A motion that UIKit integrates frame by frame, as a value.
package protocol SteppedMotion: Sendable {
  /// Moves on by one frame.
  ///
  /// - Parameter milliseconds: Time since the last frame. Below 1 ms nothing moves.
  mutating func step(milliseconds: Double) -> MotionFrame

  /// Takes in that other code moved the content: the motion goes on from there, its velocity and
  /// targets as they were.
  mutating func rebase(by distance: CGPoint)
}

extension SteppedMotion {
  /// Returns the offset at which the motion comes to rest, and the number of frames of equal length
  /// until then.
  ///
  /// - Parameter limitMs: When to give up, in milliseconds of motion.
  /// - Returns: Nil when the motion is still going on then.
  package func resting(
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
