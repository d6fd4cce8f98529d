import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Flow plan")
struct FlowPlanTests {
  static let square = CGSize(width: 50, height: 50)

  // MARK: - Nothing to lay out

  @Test(.rows) func `without cross length or sections there are no elements`() {
    let sections = [FlowSection(items: .uniform(count: 3, size: Self.square), headerExtent: 20)]
    let rows: [(name: String, plan: FlowPlan, content: CGSize)] = [
      ("no cross length, and not even a size", solve(length: 0, sections), .zero),
      ("a negative one", solve(length: -20, sections), .zero),
      ("no sections", solve(length: 320, []), CGSize(width: 320, height: 0)),
      (
        "no sections sideways", FlowPlan([], axis: .horizontal, length: 480, grid: .unrounded),
        CGSize(width: 0, height: 480)
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      #expect(row.plan.contentSize == row.content)
      #expect(row.plan.sectionCount == 0)
      #expect(row.plan.frame(section: 0, item: 0) == nil)
      #expect(row.plan.headerFrame(section: 0) == nil)
      #expect(row.plan.sectionRange(0) == nil)
      #expect(row.plan.oversizedItem == nil)
      #expect(FlowText(row.plan).elements.isEmpty)
    }
  }

  @Test func `questions about elements that do not exist get nil`() {
    let plan = solve(
      length: 320, [FlowSection(items: .uniform(count: 2, size: Self.square), headerExtent: 5)])
    #expect(plan.frame(section: 0, item: 2) == nil)
    #expect(plan.frame(section: 0, item: -1) == nil)
    #expect(plan.frame(section: 1, item: 0) == nil)
    #expect(plan.frame(section: -1, item: 0) == nil)
    #expect(plan.headerFrame(section: 1) == nil)
    #expect(plan.footerFrame(section: 0) == nil)
    #expect(plan.line(1, section: 0) == nil)
    #expect(plan.lineIndex(section: 0, item: 7) == nil)
    #expect(plan.availableLength(section: 3) == nil)
  }

  @Test(.rows) func `a section whose insets leave no room keeps all but its items`() {
    let heights: [CGFloat] = [10, 30]
    let items: [FlowItems] = [
      .uniform(count: 4, size: Self.square),
      .sizes(heights.map { CGSize(width: 50, height: $0) }),
      .sizes(heights.map { CGSize(width: 40 + $0, height: $0) }),
    ]
    forEachRow(of: items.flatMap { items in [160, 200].map { (items, $0) } }) { items, right in
      let inset = GridEdgeInsets(top: 3, left: 160, bottom: 4, right: right)
      let full = FlowSection(items: items, inset: inset, headerExtent: 20, footerExtent: 10)
      let plan = solve(
        length: 320, [full, FlowSection(items: .uniform(count: 1, size: Self.square))])
      let expected = "content 320 × 87\nheader 0,0,320,20\nfooter 0,27,320,10\nitems 0,37,50,50"
      #expect(FlowText(plan).difference(from: FlowText(parsing: expected)) == nil)
      #expect(plan.frame(section: 0, item: 0) == nil && plan.line(0, section: 0) == nil)
      #expect(plan.lineCount(section: 0) == 0)
      // The items are too long for what there is, and that is worth a message (FL-80).
      #expect(plan.oversizedItem == FlowPosition(section: 0, item: 0))
    }
  }

  // MARK: - Parts of a section

  @Test func `headers and footers ignore the insets and are rounded like items`() {
    let plan = FlowPlan(
      [
        FlowSection(
          items: .uniform(count: 1, size: CGSize(width: 300, height: 33.3)),
          inset: GridEdgeInsets(top: 4, left: 10, bottom: 5, right: 10), headerExtent: 20.2,
          footerExtent: 8)
      ], length: 320.5)
    #expect(plan.headerFrame(section: 0) == CGRect(0, 0, 320.5, 20.2))
    #expect(plan.frame(section: 0, item: 0)?.origin == CGPoint(x: 10.5, y: 24))
    #expect(plan.footerFrame(section: 0) == CGRect(0, 62.5, 320.5, 8))
    // 20.2 + 4 + 33.3 + 5 + 8 is 70.5, or a last bit off: the range is exact, the size cut.
    #expect(abs((plan.sectionRange(0)?.end ?? 0) - 70.5) < 1e-9)
  }

  @Test(.rows) func `content sizes are cut to the pixel, not rounded`() {
    forEachRow(of: [(1, 119), (2, 119.5), (3, 119 + 2.0 / 3), (0, 119.9)] as [(CGFloat, CGFloat)]) {
      scale, height in
      let plan = FlowPlan(
        [FlowSection(items: .uniform(count: 1, size: CGSize(width: 300, height: 119.9)))],
        grid: PixelGrid(scale: scale))
      #expect(abs(plan.contentSize.height - height) < 1e-9)
    }
  }

  // MARK: - Items too long

  @Test func `the first item longer than its line is named, an exact fit is not`() {
    let exact = FlowSection(items: .uniform(count: 9, size: CGSize(width: 320, height: 20)))
    let inset = FlowSection(
      items: .uniform(count: 9, size: CGSize(width: 300, height: 20)),
      inset: GridEdgeInsets(top: 0, left: 11, bottom: 0, right: 10))
    let mixed = FlowSection(
      items: .sizes([50, 320, 320.5, 60, 900].map { CGSize(width: $0, height: 20) }))
    #expect(solve(length: 320, [exact]).oversizedItem == nil)
    #expect(
      solve(length: 320, [exact, inset, mixed]).oversizedItem == FlowPosition(section: 1, item: 0))
    #expect(
      solve(length: 320, [exact, mixed, inset]).oversizedItem == FlowPosition(section: 1, item: 2))
    let tall = FlowSection(
      items: .sizes([CGSize(width: 9, height: 90), CGSize(width: 5, height: 101)]))
    let plan = FlowPlan([tall], axis: .horizontal, length: 100, grid: .unrounded)
    #expect(plan.oversizedItem == FlowPosition(section: 0, item: 1))
    #expect(plan.oversizedLengths ?? (0, 0) == (101, 100))
    #expect(plan.contentSize.height == 100)
    // The insets count, and may leave less than nothing.
    #expect(solve(length: 320, [inset]).oversizedLengths ?? (0, 0) == (300, 299))
    #expect(solve(length: 15, [inset]).oversizedLengths ?? (0, 0) == (300, -6))
    #expect(solve(length: 320, [exact]).oversizedLengths == nil)
  }

  @Test func `a negative number of items counts as none`() {
    #expect(FlowItems.uniform(count: -4, size: .zero).count == 0)
  }

  // MARK: - What is kept

  @Test func `equal sizes are solved without storage, others with one record a line`() {
    let million = FlowItems.uniform(count: 1_000_000, size: Self.square)
    #expect(solve(length: 320, [FlowSection(items: million)]).storedLineCount == 0)
    let written = FlowItems.uniform(count: 1000, size: Self.square).writtenOut
    #expect(solve(length: 320, [FlowSection(items: written)]).storedLineCount == 0)
    let pair = [CGSize(width: 150, height: 20), CGSize(width: 160, height: 20)]
    let mixed = FlowItems.sizes((0..<100).map { pair[$0 % 2] })
    #expect(solve(length: 320, [FlowSection(items: mixed)]).storedLineCount == 50)
  }

  @Test func `lines explain a content size`() {
    let inset = GridEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    let plan = solve(
      length: 320,
      [
        FlowSection(
          items: .uniform(count: 7, size: CGSize(width: 90, height: 30)), inset: inset,
          interitemSpacing: 6, headerExtent: 30),
        FlowSection(items: .sizes([200, 100, 250].map { CGSize(width: $0, height: 20) })),
      ])
    #expect(plan.availableLength(section: 0) == 296)
    #expect(plan.itemsPerLine(section: 0) == 3)
    #expect(plan.lineCount(section: 0) == 3)
    let last = plan.line(2, section: 0)
    #expect(last?.items == 6..<7)
    #expect([last?.offset, last?.extent, last?.start, last?.gap] == [115, 30, 12, 13])
    let full = plan.line(0, section: 1)
    #expect(full?.items == 0..<2 && full?.gap == 20)
    #expect(plan.lineIndex(section: 1, item: 2) == 1)
    #expect(plan.line(1, section: 1)?.start == 35)
    #expect(
      (0..<2).map { plan.sectionRange($0) }
        == [AxisRange(start: 0, end: 150), AxisRange(start: 150, end: 200)])
  }

  private func solve(length: CGFloat, _ sections: [FlowSection]) -> FlowPlan {
    FlowPlan(sections, length: length)
  }
}
