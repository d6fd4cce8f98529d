import GridCore
import GridKit

/// A grid with the examined layout, in a simulation of its own. Queries go directly to the layout,
/// past the grid's caches.
@MainActor
final class AuditRig {
  /// The largest number of attributes objects that are examined in one answer. A longer answer is
  /// cut to this number.
  static let answerLimit = 20_000

  let simulation: Simulation
  let grid: GridView
  let layout: GridViewLayout
  /// Whether an answer was cut to `answerLimit`.
  private(set) var hasEndlessAnswer = false
  private let kept: [AnyObject]
  private let willAsk: (@MainActor (String) -> Void)?

  init(_ subject: AuditSubject, _ variation: AuditSubject.Variation) {
    let setting = subject.setting
    let simulation = Simulation(
      screen: GridScreen(
        size: variation.screen ?? setting.viewport, scale: setting.displayScale))
    simulation.faultPolicy = .record
    willAsk = subject.willAsk
    if let willAsk {
      // Queries of the grid are reported before the layout receives them.
      simulation.traceHook = { event in
        if event.source == .layout { willAsk("\(event.call) \(event.detail)") }
      }
    }
    let parts = simulation.perform { subject.makeParts(variation, subject.dress) }
    let grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: variation.viewport ?? setting.viewport),
        collectionViewLayout: parts.layout)
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

  /// Runs the layout passes that are due. If the grid refused a pass, this method prepares the
  /// layout nevertheless, so that queries can show the reason.
  func layOut() {
    simulation.perform { grid.layoutIfNeeded() }
    if !layout.isPrepared, layout.collectionView === grid {
      willAsk?(LayoutMethod.prepare.rawValue)
      asking { layout.prepare() }
    }
  }

  /// Invalidates the layout, and lays out again.
  func prepareAgain() {
    simulation.perform { layout.invalidateLayout() }
    layOut()
  }

  /// Changes the layout, and runs a layout pass whether or not the change invalidated the layout.
  func change(_ change: @MainActor (GridViewLayout) -> Void) {
    simulation.perform {
      change(layout)
      grid.setNeedsLayout()
    }
    layOut()
  }

  /// Runs layout passes until a pass does not prepare the layout. A layout that invalidates itself
  /// in `prepare()` is stale after each pass, and would take up any change in the next pass.
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

  /// Queries the layout. Attributes that the layout makes are counted in the simulation of this
  /// grid.
  func asking<Answer>(_ question: @MainActor () -> Answer) -> Answer {
    simulation.attributeCounter.counting { simulation.perform(question) }
  }

  /// The layout's own promises (`LayoutDeclaring`); nil for a layout without promises.
  var ownDeclaration: LayoutDeclaration? {
    (layout as? any LayoutDeclaring).map { layout in asking { layout.auditDeclaration } }
  }

  var counts: SectionCounts { simulation.perform { grid.loadedModel } }

  func contentSize() -> CGSize {
    willAsk?(LayoutMethod.contentSize.rawValue)
    return asking { layout.collectionViewContentSize }
  }

  /// Returns the layout's elements for a rectangle; nil if the layout returns nil.
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

  /// Returns the layout's answer for the index path of an element, from one of its methods for
  /// cells, supplementary views and decorations. The method gets the kind of `id`.
  func element(_ id: GridElementID, from method: LayoutMethod) -> AuditElement? {
    let path = IndexPath(item: id.item, section: id.section)
    let kind = id.kind ?? ""
    willAsk?("\(method.rawValue) \(id)")
    return asking {
      let answer =
        switch method {
        case .item: layout.layoutAttributesForItem(at: path)
        case .supplementary: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        default: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
      return answer.map { AuditElement($0) }
    }
  }
}
