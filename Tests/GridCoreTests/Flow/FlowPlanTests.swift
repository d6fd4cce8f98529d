import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Flow plan")
struct FlowPlanTests {
  static let square = CGSize(width: 50, height: 50)

  // MARK: - Nothing to lay out

  @Test(arguments: [0, -20] as [CGFloat])
  func `without cross length there is nothing, not even a size`(length: CGFloat) {
    let plan = solve(
      length: length,
      [FlowSection(items: .uniform(count: 3, size: Self.square), headerExtent: 20)])
    #expect(plan.contentSize == .zero)
    #expect(plan.sectionCount == 0)
    #expect(plan.frame(section: 0, item: 0) == nil)
    #expect(plan.headerFrame(section: 0) == nil)
    #expect(plan.sectionRange(0) == nil)
    #expect(plan.oversizedItem == nil)
    #expect(FlowText(plan).elements.isEmpty)
  }

  @Test func `without sections the content is as wide as the view allows and has no height`() {
    #expect(solve(length: 320, []).contentSize == CGSize(width: 320, height: 0))
    let plan = FlowPlan([], axis: .horizontal, length: 480, grid: .unrounded)
    #expect(plan.contentSize == CGSize(width: 0, height: 480))
  }

  @Test(arguments: [
    FlowItems.uniform(count: 4, size: square),
    .sizes([CGSize(width: 50, height: 10), CGSize(width: 50, height: 30)]),
    .sizes([CGSize(width: 50, height: 10), CGSize(width: 70, height: 30)]),
  ])
  func `a section whose insets leave no room keeps all but its items`(items: FlowItems) {
    for right in [160, 200] as [CGFloat] {
      let inset = GridEdgeInsets(top: 3, left: 160, bottom: 4, right: right)
      let plan = solve(
        length: 320,
        [
          FlowSection(items: items, inset: inset, headerExtent: 20, footerExtent: 10),
          FlowSection(items: .uniform(count: 1, size: Self.square)),
        ])
      let expected = """
        content 320 × 87
        header 0,0,320,20
        footer 0,27,320,10
        items 0,37,50,50
        """
      #expect(FlowText(plan).difference(from: FlowText(parsing: expected)) == nil)
      #expect(plan.frame(section: 0, item: 0) == nil)
      #expect(plan.lineCount(section: 0) == 0)
      #expect(plan.line(0, section: 0) == nil)
      // The items are too long for what there is, and that is worth a message (FL-80).
      #expect(plan.oversizedItem == FlowPosition(section: 0, item: 0))
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

  // MARK: - Parts of a section

  @Test(.rows) func `headers and footers of no or negative extent are absent`() {
    forEachRow(of: [0, -30] as [CGFloat]) { extent in
      let section = FlowSection(
        items: .uniform(count: 1, size: Self.square), headerExtent: extent, footerExtent: extent)
      let plan = solve(length: 320, [section])
      #expect(plan.headerFrame(section: 0) == nil)
      #expect(plan.footerFrame(section: 0) == nil)
      #expect(plan.contentSize.height == 50)
    }
  }

  @Test(.rows) func `zero heights take a line, zero widths their spacing`() {
    let flat = FlowSection(
      items: .sizes([300, 310, 300].map { CGSize(width: $0, height: $0 == 310 ? 0 : 20) }))
    let thin = FlowItems.uniform(count: 4, size: CGSize(width: 0, height: 20))
    let rows: [(name: String, length: CGFloat, section: FlowSection, text: String)] = [
      (
        "zero heights take a line", 320, flat,
        "content 320 × 60\nitems 10,0,300,20 · 5,30,310,0 · 10,40,300,20"
      ),
      (
        "zero widths their spacing", 300, FlowSection(items: thin),
        "content 300 × 20\nitems 0,0,0,20 · 10,0,0,20 · 20,0,0,20 · 30,0,0,20"
      ),
      (
        "or nothing", 300, FlowSection(items: thin, interitemSpacing: 0),
        "content 300 × 20\nitems 0,0,0,20 · 100,0,0,20 · 200,0,0,20 · 300,0,0,20"
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let found = FlowText(solve(length: row.length, [row.section]))
      #expect(found.difference(from: FlowText(parsing: row.text)) == nil)
    }
    #expect(solve(length: 300, [FlowSection(items: thin)]).itemsPerLine(section: 0) == 31)
  }

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

  @Test func `slices of one array serve as sections`() {
    let sizes = (0..<12).map { CGSize(width: [60, 70, 80][$0 % 3], height: [40, 46][$0 % 2]) }
    let sliced = [0..<7, 7..<12].map { FlowSection(items: .sizes(sizes[$0])) }
    let copied = [0..<7, 7..<12].map { FlowSection(items: .sizes(Array(sizes[$0]))) }
    let found = FlowText(solve(length: 320, sliced))
    #expect(found.difference(from: FlowText(solve(length: 320, copied))) == nil)
    #expect(found.elements.count == 12)
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
