import Foundation

/// The numbers of scrolling, each named once and cited by its rule.
///
/// Lengths are points, times milliseconds, speeds points per millisecond, angles radians.
package enum ScrollPhysics {
  // MARK: Deceleration

  /// Share of the speed left after each millisecond under `.normal`.
  package static let normalRate = 0.998
  /// Share of the speed left after each millisecond under `.fast`.
  package static let fastRate = 0.99
  /// Rates outside this range would stop at once or never: they are taken as its ends. The range
  /// is ours; UIKit is not known to have one (1.4, `decelerationRate`).
  package static let usableRates = 0.001...0.9999
  /// Slower than this a motion has ended.
  package static let speedFloorPerMs: CGFloat = 0.01
  /// vx² + vy² under which a motion has ended: the square of `speedFloorPerMs`.
  package static let endSpeedSquared: CGFloat = 0.0001
  /// Arguments from here up use the quadratic instead of the exponential.
  package static let quadraticExponentialFrom = -0.5
  /// A frame shorter than this does nothing (P1.2).
  package static let shortestFrameMs = 1.0
  /// Frame lengths are differences of times, so they miss whole milliseconds by rounding errors: a
  /// frame of 19.9999999 ms is one of 20.
  package static let frameToleranceMs = 1e-6

  // MARK: Edges

  /// Slope of the rubber band at the limit, for touches.
  package static let rubberBandCoefficient: CGFloat = 0.55
  /// The largest share of the length that the inverse of the rubber band takes as shown: the whole
  /// length would need an infinite pull. The number is ours.
  package static let largestBandedShare: CGFloat = 0.999
  /// Exponent per millisecond of the pull back to a limit, whatever the rate.
  package static let bounceDecayPerMs = 0.01005
  /// The greatest distance beyond a limit at which an axis is no longer bouncing.
  package static let edgeTolerance: CGFloat = 0.5

  // MARK: Release

  /// Weight of the newest touch sample in the recogniser's velocity.
  package static let newestSampleWeight: CGFloat = 0.2
  /// Weight of the sample before it.
  package static let previousSampleWeight: CGFloat = 0.8
  /// Weight of the newest drag event in the release velocity (S3.8).
  package static let newestEventWeight: CGFloat = 0.25
  /// Weight of the event before it.
  package static let previousEventWeight: CGFloat = 0.75
  /// Ages of the last update, in frames, at which a release steps at once.
  package static let ageOfSynchronousStep = 0.8...2.4
  /// A finger that is seen at one place for this long releases at rest.
  package static let restBeforeReleaseMs = 100.0
  /// vx² + vy² from which a release decelerates: 0.25 pt/ms (S3.11).
  package static let releaseSpeedSquared: CGFloat = 0.0625
  /// vx² + vy² from which a release counts as a flick: 0.6 pt/ms.
  package static let flickSpeedSquared: CGFloat = 0.36

  // MARK: Touches

  /// The delay before a scroll view passes a touch on to its content, in seconds.
  package static let contentTouchDelay = 0.15

  // MARK: Repeated flicks

  /// The flick from which the multiplier grows.
  package static let firstMultipliedFlick = 3
  /// Drag distance that is worth one unit of the multiplier, in points.
  package static let multiplierDistance: CGFloat = 240
  /// The largest worth of one drag.
  package static let multiplierShareCap: CGFloat = 0.9
  package static let multiplierCap: CGFloat = 16
  /// A longer pause between release and touch-down ends the streak, in milliseconds.
  package static let streakPauseMs = 1000.0
  /// A slower drag ends the streak, in points per millisecond.
  package static let streakSpeedPerMs: CGFloat = 0.13

  // MARK: Adjusted targets

  /// Lengths below this are none.
  package static let samePoint: CGFloat = 1.2e-7
  /// The slowest decay that a shortened travel gets.
  package static let adjustedRateCap = 0.999
  /// A lengthened travel that would start slower than this is a short hop.
  package static let shortHopBelowPerMs: CGFloat = 0.25
  /// Rate of a short hop.
  package static let shortHopRate = 0.985
  /// The creep to a target takes no longer. The number is ours, as its speed is.
  package static let longestCreepMs: CGFloat = 1000
  /// `-ln` of `shortHopRate`.
  package static let shortHopDecayPerMs: CGFloat = 0.0151136378

  // MARK: Paging

  /// Faster than this the page in the direction of the swipe is chosen.
  package static let pageFlickPerMs: CGFloat = 0.3
  /// Widths beyond this pull no softer.
  package static let pageWidthCap: CGFloat = 1024
  /// Pull towards the page at width 0, and its change per point of width.
  package static let pagePull: (base: CGFloat, perPoint: CGFloat) = (0.000359090909, -1.84659091e-7)
  /// Speed kept per millisecond at width 0, and its change per point of width.
  package static let pageFriction: (base: CGFloat, perPoint: CGFloat) = (0.966818182, 9.94318182e-6)
  /// A slower motion that rounds to no movement is nudged by a pixel.
  package static let pageNudgeBelowPerMs: CGFloat = 0.5
  /// The longest last movement of a page motion at its end (P8.4).
  package static let pageLastMovement: CGFloat = 1
  /// The largest distance from its target at which a page motion may end, in points.
  package static let pageArrivalDistance: CGFloat = 5
  /// A slower motion ends when it passes its target in the swipe direction.
  package static let pagePassingPerMs: CGFloat = 0.1

  // MARK: Programmatic motion

  /// Duration of an animated offset, whatever the distance.
  package static let offsetAnimationMs = 300.0
  /// Response time of the scroll-to-top spring.
  package static let scrollToTopResponseMs = 600.0
  /// The time at which the scroll-to-top spring is cut, in milliseconds.
  package static let scrollToTopMs = 1600.0
  /// Shorter animated `scrollToItem` movements count as none.
  package static let leastItemMovement: CGFloat = 0.5

  // MARK: Drag

  /// Distance that a touch moves before a drag begins.
  package static let panHysteresis: CGFloat = 10
  /// Hysteresis of a touch that caught a moving view.
  package static let caughtPanHysteresis: CGFloat = 0
  /// Flatter pans lock to x: 20°.
  package static let lockToXBelow = 20 * Double.pi / 180
  /// Steeper pans lock to y: 70°.
  package static let lockToYAbove = 70 * Double.pi / 180
}

extension ScrollPhysics {
  /// Whether a release makes its first step at once.
  ///
  /// - Parameters:
  ///   - age: Milliseconds from the last physics or drag update to the lift.
  ///   - frame: Length of a frame, in milliseconds.
  package static func stepsAtOnce(age: Double, frame: Double) -> Bool {
    age >= ageOfSynchronousStep.lowerBound * frame - frameToleranceMs
      && age <= ageOfSynchronousStep.upperBound * frame + frameToleranceMs
  }
}
