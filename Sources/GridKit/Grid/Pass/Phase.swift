/// The work that a grid is doing. A phase may begin inside another: `mayBeginInside` says where.
package enum Phase: UInt8, CaseIterable, Sendable {
  /// No work: a request is carried out at once.
  case resting
  /// The layout is asked about bounds that are about to be stored. One question may lead to
  /// another.
  case askingAboutBounds
  /// The rounds of a layout pass.
  case layingOut
  /// A batch update is carried out.
  case updating
  /// The layout in use is being replaced: by a switch, at the start or the end of a transition.
  case switching
  /// Content size and offset are written together, so that only the outcome counts.
  case writing
  /// A refused change is being undone.
  case rollingBack
  /// A rollback writes geometry: the layout is not asked about it.
  case restoring

  /// The phases inside of which this one may begin, whatever lies around them.
  ///
  /// The one table of legal moves; `Docs/CallOrder.md` shows it with what is done about a call that
  /// comes elsewhere.
  package var mayBeginInside: Phases {
    switch self {
    case .resting: []
    // The layout is not asked about geometry that is put back.
    case .askingAboutBounds: Phases.all.subtracting(.restoring)
    // A pass inside a pass is ignored: the open one takes care of it.
    case .layingOut: [.resting, .askingAboutBounds, .updating, .switching, .writing]
    // Elsewhere an update would change paths that a caller is using.
    case .updating: [.resting, .askingAboutBounds, .writing]
    // A switch waits for the end of an update or of another switch, and a pass just takes its
    // layout over; but a transition may start in a pass, and ends wherever its last step is taken.
    case .switching: .all
    case .writing: .all
    case .rollingBack: [.resting, .askingAboutBounds, .layingOut, .updating, .switching, .writing]
    case .restoring: [.rollingBack]
    }
  }
}

/// A set of phases.
package struct Phases: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  private init(_ phase: Phase) {
    rawValue = 1 << phase.rawValue
  }

  package static let resting = Phases(.resting)
  package static let askingAboutBounds = Phases(.askingAboutBounds)
  package static let layingOut = Phases(.layingOut)
  package static let updating = Phases(.updating)
  package static let switching = Phases(.switching)
  package static let writing = Phases(.writing)
  package static let rollingBack = Phases(.rollingBack)
  package static let restoring = Phases(.restoring)
  package static let all = Phases(rawValue: .max)

  package func contains(_ phase: Phase) -> Bool { contains(Phases(phase)) }

  package mutating func insert(_ phase: Phase) { insert(Phases(phase)) }
}
