/// The work that a grid is doing. Phases are nested as `mayBeginInside` allows.
package enum Phase: UInt8, CaseIterable, Sendable {
  /// No work: a request is carried out at once.
  case resting
  /// The layout is asked about bounds that are about to be stored. One call may lead to another.
  case askingAboutBounds
  /// The rounds of a layout pass.
  case layingOut
  /// The phase in which a batch update is carried out.
  case updating
  /// The replacement of the layout in use, by a switch, or at the start or the end of a transition.
  case switching
  /// Content size and offset are written together, so that only the final values count.
  case writing
  /// The rollback of a refused change.
  case rollingBack
  /// The part of a rollback that restores geometry. The layout is not asked about the restored
  /// bounds.
  case restoring

  /// The phases directly inside of which this phase may begin.
  ///
  /// `Docs/CallOrder.md` lists these phases, and the effect of a call in any other phase.
  package var mayBeginInside: [Phase] {
    switch self {
    case .resting: []
    // The layout is not asked about geometry that a rollback restores.
    case .askingAboutBounds: Phase.allCases.filter { $0 != .restoring }
    // A pass inside a pass is ignored: the open pass covers it.
    case .layingOut: [.resting, .askingAboutBounds, .updating, .switching, .writing]
    // In other phases an update would change index paths that a caller is using.
    case .updating: [.resting, .askingAboutBounds, .writing]
    // A switch waits for the end of an update or of another switch, and a switch during a pass only
    // exchanges the layouts. But a transition may start in a pass, and ends in the phase of its
    // last step.
    case .switching, .writing: Phase.allCases
    case .rollingBack: [.resting, .askingAboutBounds, .layingOut, .updating, .switching, .writing]
    case .restoring: [.rollingBack]
    }
  }

  /// The bit of the phase in a set of phases.
  var bit: UInt8 { 1 << rawValue }
}
