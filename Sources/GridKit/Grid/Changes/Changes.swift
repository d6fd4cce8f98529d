/// The change that is open, and what runs on the clock because of earlier ones.
///
/// Always: as many batches are open as were opened and not closed; of the limits before changes two
/// are kept at most, and they differ.
@MainActor
package struct Changes {
  /// The geometry of the grid before the open change, from its first step on; only kept under
  /// `.record`.
  var earlierGeometry: GridState.Geometry?
  /// The state to go back to when the open change meets a fault; only kept under `.record`, and as
  /// long as the change has done nothing but move the content, not even then.
  var earlierState: GridStateBox?
  /// Whether the open change met a fault outside a pass and is to be rolled back.
  var isFailed = false
  /// The number that is added to the simulation's count of faults, so that the sum goes on evenly
  /// from one simulation to the next.
  var faultShift = 0

  /// Batch updates: the open one, and those whose animations run.
  var updates = UpdateState()
  /// An animated switch whose views are on their way; passes wait for its end.
  var runningSwitch: RunningSwitch?
  /// Switches asked for during a switch: they follow it.
  var pendingSwitches: [PendingSwitch] = []
  /// The transition between layouts that a gesture drives.
  var transition: InteractiveTransition?
  /// A change of size inside an animation that the next pass carries out.
  var animatedResize: AnimatedResize?
  /// The limits before updates and switches whose target offsets the next pass corrects (T4.10):
  /// the first and another, if there was one.
  var limitsBeforeChanges: [OffsetLimits] = []
  /// Animations that a change under way has begun, and has not handed to the clock yet.
  var openAnimations: [RunningAnimation] = []

  package init() {}

  /// Keeps the limits of before an update or a switch for the pass that follows it: of several
  /// changes before a pass any may have moved the limits, even if the last leads back to those of
  /// before the first (S1.14). Of two that differ, one differs from what is in the end.
  package mutating func recordLimits(before limits: OffsetLimits) {
    if limitsBeforeChanges.count < 2, limitsBeforeChanges.first != limits {
      limitsBeforeChanges.append(limits)
    }
  }

  /// The limits before changes that differ from what they are now; nil where none do. All of them
  /// count as seen to.
  package mutating func takeLimits(besides limits: OffsetLimits) -> OffsetLimits? {
    guard !limitsBeforeChanges.isEmpty else { return nil }
    defer { limitsBeforeChanges.removeAll(keepingCapacity: true) }
    return limitsBeforeChanges.first { $0 != limits }
  }
}
