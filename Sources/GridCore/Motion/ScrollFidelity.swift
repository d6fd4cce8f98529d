import Foundation

/// The finer scrolling habits of UIKit that are reproduced.
///
/// Each property cites its rule.
public struct ScrollFidelity: Hashable, Codable, Sendable {
  /// Whether a release makes one full frame's step at once where the last drag update is 0.8 to 2.4
  /// frames old, as UIKit does. False: never.
  public var synchronousFirstStep: Bool
  /// Whether flicks that interrupt a running deceleration travel further and further.
  public var flickMultiplier: Bool
  /// Whether a step that starts exactly on a limit overshoots by about a fifth more (S3.28).
  public var edgeQuirk: Bool
  /// Speed of the last stretch to a target that a delegate or layout chose, in points per
  /// *millisecond*; the real value is unknown. Zero: the motion ends short of the target.
  public var creepSpeedPerMs: CGFloat

  /// The habits of a scroll view that is left as it is, unless a parameter says otherwise.
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
