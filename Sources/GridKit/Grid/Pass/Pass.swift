/// The open phases of a grid, and flags for its layout passes. This type does not know the meaning
/// of a phase.
///
/// Invariant: every open phase began inside a phase that `Phase.mayBeginInside` allows.
package struct Pass {
  /// The phases that have begun and not ended.
  package struct State {
    /// The phase that began last.
    fileprivate(set) var phase = Phase.resting
    /// The set of phases that have begun, as bits.
    fileprivate var open: UInt8 = 0
    fileprivate(set) var boundsQuestions = 0
  }

  private var state = State()

  /// Whether a pass was requested while `prepare()` ran, and was put off.
  package var isPutOff = false
  /// Whether `reloadData` was called since the last pass.
  package var isReloadPending = false

  /// Whether a pass did not become stable (E-42), and no later pass has become stable.
  package var hasLooped = false

  /// Whether the round under way is the last round that a pass may take. An invalidation in this
  /// round is recorded as `loopOrigin`.
  var isInLastRound = false
  /// The origin of the latest invalidation that came too late for the grid to become stable: in the
  /// last round that a pass may take, or in the last allowed repetition of a pass.
  var loopOrigin: NotedOrigin?

  package init() {}

  /// The most rounds of a pass. A pass that is not stable after them is a fault (E-42).
  package static let roundLimit = 100
  /// The most rounds that the next pass may take. After a pass that did not become stable there are
  /// few, because a hundred in every frame would cost too much.
  package var rounds: Int { hasLooped ? 8 : Pass.roundLimit }

  // MARK: Phases

  /// The phase that began last and has not ended.
  package var phase: Phase { state.phase }
  /// Whether no phase is open.
  var isIdle: Bool { state.open == 0 }
  /// The number of nested calls that ask the layout about new bounds and have not returned.
  package var boundsQuestions: Int { state.boundsQuestions }

  /// Begins a phase, which `end(_:)` ends.
  ///
  /// - Returns: The state before the phase, for `end(_:)`.
  package mutating func begin(_ phase: Phase) -> State {
    let outer = state
    assert(
      phase.mayBeginInside.contains(outer.phase), "\(phase) does not begin inside \(outer.phase)")
    state.phase = phase
    state.open |= phase.bit
    if phase == .askingAboutBounds { state.boundsQuestions += 1 }
    return outer
  }

  /// Ends a phase by restoring the state before the phase.
  package mutating func end(_ outer: State) {
    state = outer
  }

  /// Whether a phase is open, even if another phase has begun inside it.
  package func isOpen(_ phase: Phase) -> Bool { state.open & phase.bit != 0 }

  /// Whether a layout pass or a rollback is deciding on live views. A request for a pass is then
  /// ignored, because the running pass or rollback covers it.
  package var isDecidingOnViews: Bool { isOpen(.layingOut) || isOpen(.rollingBack) }

  /// Whether the layout may be answering a caller that does not retain the layout.
  package var isLayoutAnswering: Bool { boundsQuestions > 0 || isDecidingOnViews }
}

extension GridView {
  /// Runs `body` in a phase.
  func during<Answer, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = pass.begin(phase)
    defer { pass.end(outer) }
    return try body()
  }
}
