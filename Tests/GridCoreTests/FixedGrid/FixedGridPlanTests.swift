import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Fixed grid")
struct FixedGridPlanTests {
  private typealias Metrics = FixedGridPlan.Metrics

  private func metrics(
    _ width: CGFloat, _ height: CGFloat, item: CGSize, spacing: CGFloat,
    inset: GridEdgeInsets = .zero, header: CGSize = .zero, footer: CGSize = .zero
  ) -> FixedGridPlan.Metrics {
    var metrics = Metrics(viewport: CGSize(width: width, height: height), itemSize: item)
    metrics.itemSpacing = spacing
    metrics.sectionInset = inset
    metrics.headerSize = header
    metrics.footerSize = footer
    return metrics
  }

  @Test func `the gap is added back, so four columns of 88 fit into 344 points`() {
    let plan = FixedGridPlan(
      metrics: metrics(
        360, 640, item: CGSize(width: 80, height: 80), spacing: 8,
        inset: GridEdgeInsets(top: 4, left: 8, bottom: 4, right: 8),
        header: CGSize(width: 360, height: 24), footer: CGSize(width: 360, height: 12)),
      itemCounts: [5])
    #expect(plan.slotsPerLine == 4)
    #expect(
      (0..<5).map { text(plan.frame(section: 0, item: $0)) } == [
        "8, 28, 80, 80", "96, 28, 80, 80", "184, 28, 80, 80", "272, 28, 80, 80", "8, 116, 80, 80",
      ])
    #expect(text(plan.headerFrame(section: 0)) == "0, 0, 360, 24")
    #expect(text(plan.footerFrame(section: 0)) == "0, 200, 360, 12")
    #expect(plan.contentSize == CGSize(width: 360, height: 212))
    #expect(plan.oddities.isEmpty)
  }

  @Test func `sections follow each other, the empty one takes header, insets and footer`() {
    let plan = FixedGridPlan(
      metrics: metrics(
        500, 800, item: CGSize(width: 100, height: 40), spacing: 12,
        inset: GridEdgeInsets(top: 5, left: 20, bottom: 7, right: 30),
        header: CGSize(width: 500, height: 31), footer: CGSize(width: 450, height: 9)),
      itemCounts: [7, 0, 2])
    #expect(
      plan.allElements.map { "\($0.kind.rawValue) \($0.section)-\($0.item): \(text($0.frame))" }
        == [
          "header 0-0: 0, 0, 500, 31",
          "item 0-0: 20, 36, 100, 40", "item 0-1: 132, 36, 100, 40",
          "item 0-2: 244, 36, 100, 40", "item 0-3: 356, 36, 100, 40",
          "item 0-4: 20, 88, 100, 40", "item 0-5: 132, 88, 100, 40", "item 0-6: 244, 88, 100, 40",
          "footer 0-0: 0, 135, 450, 9",
          "header 1-0: 0, 144, 500, 31", "footer 1-0: 0, 187, 450, 9",
          "header 2-0: 0, 196, 500, 31",
          "item 2-0: 20, 232, 100, 40", "item 2-1: 132, 232, 100, 40",
          "footer 2-0: 0, 279, 450, 9",
        ])
    #expect(plan.contentSize == CGSize(width: 500, height: 288))
    #expect(plan.oddities.isEmpty)
  }

  @Test(arguments: [
    (
      FixedGridPlan.FillOrder.rowMajor,
      ["29, 10, 50, 60", "29, 78, 50, 60", "87, 78, 50, 60", "29, 214, 50, 60"]
    ),
    (.columnMajor, ["29, 10, 50, 60", "29, 214, 50, 60", "87, 10, 50, 60", "145, 78, 50, 60"]),
  ])
  func `a horizontal grid is the mirror image, in either fill order`(
    fillOrder: FixedGridPlan.FillOrder, frames: [String]
  ) {
    var metrics = metrics(
      700, 300, item: CGSize(width: 50, height: 60), spacing: 8,
      inset: GridEdgeInsets(top: 10, left: 5, bottom: 20, right: 6),
      header: CGSize(width: 24, height: 300), footer: CGSize(width: 16, height: 280))
    metrics.scrollDirection = .horizontal
    metrics.fillOrder = fillOrder
    let plan = FixedGridPlan(metrics: metrics, itemCounts: [10, 0, 3])
    #expect(plan.slotsPerLine == 4)
    #expect([0, 3, 4, 9].map { text(plan.frame(section: 0, item: $0)) } == frames)
    #expect(text(plan.frame(section: 2, item: 2)) == "297, 146, 50, 60")
    #expect(
      (0..<3).map { text(plan.headerFrame(section: $0)) } == [
        "0, 0, 24, 300", "217, 0, 24, 300", "268, 0, 24, 300",
      ])
    #expect(
      (0..<3).map { text(plan.footerFrame(section: $0)) } == [
        "201, 0, 16, 280", "252, 0, 16, 280", "353, 0, 16, 280",
      ])
    #expect(plan.contentSize == CGSize(width: 369, height: 300))
  }

  @Test(.rows) func `columns are those that fit with their gaps`() {
    forEachRow(
      of: [
        (width: 320, item: 100, gap: 10, columns: 3),  // exactly
        (width: 319.995, item: 100, gap: 10, columns: 3),  // within the tolerance of 10⁻⁴
        (width: 319.9, item: 100, gap: 10, columns: 2),
        (width: 100, item: 33.333333333333336, gap: 0, columns: 3),
        (width: 99, item: 100, gap: 10, columns: 1),
        (width: 20, item: 100, gap: 10, columns: 1),
        (width: 10, item: 0, gap: 2.5, columns: 5),
      ] as [(width: CGFloat, item: CGFloat, gap: CGFloat, columns: Int)]
    ) { width, item, gap, columns in
      let vertical = FixedGridPlan(
        metrics: metrics(width, 50, item: CGSize(width: item, height: 7), spacing: gap),
        itemCounts: [9])
      #expect(vertical.slotsPerLine == columns)
      var mirrored = metrics(50, width, item: CGSize(width: 7, height: item), spacing: gap)
      mirrored.scrollDirection = .horizontal
      #expect(FixedGridPlan(metrics: mirrored, itemCounts: [9]).slotsPerLine == columns)
    }
  }

  @Test func `an item wider than the view stands alone in its row and is reported`() {
    let plan = FixedGridPlan(
      metrics: metrics(90, 300, item: CGSize(width: 200, height: 30), spacing: 10),
      itemCounts: [3])
    #expect(plan.slotsPerLine == 1)
    #expect(text(plan.frame(section: 0, item: 2)) == "0, 80, 200, 30")
    #expect(plan.contentSize == CGSize(width: 90, height: 110))
    #expect(plan.oddities == [.invalidColumnCount(computed: 0)])
    #expect(plan.oddities.map(\.code) == ["invalid-column-count"])
  }

  @Test func `insets larger than the view leave one column`() {
    let plan = FixedGridPlan(
      metrics: metrics(
        100, 300, item: CGSize(width: 50, height: 30), spacing: 10,
        inset: GridEdgeInsets(top: 0, left: 150, bottom: 0, right: 160)),
      itemCounts: [2])
    #expect(text(plan.frame(section: 0, item: 1)) == "150, 40, 50, 30")
    #expect(plan.oddities == [.invalidColumnCount(computed: -4)])
  }

  @Test func `headers and footers of no length are not there`() {
    let plan = FixedGridPlan(
      metrics: metrics(
        100, 300, item: CGSize(width: 50, height: 30), spacing: 0,
        header: CGSize(width: 100, height: 0)),
      itemCounts: [2, 0])
    #expect(plan.headerFrame(section: 0) == nil && plan.footerFrame(section: 0) == nil)
    #expect(plan.contentSize == CGSize(width: 100, height: 30))
    #expect(plan.elements(in: .infinite).map(\.kind) == [.item, .item])
  }

  @Test func `no sections are no content`() {
    let plan = FixedGridPlan(
      metrics: metrics(100, 300, item: CGSize(width: 50, height: 30), spacing: 0), itemCounts: [])
    #expect(plan.contentSize == CGSize(width: 100, height: 0))
    #expect(plan.allElements.isEmpty && plan.elements(in: .infinite).isEmpty)
  }

  @Test func `item and gap that add up to nothing make one column`() {
    let sizeless = FixedGridPlan(
      metrics: metrics(100, 300, item: CGSize(width: 0, height: 30), spacing: 0),
      itemCounts: [0, 3])
    #expect(sizeless.slotsPerLine == 1)
    #expect(text(sizeless.frame(section: 1, item: 2)) == "0, 60, 0, 30")
    #expect(
      sizeless.oddities == [
        .invalidColumnCount(computed: 0), .sizelessItems(count: 3, section: 1, item: 0),
      ])

    let backwards = FixedGridPlan(
      metrics: metrics(100, 300, item: CGSize(width: 40, height: 30), spacing: -50),
      itemCounts: [3])
    #expect(backwards.slotsPerLine == 1)
    #expect(text(backwards.frame(section: 0, item: 2)) == "0, 0, 40, 30")
    #expect(backwards.contentSize == CGSize(width: 100, height: 30))
    #expect(
      backwards.oddities == [
        .invalidColumnCount(computed: 0), .clampedSpacing(name: "itemSpacing", value: -50),
      ])
  }

  @Test func `a negative gap that leaves an advance lets items overlap`() {
    let plan = FixedGridPlan(
      metrics: metrics(100, 300, item: CGSize(width: 40, height: 30), spacing: -10),
      itemCounts: [4])
    #expect(plan.slotsPerLine == 3)
    #expect(text(plan.frame(section: 0, item: 2)) == "60, 0, 40, 30")
    #expect(text(plan.frame(section: 0, item: 3)) == "0, 20, 40, 30")
    #expect(plan.oddities.isEmpty)
  }

  @Test func `negative sizes and counts are read as 0`() {
    let plan = FixedGridPlan(
      metrics: metrics(
        100, 300, item: CGSize(width: -5, height: 30), spacing: 10,
        header: CGSize(width: 10, height: -4)),
      itemCounts: [-2, 1])
    #expect(plan.itemCount(inSection: 0) == 0)
    #expect(text(plan.frame(section: 1, item: 0)) == "0, 0, 0, 30")
    #expect(
      plan.oddities == [
        .clampedExtent(name: "itemSize.width", value: -5),
        .clampedExtent(name: "headerSize.height", value: -4),
        .sizelessItems(count: 1, section: 1, item: 0),
      ])
  }

  @Test func `a million items cost a handful of visits for a region`() {
    let plan = FixedGridPlan(
      metrics: metrics(800, 600, item: CGSize(width: 100, height: 100), spacing: 0),
      itemCounts: [1_000_000])
    let found = plan.elements(in: CGRect(x: 150, y: 9_000_050, width: 100, height: 100))
    #expect(found.map(\.item) == [720_001, 720_002, 720_009, 720_010])
  }
}
