import Foundation
import TestSupport
import Testing

@testable import GridCore

@Suite("Waterfall plan", .rows)
struct WaterfallPlanTests {
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

  private struct Row {
    var name: String
    var plan: WaterfallPlan
    /// A line for each section: x, y, width and height of its items.
    var frames: String
    var content: CGSize
    var oddities: [GalleryOddity] = []
    /// The items found in rectangles.
    var finds: [(CGRect, [[Int]])] = []
  }

  /// The frames of all items, a line for each section.
  private func text(_ plan: WaterfallPlan) -> String {
    plan.sections.indices.map { section in
      frames(plan, section: section).map { frame in
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
          .map { NumberText.exact($0) }.joined(separator: " ")
      }.joined(separator: ", ")
    }.joined(separator: "\n")
  }

  private func inset(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> GridEdgeInsets
  {
    GridEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func check(_ rows: [Row]) {
    forEachRow(of: rows, named: \.name) { row in
      #expect(text(row.plan) == row.frames)
      #expect(row.plan.contentSize == row.content)
      #expect(row.plan.oddities == row.oddities)
      for (rect, items) in row.finds { #expect(found(row.plan, in: rect) == items, "\(rect)") }
    }
  }

  @Test func `the worked examples of section 9 come out as they are written`() {
    let two = ColumnMetrics(columnCount: 2, itemGap: 8, lineGap: 10, inset: inset(0, 0, 5, 0))
    check([
      Row(
        name: "1: equal heights in four columns",
        plan: .shortestColumn(
          width: 360, columnCount: 4, itemGap: 10, lineGap: 10, inset: .zero,
          heights: [Array(repeating: 40, count: 6)]),
        frames: """
          0 0 82.5 40, 92.5 0 82.5 40, 185 0 82.5 40, 277.5 0 82.5 40, 0 50 82.5 40, \
          92.5 50 82.5 40
          """,
        content: CGSize(width: 360, height: 90)),
      Row(
        name: "2: sections with one and two columns inside a margin",
        plan: WaterfallPlan(
          width: 360, margin: inset(10, 6, 10, 6),
          sections: [
            .init(metrics: ColumnMetrics(lineGap: 4), heights: [50, 30]),
            .init(metrics: two, heights: [40, 70, 20, 10]),
          ]),
        frames: """
          6 10 348 50, 6 64 348 30
          6 94 170 40, 184 94 170 70, 6 144 170 20, 6 174 170 10
          """,
        content: CGSize(width: 360, height: 199),
        finds: [
          (CGRect(0, 90, 360, 4), [[0, 1]]), (CGRect(180, 60, 100, 100), [[0, 1], [1, 1]]),
        ]),
      Row(
        name: "3: weighted columns",
        plan: WaterfallPlan(
          width: 360,
          sections: [
            .init(
              metrics: ColumnMetrics(columnWeights: [1, 2], itemGap: 15, lineGap: 10),
              heights: [60, 140, 80])
          ]),
        frames: "0 0 115 60, 130 0 230 140, 0 70 115 80",
        content: CGSize(width: 360, height: 150)),
      Row(
        name: "3: items over two of three columns",
        plan: WaterfallPlan(
          width: 360,
          sections: [
            .init(
              metrics: ColumnMetrics(columnCount: 3, itemGap: 6, lineGap: 6),
              heights: [90, 40, 30, 20], spans: [2, 1, 1, 2])
          ]),
        frames: "0 0 238 90, 244 0 116 40, 244 46 116 30, 0 96 238 20",
        content: CGSize(width: 360, height: 116),
        // The gap between two columns belongs to the items across it.
        finds: [(CGRect(117, 0, 4, 200), [[0, 0], [0, 3]])]),
    ])
  }

  @Test func `edges of 4.1 and 4.4: insets, margins, empty sections and narrow views`() {
    let empty = ColumnMetrics(columnCount: 2, itemGap: 4, lineGap: 30, inset: inset(5, 0, 6, 0))
    let five = ColumnMetrics(columnCount: 5, itemGap: 10, lineGap: 8)
    var shortest = five
    shortest.firstRow = .shortest
    check([
      Row(
        name: "insets, margin and three columns",
        plan: WaterfallPlan(
          width: 500, margin: inset(7, 10, 9, 20),
          sections: [
            .init(
              metrics: ColumnMetrics(
                columnCount: 3, itemGap: 6, lineGap: 3, inset: inset(11, 5, 13, 15)),
              heights: [20, 35, 10, 12, 8])
          ]),
        frames:
          "15 18 146 20, 167 18 146 35, 319 18 146 10, 319 31 146 12, 15 41 146 8",
        content: CGSize(width: 500, height: 53 + 13 + 9)),
      Row(
        name: "without sections the content is the margin",
        plan: WaterfallPlan(width: 320, margin: inset(12, 1, 5, 1)), frames: "",
        content: CGSize(width: 320, height: 17), finds: [(.infinite, [])]),
      Row(
        name: "without a margin either", plan: WaterfallPlan(width: 320), frames: "",
        content: CGSize(width: 320, height: 0)),
      Row(
        name: "sections without items take their insets and no line gap",
        plan: WaterfallPlan(
          width: 204,
          sections: [
            .init(metrics: empty), .init(metrics: empty, heights: [10]),
            .init(metrics: ColumnMetrics(lineGap: 30, inset: inset(5, 0, 6, 0))),
            .init(metrics: empty), .init(metrics: empty, heights: [10]),
          ]),
        frames: "\n0 16 100 10\n\n\n0 59 100 10", content: CGSize(width: 204, height: 75),
        finds: [(CGRect(0, 0, 204, 100), [[1, 0], [4, 0]])]),
      Row(
        name: "fewer items than columns stay in the first ones, in turn",
        plan: WaterfallPlan(width: 340, sections: [.init(metrics: five, heights: [9, 4])]),
        frames: "0 0 60 9, 70 0 60 4", content: CGSize(width: 340, height: 9)),
      Row(
        name: "and with the shortest column first",
        plan: WaterfallPlan(width: 340, sections: [.init(metrics: shortest, heights: [9, 4])]),
        frames: "0 0 60 9, 70 0 60 4", content: CGSize(width: 340, height: 9)),
      Row(
        name: "a waterfall of one column is a list and starts at the inset",
        plan: .shortestColumn(
          width: 200, columnCount: 1, itemGap: 99, lineGap: 5, inset: inset(3, 10, 4, 20),
          heights: [[10, 20], [], [7]]),
        frames: "10 3 170 10, 10 18 170 20\n\n10 52 170 7",
        content: CGSize(width: 200, height: 63)),
      Row(
        name: "insets wider than the view leave items without width that can still be met",
        plan: .shortestColumn(
          width: 50, columnCount: 3, itemGap: 10, lineGap: 10, inset: inset(0, 40, 0, 40),
          heights: [Array(repeating: 40, count: 4)]),
        frames: "40 0 0 40, 50 0 0 40, 60 0 0 40, 40 50 0 40",
        content: CGSize(width: 50, height: 90),
        oddities: [
          .clampedExtent(name: "width less insets and gaps", value: -50),
          .sizelessItems(count: 4, section: 0, item: 0),
        ],
        finds: [(CGRect(45, 0, 10, 100), [[0, 1]]), (CGRect(40, 0, 10, 100), [])]),
      Row(
        name: "zero heights stay where they are and the columns go on",
        plan: WaterfallPlan(
          width: 100,
          sections: [
            .init(metrics: ColumnMetrics(columnCount: 2, lineGap: 3), heights: [0, 0, 0, 10, 0])
          ]),
        frames: "0 0 50 0, 50 0 50 0, 0 3 50 0, 50 3 50 10, 0 6 50 0",
        content: CGSize(width: 100, height: 13),
        oddities: [.sizelessItems(count: 4, section: 0, item: 0)],
        finds: [(CGRect(0, 0, 100, 6), [[0, 2], [0, 3]])]),
    ])
  }

  @Test func `input that makes no sense is replaced, counted and named`() {
    let three = ColumnMetrics(columnCount: 3)
    let counts = [0, -3].map { columns in
      Row(
        name: "a column count of \(columns) is one column",
        plan: WaterfallPlan(
          width: 100, sections: [.init(metrics: .init(columnCount: columns), heights: [5, 6])]),
        frames: "0 0 100 5, 0 5 100 6", content: CGSize(width: 100, height: 11),
        oddities: [.invalidColumnCount(computed: CGFloat(columns))])
    }
    check(counts)
    check([
      Row(
        name: "spans below one column",
        plan: WaterfallPlan(
          width: 90,
          sections: [
            .init(metrics: three, heights: [5, 5]),
            .init(metrics: three, heights: [5, 5, 5], spans: [1, 0, -4]),
          ]),
        frames: "0 0 30 5, 30 0 30 5\n0 5 30 5, 30 5 30 5, 60 5 30 5",
        content: CGSize(width: 90, height: 10),
        oddities: [.invalidSpans(count: 2, section: 1, item: 1)]),
      Row(
        name: "insets below zero may pull sections over each other, and all are found",
        plan: WaterfallPlan(
          width: 100,
          sections: [
            .init(heights: [50, 50]),
            .init(metrics: ColumnMetrics(inset: inset(-70, 0, -200, 0)), heights: [20]),
          ]),
        frames: "0 0 100 50, 0 50 100 50\n0 30 100 20", content: CGSize(width: 100, height: 0),
        oddities: [.negativeContent(length: -150)],
        finds: [(CGRect(0, 35, 10, 5), [[0, 0], [1, 0]])]),
    ])
  }

  @Test func `columns that a negative gap leaves without width are told by their items`() {
    let overlapping = ColumnMetrics(columnWeights: [0, 1], itemGap: -50)
    let plan = WaterfallPlan(
      width: 0,
      sections: [.init(metrics: overlapping, heights: [5, 5, 5], spans: [2, 1, 1])])
    #expect(plan.oddities == [.sizelessItems(count: 2, section: 0, item: 0)])
  }

  @Test func `no number that is not finite gets out`() {
    forEachRow(of: [CGFloat.nan, .infinity, -.infinity, -1e300]) { value in
      let insets = inset(value, value, value, value)
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
      for frame in (0..<2).flatMap({ frames(plan, section: $0) }) {
        #expect(frame.isFiniteRect && frame.size.width >= 0 && frame.size.height >= 0)
      }
    }
  }

  @Test func `positions that do not exist have no frame`() {
    #expect(WaterfallPlan(width: 320).frame(section: 0, item: 0) == nil)
    let plan = WaterfallPlan(width: 100, sections: [.init(heights: [5])])
    #expect(plan.frame(section: 0, item: 0) != nil)
    for (section, item) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
      #expect(plan.frame(section: section, item: item) == nil)
    }
  }

  // MARK: Changes

  @Test func `of many sections those that moved are found at their new places`() {
    var inputs = (0..<100).map { section in
      WaterfallPlan.SectionInput(
        metrics: .init(columnCount: 2), heights: [10, 20, CGFloat(section % 7)])
    }
    var plan = WaterfallPlan(width: 100, sections: inputs)
    #expect(found(plan, in: CGRect(0, 1000, 100, 20)) == [[50, 0], [50, 1], [50, 2]])
    plan.replaceItems(inSection: 40, from: 3, heights: [500, 400])
    inputs[40].heights += [500, 400]
    let isSame = plan == WaterfallPlan(width: 100, sections: inputs)
    #expect(isSame)
    #expect(found(plan, in: CGRect(0, 1000, 100, 20)) == [[40, 3], [40, 4]])
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
    #expect(frames(plan, section: 1) == [CGRect(0, 12, 80, 5), CGRect(90, 12, 120, 6)])
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
