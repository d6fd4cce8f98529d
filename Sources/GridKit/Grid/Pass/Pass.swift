/// The phases of a grid that are open, and the work that is due. This type does not know what any
/// of them means.
///
/// Always: a phase began inside one that `Phase.mayBeginInside` allows.
package struct Pass {
  /// The phases that have begun and not ended.
  package struct State {
    /// The phase that began last.
    fileprivate(set) var phase = Phase.resting
    /// The set of phases that have begun.
    fileprivate var open: Phases = []
    fileprivate(set) var boundsQuestions = 0
  }

  private var state = State()

  /// Whether a pass was asked for while `prepare()` ran, and put off.
  package var isPutOff = false
  /// Whether `reloadData` was called since the last pass.
  package var isReloadPending = false

  /// Whether the last pass never became stable (E-42), and none has since.
  package var hasLooped = false

  /// Whether the round under way is the last one that a pass may take: a caller that makes its
  /// result stale is noted.
  var isInLastRound = false
  /// The origin of the last invalidation in the last round, of a pass or of its repetitions.
  var loopOrigin: NotedOrigin?

  package init() {}

  // MARK: Phases

  /// The phase that began last and has not ended.
  package var phase: Phase { state.phase }
  /// Whether nothing has begun that has not ended.
  var isIdle: Bool { state.open.isEmpty }
  /// Questions about new bounds that the layout is answering, one inside the other.
  package var boundsQuestions: Int { state.boundsQuestions }

  /// Begins a phase, which `end(_:)` ends.
  ///
  /// - Returns: What it begins inside of.
  package mutating func begin(_ phase: Phase) -> State {
    let outer = state
    assert(
      phase.mayBeginInside.contains(outer.phase), "\(phase) does not begin inside \(outer.phase)")
    state.phase = phase
    state.open.insert(phase)
    if phase == .askingAboutBounds { state.boundsQuestions += 1 }
    return outer
  }

  /// Ends a phase: goes back to the state that it began inside of.
  package mutating func end(_ outer: State) {
    state = outer
  }

  /// Whether a phase has begun and not ended, whatever has begun inside of it.
  @inline(__always)
  package func isOpen(_ phase: Phase) -> Bool { state.open.contains(phase) }

  /// Whether live views are being decided on: a request for a pass from here is taken care of.
  package var isDecidingOnViews: Bool { !state.open.isDisjoint(with: [.layingOut, .rollingBack]) }

  /// Whether the layout may be answering a question that came without a reference to it.
  package var isLayoutAnswering: Bool { boundsQuestions > 0 || isDecidingOnViews }
}

extension GridView {
  /// Runs `body` in a phase.
  @inline(__always)
  func during<Answer, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = pass.begin(phase)
    defer { pass.end(outer) }
    return try body()
  }
}
