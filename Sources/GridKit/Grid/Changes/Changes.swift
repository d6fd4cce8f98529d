/// The open change of a grid, and the animations and transitions of earlier changes.
///
/// Invariants: `updates.depth` is not negative. `limitsBeforeChanges` has at most two values, which
/// differ.
@MainActor
package struct Changes {
  /// The geometry of the grid before the open change, under the fault policy `.record`.
  var earlierGeometry: GridState.Geometry?
  /// The state to restore after a fault in the open change, under the fault policy `.record`. The
  /// value is nil while the change has only moved the content.
  var earlierState: CopyOnWrite<GridState>?
  /// Whether a fault occurred outside a layout pass, so that the open change must be rolled back.
  var isFailed = false
  /// The number that is added to the simulation's `faultSerial`, so that the sum stays continuous
  /// when the grid moves to another simulation.
  var faultShift = 0

  /// The open batch update, and the running animations of earlier batch updates.
  var updates = UpdateState()
  /// The running animated layout switch. Layout passes wait for its end.
  var runningSwitch: (old: GridViewLayout, animation: RunningAnimation)?
  /// Layout switches that were requested during another change, and are carried out after it.
  var pendingSwitches: [LayoutSwitch] = []
  /// The interactive transition between two layouts.
  var transition: InteractiveTransition?
  /// The animated change of the grid's size that the next layout pass shows.
  var animatedResize: AnimatedResize?
  /// The limits of the content offset before updates and layout switches since the last pass: the
  /// first limits, and at most one later value. The next pass corrects the offset by them (T4.10).
  var limitsBeforeChanges: [OffsetLimits] = []
  /// Animations of the change under way that are not on the clock yet.
  var openAnimations: [RunningAnimation] = []

  package init() {}

  /// The animations of changes that run or that the change under way will start.
  var animations: [RunningAnimation] {
    updates.animations + openAnimations
      + [runningSwitch?.animation, transition?.ending?.animation].compactMap { $0 }
  }

  /// Records the limits before an update or a layout switch, for the next layout pass. Several
  /// changes before one pass may move the limits and move them back (S1.14). Two different values
  /// are enough, because at least one of them differs from the final limits.
  package mutating func recordLimits(before limits: OffsetLimits) {
    if limitsBeforeChanges.count < 2, limitsBeforeChanges.first != limits {
      limitsBeforeChanges.append(limits)
    }
  }

  /// Removes all recorded limits and returns the first that differ from `limits`; nil for none.
  package mutating func takeLimits(besides limits: OffsetLimits) -> OffsetLimits? {
    defer { limitsBeforeChanges.removeAll(keepingCapacity: true) }
    return limitsBeforeChanges.first { $0 != limits }
  }

  /// Whether the pass under way has started to animate views to a new size.
  var isAnimatedResizeShown: Bool { animatedResize?.stage == .shown }

  /// Removes and returns the resize that no pass has shown; nil for none, or if its animation is
  /// over.
  mutating func takeAnimatedResize() -> AnimatedResize? {
    guard let resize = animatedResize, resize.stage != .shown else { return nil }
    animatedResize = nil
    return resize.animation.isOver ? nil : resize
  }

  /// Asserts the invariants of the type in debug builds.
  package func checkInvariants() {
    assert(limitsBeforeChanges.count <= 2, "more limits are kept than two")
    assert(
      limitsBeforeChanges.count < 2 || limitsBeforeChanges[0] != limitsBeforeChanges[1],
      "the same limits are kept twice")
    assert(updates.depth >= 0, "more batches were closed than opened")
  }
}
