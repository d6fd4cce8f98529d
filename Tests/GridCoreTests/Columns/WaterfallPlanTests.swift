import Foundation
import Testing

@testable import GridCore

@Suite("Waterfall plan")
struct WaterfallPlanTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func frames(_ plan: WaterfallPlan, section: Int = 0) -> [CGRect] {
    plan.sections[section].heights.indices.compactMap { plan.frame(section: section, item: $0) }
  }

  private func found(_ plan: WaterfallPlan, in rect: CGRect) -> [[Int]] {
    var found: [[Int]] = []
    plan.elements(in: rect).forEach {
      #expect($0.frame == plan.frame(section: $0.section, item: $0.item))
      found.append([$0.section, $0.item])
    }
    return found
  }

  // MARK: Worked examples (section 9)

  @Test func `worked example 1: equal heights in four columns`() {
    let plan = WaterfallPlan.shortestColumn(
      width: 360, columnCount: 4, itemGap: 10, lineGap: 10, inset: .zero,
      heights: [Array(repeating: 40, count: 6)])
    #expect(
      frames(plan) == [
        rect(0, 0, 82.5, 40), rect(92.5, 0, 82.5, 40), rect(185, 0, 82.5, 40),
        rect(277.5, 0, 82.5, 40), rect(0, 50, 82.5, 40), rect(92.5, 50, 82.5, 40),
      ])
    #expect(plan.contentSize == CGSize(width: 360, height: 90))
    #expect(plan.oddities == [])
  }

  @Test func `worked example 2: sections with one and two columns inside a margin`() {
    let plan = WaterfallPlan(
      width: 360, margin: GridEdgeInsets(top: 10, left: 6, bottom: 10, right: 6),
      sections: [
        .init(metrics: ColumnMetrics(lineGap: 4), heights: [50, 30]),
        .init(
          metrics: ColumnMetrics(
            columnCount: 2, itemGap: 8, lineGap: 10,
            inset: GridEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)),
          heights: [40, 70, 20, 10]),
      ])
    #expect(frames(plan, section: 0) == [rect(6, 10, 348, 50), rect(6, 64, 348, 30)])
    #expect(
      frames(plan, section: 1) == [
        rect(6, 94, 170, 40), rect(184, 94, 170, 70), rect(6, 144, 170, 20),
        rect(6, 174, 170, 10),
      ])
    #expect(plan.contentSize == CGSize(width: 360, height: 199))
    #expect(found(plan, in: rect(0, 90, 360, 4)) == [[0, 1]])
    #expect(found(plan, in: rect(180, 60, 100, 100)) == [[0, 1], [1, 1]])
  }

  @Test func `worked example 3: weighted columns`() {
    let plan = WaterfallPlan(
      width: 360,
      sections: [
        .init(
          metrics: ColumnMetrics(columnWeights: [1, 2], itemGap: 15, lineGap: 10),
          heights: [60, 140, 80])
      ])
    #expect(frames(plan) == [rect(0, 0, 115, 60), rect(130, 0, 230, 140), rect(0, 70, 115, 80)])
    #expect(plan.contentSize == CGSize(width: 360, height: 150))
  }

  @Test func `worked example 3: items over two of three columns`() {
    let plan = WaterfallPlan(
      width: 360,
      sections: [
        .init(
          metrics: ColumnMetrics(columnCount: 3, itemGap: 6, lineGap: 6),
          heights: [90, 40, 30, 20], spans: [2, 1, 1, 2])
      ])
    #expect(
      frames(plan) == [
        rect(0, 0, 238, 90), rect(244, 0, 116, 40), rect(244, 46, 116, 30),
        rect(0, 96, 238, 20),
      ])
    #expect(plan.contentSize == CGSize(width: 360, height: 116))
    // The gap between two columns belongs to the items across it.
    #expect(found(plan, in: rect(117, 0, 4, 200)) == [[0, 0], [0, 3]])
  }

  // MARK: Edges (4.1, 4.4)

  @Test func `other numbers: insets, margin and three columns`() {
    let plan = WaterfallPlan(
      width: 500, margin: GridEdgeInsets(top: 7, left: 10, bottom: 9, right: 20),
      sections: [
        .init(
          metrics: ColumnMetrics(
            columnCount: 3, itemGap: 6, lineGap: 3,
            inset: GridEdgeInsets(top: 11, left: 5, bottom: 13, right: 15)),
          heights: [20, 35, 10, 12, 8])
      ])
    #expect(
      frames(plan) == [
        rect(15, 18, 146, 20), rect(167, 18, 146, 35), rect(319, 18, 146, 10),
        rect(319, 31, 146, 12), rect(15, 41, 146, 8),
      ])
    #expect(plan.contentSize == CGSize(width: 500, height: 53 + 13 + 9))
  }

  @Test func `without sections the content is the margin`() {
    let plan = WaterfallPlan(
      width: 320, margin: GridEdgeInsets(top: 12, left: 1, bottom: 5, right: 1))
    #expect(plan.contentSize == CGSize(width: 320, height: 17))
    #expect(found(plan, in: .infinite) == [])
    #expect(plan.frame(section: 0, item: 0) == nil)
    #expect(WaterfallPlan(width: 320).contentSize == CGSize(width: 320, height: 0))
  }

  @Test func `sections without items take their insets and no line gap`() {
    let inset = GridEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    let metrics = ColumnMetrics(columnCount: 2, itemGap: 4, lineGap: 30, inset: inset)
    let plan = WaterfallPlan(
      width: 204,
      sections: [
        .init(metrics: metrics), .init(metrics: metrics, heights: [10]),
        .init(metrics: ColumnMetrics(lineGap: 30, inset: inset)), .init(metrics: metrics),
        .init(metrics: metrics, heights: [10]),
      ])
    #expect(frames(plan, section: 1) == [rect(0, 16, 100, 10)])
    #expect(frames(plan, section: 4) == [rect(0, 59, 100, 10)])
    #expect(plan.contentSize.height == 75)
    #expect(found(plan, in: rect(0, 0, 204, 100)) == [[1, 0], [4, 0]])
  }

  @Test func `fewer items than columns stay in the first ones`() {
    for firstRow in [ColumnMetrics.FirstRow.inTurn, .shortest] {
      let metrics = ColumnMetrics(columnCount: 5, itemGap: 10, lineGap: 8, firstRow: firstRow)
      let plan = WaterfallPlan(width: 340, sections: [.init(metrics: metrics, heights: [9, 4])])
      #expect(frames(plan) == [rect(0, 0, 60, 9), rect(70, 0, 60, 4)])
      #expect(plan.contentSize.height == 9)
    }
  }

  @Test func `a waterfall of one column is a list and starts at the inset`() {
    let plan = WaterfallPlan.shortestColumn(
      width: 200, columnCount: 1, itemGap: 99, lineGap: 5,
      inset: GridEdgeInsets(top: 3, left: 10, bottom: 4, right: 20), heights: [[10, 20], [], [7]])
    #expect(frames(plan) == [rect(10, 3, 170, 10), rect(10, 18, 170, 20)])
    #expect(frames(plan, section: 2) == [rect(10, 42 + 7 + 3, 170, 7)])
    #expect(plan.contentSize.height == 63)
  }

  @Test(arguments: [0, -3])
  func `a column count below 1 is one column and is noted`(columns: Int) {
    let plan = WaterfallPlan(
      width: 100, sections: [.init(metrics: .init(columnCount: columns), heights: [5, 6])])
    #expect(frames(plan) == [rect(0, 0, 100, 5), rect(0, 5, 100, 6)])
    #expect(plan.oddities == [.invalidColumnCount(computed: CGFloat(columns))])
  }

  @Test func `insets wider than the view leave items without width that can still be met`() {
    let plan = WaterfallPlan.shortestColumn(
      width: 50, columnCount: 3, itemGap: 10, lineGap: 10,
      inset: GridEdgeInsets(top: 0, left: 40, bottom: 0, right: 40),
      heights: [Array(repeating: 40, count: 4)])
    #expect(
      frames(plan) == [
        rect(40, 0, 0, 40), rect(50, 0, 0, 40), rect(60, 0, 0, 40), rect(40, 50, 0, 40),
      ])
    #expect(
      plan.oddities == [
        .clampedExtent(name: "width less insets and gaps", value: -50),
        .sizelessItems(count: 4, section: 0, item: 0),
      ])
    #expect(found(plan, in: rect(45, 0, 10, 100)) == [[0, 1]])
    #expect(found(plan, in: rect(40, 0, 10, 100)) == [])
    #expect(plan.contentSize == CGSize(width: 50, height: 90))
  }

  @Test func `zero heights stay where they are and the columns go on`() {
    let plan = WaterfallPlan(
      width: 100,
      sections: [
        .init(metrics: ColumnMetrics(columnCount: 2, lineGap: 3), heights: [0, 0, 0, 10, 0])
      ])
    #expect(
      frames(plan) == [
        rect(0, 0, 50, 0), rect(50, 0, 50, 0), rect(0, 3, 50, 0), rect(50, 3, 50, 10),
        rect(0, 6, 50, 0),
      ])
    #expect(plan.contentSize.height == 13)
    #expect(found(plan, in: rect(0, 0, 100, 6)) == [[0, 2], [0, 3]])
    #expect(plan.oddities == [.sizelessItems(count: 4, section: 0, item: 0)])
  }

  @Test func `spans below one column are counted, the first of them named`() {
    let metrics = ColumnMetrics(columnCount: 3)
    let plan = WaterfallPlan(
      width: 90,
      sections: [
        .init(metrics: metrics, heights: [5, 5]),
        .init(metrics: metrics, heights: [5, 5, 5], spans: [1, 0, -4]),
      ])
    #expect(plan.oddities == [.invalidSpans(count: 2, section: 1, item: 1)])
    #expect(plan.frame(section: 1, item: 2) == rect(60, 5, 30, 5))
  }

  @Test func `columns that a negative gap leaves without width are told by their items`() {
    let plan = WaterfallPlan(
      width: 0,
      sections: [
        .init(
          metrics: ColumnMetrics(columnWeights: [0, 1], itemGap: -50), heights: [5, 5, 5],
          spans: [2, 1, 1])
      ])
    #expect(plan.oddities == [.sizelessItems(count: 2, section: 0, item: 0)])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1e300])
  func `no number that is not finite gets out`(value: CGFloat) {
    let insets = GridEdgeInsets(top: value, left: value, bottom: value, right: value)
    let metrics = ColumnMetrics(columnCount: 2, itemGap: value, lineGap: value, inset: insets)
    let plan = WaterfallPlan(
      width: value, margin: insets,
      sections: [
        .init(metrics: metrics, heights: [value, 10, value, 20]),
        .init(metrics: ColumnMetrics(columnWeights: [value, 1]), heights: [value, value]),
      ])
    #expect(plan.oddities.contains(.nonFiniteInput(name: "items")))
    #expect(plan.contentSize.width.isFinite && plan.contentSize.height.isFinite)
    #expect(plan.contentSize.width >= 0 && plan.contentSize.height >= 0)
    for section in 0..<2 {
      for frame in frames(plan, section: section) {
        #expect(frame.isFiniteRect)
        #expect(frame.size.width >= 0 && frame.size.height >= 0)
      }
    }
  }

  @Test func `insets below zero may pull sections over each other, and all are found`() {
    let plan = WaterfallPlan(
      width: 100,
      sections: [
        .init(heights: [50, 50]),
        .init(
          metrics: ColumnMetrics(
            inset: GridEdgeInsets(top: -70, left: 0, bottom: -200, right: 0)),
          heights: [20]),
      ])
    #expect(frames(plan, section: 1) == [rect(0, 30, 100, 20)])
    #expect(found(plan, in: rect(0, 35, 10, 5)) == [[0, 0], [1, 0]])
    #expect(plan.contentSize.height == 0)
    #expect(plan.oddities == [.negativeContent(length: -150)])
  }

  @Test func `positions that do not exist have no frame`() {
    let plan = WaterfallPlan(width: 100, sections: [.init(heights: [5])])
    #expect(plan.frame(section: 0, item: 0) != nil)
    for (section, item) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
      #expect(plan.frame(section: section, item: item) == nil)
    }
  }

  // MARK: Changes

  @Test func `a changed section moves the ones below it and no others`() {
    var inputs: [WaterfallPlan.SectionInput] = [
      .init(metrics: .init(columnCount: 2, lineGap: 1), heights: [10, 20, 30]),
      .init(metrics: .init(columnCount: 3, lineGap: 2), heights: [5, 6, 7, 8, 9]),
      .init(metrics: .init(lineGap: 3), heights: [1, 2]),
    ]
    var plan = WaterfallPlan(width: 120, sections: inputs)
    plan.replaceItems(inSection: 1, from: 4, heights: [90, 4, 4])
    inputs[1].heights = [5, 6, 7, 8, 90, 4, 4]
    #expect(plan == WaterfallPlan(width: 120, sections: inputs))
    plan.replaceItems(inSection: 0, from: 2, heights: [3])
    inputs[0].heights[2] = 3
    #expect(plan == WaterfallPlan(width: 120, sections: inputs))
  }

  @Test func `of many sections those that moved are found at their new places`() {
    var inputs = (0..<100).map { section in
      WaterfallPlan.SectionInput(
        metrics: .init(columnCount: 2), heights: [10, 20, CGFloat(section % 7)])
    }
    var plan = WaterfallPlan(width: 100, sections: inputs)
    #expect(found(plan, in: rect(0, 1000, 100, 20)) == [[50, 0], [50, 1], [50, 2]])
    plan.replaceItems(inSection: 40, from: 3, heights: [500, 400])
    inputs[40].heights += [500, 400]
    let isSame = plan == WaterfallPlan(width: 100, sections: inputs)
    #expect(isSame)
    #expect(found(plan, in: rect(0, 1000, 100, 20)) == [[40, 3], [40, 4]])
    let moved = plan.frame(section: 99, item: 1) ?? .null
    #expect(found(plan, in: moved).contains([99, 1]))
  }

  @Test func `another width changes columns only, and what was clamped with it`() {
    let inputs: [WaterfallPlan.SectionInput] = [
      .init(
        metrics: .init(
          columnCount: 0, inset: GridEdgeInsets(top: 1, left: 30, bottom: 1, right: 30)),
        heights: [10, -20]),
      .init(metrics: .init(columnWeights: [2, 3], itemGap: 10), heights: [5, 6]),
    ]
    var plan = WaterfallPlan(width: 50, sections: inputs)
    #expect(
      plan.oddities == [
        .invalidColumnCount(computed: 0),
        .clampedExtent(name: "width less insets and gaps", value: -10),
        .sizelessItems(count: 2, section: 0, item: 0),
      ])
    plan.setWidth(210)
    #expect(plan == WaterfallPlan(width: 210, sections: inputs))
    #expect(
      plan.oddities == [
        .invalidColumnCount(computed: 0), .sizelessItems(count: 1, section: 0, item: 1),
      ])
    #expect(frames(plan, section: 1) == [rect(0, 12, 80, 5), rect(90, 12, 120, 6)])
  }
}

extension WaterfallPlan {
  /// Replaces a section's items from `first` on, and moves the sections below.
  mutating func replaceItems(
    inSection changed: Int, from first: Int, heights: [CGFloat], spans: [Int] = []
  ) {
    sections[changed].replaceItems(from: first, heights: heights, spans: spans)
    for section in sections.indices.dropFirst(changed + 1) {
      sections[section].move(to: sections[section - 1].end)
    }
    updateIndex(from: changed)
  }
}
