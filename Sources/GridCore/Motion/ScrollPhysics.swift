import Foundation

/// The constants of scrolling. The rules of scrolling cite the constants by name.
///
/// Lengths are in points, times in milliseconds, speeds in points per millisecond, and angles in
/// radians.
package enum ScrollPhysics {
  // MARK: Deceleration

  /// The range of usable rates. A rate outside the range would stop a motion at once or never, so
  /// the rate is clamped. The range is our choice, because UIKit is not known to limit
  /// `decelerationRate`.
  package static let usableRates = 0.001...0.9999
  /// The speed below which a motion has ended.
  package static let speedFloorPerMs: CGFloat = 0.01
  /// The value of vx² + vy² below which a motion has ended: the square of `speedFloorPerMs`.
  package static let endSpeedSquared: CGFloat = 0.0001
  /// The least argument for which a quadratic polynomial replaces the exponential function.
  package static let quadraticExponentialFrom = -0.5
  /// The least length of a frame that moves the content (P1.2).
  package static let shortestFrameMs = 1.0
  /// The rounding error that a frame length may have. A frame length is a difference of times, so a
  /// frame of 19.9999999 ms must count as 20 ms.
  package static let frameToleranceMs = 1e-6

  // MARK: Edges

  /// Slope of the rubber band at the limit, for touches.
  package static let rubberBandCoefficient: CGFloat = 0.55
  /// The largest overscroll that the inverse of the rubber band accepts, as a share of the length.
  /// The whole length would need an infinite pull. The number is our choice.
  package static let largestBandedShare: CGFloat = 0.999
  /// Exponent per millisecond of the pull back to a limit, whatever the rate.
  package static let bounceDecayPerMs = 0.01005
  /// The distance beyond a limit from which an axis is bouncing.
  package static let edgeTolerance: CGFloat = 0.5

  // MARK: Release

  /// Weight of the newest touch sample in the recogniser's velocity.
  package static let newestSampleWeight: CGFloat = 0.2
  /// Weight of the sample before the newest touch sample.
  package static let previousSampleWeight: CGFloat = 0.8
  /// Weight of the newest drag event in the release velocity (S3.8).
  package static let newestEventWeight: CGFloat = 0.25
  /// Weight of the event before the newest drag event.
  package static let previousEventWeight: CGFloat = 0.75
  /// The ages of the last drag update, in frames, at which a release makes its first step at once.
  package static let ageOfSynchronousStep = 0.8...2.4
  /// The time for which a finger must be seen at one place to release at rest.
  package static let restBeforeReleaseMs = 100.0
  /// The value of vx² + vy² from which a release decelerates: the square of 0.25 pt/ms (S3.11).
  package static let releaseSpeedSquared: CGFloat = 0.0625
  /// The value of vx² + vy² from which a release counts as a flick: the square of 0.6 pt/ms.
  package static let flickSpeedSquared: CGFloat = 0.36

  // MARK: Touches

  /// The delay before a scroll view passes a touch on to its content, in seconds.
  package static let contentTouchDelay = 0.15

  // MARK: Repeated flicks

  /// The number of flicks in a row from which on the multiplier grows.
  package static let firstMultipliedFlick = 3
  /// Drag distance that is worth one unit of the multiplier, in points.
  package static let multiplierDistance: CGFloat = 240
  /// The most units that one drag is worth.
  package static let multiplierShareCap: CGFloat = 0.9
  package static let multiplierCap: CGFloat = 16
  /// The longest pause between a release and the next touch-down that keeps a streak of flicks, in
  /// milliseconds. A longer pause ends the streak.
  package static let streakPauseMs = 1000.0
  /// The least speed of a drag that keeps a streak of flicks, in points per millisecond.
  package static let streakSpeedPerMs: CGFloat = 0.13

  // MARK: Adjusted targets

  /// The limit below which a length counts as zero.
  package static let samePoint: CGFloat = 1.2e-7
  /// The largest rate of a shortened travel: the slowest decay.
  package static let adjustedRateCap = 0.999
  /// The least speed at the start of a lengthened travel. A slower travel is made a short hop.
  package static let shortHopBelowPerMs: CGFloat = 0.25
  /// Rate of a short hop.
  package static let shortHopRate = 0.985
  /// The longest time for the last stretch to a target at constant speed. The time and the speed
  /// are our choice.
  package static let longestCreepMs: CGFloat = 1000
  /// The decay of the speed in a short hop, per millisecond: `-ln` of `shortHopRate`.
  package static let shortHopDecayPerMs: CGFloat = 0.0151136378

  // MARK: Paging

  /// The speed above which a release goes to the page in the direction of the swipe.
  package static let pageFlickPerMs: CGFloat = 0.3
  /// The viewport width from which on the pull does not become softer.
  package static let pageWidthCap: CGFloat = 1024
  /// Pull towards the page at width 0, and its change per point of width.
  package static let pagePull: (base: CGFloat, perPoint: CGFloat) = (0.000359090909, -1.84659091e-7)
  /// Speed kept per millisecond at width 0, and its change per point of width.
  package static let pageFriction: (base: CGFloat, perPoint: CGFloat) = (0.966818182, 9.94318182e-6)
  /// The speed below which a motion is moved by a pixel if rounding would leave it at its old
  /// offset.
  package static let pageNudgeBelowPerMs: CGFloat = 0.5
  /// The longest movement in the last frame of a page motion (P8.4).
  package static let pageLastMovement: CGFloat = 1
  /// The largest distance from its target at which a page motion may end, in points.
  package static let pageArrivalDistance: CGFloat = 5
  /// The speed below which a motion ends when it passes its target in the swipe direction.
  package static let pagePassingPerMs: CGFloat = 0.1

  // MARK: Programmatic motion

  /// Duration of an animated offset, whatever the distance.
  package static let offsetAnimationMs = 300.0
  /// Response time of the scroll-to-top spring.
  package static let scrollToTopResponseMs = 600.0
  /// The time at which the scroll-to-top spring is cut, in milliseconds.
  package static let scrollToTopMs = 1600.0
  /// The least movement of an animated `scrollToItem`. A shorter movement counts as none.
  package static let leastItemMovement: CGFloat = 0.5

  // MARK: Drag

  /// Distance that a touch moves before a drag begins.
  package static let panHysteresis: CGFloat = 10
  /// Distance that a touch moves before a drag begins, if the touch stopped a moving view.
  package static let caughtPanHysteresis: CGFloat = 0
  /// The angle below which a pan locks to x: 20°.
  package static let lockToXBelow = 20 * Double.pi / 180
  /// The angle above which a pan locks to y: 70°.
  package static let lockToYAbove = 70 * Double.pi / 180
}

extension ScrollPhysics {
  /// Whether a release makes the first step of its motion at once.
  ///
  /// - Parameters:
  ///   - age: Milliseconds from the last physics or drag update to the lift.
  ///   - frame: Length of a frame, in milliseconds.
  package static func stepsAtOnce(age: Double, frame: Double) -> Bool {
    age >= ageOfSynchronousStep.lowerBound * frame - frameToleranceMs
      && age <= ageOfSynchronousStep.upperBound * frame + frameToleranceMs
  }
}
