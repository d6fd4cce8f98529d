import Foundation

/// The details of UIKit's scrolling that a scroll view reproduces.
///
/// If a property follows a rule, its comment cites the rule.
public struct ScrollFidelity: Hashable, Codable, Sendable {
  /// Whether a release moves the content by one full frame at once, as in UIKit, if the last drag
  /// update is 0.8 to 2.4 frames old. If false, a release never does this.
  public var synchronousFirstStep: Bool
  /// Whether flicks that interrupt a running deceleration travel further and further.
  public var flickMultiplier: Bool
  /// Whether a step that starts exactly on a limit overshoots by about a fifth more (S3.28).
  public var edgeQuirk: Bool
  /// Speed of the last stretch to a target that a delegate or layout chose, in points per
  /// *millisecond*. The value in UIKit is unknown. At zero, the motion ends short of the target.
  public var creepSpeedPerMs: CGFloat

  /// Makes a choice of the details to reproduce. A new scroll view has the default arguments.
  public init(
    synchronousFirstStep: Bool = true, flickMultiplier: Bool = false, edgeQuirk: Bool = false,
    creepSpeedPerMs: CGFloat = 0.05
  ) {
    self.synchronousFirstStep = synchronousFirstStep
    self.flickMultiplier = flickMultiplier
    self.edgeQuirk = edgeQuirk
    self.creepSpeedPerMs = creepSpeedPerMs
  }
}
