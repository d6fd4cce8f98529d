import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Circle", .rows)
struct CirclePlanTests {
  private func metrics(
    _ width: CGFloat, _ height: CGFloat, margin: CGFloat = 80
  ) -> CirclePlan.Metrics {
    var metrics = CirclePlan.Metrics(viewport: CGSize(width: width, height: height))
    metrics.diameterMargin = margin
    return metrics
  }

  private func centers(_ plan: CirclePlan, section: Int = 0) -> [String] {
    (0..<plan.itemCount(inSection: section)).map { item in
      guard let center = plan.center(section: section, item: item) else { return "none" }
      return text(CGRect(origin: center, size: .zero)).replacingOccurrences(of: ", 0, 0", with: "")
    }
  }

  @Test func `items stand on circles around the middle, each section on a smaller ring`() {
    var rings = metrics(500, 400, margin: 100)
    rings.itemSize = CGSize(width: 60, height: 40)
    rings.ringStep = 0.25
    var article = metrics(320, 320)
    article.radiusBasis = .fixed(70)
    article.itemSize = CGSize(width: 50, height: 50)
    article.startAngle = .pi / 2
    article.clockwise = false
    var shrinking = metrics(300, 200)
    shrinking.ringStep = 0.5
    let low = metrics(300, 60)
    let exact = GalleryOddity.degenerateRadius(section: 0, radius: 0)
    typealias Row = (
      name: String, metrics: CirclePlan.Metrics, centers: [[String]], oddities: [GalleryOddity]
    )
    let rows: [Row] = [
      (
        "three items, the first at the top, clockwise", metrics(360, 240),
        [["180, 40", "249.282, 160", "110.718, 160"]], []
      ),
      (
        "further sections are rings inside", rings,
        [
          ["250, 50", "400, 200", "250, 350", "100, 200"], ["250, 87.5", "250, 312.5"], [],
          ["250, 200"],
        ], []
      ),
      (
        "the arrangement of the article runs the other way from the bottom", article,
        [["160, 230", "230, 160", "160, 90", "90, 160"]], []
      ),
      ("no item", metrics(300, 200), [[]], []),
      ("one item", metrics(300, 200), [["150, 100"]], []),
      ("two items", metrics(300, 200), [["150, 40", "150, 160"]], []),
      ("no sections still fill the viewport", metrics(300, 200), [], []),
      (
        "a view too low for the margin has radius 0", low,
        [["150, 30", "150, 30", "150, 30"], ["150, 30", "150, 30"]],
        [.degenerateRadius(section: 0, radius: -10)]
      ),
      ("exactly", metrics(300, 80), [["150, 40", "150, 40", "150, 40"]], [exact]),
      ("without items", metrics(300, 80), [], [exact]),
      (
        "rings that shrink to nothing are reported once, for the first with items", shrinking,
        [
          ["150, 100"], ["150, 70", "150, 130"], [], ["150, 100", "150, 100"],
          ["150, 100", "150, 100"],
        ], [.degenerateRadius(section: 3, radius: -30)]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let plan = CirclePlan(metrics: row.metrics, itemCounts: row.centers.map(\.count))
      #expect(row.centers.indices.map { centers(plan, section: $0) } == row.centers)
      #expect(plan.contentSize == row.metrics.viewport)
      #expect(plan.elements(in: .infinite).count == row.centers.joined().count)
      #expect(plan.oddities == row.oddities)
    }
    let plan = CirclePlan(metrics: rings, itemCounts: [4])
    #expect(
      plan.elementText
        == "220, 30, 60, 40 · 370, 180, 60, 40 · 220, 330, 60, 40 · 70, 180, 60, 40")
  }

  @Test func `the radius follows the height, or the shorter side if asked to`() {
    var metrics = metrics(200, 400, margin: 50)
    let tall = CirclePlan(metrics: metrics, itemCounts: [4])
    #expect(tall.radius == 175)
    // Wider than the view: the items at the sides are outside, and still part of the plan.
    #expect(centers(tall) == ["100, 25", "275, 200", "100, 375", "-75, 200"])
    #expect(tall.elements(in: CGRect(-200, 0, 200, 400)).map(\.item) == [3])
    metrics.radiusBasis = .minSide
    #expect(CirclePlan(metrics: metrics, itemCounts: [4]).radius == 75)
    metrics.viewport = CGSize(width: 400, height: 200)
    #expect(CirclePlan(metrics: metrics, itemCounts: [4]).radius == 75)
  }

  @Test func `items without size are reported`() {
    var metrics = metrics(300, 200)
    metrics.itemSize = CGSize(width: -4, height: 10)
    let plan = CirclePlan(metrics: metrics, itemCounts: [0, 2, 3])
    #expect(plan.frame(section: 1, item: 0)?.size == CGSize(width: 0, height: 10))
    #expect(
      plan.oddities == [
        .clampedExtent(name: "itemSize.width", value: -4),
        .sizelessItems(count: 5, section: 1, item: 0),
      ])
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `neighbours are one even turn apart on their ring`() {
    var random = GalleryRandom(seed: currentSeed, .plain)
    let plan = CirclePlan(metrics: Self.randomMetrics(&random), itemCounts: random.itemCounts())
    for section in 0..<plan.sectionCount { #expect(turnDifference(plan, section: section) == nil) }
    #expect(plan.placementDifference == nil)
    #expect(plan.contentSize == plan.metrics.viewport)
  }

  static func plan(_ random: inout GalleryRandom) -> CirclePlan {
    CirclePlan(metrics: randomMetrics(&random), itemCounts: random.itemCounts(most: 80))
  }

  private static func randomMetrics(_ random: inout GalleryRandom) -> CirclePlan.Metrics {
    var metrics = CirclePlan.Metrics(viewport: random.viewport())
    metrics.itemSize = random.size(1...120)
    metrics.diameterMargin = random.length(-50...200)
    metrics.radiusBasis =
      [.height, .minSide, .fixed(random.length(-20...400))][random.count(0...2)]
    metrics.startAngle = random.length(-7...7)
    metrics.clockwise = random.chance(0.5)
    metrics.ringStep = random.length(-0.2...0.4)
    return metrics
  }

  /// Walks a ring: each place must be the one before, turned around the middle of the viewport.
  private func turnDifference(_ plan: CirclePlan, section: Int) -> String? {
    let count = plan.itemCount(inSection: section)
    let viewport = plan.metrics.viewport
    let turn = 2 * CGFloat.pi / CGFloat(count) * (plan.metrics.clockwise ? 1 : -1)
    let radius = plan.radius * max(0, 1 - plan.metrics.ringStep * CGFloat(section))
    var x = radius * cos(plan.metrics.startAngle)
    var y = radius * sin(plan.metrics.startAngle)
    if count == 1 { (x, y) = (0, 0) }
    for item in 0..<count {
      guard let center = plan.center(section: section, item: item),
        let frame = plan.frame(section: section, item: item)
      else { return "no item \(item)" }
      let expected = CGPoint(x: viewport.width / 2 + x, y: viewport.height / 2 + y)
      if hypot(center.x - expected.x, center.y - expected.y) > 1e-6 {
        return "item \(item) at \(center) for \(expected)"
      }
      if abs(frame.midX - center.x) > 1e-6 || abs(frame.midY - center.y) > 1e-6 {
        return "item \(item) has frame \(frame) around \(center)"
      }
      (x, y) = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
    }
    return nil
  }
}
