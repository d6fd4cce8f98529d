internal import GridKit

/// A group of animations, with a completion block that is called when all of them are over. All
/// other settings are stored, without effect: nothing is drawn, and layers have no actions.
///
/// - Note: After QuartzCore's type.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Group {
    let simulation: Simulation
    /// The animations that were running when the transaction began.
    let earlier: [RunningAnimation]
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
  }

  private static var groups: [Group] = []

  /// Begins a transaction inside the innermost open transaction.
  ///
  /// The completion block will wait for animations of one simulation: the current simulation at the
  /// time of this call.
  public class func begin() {
    let simulation = Simulation.current
    groups.append(Group(simulation: simulation, earlier: simulation.runningAnimations))
  }

  /// Ends the innermost transaction. Its completion block is called when all animations that were
  /// started in the transaction are over, or at once if there were none.
  public class func commit() {
    guard let group = groups.popLast(), let completion = group.completion else { return }
    group.simulation.afterAnimations(startedSince: group.earlier, completion)
  }

  /// Does nothing: changes take effect at once.
  public class func flush() {}

  /// Sets the completion block of the innermost transaction. Outside a transaction the block is
  /// ignored.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block }
  }

  /// Sets whether the innermost transaction disables actions; stored, without effect.
  public class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// Whether `setDisableActions(_:)` has disabled actions in the innermost transaction; false
  /// outside a transaction.
  public class func disableActions() -> Bool { groups.last?.disablesActions ?? false }

  /// Sets the duration of the innermost transaction's animations, in seconds; stored, without
  /// effect. Animations of views have their own durations.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    change { $0.duration = duration }
  }

  /// Changes the innermost transaction, if there is one.
  private class func change(_ body: (inout Group) -> Void) {
    if !groups.isEmpty { body(&groups[groups.count - 1]) }
  }

  /// Returns the duration set by `setAnimationDuration(_:)` in the innermost transaction, in
  /// seconds; 0.25 if none was set.
  public class func animationDuration() -> CFTimeInterval { groups.last?.duration ?? 0.25 }
}
