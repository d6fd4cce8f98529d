import GridCore
import GridKit

/// A grid with the layout in question, in a simulation of its own. The layout is asked directly,
/// past the grid's caching.
@MainActor
final class AuditRig {
  /// Objects of an answer that are looked at; a layout that returns more is cut short.
  static let answerLimit = 20_000

  let simulation: Simulation
  let grid: GridView
  let layout: GridViewLayout
  /// Whether an answer was cut short.
  private(set) var hasEndlessAnswer = false
  private let kept: [AnyObject]
  private let willAsk: (@MainActor (String) -> Void)?

  init(
    _ setting: LayoutAudit.Setting, viewport: CGSize, screen: CGSize,
    willAsk: (@MainActor (String) -> Void)?, make: @MainActor () -> AuditSubject.Parts
  ) {
    let simulation = Simulation(screen: GridScreen(size: screen, scale: setting.displayScale))
    simulation.faultPolicy = .record
    self.willAsk = willAsk
    if let willAsk {
      // Questions of the grid are told before the layout hears them.
      simulation.traceHook = { event in
        if event.source == .layout { willAsk("\(event.call) \(event.detail)") }
      }
    }
    let parts = simulation.perform(make)
    let grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: viewport), collectionViewLayout: parts.layout)
    }
    grid.queryPolicy = setting.queryPolicy
    if setting.safeArea != .zero { grid.setSafeAreaInsets(setting.safeArea) }
    grid.contentInset = setting.viewContentInset
    self.simulation = simulation
    self.grid = grid
    layout = parts.layout
    kept = simulation.perform { parts.dress(grid) } + [parts.layout]
    layOut()
  }

  /// Runs the passes that are due. A layout whose pass was refused is prepared nevertheless, so
  /// that it can be asked why.
  func layOut() {
    simulation.perform { grid.layoutIfNeeded() }
    if !layout.isPrepared, layout.collectionView === grid {
      willAsk?(LayoutMethod.prepare.rawValue)
      asking { layout.prepare() }
    }
  }

  /// Makes the layout stale, and lays out again.
  func prepareAgain() {
    simulation.perform { layout.invalidateLayout() }
    layOut()
  }

  /// Changes the layout, and lets the grid pass over it whether the layout asked for that or not.
  func change(_ change: @MainActor (GridViewLayout) -> Void) {
    simulation.perform {
      change(layout)
      grid.setNeedsLayout()
    }
    layOut()
  }

  /// Runs passes until none prepares the layout: one that invalidates while it prepares is stale
  /// again after the first, and would take anything up with the next.
  func settle() {
    for _ in 0..<4 {
      let preparations = simulation.counters.prepareCalls
      change { _ in }
      if simulation.counters.prepareCalls == preparations { return }
    }
  }

  func scroll(to offset: CGPoint) {
    simulation.perform { grid.setContentOffset(offset, animated: false) }
    layOut()
  }

  func resize(to size: CGSize) {
    simulation.perform { grid.turnOrResize(to: size) }
    layOut()
  }

  // MARK: Questions

  /// Asks the layout something: attributes that it makes count for this world.
  func asking<Answer>(_ question: @MainActor () -> Answer) -> Answer {
    simulation.attributeCounter.counting { simulation.perform(question) }
  }

  /// Promises that the layout declares itself; nil for a layout that declares none.
  var ownDeclaration: LayoutDeclaration? {
    (layout as? any LayoutDeclaring).map { layout in asking { layout.auditDeclaration } }
  }

  var counts: SectionCounts { simulation.perform { grid.loadedModel } }

  func contentSize() -> CGSize {
    willAsk?(LayoutMethod.contentSize.rawValue)
    return asking { layout.collectionViewContentSize }
  }

  /// Returns the elements that the layout answers for a rectangle; nil where it answers nil.
  func elements(in rect: CGRect) -> [AuditElement]? {
    willAsk?("\(LayoutMethod.elements.rawValue) \(ElementWords.rect(rect))")
    return asking {
      guard let answer = layout.layoutAttributesForElements(in: rect) else { return nil }
      if answer.count > AuditRig.answerLimit { hasEndlessAnswer = true }
      return answer.prefix(AuditRig.answerLimit).map { AuditElement($0) }
    }
  }

  func snapTarget(_ proposal: CGPoint, velocity: CGPoint = .zero) -> CGPoint {
    willAsk?("\(LayoutMethod.snap.rawValue) (\(NumberText.short(proposal)))")
    return asking {
      layout.targetContentOffset(
        forProposedContentOffset: proposal, withScrollingVelocity: velocity)
    }
  }

  func restTarget(_ proposal: CGPoint) -> CGPoint {
    willAsk?("\(LayoutMethod.restore.rawValue) (\(NumberText.short(proposal)))")
    return asking { layout.targetContentOffset(forProposedContentOffset: proposal) }
  }

  func item(_ section: Int, _ item: Int) -> AuditElement? {
    let path = IndexPath(item: item, section: section)
    willAsk?("\(LayoutMethod.item.rawValue) cell \(section)-\(item)")
    return asking { layout.layoutAttributesForItem(at: path).map { AuditElement($0) } }
  }

  func supplementary(_ kind: String, at path: IndexPath) -> AuditElement? {
    willAsk?("\(LayoutMethod.supplementary.rawValue) \(name(of: kind, at: path))")
    return asking {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        .map { AuditElement($0) }
    }
  }

  private func name(of kind: String, at path: IndexPath) -> String {
    GridElementID(
      category: .supplementaryView, kind: kind, section: path.section, item: path.item
    ).description
  }

  func decoration(_ kind: String, at path: IndexPath) -> AuditElement? {
    willAsk?("\(LayoutMethod.decoration.rawValue) \(name(of: kind, at: path))")
    return asking {
      layout.layoutAttributesForDecorationView(ofKind: kind, at: path).map { AuditElement($0) }
    }
  }
}
