import Foundation
import TestSupport
import Testing

@testable import GridCore

/// Worked examples are in `WorkedExampleTests` of the layouts.
@Suite("Waterfall plan", .rows)
struct WaterfallPlanTests {
  private typealias Row = PlanRow<WaterfallPlan>

  private func found(_ plan: WaterfallPlan, in rect: CGRect) -> [[Int]] {
    plan.elements(in: rect).map { [$0.section, $0.item] }
  }

  private func inset(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> GridEdgeInsets
  {
    GridEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// A plan of one section, or of several.
  private func plan(
    _ width: CGFloat, _ metrics: ColumnMetrics, _ heights: [CGFloat], spans: [Int] = []
  ) -> WaterfallPlan {
    plan(width, [.init(metrics: metrics, heights: heights, spans: spans)])
  }

  private func plan(
    _ width: CGFloat, margin: GridEdgeInsets = .zero, _ sections: [WaterfallPlan.SectionInput]
  ) -> WaterfallPlan {
    WaterfallPlan(width: width, margin: margin, sections: sections)
  }

  @Test func `edges of 4.1 and 4.4: insets, margins, empty sections, narrow views, odd input`() {
    let empty = ColumnMetrics(columnCount: 2, itemGap: 4, lineGap: 30, inset: inset(5, 0, 6, 0))
    let five = ColumnMetrics(columnCount: 5, itemGap: 10, lineGap: 8)
    var shortest = five
    shortest.firstRow = .shortest
    let three = ColumnMetrics(columnCount: 3)
    checkPlans([
      Row(
        "insets, margin and three columns",
        plan(
          500, margin: inset(7, 10, 9, 20),
          [
            .init(
              metrics: ColumnMetrics(
                columnCount: 3, itemGap: 6, lineGap: 3, inset: inset(11, 5, 13, 15)),
              heights: [20, 35, 10, 12, 8])
          ]),
        """
        15, 18, 146, 20 · 167, 18, 146, 35 · 319, 18, 146, 10 · 319, 31, 146, 12 · 15, 41, 146, 8
        """, 500, 53 + 13 + 9),
      Row(
        "without sections the content is the margin", plan(320, margin: inset(12, 1, 5, 1), []), "",
        320, 17),
      Row("without a margin either", plan(320, []), "", 320, 0),
      Row(
        "sections without items take their insets and no line gap",
        plan(
          204,
          [
            .init(metrics: empty), .init(metrics: empty, heights: [10]),
            .init(metrics: ColumnMetrics(lineGap: 30, inset: inset(5, 0, 6, 0))),
            .init(metrics: empty), .init(metrics: empty, heights: [10]),
          ]), "\n0, 16, 100, 10\n\n\n0, 59, 100, 10", 204, 75),
      Row(
        "fewer items than columns stay in the first ones, in turn", plan(340, five, [9, 4]),
        "0, 0, 60, 9 · 70, 0, 60, 4", 340, 9),
      Row(
        "and with the shortest column first", plan(340, shortest, [9, 4]),
        "0, 0, 60, 9 · 70, 0, 60, 4", 340, 9),
      Row(
        "a waterfall of one column is a list and starts at the inset",
        .shortestColumn(
          width: 200, columnCount: 1, itemGap: 99, lineGap: 5, inset: inset(3, 10, 4, 20),
          heights: [[10, 20], [], [7]]),
        "10, 3, 170, 10 · 10, 18, 170, 20\n\n10, 52, 170, 7", 200, 63),
      Row(
        "insets wider than the view leave items without width that can still be met",
        .shortestColumn(
          width: 50, columnCount: 3, itemGap: 10, lineGap: 10, inset: inset(0, 40, 0, 40),
          heights: [Array(repeating: 40, count: 4)]),
        "40, 0, 0, 40 · 50, 0, 0, 40 · 60, 0, 0, 40 · 40, 50, 0, 40", 50, 90,
        [
          .clampedExtent(name: "width less insets and gaps", value: -50),
          .sizelessItems(count: 4, section: 0, item: 0),
        ]),
      Row(
        "zero heights stay where they are and the columns go on",
        plan(100, ColumnMetrics(columnCount: 2, lineGap: 3), [0, 0, 0, 10, 0]),
        "0, 0, 50, 0 · 50, 0, 50, 0 · 0, 3, 50, 0 · 50, 3, 50, 10 · 0, 6, 50, 0", 100, 13,
        [.sizelessItems(count: 4, section: 0, item: 0)]),
      Row(
        "spans below one column",
        plan(
          90,
          [
            .init(metrics: three, heights: [5, 5]),
            .init(metrics: three, heights: [5, 5, 5], spans: [1, 0, -4]),
          ]),
        "0, 0, 30, 5 · 30, 0, 30, 5\n0, 5, 30, 5 · 30, 5, 30, 5 · 60, 5, 30, 5", 90, 10,
        [.invalidSpans(count: 2, section: 1, item: 1)]),
      Row(
        "insets below zero may pull sections over each other, and all are found",
        plan(
          100,
          [
            .init(heights: [50, 50]),
            .init(metrics: ColumnMetrics(inset: inset(-70, 0, -200, 0)), heights: [20]),
          ]), "0, 0, 100, 50 · 0, 50, 100, 50\n0, 30, 100, 20", 100, 0,
        [.negativeContent(length: -150)]),
    ])
  }

  @Test func `columns that a negative gap leaves without width are told by their items`() {
    let overlapping = ColumnMetrics(columnWeights: [0, 1], itemGap: -50)
    #expect(
      plan(0, overlapping, [5, 5, 5], spans: [2, 1, 1]).oddities
        == [.sizelessItems(count: 2, section: 0, item: 0)])
  }

  @Test func `no number that is not finite gets out`() {
    forEachRow(of: [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300]) { value in
      let insets = inset(value, value, value, value)
      let metrics = ColumnMetrics(columnCount: 2, itemGap: value, lineGap: value, inset: insets)
      let plan = plan(
        value, margin: insets,
        [
          .init(metrics: metrics, heights: [value, 10, value, 20], spans: [2, 1, 9, 1]),
          .init(metrics: ColumnMetrics(columnWeights: [value, 1]), heights: [value, value]),
        ])
      #expect(plan.oddities.contains(.nonFiniteInput(name: "items")))
      #expect(plan.nonFiniteNumber == nil)
    }
  }

  // MARK: Changes

  @Test func `of many sections those that moved are found at their new places`() {
    var inputs = (0..<100).map { section in
      WaterfallPlan.SectionInput(
        metrics: .init(columnCount: 2), heights: [10, 20, CGFloat(section % 7)])
    }
    var plan = plan(100, inputs)
    #expect(found(plan, in: CGRect(0, 1000, 100, 20)) == [[50, 0], [50, 1], [50, 2]])
    plan.replaceItems(inSection: 40, from: 3, heights: [500, 400])
    inputs[40].heights += [500, 400]
    let isSame = plan == self.plan(100, inputs)
    #expect(isSame)
    #expect(found(plan, in: CGRect(0, 1000, 100, 20)) == [[40, 3], [40, 4]])
    let moved = plan.frame(section: 99, item: 1) ?? .null
    #expect(found(plan, in: moved).contains([99, 1]))
  }

  @Test func `another width changes columns only, and what was clamped with it`() {
    let inputs: [WaterfallPlan.SectionInput] = [
      .init(metrics: .init(columnCount: 0, inset: inset(1, 30, 1, 30)), heights: [10, -20]),
      .init(metrics: .init(columnWeights: [2, 3], itemGap: 10), heights: [5, 6]),
    ]
    var plan = plan(50, inputs)
    #expect(
      plan.oddities == [
        .invalidColumnCount(computed: 0),
        .clampedExtent(name: "width less insets and gaps", value: -10),
        .sizelessItems(count: 2, section: 0, item: 0),
      ])
    plan.setWidth(210)
    #expect(plan == self.plan(210, inputs))
    #expect(
      plan.oddities == [
        .invalidColumnCount(computed: 0), .sizelessItems(count: 1, section: 0, item: 1),
      ])
    #expect(
      plan.elementText.split(separator: "\n").last == "0, 12, 80, 5 · 90, 12, 120, 6")
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
