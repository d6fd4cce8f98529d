import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Blocks", .rows)
struct BlockPlanTests {
  private func metrics(
    _ width: CGFloat, _ template: [[Int]], _ widths: [CGFloat], inset: GridEdgeInsets = .zero,
    header: CGFloat = 0, footer: CGFloat = 0
  ) -> BlockPlan.Metrics {
    var metrics = BlockPlan.Metrics(
      width: width, template: BlockTemplate(template), columnWidths: widths)
    metrics.sectionInset = inset
    metrics.headerHeight = header
    metrics.footerHeight = footer
    return metrics
  }
  private func row(
    _ name: String, _ metrics: BlockPlan.Metrics, _ heights: [[CGFloat]], _ elements: String,
    height: CGFloat, _ oddities: [GalleryOddity] = []
  ) -> PlanRow<BlockPlan> {
    PlanRow(
      name, BlockPlan(metrics: metrics, itemHeights: heights), elements, metrics.width, height,
      oddities)
  }

  @Test func `blocks stand below each other, their columns and sections as the template says`() {
    let inset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let uneven = GridEdgeInsets(top: 3, left: 5, bottom: 7, right: 15)
    let sides = GridEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    checkPlans([
      row(
        "a tile and a column of two, then an incomplete block",
        metrics(360, [[0], [1, 2]], [150, 170], inset: inset), [[100, 30, 40, 60]],
        "10, 10, 150, 100 · 180, 10, 170, 30 · 180, 60, 170, 40 · 10, 130, 150, 60", height: 200),
      // Left over are 100 points. The empty column keeps its place: the third starts at 205.
      row(
        "columns in any order, an empty one, an empty section, headers and footers",
        metrics(300, [[1, 0], [], [2]], [60, 40, 80], inset: uneven, header: 20, footer: 11),
        [[10, 20, 30, 40, 50], [], [8]],
        // Item 1 of the last section does not exist; item 0 below it in the template does.
        """
        header 0, 0, 300, 20 · 5, 93, 60, 10 · 5, 23, 60, 20 · 205, 23, 80, 30 · 5, 253, 60, 40 · \
        5, 153, 60, 50 · footer 0, 300, 300, 11
        header 0, 311, 300, 20 · footer 0, 341, 300, 11
        header 0, 352, 300, 20 · 5, 375, 60, 8 · footer 0, 390, 300, 11
        """, height: 401),
      row(
        "the next block starts below the lowest item of unequal columns",
        metrics(100, [[0, 2], [1]], [40, 50]), [[10, 90, 20, 5, 6, 7]],
        """
        0, 0, 40, 10 · 50, 0, 50, 90 · 0, 20, 40, 20 · 0, 100, 40, 5 · 50, 100, 50, 6 · \
        0, 115, 40, 7
        """, height: 122),
      row(
        "a single column gets no spacing, whatever width is left over",
        metrics(100, [[1, 0]], [30]), [[10, 20, 5]],
        "0, 20, 30, 10 · 0, 0, 30, 20 · 0, 30, 30, 5", height: 35),
      row(
        "columns wider than the view have no spacing and are reported",
        metrics(100, [[0], [1]], [70, 60], inset: sides), [[10, 20, 30]],
        "5, 0, 70, 10 · 75, 0, 60, 20 · 5, 20, 70, 30", height: 50, [.columnsOverflow(excess: 40)]),
      row(
        "and a single one", metrics(100, [[0]], [101]), [[10]], "0, 0, 101, 10", height: 10,
        [.columnsOverflow(excess: 1)]),
      row(
        "rounding is not", metrics(100, [[0], [1]], [50, 50.25]), [[10, 10]],
        "0, 0, 50, 10 · 50, 0, 50.25, 10", height: 10),
      row(
        "negative heights and widths are read as 0",
        metrics(100, [[0], [1]], [-10, 60], header: -5), [[10, -20]], "0, 0, 0, 10 · 40, 0, 60, 0",
        height: 10,
        [
          .clampedExtent(name: "columnWidths", value: -10),
          .clampedExtent(name: "headerHeight", value: -5),
          .sizelessItems(count: 2, section: 0, item: 0),
        ]),
      row("no sections are no content", metrics(100, [[0]], [30], header: 10), [], "", height: 0),
    ])
  }

  @Test func `a template that does not fit is refused whole`() {
    let plan = BlockPlan(
      metrics: metrics(100, [[0], [0]], [30, 30, 30], header: 10, footer: 10),
      itemHeights: [[10, 20], [5]])
    #expect(!plan.isValid)
    #expect(plan.contentSize == CGSize(width: 100, height: 0))
    #expect(plan.allElements.isEmpty && plan.elements(in: .infinite).isEmpty)
    #expect(plan.sectionCount == 2 && plan.itemCount(inSection: 0) == 2)
    #expect(
      plan.oddities == [
        .invalidBlockTemplate(
          faults: [.repeated([0]), .missing([1]), .columnCount(template: 2, widths: 3)])
      ])
  }
}
