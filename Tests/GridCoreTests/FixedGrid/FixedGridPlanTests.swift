import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Fixed grid", .rows)
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

  private func row(
    _ name: String, _ metrics: Metrics, _ counts: [Int], _ elements: String, height: CGFloat,
    _ oddities: [GalleryOddity] = []
  ) -> PlanRow<FixedGridPlan> {
    PlanRow(
      name, FixedGridPlan(metrics: metrics, itemCounts: counts), elements, metrics.viewport.width,
      height, oddities)
  }

  @Test func `items stand in as many columns as fit, and sections follow each other`() {
    let wide = CGSize(width: 50, height: 30)
    checkPlans([
      row(
        "the gap is added back, so four columns of 88 fit into 344 points",
        metrics(
          360, 640, item: CGSize(width: 80, height: 80), spacing: 8,
          inset: GridEdgeInsets(top: 4, left: 8, bottom: 4, right: 8),
          header: CGSize(width: 360, height: 24), footer: CGSize(width: 360, height: 12)), [5],
        """
        header 0, 0, 360, 24 · 8, 28, 80, 80 · 96, 28, 80, 80 · 184, 28, 80, 80 · \
        272, 28, 80, 80 · 8, 116, 80, 80 · footer 0, 200, 360, 12
        """, height: 212),
      row(
        "sections follow each other, the empty one takes header, insets and footer",
        metrics(
          500, 800, item: CGSize(width: 100, height: 40), spacing: 12,
          inset: GridEdgeInsets(top: 5, left: 20, bottom: 7, right: 30),
          header: CGSize(width: 500, height: 31), footer: CGSize(width: 450, height: 9)),
        [7, 0, 2],
        """
        header 0, 0, 500, 31 · 20, 36, 100, 40 · 132, 36, 100, 40 · 244, 36, 100, 40 · \
        356, 36, 100, 40 · 20, 88, 100, 40 · 132, 88, 100, 40 · 244, 88, 100, 40 · \
        footer 0, 135, 450, 9
        header 0, 144, 500, 31 · footer 0, 187, 450, 9
        header 0, 196, 500, 31 · 20, 232, 100, 40 · 132, 232, 100, 40 · footer 0, 279, 450, 9
        """, height: 288),
      row(
        "an item wider than the view stands alone in its row and is reported",
        metrics(90, 300, item: CGSize(width: 200, height: 30), spacing: 10), [3],
        "0, 0, 200, 30 · 0, 40, 200, 30 · 0, 80, 200, 30", height: 110,
        [.invalidColumnCount(computed: 0)]),
      row(
        "insets larger than the view leave one column",
        metrics(
          100, 300, item: wide, spacing: 10,
          inset: GridEdgeInsets(top: 0, left: 150, bottom: 0, right: 160)), [2],
        "150, 0, 50, 30 · 150, 40, 50, 30", height: 70, [.invalidColumnCount(computed: -4)]),
      row(
        "headers and footers of no length are not there",
        metrics(100, 300, item: wide, spacing: 0, header: CGSize(width: 100, height: 0)), [2, 0],
        "0, 0, 50, 30 · 50, 0, 50, 30\n", height: 30),
      row(
        "no sections are no content", metrics(100, 300, item: wide, spacing: 0), [], "", height: 0),
      row(
        "item and gap that add up to nothing make one column",
        metrics(100, 300, item: CGSize(width: 0, height: 30), spacing: 0), [0, 3],
        "\n0, 0, 0, 30 · 0, 30, 0, 30 · 0, 60, 0, 30", height: 90,
        [.invalidColumnCount(computed: 0), .sizelessItems(count: 3, section: 1, item: 0)]),
      row(
        "and those that run backwards stand on each other",
        metrics(100, 300, item: CGSize(width: 40, height: 30), spacing: -50), [3],
        "0, 0, 40, 30 · 0, 0, 40, 30 · 0, 0, 40, 30", height: 30,
        [.invalidColumnCount(computed: 0), .clampedSpacing(name: "itemSpacing", value: -50)]),
      row(
        "as do those whose gap takes them back to where they began",
        metrics(100, 300, item: CGSize(width: 40, height: 30), spacing: -40), [2],
        "0, 0, 40, 30 · 0, 0, 40, 30", height: 30,
        [.invalidColumnCount(computed: 0), .clampedSpacing(name: "itemSpacing", value: -40)]),
      row(
        "a negative gap that leaves an advance lets items overlap",
        metrics(100, 300, item: CGSize(width: 40, height: 30), spacing: -10), [4],
        "0, 0, 40, 30 · 30, 0, 40, 30 · 60, 0, 40, 30 · 0, 20, 40, 30", height: 50),
      row(
        "negative sizes and counts are read as 0",
        metrics(
          100, 300, item: CGSize(width: -5, height: 30), spacing: 10,
          header: CGSize(width: 10, height: -4)), [-2, 1], "\n0, 0, 0, 30", height: 30,
        [
          .clampedExtent(name: "itemSize.width", value: -5),
          .clampedExtent(name: "headerSize.height", value: -4),
          .sizelessItems(count: 1, section: 1, item: 0),
        ]),
    ])
  }

  @Test func `columns are those that fit with their gaps`() {
    let rows: [(width: CGFloat, item: CGFloat, gap: CGFloat, columns: Int)] = [
      (width: 320, item: 100, gap: 10, columns: 3),  // exactly
      (width: 319.995, item: 100, gap: 10, columns: 3),  // within the tolerance of 10⁻⁴
      (width: 319.9, item: 100, gap: 10, columns: 2),
      (width: 100, item: 33.333333333333336, gap: 0, columns: 3),
      (width: 99, item: 100, gap: 10, columns: 1), (width: 20, item: 100, gap: 10, columns: 1),
      (width: 10, item: 0, gap: 2.5, columns: 5),
      (width: 301.99, item: 74, gap: 2, columns: 3),  // 1.3 · 10⁻⁴ too narrow
      (width: 301.995, item: 74, gap: 2, columns: 4), (width: 302, item: 74, gap: 2, columns: 4),
      (width: 302.5, item: 74, gap: 2, columns: 4), (width: 377.99, item: 74, gap: 2, columns: 4),
      (width: 378, item: 74, gap: 2, columns: 5),
    ]
    forEachRow(of: rows) { width, item, gap, columns in
      let vertical = FixedGridPlan(
        metrics: metrics(width, 50, item: CGSize(width: item, height: 7), spacing: gap),
        itemCounts: [9])
      #expect(vertical.slotsPerLine == columns)
      var mirrored = metrics(50, width, item: CGSize(width: 7, height: item), spacing: gap)
      mirrored.scrollDirection = .horizontal
      #expect(FixedGridPlan(metrics: mirrored, itemCounts: [9]).slotsPerLine == columns)
    }
  }
}
