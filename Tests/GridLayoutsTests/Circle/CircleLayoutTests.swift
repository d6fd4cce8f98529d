import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Circle layout")
struct CircleLayoutTests {
  private func stage(
    _ counts: [Int], _ width: CGFloat = 300, _ height: CGFloat = 200,
    _ configure: (CircleLayout) -> Void = { _ in }
  ) -> Stage<CircleLayout> {
    let layout = CircleLayout()
    layout.itemSize = CGSize(width: 20, height: 30)
    layout.diameterMargin = 60
    configure(layout)
    return Stage(layout, counts: counts, size: CGSize(width: width, height: height))
  }

  /// Middles of the items of a section, to three decimals.
  private func centers(_ stage: Stage<CircleLayout>, section: Int = 0) -> [String] {
    (0..<stage.source.counts[section]).map { item in
      let path = IndexPath(item: item, section: section)
      return NumberText.short(stage.grid.layoutAttributesForItem(at: path)?.center ?? .zero)
    }
  }

  @Test func `items stand at equal angles, the first at the top, clockwise`() {
    let stage = stage([4])
    #expect(centers(stage) == ["150, 30", "220, 100", "150, 170", "80, 100"])
    #expect(stage.grid.frames[.cell(0, 1)]?.size == CGSize(width: 20, height: 30))
    #expect(stage.grid.contentSize == CGSize(width: 300, height: 200))
    #expect(stage.findingCodes == [])
  }

  @Test func `the article's arrangement runs the other way from the bottom`() {
    let stage = stage([4]) {
      $0.radius = 70
      $0.itemSize = CGSize(width: 50, height: 50)
      $0.startAngle = .pi / 2
      $0.isClockwise = false
    }
    #expect(centers(stage) == ["150, 170", "220, 100", "150, 30", "80, 100"])
  }

  @Test func `the radius comes from the height, the shorter side or a number`() {
    let tall = stage([2], 100, 300)
    // The circle of a tall view is wider than the view.
    #expect(centers(tall) == ["50, 30", "50, 270"])
    tall.layout.radiusBasis = .minSide
    tall.grid.layoutIfNeeded()
    #expect(centers(tall) == ["50, 130", "50, 170"])
    tall.layout.radius = 45.5
    tall.grid.layoutIfNeeded()
    #expect(centers(tall) == ["50, 104.5", "50, 195.5"])
    tall.layout.radius = nil
    tall.grid.layoutIfNeeded()
    #expect(centers(tall) == ["50, 130", "50, 170"])
  }

  @Test func `every section is a smaller ring of its own`() {
    let stage = stage([2, 2, 1, 2]) { $0.ringStep = 0.25 }
    #expect(centers(stage) == ["150, 30", "150, 170"])
    #expect(centers(stage, section: 1) == ["150, 47.5", "150, 152.5"])
    // The single item of a section is in the centre.
    #expect(centers(stage, section: 2) == ["150, 100"])
    #expect(centers(stage, section: 3) == ["150, 82.5", "150, 117.5"])
  }

  @Test func `items that go one by one leave the last in the centre`() {
    let stage = stage([3])
    #expect(centers(stage) == ["150, 30", "210.622, 135", "89.378, 135"])
    stage.reload(counts: [2])
    #expect(centers(stage) == ["150, 30", "150, 170"])
    stage.reload(counts: [1])
    #expect(centers(stage) == ["150, 100"])
    stage.reload(counts: [0])
    #expect(stage.grid.elements(in: .infinite) == [])
    #expect(stage.grid.contentSize == CGSize(width: 300, height: 200))
  }

  @Test(arguments: [(60, 0), (50, -5)])
  func `a view lower than the margin has a radius of 0, and a finding`(
    height: CGFloat, radius: CGFloat
  ) {
    let stage = stage([3], 300, height)
    #expect(centers(stage) == Array(repeating: "150, \(NumberText.short(height / 2))", count: 3))
    #expect(stage.findingCodes == ["degenerate-radius"])
    #expect(
      stage.simulation.findings.first?.message.contains("came out as \(NumberText.short(radius))")
        == true)
  }

  @Test func `rings beyond the centre are in it, and a finding`() {
    let stage = stage([2, 2, 2]) { $0.ringStep = 0.6 }
    #expect(centers(stage, section: 1) == ["150, 72", "150, 128"])
    #expect(centers(stage, section: 2) == ["150, 100", "150, 100"])
    #expect(stage.findingCodes == ["degenerate-radius"])
  }

  @Test func `either length makes it stale, scrolling does not`() {
    let stage = stage([3])
    let bounds = stage.grid.bounds
    #expect(!stage.grid.ask(aboutBoundsChange: bounds.offsetBy(dx: 10, dy: 10)))
    #expect(stage.grid.ask(aboutBoundsChange: CGRect(0, 0, 301, 200)))
    #expect(stage.grid.ask(aboutBoundsChange: CGRect(0, 0, 300, 201)))
  }
}
