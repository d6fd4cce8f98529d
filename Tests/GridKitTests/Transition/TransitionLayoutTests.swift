import GridTesting
import TestSupport
import Testing

/// The layout object of section 6, without a grid where it can do without.
@MainActor @Suite("Transition layout")
struct TransitionLayoutTests {
  /// A board that says where its supplementary views come from and go to.
  final class FixedLayout: BoardLayout {
    var initial: GridViewLayoutAttributes?
    var final: GridViewLayoutAttributes?

    override init() {
      super.init()
      size = CGSize(width: 100, height: 100)
    }

    required init?(coder: NSCoder) { nil }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> GridViewLayoutAttributes? { initial }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> GridViewLayoutAttributes? { final }
  }

  let old = FixedLayout()
  let new = FixedLayout()
  let path = IndexPath(item: 0, section: 0)
  let everything = CGRect(-1000, -1000, 3000, 3000)

  private func cell(
    _ frame: CGRect, _ change: @MainActor (GridViewLayoutAttributes) -> Void = { _ in }
  ) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    change(attributes)
    return attributes
  }

  private func header(_ y: CGFloat) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    attributes.frame = CGRect(0, y, 100, 10)
    return attributes
  }

  private func text(_ attributes: GridViewLayoutAttributes?) -> String {
    guard let attributes else { return "nil" }
    return "\(NumberText.short(attributes.frame)) alpha \(NumberText.short(attributes.alpha)) "
      + "z \(attributes.zIndex)"
  }

  @Test(.rule("I6.7")) func `numbers are kept under their keys, 0 where there is none`() {
    let layout = GridViewTransitionLayout(currentLayout: old, nextLayout: new)
    #expect(layout.value(forAnimatedKey: "x") == 0)
    layout.updateValue(3, forAnimatedKey: "x")
    layout.updateValue(4, forAnimatedKey: "x")
    layout.updateValue(5, forAnimatedKey: "y")
    #expect(layout.value(forAnimatedKey: "x") == 4)
    #expect(layout.value(forAnimatedKey: "y") == 5)
  }

  @Test(.rule("I6.4", "I6.5"))
  func `elements, content size and z lie on the line between the layouts, and beyond`() {
    old.elements = [cell(CGRect(0, 0, 10, 10)) { $0.zIndex = 2 }]
    new.elements = [
      cell(CGRect(100, 50, 30, 20)) {
        $0.alpha = 0.5
        $0.zIndex = 1
      }
    ]
    new.size = CGSize(width: 300, height: 50)
    let layout = GridViewTransitionLayout(currentLayout: old, nextLayout: new)
    #expect(layout.transitionProgress == 0)
    var lines: [String] = []
    for progress: CGFloat in [0, 0.5, 1, 2] {
      layout.transitionProgress = progress
      layout.prepare()
      lines.append(text(layout.layoutAttributesForElements(in: everything)?.first))
      lines.append(NumberText.short(layout.collectionViewContentSize))
    }
    #expect(
      lines.joined(separator: "\n") == """
        0, 0, 10, 10 alpha 1 z 2
        100, 100
        50, 25, 20, 15 alpha 0.75 z 2
        200, 75
        100, 50, 30, 20 alpha 0.5 z 2
        300, 50
        200, 100, 50, 30 alpha 0 z 2
        500, 0
        """)
    #expect(text(layout.layoutAttributesForItem(at: path)) == lines[6])
    layout.finalizeLayoutTransition()
    #expect(layout.transitionProgress == 2)
  }

  /// A transition between the layouts, there or back, at a progress.
  private func layout(_ progress: CGFloat, back: Bool = false) -> GridViewTransitionLayout {
    let layout = GridViewTransitionLayout(
      currentLayout: back ? new : old, nextLayout: back ? old : new)
    layout.transitionProgress = progress
    layout.prepare()
    return layout
  }

  @Test(.rule("I6.5")) func `an element of one layout fades there, or goes where that layout says`()
  {
    func header(_ layout: GridViewTransitionLayout) -> String {
      text(layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path))
    }
    old.elements = [self.header(0)]
    #expect(
      text(layout(0.25).layoutAttributesForElements(in: everything)?.first)
        == "0, 0, 100, 10 alpha 0.75 z 0")
    #expect(header(layout(0.25, back: true)) == "0, 0, 100, 10 alpha 0.25 z 0")
    #expect(
      layout(0.25, back: true).layoutAttributesForDecorationView(ofKind: "board", at: path) == nil)
    old.final = self.header(-100)
    #expect(header(layout(0.5)) == "0, -50, 100, 10 alpha 1 z 0")
    old.initial = self.header(200)
    #expect(header(layout(0.5, back: true)) == "0, 100, 100, 10 alpha 1 z 0")
  }

  @Test func `an element that one layout hides fades, one that both hide is hidden`() {
    let frame = CGRect(0, 0, 10, 10)
    old.elements = [cell(frame) { $0.isHidden = true }]
    new.elements = [cell(frame)]
    let attributes = layout(0.5).layoutAttributesForItem(at: path)
    #expect(attributes?.isHidden == false)
    #expect(attributes?.alpha == 0.5)
    new.elements[0].isHidden = true
    #expect(layout(0.5).layoutAttributesForItem(at: path)?.isHidden == true)
  }

  @Test func `values of a subclass's own are those of the nearer end`() {
    func tinted(_ tint: Int) -> TintedAttributes {
      let attributes = TintedAttributes(forCellWith: path)
      attributes.frame = CGRect(0, 0, 10, 10)
      attributes.tint = tint
      return attributes
    }
    old.elements = [tinted(1)]
    new.elements = [tinted(2)]
    let tints = [CGFloat(-1), 0.49, 0.5, 1].map {
      (layout($0).layoutAttributesForItem(at: path) as? TintedAttributes)?.tint
    }
    #expect(tints == [1, 1, 2, 2])
  }

  @Test func `an element is found where it is between its places, also if neither is in sight`() {
    let fixture = Fixture(old, counts: [1], size: CGSize(width: 100, height: 100))
    // Left of the viewport in one, above it in the other; across a corner in between.
    old.elements = [cell(CGRect(-80, 0, 60, 60))]
    new.elements = [cell(CGRect(20, -70, 60, 60))]
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.visibleCells.isEmpty)
    let layout = fixture.grid.startInteractiveTransition(to: new)
    #expect(fixture.grid.visibleCells.isEmpty)
    layout.transitionProgress = 0.5
    fixture.simulation.tick()
    #expect(fixture.grid.cellForItem(at: path)?.frame == CGRect(-30, -35, 60, 60))
  }

  @Test func `decoration views of both layouts can be shown`() {
    old.register(GridReusableView.self, forDecorationViewOfKind: "old")
    new.register(GridReusableView.self, forDecorationViewOfKind: "new")
    let layout = GridViewTransitionLayout(currentLayout: old, nextLayout: new)
    #expect(Set(layout.decorationRegistrations.keys) == ["old", "new"])
  }

  @Test func `a transition layout needs layouts, and a progress that is a number`() {
    let simulation = Simulation.recording()
    simulation.perform {
      _ = GridViewTransitionLayout()
      let layout = GridViewTransitionLayout(currentLayout: old, nextLayout: new)
      layout.transitionProgress = .nan
      #expect(layout.transitionProgress == 0)
    }
    #expect(simulation.faults.map(\.code) == ["transition-without-layouts", "non-finite-geometry"])
  }
}
