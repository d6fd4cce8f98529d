import GridCore
import GridKit

/// One grid with the layout in question, in a world of its own, asked past the grid's own caching.
@MainActor
final class AuditRig {
  /// Objects of an answer that are looked at; a layout that returns more is cut short.
  static let answerLimit = 200_000

  let simulation: Simulation
  let grid: GridView
  let layout: GridViewLayout
  /// Whether an answer was cut short.
  private(set) var hasEndlessAnswer = false
  private let kept: [AnyObject]

  init(
    _ setting: LayoutAudit.Setting, viewport: CGSize, screen: CGSize,
    make: () -> AuditSubject.Parts
  ) {
    let simulation = Simulation(screen: GridScreen(size: screen, scale: setting.displayScale))
    simulation.faultPolicy = .record
    let parts = simulation.perform(make)
    let grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: viewport), collectionViewLayout: parts.layout)
    }
    grid.queryPolicy = setting.queryPolicy
    grid.contentInset = setting.viewContentInset
    self.simulation = simulation
    self.grid = grid
    layout = parts.layout
    kept = simulation.perform { parts.dress(grid) } + [parts.layout]
    layOut()
  }

  /// Runs the passes that are due. A layout whose pass was refused is prepared nevertheless, so that
  /// it can be asked why.
  func layOut() {
    simulation.perform { grid.layoutIfNeeded() }
    if !layout.isPrepared, layout.collectionView === grid { asking { layout.prepare() } }
  }

  /// Makes the layout stale, and lays out again.
  func prepareAgain() {
    simulation.perform { layout.invalidateLayout() }
    layOut()
  }

  func scroll(to offset: CGPoint) {
    simulation.perform { grid.setContentOffset(offset, animated: false) }
    layOut()
  }

  func resize(to size: CGSize) {
    simulation.perform { grid.frame = CGRect(origin: grid.frame.origin, size: size) }
    layOut()
  }

  // MARK: Questions

  /// Asks the layout something: attributes that it makes count for this world.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    let outer = AttributeLedger.current
    AttributeLedger.current = simulation.ledger
    defer { AttributeLedger.current = outer }
    return simulation.perform(question)
  }

  var counts: SectionCounts { simulation.perform { grid.loadedModel } }

  func contentSize() -> CGSize { asking { layout.collectionViewContentSize } }

  /// Nil where the layout answers nil.
  func elements(in rect: CGRect) -> [AuditElement]? {
    asking {
      guard let answer = layout.layoutAttributesForElements(in: rect) else { return nil }
      if answer.count > AuditRig.answerLimit { hasEndlessAnswer = true }
      return answer.prefix(AuditRig.answerLimit).map { AuditElement($0) }
    }
  }

  func item(_ section: Int, _ item: Int) -> AuditElement? {
    let path = IndexPath(item: item, section: section)
    return asking { layout.layoutAttributesForItem(at: path).map { AuditElement($0) } }
  }

  func supplementary(_ kind: String, at path: IndexPath) -> AuditElement? {
    asking {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        .map { AuditElement($0) }
    }
  }

  func decoration(_ kind: String, at path: IndexPath) -> AuditElement? {
    asking {
      layout.layoutAttributesForDecorationView(ofKind: kind, at: path).map { AuditElement($0) }
    }
  }
}
