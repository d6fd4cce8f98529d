import Foundation
import GridCore
import Testing

@Suite("Blocks")
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

  private func lines(_ plan: BlockPlan) -> [String] {
    plan.allElements.map { "\($0.kind.rawValue) \($0.section)-\($0.item): \(text($0.frame))" }
  }

  @Test func `a tile and a column of two, then an incomplete block`() {
    let plan = BlockPlan(
      metrics: metrics(
        360, [[0], [1, 2]], [150, 170],
        inset: GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)),
      itemHeights: [[100, 30, 40, 60]])
    #expect(plan.spacing == 20)
    #expect(
      (0..<4).map { text(plan.frame(section: 0, item: $0)) } == [
        "10, 10, 150, 100", "180, 10, 170, 30", "180, 60, 170, 40", "10, 130, 150, 60",
      ])
    #expect(plan.contentSize == CGSize(width: 360, height: 200))
    #expect(plan.oddities.isEmpty && plan.isValid)
  }

  @Test func `columns in any order, an empty one, an empty section, headers and footers`() {
    let plan = BlockPlan(
      metrics: metrics(
        300, [[1, 0], [], [2]], [60, 40, 80],
        inset: GridEdgeInsets(top: 3, left: 5, bottom: 7, right: 15), header: 20, footer: 11),
      itemHeights: [[10, 20, 30, 40, 50], [], [8]])
    // Left over are 100 points. The empty column keeps its place: the third starts at 205.
    #expect(plan.spacing == 50)
    #expect(
      lines(plan) == [
        "header 0-0: 0, 0, 300, 20",
        "item 0-0: 5, 93, 60, 10", "item 0-1: 5, 23, 60, 20", "item 0-2: 205, 23, 80, 30",
        "item 0-3: 5, 253, 60, 40", "item 0-4: 5, 153, 60, 50",
        "footer 0-0: 0, 300, 300, 11",
        "header 1-0: 0, 311, 300, 20", "footer 1-0: 0, 341, 300, 11",
        "header 2-0: 0, 352, 300, 20",
        // Item 1 does not exist; item 0 below it in the template does.
        "item 2-0: 5, 375, 60, 8",
        "footer 2-0: 0, 390, 300, 11",
      ])
    #expect(plan.contentSize == CGSize(width: 300, height: 401))
    #expect(plan.oddities.isEmpty)
  }

  @Test func `the next block starts below the lowest item of unequal columns`() {
    let plan = BlockPlan(
      metrics: metrics(100, [[0, 2], [1]], [40, 50]), itemHeights: [[10, 90, 20, 5, 6, 7]])
    #expect(
      (0..<6).map { text(plan.frame(section: 0, item: $0)) } == [
        "0, 0, 40, 10", "50, 0, 50, 90", "0, 20, 40, 20",
        "0, 100, 40, 5", "50, 100, 50, 6", "0, 115, 40, 7",
      ])
    #expect(plan.contentSize.height == 122)
  }

  @Test func `a single column gets no spacing, whatever width is left over`() {
    let plan = BlockPlan(metrics: metrics(100, [[1, 0]], [30]), itemHeights: [[10, 20, 5]])
    #expect(plan.spacing == 0)
    #expect(
      (0..<3).map { text(plan.frame(section: 0, item: $0)) } == [
        "0, 20, 30, 10", "0, 0, 30, 20", "0, 30, 30, 5",
      ])
    #expect(plan.contentSize.height == 35)
  }

  @Test func `columns wider than the view have no spacing and are reported`() {
    let plan = BlockPlan(
      metrics: metrics(
        100, [[0], [1]], [70, 60], inset: GridEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)),
      itemHeights: [[10, 20, 30]])
    #expect(plan.spacing == 0)
    #expect(text(plan.frame(section: 0, item: 1)) == "75, 0, 60, 20")
    #expect(text(plan.frame(section: 0, item: 2)) == "5, 20, 70, 30")
    #expect(plan.oddities == [.columnsOverflow(excess: 40)])
    #expect(plan.oddities.map(\.code) == ["columns-overflow"])
    let single = BlockPlan(metrics: metrics(100, [[0]], [101]), itemHeights: [[10]])
    #expect(single.oddities == [.columnsOverflow(excess: 1)])
    let rounding = BlockPlan(
      metrics: metrics(100, [[0], [1]], [50, 50.25]), itemHeights: [[10, 10]])
    #expect(rounding.spacing == 0 && rounding.oddities.isEmpty)
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
    #expect(plan.oddities.map(\.code) == ["invalid-block-template"])
  }

  @Test func `negative heights and widths are read as 0`() {
    let plan = BlockPlan(
      metrics: metrics(100, [[0], [1]], [-10, 60], header: -5), itemHeights: [[10, -20]])
    #expect(plan.spacing == 40)
    #expect(text(plan.frame(section: 0, item: 0)) == "0, 0, 0, 10")
    #expect(text(plan.frame(section: 0, item: 1)) == "40, 0, 60, 0")
    #expect(plan.headerFrame(section: 0) == nil)
    #expect(
      plan.oddities == [
        .clampedExtent(name: "columnWidths", value: -10),
        .clampedExtent(name: "headerHeight", value: -5),
        .sizelessItems(count: 2, section: 0, item: 0),
      ])
  }

  @Test func `no sections are no content`() {
    let plan = BlockPlan(metrics: metrics(100, [[0]], [30], header: 10), itemHeights: [])
    #expect(plan.contentSize == CGSize(width: 100, height: 0))
    #expect(plan.elements(in: .infinite).isEmpty)
  }

  @Test func `a region far down a long section visits few items`() {
    let plan = BlockPlan(
      metrics: metrics(130, [[0], [1, 2]], [60, 60]),
      itemHeights: [Array(repeating: 45, count: 3), Array(repeating: 20, count: 90_000)])
    // Section 1 starts at 100, its blocks are 50 and a spacing of 10 long.
    let found = plan.elements(in: CGRect(x: 0, y: 100 + 60 * 1000 + 25, width: 130, height: 40))
    #expect(found.map(\.item) == [3002, 3003, 3004])
    #expect(plan.contentSize.height - 1_800_090 == 0)
  }
}
