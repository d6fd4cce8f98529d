/// What a grid is doing, and what is due. It does not know what any of it means.
///
/// Always: a phase began inside one that `Phase.mayBeginInside` allows.
package struct Pass {
  /// What began last and has not ended.
  package private(set) var phase = Phase.resting
  /// Everything that has begun and not ended.
  private var open: Phases = []
  /// Questions about new bounds that the layout is answering, one inside the other.
  package private(set) var boundsQuestions = 0

  /// Whether a pass was asked for while `prepare()` ran, and put off.
  package var isPutOff = false
  /// Whether `reloadData` was called since the last pass.
  package var isReloadPending = false

  package init() {}

  // MARK: Phases

  /// What a phase began inside of.
  package struct Outer {
    fileprivate let phase: Phase
    fileprivate let open: Phases
    fileprivate let boundsQuestions: Int
  }

  /// Begins a phase, which `end(_:)` ends.
  package mutating func begin(_ phase: Phase) -> Outer {
    assert(
      phase.mayBeginInside.contains(self.phase), "\(phase) does not begin inside \(self.phase)")
    let outer = Outer(phase: self.phase, open: open, boundsQuestions: boundsQuestions)
    self.phase = phase
    open.insert(phase)
    if phase == .askingAboutBounds { boundsQuestions += 1 }
    return outer
  }

  /// Goes back to what the phase that ends began inside of.
  package mutating func end(_ outer: Outer) {
    phase = outer.phase
    open = outer.open
    boundsQuestions = outer.boundsQuestions
  }

  /// Whether a phase has begun and not ended, whatever has begun inside of it.
  package func isOpen(_ phase: Phase) -> Bool { open.contains(phase) }

  /// Whether live views are being decided on: a request for a pass from here is taken care of.
  package var isDecidingOnViews: Bool { !open.isDisjoint(with: [.layingOut, .rollingBack]) }

  /// Whether the layout may be answering a question that came without a reference to it.
  package var isLayoutAnswering: Bool { boundsQuestions > 0 || isDecidingOnViews }
}

extension GridView {
  /// Does something in a phase.
  @inline(__always)
  func during<Answer, Failure: Error>(
    _ phase: Phase, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let outer = pass.begin(phase)
    defer { pass.end(outer) }
    return try body()
  }
}
