internal import GridKit

/// Groups changes. Nothing is drawn and layers have no actions, so only the completion is carried
/// out.
///
/// - Note: After QuartzCore's type.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Group {
    let simulation: Simulation
    /// Animations that were under way when the group began.
    let earlier: [RunningAnimation]
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
  }

  private static var groups: [Group] = []

  /// Opens a group inside the ones that are open.
  ///
  /// Its completion will wait for animations of the simulation that is current now.
  public class func begin() {
    let simulation = Simulation.current
    groups.append(Group(simulation: simulation, earlier: simulation.runningAnimations))
  }

  /// Ends the innermost group; its completion is called when every animation that was started in it
  /// is over, at once if there was none.
  public class func commit() {
    guard let group = groups.popLast(), let completion = group.completion else { return }
    group.simulation.afterAnimations(startedSince: group.earlier, completion)
  }

  /// Ignores the request: changes are made at once.
  public class func flush() {}

  /// Sets what is called when the innermost group's animations are over; outside a group nothing is
  /// kept.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !groups.isEmpty else { return }
    groups[groups.count - 1].completion = block
  }

  /// Sets whether the innermost group disables actions; kept only.
  public class func setDisableActions(_ flag: Bool) {
    guard !groups.isEmpty else { return }
    groups[groups.count - 1].disablesActions = flag
  }

  /// Whether `setDisableActions(_:)` has disabled actions in the innermost group; false outside
  /// one.
  public class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

  /// Sets the duration of the innermost group's animations, in seconds; kept only: animations of
  /// views have durations of their own.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    guard !groups.isEmpty else { return }
    groups[groups.count - 1].duration = duration
  }

  /// The duration set by `setAnimationDuration(_:)` in the innermost group, in seconds; 0.25 if
  /// none was set.
  public class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }
}
