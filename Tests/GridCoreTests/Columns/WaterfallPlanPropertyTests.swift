import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Waterfall plan, over seeds")
struct WaterfallPlanPropertyTests {
  /// Input of every kind within what a user may sensibly ask for.
  private struct Case {
    var width: CGFloat
    var margin: GridEdgeInsets
    var sections: [WaterfallPlan.SectionInput]

    init(draw: inout PlanDraw) {
      width = CGFloat(draw.pick([1, draw.integer(1...400), draw.integer(300...3000), 3000]))
      margin = draw.chance(50) ? .zero : draw.insets(upTo: 20)
      sections = []
      for _ in 0..<draw.integer(0...6) { sections.append(Self.section(&draw)) }
    }

    static func section(_ draw: inout PlanDraw) -> WaterfallPlan.SectionInput {
      var metrics = ColumnMetrics(
        columnCount: draw.pick([1, 2, 3, draw.integer(1...12), 300]),
        itemGap: draw.pick([0, draw.length(0...20)]), lineGap: draw.pick([0, draw.length(0...20)]),
        inset: draw.chance(50) ? .zero : draw.insets(upTo: 30),
        firstRow: draw.pick([.inTurn, .shortest]))
      if draw.chance(25) {
        metrics.columnWeights = (0..<draw.integer(1...6)).map { _ in CGFloat(draw.integer(1...4)) }
      }
      let heights = draw.heights(
        count: draw.pick([0, 1, draw.integer(0...40), draw.integer(0...300)]))
      let spans = draw.chance(35) ? heights.map { _ in draw.pick([1, 1, 1, 2, 3, 9]) } : []
      return .init(metrics: metrics, heights: heights, spans: spans)
    }

    /// Now and then gaps and insets below zero, which let items overlap, and sections too.
    mutating func tangle(_ draw: inout PlanDraw) {
      guard draw.chance(20) else { return }
      for section in sections.indices {
        sections[section].metrics.lineGap = draw.length(-30...5)
        sections[section].metrics.inset.top = draw.length(-90...5)
        sections[section].metrics.inset.bottom = draw.length(-90...5)
      }
    }

    var plan: WaterfallPlan { WaterfallPlan(width: width, margin: margin, sections: sections) }
  }

  /// The rules of 4.1 and 4.4 word for word, from the input to frames.
  private func naiveFrames(_ input: Case) -> (frames: [[CGRect]], height: CGFloat) {
    var frames: [[CGRect]] = []
    var y = input.margin.top
    for section in input.sections {
      let metrics = section.metrics
      let columns = metrics.columnWeights?.count ?? max(1, metrics.columnCount)
      let gap = metrics.itemGap
      let room = max(
        0,
        input.width - input.margin.left - input.margin.right - metrics.inset.left
          - metrics.inset.right - CGFloat(columns - 1) * gap)
      let weights = metrics.columnWeights ?? Array(repeating: 1, count: columns)
      let widths = weights.map { room * $0 / weights.reduce(0, +) }
      let spans = section.heights.indices.map { item in
        min(columns, item < section.spans.count ? max(1, section.spans[item]) : 1)
      }
      let isIrregular = metrics.columnWeights != nil || spans.contains { $0 > 1 }
      let inTurn = metrics.firstRow == .inTurn && !isIrregular
      y += metrics.inset.top
      var bottoms = Array(repeating: y, count: columns)
      var placed: [CGRect] = []
      for (item, height) in section.heights.enumerated() {
        let span = spans[item]
        var column = 0
        if inTurn && item < columns {
          column = item
        } else {
          let levels = (0...columns - span).map { bottoms[$0..<$0 + span].max() ?? 0 }
          column = levels.firstIndex(of: levels.min() ?? 0) ?? 0
        }
        let top = bottoms[column..<column + span].max() ?? 0
        let x =
          input.margin.left + metrics.inset.left + widths[..<column].reduce(0, +)
          + CGFloat(column) * gap
        let width = widths[column..<column + span].reduce(0, +) + CGFloat(span - 1) * gap
        placed.append(CGRect(x: x, y: top, width: width, height: height))
        for covered in column..<column + span { bottoms[covered] = top + height + metrics.lineGap }
      }
      y = (placed.map { $0.origin.y + $0.size.height }.max() ?? y) + metrics.inset.bottom
      frames.append(placed)
    }
    return (frames, y + input.margin.bottom)
  }

  private func frames(_ plan: WaterfallPlan, section: Int) -> [CGRect] {
    plan.sections[section].heights.indices.compactMap { plan.frame(section: section, item: $0) }
  }

  @Test(.seeds(0..<400, inDebug: 30))
  func `frames and content size are those of the rules read word for word`() {
    var draw = PlanDraw(seed: currentSeed)
    var input = Case(draw: &draw)
    input.tangle(&draw)
    let plan = input.plan
    let naive = naiveFrames(input)
    #expect(plan.sections.count == naive.frames.count)
    for section in input.sections.indices {
      let differs = difference(frames(plan, section: section), from: naive.frames[section])
      #expect(differs == nil, "section \(section)")
    }
    #expect(plan.contentSize.width == input.width)
    #expect(abs(plan.contentSize.height - max(0, naive.height)) <= 1e-9 * max(1, naive.height))
  }

  static func plan(_ random: inout GalleryRandom) -> WaterfallPlan {
    var draw = PlanDraw(seed: random.source.next())
    var input = Case(draw: &draw)
    input.tangle(&draw)
    for section in input.sections.indices where draw.chance(10) {
      input.sections[section].metrics.itemGap = draw.length(-30...5)
    }
    return input.plan
  }

  @Test(.seeds(1100..<1400, inDebug: 24))
  func `any changes end in the plan of a fresh start`() {
    var draw = PlanDraw(seed: currentSeed)
    var input = Case(draw: &draw)
    var plan = input.plan
    for _ in 0..<6 {
      let section = input.sections.isEmpty ? 0 : draw.integer(0...input.sections.count - 1)
      switch input.sections.isEmpty ? 3 : draw.integer(0...3) {
      case 0, 1:
        let old = input.sections[section]
        let count = old.heights.count
        let first = draw.pick([count, draw.integer(0...count)])
        let heights = draw.heights(count: draw.integer(0...60))
        let spans = draw.chance(30) ? heights.map { _ in draw.integer(1...3) } : []
        // Spans given for some items only: the others cover one column.
        let kept = (0..<first).map { $0 < old.spans.count ? old.spans[$0] : 1 }
        input.sections[section].heights = old.heights[..<first] + heights
        input.sections[section].spans = kept + spans
        plan.replaceItems(inSection: section, from: first, heights: heights, spans: spans)
      case 2:
        input.width = draw.length(1...3000)
        plan.setWidth(input.width)
      default:
        let new = Case.section(&draw)
        input.sections.append(new)
        plan = input.plan
      }
      // Not compared inside the macro, which would print every item.
      let isSame = plan == input.plan
      #expect(isSame)
    }
  }

  @Test func `finding a viewport in 200,000 items takes little more than in 8,000`() {
    // One section of 8,000 items, or 25.
    let heights = (0..<8000).map { CGFloat(50 + ($0 * 7919) % 200) }
    let metrics = ColumnMetrics(columnCount: 4)
    let small = WaterfallPlan(width: 800, sections: [.init(metrics: metrics, heights: heights)])
    let large = WaterfallPlan(
      width: 800,
      sections: Array(repeating: .init(metrics: metrics, heights: heights), count: 25))
    let work = [small, large].map { plan in
      var hits: [GalleryElement] = []
      let comparisons = plan.appendElements(
        in: CGRect(x: 0, y: plan.contentSize.height / 2, width: 800, height: 600), to: &hits)
      #expect(hits.count >= 12 && hits.count <= 40)
      return comparisons
    }
    #expect(work[0] < 1000)
    #expect(work[1] < work[0] + 400)
  }
}
