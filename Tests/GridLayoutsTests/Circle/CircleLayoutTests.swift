import GridLayouts
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Circle layout", .rows)
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

  @Test func `items are on circles as the parameters say, each section on a ring of its own`() {
    typealias Row = (
      name: String, stage: Stage<CircleLayout>, centers: [[String]], findings: [String]
    )
    let article = stage([4]) {
      $0.radius = 70
      $0.itemSize = CGSize(width: 50, height: 50)
      $0.startAngle = .pi / 2
      $0.isClockwise = false
    }
    let rows: [Row] = [
      (
        "worked example 7",
        Stage(CircleLayout(), counts: [3], size: CGSize(width: 360, height: 240)),
        [["180, 40", "249.282, 160", "110.718, 160"]], []
      ),
      (
        "the article's arrangement runs the other way from the bottom", article,
        [["150, 170", "220, 100", "150, 30", "80, 100"]], []
      ),
      (
        "rings beyond the centre are in it, and a finding", stage([2, 2, 2]) { $0.ringStep = 0.6 },
        [["150, 30", "150, 170"], ["150, 72", "150, 128"], ["150, 100", "150, 100"]],
        ["degenerate-radius"]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(row.centers.indices.map { centers(row.stage, section: $0) } == row.centers)
      #expect(row.stage.grid.contentSize == row.stage.grid.bounds.size)
      #expect(row.stage.findingCodes == row.findings)
    }
    let first = article.grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.size == CGSize(width: 50, height: 50))
  }

  @Test func `the radius comes from the height, the shorter side or a number`() {
    let tall = stage([2], 100, 300)
    // The circle of a tall view is wider than the view.
    #expect(centers(tall) == ["50, 30", "50, 270"])
    let rows: [(set: (CircleLayout) -> Void, centers: [String])] = [
      ({ $0.radiusBasis = .minSide }, ["50, 130", "50, 170"]),
      ({ $0.radius = 45.5 }, ["50, 104.5", "50, 195.5"]),
      ({ $0.radius = nil }, ["50, 130", "50, 170"]),
    ]
    forEachRow(of: rows, named: { "\($0.centers)" }) { row in
      row.set(tall.layout)
      tall.grid.layoutIfNeeded()
      #expect(centers(tall) == row.centers)
    }
    // Under an inset of the view the middle is that of the room that is left.
    tall.grid.contentInset = GridEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
    tall.grid.layoutIfNeeded()
    #expect(centers(tall) == ["30, 120", "30, 120"])
  }
}
