import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Flow queries")
struct FlowQueryTests {
  @Test(.seeds(0..<400, inDebug: 30))
  func `a query hands out what a filter over all lines finds, in order`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed &+ 10_000)
    for temper in FlowSample.Temper.allCases {
      let sample = FlowSample(seed: seed, temper: temper)
      for grid in FlowPropertyTests.grids {
        let plan = sample.plan(grid: grid)
        let oracle = sample.oracle(grid: grid)
        for region in regions(for: plan, &random) {
          // A rectangle's far edge is a sum: the last bit may differ from the number put in.
          let exact = sample.axis.span(of: rect(region, axis: sample.axis))
          let expected = oracle.elements(from: exact.start, to: exact.end, axis: sample.axis)
          #expect(names(plan, in: region) == expected, "\(temper), scale \(grid.scale), \(region)")
        }
      }
    }
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `all kinds of query find the same elements, pinned or not`() {
    let seed = currentSeed
    let sample = FlowSample(seed: seed, temper: seed % 3 == 0 ? .tame : .wild)
    let plan = sample.plan(grid: PixelGrid(scale: CGFloat(2 + seed % 2)))
    var random = SplitMix64(seed: seed)
    for rect in regions(for: plan, &random).map({ rect($0, axis: plan.axis) }) + [.infinite] {
      let pinning = FlowPinning(
        axis: plan.axis, bounds: rect, contentInset: .zero, pinsHeaders: true, pinsFooters: true)
      for pinning in [nil, pinning] {
        var framed: [String] = []
        plan.forEachFrame(in: rect, pinning: pinning) { section, element, frame in
          framed.append("\(section) \(element) \(FlowText.text(frame))")
        }
        var asked: [String] = []
        plan.forEachElement(in: rect, pinning: pinning) { section, element in
          let frame = plan.frame(section: section, element: element, pinning: pinning) ?? .null
          asked.append("\(section) \(element) \(FlowText.text(frame))")
        }
        #expect(framed == asked)
        let listed = plan.frames(in: rect, pinning: pinning).map {
          "\($0.section) \($0.element) \(FlowText.text($0.frame))"
        }
        #expect(listed == asked)
      }
    }
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `pinned bars are found by their pinned frames`() {
    let seed = currentSeed
    let sample = FlowSample(seed: seed, temper: seed % 2 == 0 ? .tame : .wild)
    let plan = sample.plan(grid: PixelGrid(scale: 2))
    var random = SplitMix64(seed: seed)
    for visible in regions(for: plan, &random) {
      let rect = rect(visible, axis: plan.axis)
      let pinning = FlowPinning(
        axis: plan.axis, bounds: rect,
        contentInset: GridEdgeInsets(top: 7, left: 7, bottom: 5, right: 5), pinsHeaders: true,
        pinsFooters: true)
      var found: [String] = []
      plan.forEachElement(in: rect, pinning: pinning) { section, element in
        if element == .header || element == .footer { found.append("\(section) \(element)") }
      }
      var expected: [String] = []
      for section in 0..<plan.sectionCount {
        for element in [FlowElement.header, .footer] {
          let frame = plan.frame(section: section, element: element, pinning: pinning)
          let meets = frame.map { plan.axis.span(of: $0).touches(visible) } ?? false
          if meets { expected.append("\(section) \(element)") }
        }
      }
      #expect(found == expected)
    }
  }

  @Test(.rows)
  func `lines that touch the region are handed out, in whatever order they lie (FL-53)`() {
    typealias Query = (start: CGFloat, end: CGFloat, names: [String])
    func list(_ heights: [CGFloat], _ spacing: CGFloat) -> FlowPlan {
      let section = FlowSection(
        items: .sizes(heights.map { CGSize(width: 320, height: $0) }), lineSpacing: spacing)
      return FlowPlan([section], grid: .unrounded)
    }
    let sizes = [CGSize(width: 50, height: 10), CGSize(width: 50, height: 9.25)]
    let thin = FlowPlan(
      [
        FlowSection(
          items: .sizes(sizes), inset: GridEdgeInsets(top: 0.25, left: 0, bottom: 0, right: 0))
      ], grid: PixelGrid(scale: 1))
    let rows: [(name: String, plan: FlowPlan, queries: [Query])] = [
      (
        "rows of 100",
        FlowPlan([
          FlowSection(
            items: .uniform(count: 5, size: CGSize(width: 320, height: 100)), lineSpacing: 0)
        ]),
        [
          (100, 200, ["0 0", "0 1", "0 2"]), (100.5, 199.5, ["0 1"]), (500, 500, ["0 4"]),
          (500.5, 900, []), (-50, -0.5, []),
        ]
      ),
      (
        "0…80, 60…60, 40…80: ends fall", list([80, 0, 40], -20),
        [(70, 75, ["0 0", "0 2"]), (60, 61, ["0 0", "0 1", "0 2"])]
      ),
      (
        "0…10, -5…35, 20…50: starts fall", list([10, 40, 30], -15),
        [(-4, -3, ["0 1"]), (36, 40, ["0 2"])]
      ),
      (
        "0…10, -40…-20, -70…-40: all falls", list([10, 20, 30], -50),
        [(-70, -41, ["0 2"]), (-40, -40, ["0 1", "0 2"])]
      ),
      // The line is 0.25…10.25. The thick item goes to 0…10, the thin one from 0.625 to 1…10.25.
      (
        "a thin item that rounding carries past its line is not missed", thin,
        [(10.125, 20, ["0 0", "0 1"]), (10.375, 20, [])]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      for (start, end, expected) in row.queries {
        let found = names(row.plan, in: AxisRange(start: start, end: end))
        #expect(found == expected, "\(start) to \(end)")
      }
    }
    #expect((0..<2).map { thin.frame(section: 0, item: $0)?.maxY } == [10, 10.25])
  }

  @Test func `items beside the region come with their line`() {
    let plan = FlowPlan([
      FlowSection(items: .uniform(count: 12, size: CGSize(width: 50, height: 50)))
    ])
    var found: [Int] = []
    plan.forEachElement(in: CGRect(900, 55, 1, 20)) { _, element in
      if case .item(let item) = element { found.append(item) }
    }
    #expect(found == [5, 6, 7, 8, 9])
  }

  @Test func `any rectangle is a legal region`() {
    let plan = FlowPlan(
      [
        FlowSection(
          items: .uniform(count: 3, size: CGSize(width: 100, height: 10)), headerExtent: 5,
          footerExtent: 5)
      ], length: 100)
    func count(_ rect: CGRect) -> Int {
      var count = 0
      plan.forEachElement(in: rect) { _, _ in count += 1 }
      return count
    }
    let endless = CGFloat.infinity
    #expect(count(.infinite) == 5)
    #expect(count(.null) == 0)
    #expect(count(CGRect(x: 0, y: 0, width: 0, height: endless)) == 5)
    #expect(count(CGRect(x: -endless, y: -endless, width: endless, height: endless)) == 5)
    #expect(count(CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5)) == 0)
    // Turned around: from 16 up to 6, which leaves out the footer at 55 and the lower items.
    #expect(count(CGRect(0, 16, 9, -10)) == 1)
    #expect(count(CGRect(0, 5, 0, 0)) == 2)
  }

  @Test func `regions far into a huge section are answered at once`() {
    let count = 1_000_000_000_000
    let plan = FlowPlan(
      [
        FlowSection(
          items: .uniform(count: count, size: CGSize(width: 100, height: 100)), lineSpacing: 0,
          interitemSpacing: 0)
      ], length: 800)
    #expect(plan.storedLineCount == 0)
    #expect(plan.lineCount(section: 0) == count / 8)
    #expect(plan.contentSize.height == CGFloat(count / 8) * 100)
    var items: [Int] = []
    plan.forEachElement(in: CGRect(0, 50_000_000_010, 800, 80)) { _, element in
      if case .item(let item) = element { items.append(item) }
    }
    #expect(items == Array(4_000_000_000..<4_000_000_008))
    #expect(
      plan.frame(section: 0, item: count - 1)
        == CGRect(x: 700, y: CGFloat(count / 8 - 1) * 100, width: 100, height: 100))
  }

  // MARK: - Helpers

  /// Regions of all lengths, some of which start or end exactly at an element's edge.
  private func regions(for plan: FlowPlan, _ random: inout SplitMix64) -> [AxisRange] {
    var edges: [CGFloat] = [0]
    plan.forEachFrame(in: .infinite) { _, _, frame in
      let span = plan.axis.span(of: frame)
      edges += [span.start, span.end]
    }
    let low = (edges.min() ?? 0) - 30
    let high = (edges.max() ?? 0) + 30
    return (0..<6).map { number in
      let place = CGFloat.random(in: low...high, using: &random)
      let start = number % 2 == 0 ? place : edges.randomElement(using: &random) ?? place
      let length = CGFloat.random(in: 0...120, using: &random)
      let end = number % 3 == 0 ? start : start + length
      return number == 5
        ? AxisRange(start: start - length, end: start) : AxisRange(start: start, end: end)
    }
  }

  private func rect(_ span: AxisRange, axis: FlowAxis) -> CGRect {
    CGRect(
      origin: axis.point(start: 0, offset: span.start),
      size: axis.size(length: 10, extent: span.end - span.start))
  }

  private func names(_ plan: FlowPlan, in region: AxisRange) -> [String] {
    plan.names(in: rect(region, axis: plan.axis))
  }
}
