import GridLayouts
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Carousel layout", .rows)
struct CarouselLayoutTests {
  private func stage(
    _ counts: [Int], _ width: CGFloat = 500, _ height: CGFloat = 400,
    inset: GridEdgeInsets = .zero, _ configure: (CarouselLayout) -> Void = { _ in }
  ) -> Stage<CarouselLayout> {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 120, height: 160)
    layout.spacing = 25
    configure(layout)
    return Stage(layout, counts: counts, size: CGSize(width: width, height: height), inset: inset)
  }

  private func item(_ item: Int, _ stage: Stage<CarouselLayout>) -> GridViewLayoutAttributes? {
    stage.grid.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
  }

  private func target(_ x: CGFloat, _ stage: Stage<CarouselLayout>) -> CGFloat {
    stage.grid.ask(targetFor: CGPoint(x: x, y: 0), velocity: .zero).x
  }

  private func drag(_ stage: Stage<CarouselLayout>, to x: CGFloat) {
    stage.grid.drag(proposing: CGPoint(x: x, y: 0))
    stage.grid.settle()
  }

  // MARK: Geometry

  @Test func `items shrink with their distance from the middle, about their centres`() throws {
    let stage = stage([3])
    stage.scroll(to: CGPoint(x: 100, y: 0))
    let first = try #require(item(0, stage))
    // 100 points from the middle of a view 500 wide.
    #expect(first.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
    #expect(first.center == CGPoint(x: 250, y: 200))
    #expect(first.size == CGSize(width: 120, height: 160))
    #expect(first.frame == CGRect(202, 136, 96, 128))
    stage.scroll(to: CGPoint(x: 145, y: 0))
    let second = try #require(item(1, stage))
    #expect(second.transform == .identity)
    #expect(second.frame == CGRect(335, 120, 120, 160))
    #expect(stage.grid.contentSize == CGSize(width: 790, height: 400))
    #expect(stage.findingCodes == [])
  }

  @Test func `items are returned by their frames at full size`() {
    let stage = stage([4])
    stage.scroll(to: CGPoint(x: 290, y: 0))
    // Item 0 is at 190…310 at full size, and drawn smaller.
    #expect((item(0, stage)?.frame.maxX ?? 0) < 290)
    #expect(stage.grid.elements(in: CGRect(300, 0, 20, 400)) == [.cell(0, 0)])
    #expect(stage.grid.elements(in: CGRect(310, 0, 20, 400)) == [])
    #expect(stage.grid.elements(in: CGRect(0, 0, 1000, 120)) == [])
  }

  @Test func `an item wider than the view keeps the formulas, with a finding as it shrinks away`() {
    let stage = stage([3], 100)
    #expect(item(0, stage)?.frame.minX == -10)
    #expect(stage.grid.contentSize.width == 390)
    #expect(stage.findingCodes == [])
    stage.scroll(to: CGPoint(x: 104, y: 0))
    // Item 0 still reaches to 110 at full size, 104 from the middle of a view 100 wide.
    #expect(stage.findingCodes == ["non-positive-scale"])
    #expect(stage.simulation.findings.first?.elements == [.cell(0, 0)])
    #expect(stage.simulation.findings.first?.severity == .warning)
  }

  @Test func `sections follow each other in the one line`() {
    let stage = stage([2, 0, 1])
    let path = IndexPath(item: 0, section: 2)
    #expect(stage.grid.layoutAttributesForItem(at: path)?.center.x == 540)
    #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(stage.grid.elements(in: .infinite) == [.cell(0, 0), .cell(0, 1), .cell(2, 0)])
  }

  @Test func `the space at the ends follows the bounds and the item size`() {
    let stage = stage([2])
    stage.resize(to: CGSize(width: 700, height: 300))
    #expect(item(0, stage)?.frame.minX == 290)
    stage.layout.itemSize.width = 300
    stage.grid.layoutIfNeeded()
    #expect(item(0, stage)?.frame.minX == 200)
    #expect(item(1, stage)?.center.x == 675)
  }

  // MARK: Snapping

  @Test func `a drag ends at the item nearest to the proposed middle, whatever the speed`() {
    let stage = stage([5])
    let rows: [(proposed: CGFloat, target: CGFloat)] = [
      (-500, 0), (72, 0), (72.5, 0), (73, 145), (400, 435), (9000, 580),
    ]
    forEachRow(of: rows) { proposed, target in
      for speed in [-3000, 0, 3000] as [CGFloat] {
        let found = stage.grid.ask(
          targetFor: CGPoint(x: proposed, y: 40), velocity: CGPoint(x: speed, y: 0))
        #expect(found == CGPoint(x: target, y: 0), "at \(speed)")
      }
    }
  }

  @Test func `under an inset of the view items rest that much earlier`() throws {
    let inset = GridEdgeInsets(top: 20, left: 40, bottom: 30, right: 60)
    let stage = stage([4], 460, 250, inset: inset) { $0.spacing = 10 }
    #expect(stage.grid.contentSize == CGSize(width: 750, height: 200))
    #expect(stage.grid.contentOffset == CGPoint(x: -40, y: -20))
    #expect(item(0, stage)?.frame == CGRect(120, 20, 120, 160))
    drag(stage, to: 26)
    #expect(stage.grid.contentOffset == CGPoint(x: 90, y: -20))
    #expect(item(1, stage)?.transform == .identity)
    stage.layout.pagingEnabled = true
    drag(stage, to: 9000)
    #expect(stage.grid.contentOffset == CGPoint(x: 220, y: -20))
    drag(stage, to: 9000)
    // The last item rests at the furthest legal offset.
    #expect(stage.grid.contentOffset == CGPoint(x: 350, y: -20))
    #expect(stage.grid.offsetLimits.max.x == 350)
  }

  // MARK: Paging

  /// Runs a script on six items: `scroll` to an offset, `drag` towards one or `throw` by a distance
  /// at a speed, and be at an offset behind `>`, `ask` for targets, turn paging `on` or `off`.
  private func run(_ script: String) {
    let stage = stage([6]) { $0.pagingEnabled = true }
    for step in script.components(separatedBy: ", ") {
      let words = step.components(separatedBy: " ")
      let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
      switch words[0] {
      case "scroll": stage.scroll(to: CGPoint(x: numbers[0], y: 0))
      case "drag":
        drag(stage, to: numbers[0])
        #expect(stage.grid.contentOffset.x == numbers[1], "\(step)")
      case "throw":
        stage.grid.dragAndHold(by: numbers[0])
        stage.grid.release(velocity: numbers[1])
        stage.grid.settle()
        #expect(stage.grid.contentOffset.x == numbers[2], "\(step)")
      case "ask": #expect(target(numbers[0], stage) == numbers[1], "\(step)")
      default: stage.layout.pagingEnabled = words[0] == "on"
      }
    }
    #expect(!stage.grid.isPagingEnabled)
  }

  @Test func `paging turns from a cursor by a page`() {
    let rows: [(name: String, script: String)] = [
      (
        "a page turns from where the drag began, however far it went",
        "scroll 290, throw 290 4000 > 435, throw -290 0 > 290"
      ),
      // A programmatic scroll between two pages, on the tie: the lower one.
      (
        "the cursor is the page nearest to the offset at which the drag begins",
        "scroll 217.5, drag 217.5 > 290, scroll 220, drag 220 > 145"
      ),
      // A drag that was lifted leaves no cursor behind.
      (
        "without a drag the question is about the present offset",
        """
        ask 0 > 0, ask 1 > 145, ask 900 > 145, scroll 725, ask 0 > 580, ask 725 > 725, \
        ask 900 > 725, drag 0 > 580, scroll 145, ask 0 > 0, ask 145 > 145, ask 900 > 290
        """
      ),
      (
        "the mode can be switched at any time",
        "off, ask 600 > 580, on, ask 600 > 145, off, ask 600 > 580"
      ),
    ]
    forEachRow(of: rows, named: \.name) { run($0.script) }
  }
}
