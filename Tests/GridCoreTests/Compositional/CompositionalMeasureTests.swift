import Foundation
import GridCore
import TestSupport
import Testing

/// Sizes that views ask for (CL-11, CL-21, CL-48 to CL-50).
@Suite("Compositional measuring", .rows)
struct CompositionalMeasureTests {
  private typealias Plan = CompositionalPlan

  private static func measure(
    _ plan: inout Plan, _ items: Range<Int>, section: Int = 0, _ width: CGFloat, _ height: CGFloat
  ) {
    for item in items {
      _ = plan.measure(
        .cell(section: section, item: item), as: CGSize(width: width, height: height))
    }
  }

  @Test(.rule("CL-48")) func `rows that are not measured stay at the estimate`() {
    var plan = Plan([60], HG(W(1), .estimated(44), I(W(1), .estimated(44))))
    #expect(plan.content == "320 × 2640")
    // 11 rows, together 148 more than their estimates.
    Self.measure(&plan, 0..<10, 320, 58)
    Self.measure(&plan, 10..<11, 320, 52)
    #expect(plan.content == "320 × 2788")
    #expect(plan.frame(section: 0, item: 11).map(frameText) == "0,632,320,44")
    #expect(plan.frame(section: 0, item: 59).map(frameText) == "0,2744,320,44")
    #expect(plan.measures.count == 11)
    let kept = Plan(
      axis: .y, bounds: plan.bounds,
      sections: [
        CompositionalSection(
          itemCount: 60, group: HG(W(1), .estimated(44), I(W(1), .estimated(44))))
      ], pixels: PixelGrid(scale: 2), measures: plan.measures)
    #expect(kept == plan && kept.table == plan.table)
  }

  @Test func `only estimated axes are taken, and the answer says whether anything moved`() {
    var plan = Plan([4], HG(W(1), .estimated(44), I(W(0.5), .estimated(30))))
    let first = CompositionalElement.cell(section: 0, item: 0)
    #expect(plan.estimatedAxes(of: first) == (false, true))
    #expect(plan.estimatedAxes(of: .cell(section: 9, item: 0)) == (false, false))
    var moves = [plan.measure(first, as: CGSize(width: 999, height: 30))]
    #expect(plan.measures[first] == CGSize(width: 999, height: 30))
    moves.append(plan.measure(first, as: CGSize(width: 999, height: 31)))
    #expect(plan.frame(of: first)?.frame == CGRect(0, 0, 160, 31))
    moves.append(plan.measure(first, as: CGSize(width: CGFloat.nan, height: 50)))
    moves.append(plan.measure(.cell(section: 0, item: 4), as: .zero))
    moves.append(plan.measure(.cell(section: 3, item: 0), as: .zero))
    moves.append(plan.measure(.decoration(section: 0, index: 0), as: .zero))
    #expect(moves == [false, true, false, false, false, false])
  }

  /// A plan whose cells are measured in turn, with what `text` shows before and after each measure.
  private struct Row {
    var name: String
    var plan: Plan
    var text: (Plan) -> String = \.cells
    var steps: [(items: Range<Int>, width: CGFloat, height: CGFloat, text: String)]
    var content: String?
    var measureCount: Int?
  }

  @Test(.rule("CL-11", "CL-12", "CL-21", "CL-49")) func `cells take the sizes that they measure`() {
    let halves = HG(W(1), .estimated(44), I(W(0.5), .estimated(30)))
    let counted = CompositionalItem(
      CompositionalSize(W(1), .estimated(88)),
      group: .counted(.y, I(W(1), .estimated(44)), count: 2, interItemSpacing: .fixed(5)))
    let wrapped = HG(W(1), .estimated(30), I(.estimated(100), .estimated(30)), spacing: .fixed(10))
    let nested = HG(
      W(1), .estimated(100), I(W(0.5), .estimated(40)),
      VG(W(0.5), .estimated(60), I(W(1), .estimated(20)), I(W(1), .estimated(20))))
    let inset = HG(W(1), .estimated(44), I(W(1), .estimated(30), insets: EI(5, 6, 7, 8)))
    let column = VG(W(1), .estimated(100), I(W(1), .estimated(30)), I(W(1), 20), spacing: .fixed(4))
    let rows = [
      Row(
        name: "CL-49: neighbours keep their own heights, and the group follows the tallest",
        plan: Plan([4], halves),
        steps: [
          (0..<1, 160, 50, "0,0,160,50 · 160,0,160,30 · 0,50,160,30 · 160,50,160,30"),
          (1..<2, 160, 70, "0,0,160,50 · 160,0,160,70 · 0,70,160,30 · 160,70,160,30"),
        ], content: "320 × 100"),
      Row(
        name: "CL-49: a counted column does not measure its items", plan: Plan([4], counted),
        steps: [(0..<4, 320, 70, boxes("320,41.5", "0,0 · 0,46.5 · 0,88 · 0,134.5"))],
        content: "320 × 176", measureCount: 0),
      Row(
        name: "CL-49: in a group of fixed length a measured row sticks out at the end",
        plan: Plan([3], HG(W(1), 44, I(W(1), .estimated(44)))),
        steps: [(1..<2, 320, 60, "0,0,320,44 · 0,44,320,60 · 0,88,320,44")],
        content: "320 × 132"),
      Row(
        name: "CL-49: and a measured column",
        plan: Plan([3], VG(W(1), 44, I(W(1), .estimated(44)))),
        steps: [(1..<2, 320, 60, "0,0,320,44 · 0,44,320,60 · 0,88,320,44")],
        content: "320 × 132"),
      Row(
        name: "CL-21: a column of an estimated length is as long as its items, once",
        plan: Plan([4], column), text: \.corners,
        steps: [
          (0..<0, 0, 0, "0,0 · 0,34 · 0,54 · 0,88"), (0..<1, 0, 50, "0,0 · 0,54 · 0,74 · 0,108"),
        ], content: "320 × 128"),
      Row(
        name: "CL-12: items of estimated widths begin a new row where they do not fit",
        plan: Plan([7], wrapped, between: 5), text: \.corners,
        steps: [
          (0..<0, 0, 0, "0,0 · 110,0 · 220,0 · 0,35 · 110,35 · 220,35 · 0,70"),
          (0..<3, 60, 30, "0,0 · 70,0 · 140,0 · 210,0 · 0,35 · 110,35 · 220,35"),
          (1..<2, 250, 40, "0,0 · 70,0 · 0,45 · 70,45 · 180,45 · 0,80 · 110,80"),
          // One that is longer than the row has a row of its own.
          (1..<2, 500, 40, "0,0 · 0,35 · 0,80 · 70,80 · 180,80 · 0,115 · 110,115"),
        ]),
      Row(
        name: "the frame of the longer one", plan: Plan([7], wrapped, between: 5),
        text: { $0.frame(section: 0, item: 1).map(frameText) ?? "" },
        steps: [
          (0..<3, 60, 30, "70,0,60,30"), (1..<2, 250, 40, "70,0,250,40"),
          (1..<2, 500, 40, "0,35,500,40"),
        ]),
      Row(
        name: "CL-11: insets of an estimated axis count for nothing", plan: Plan([1], inset),
        steps: [(0..<0, 0, 0, "6,0,306,30"), (0..<1, 0, 50, "6,0,306,50")],
        content: "320 × 50"),
      Row(
        name: "groups in groups grow with what they have", plan: Plan([6], nested),
        text: \.corners,
        steps: [
          (0..<0, 0, 0, "0,0 · 160,0 · 160,20 · 0,40 · 160,40 · 160,60"),
          (1..<2, 0, 50, "0,0 · 160,0 · 160,50 · 0,70 · 160,70 · 160,90"),
        ], content: "320 × 110"),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var plan = row.plan
      for step in row.steps {
        Self.measure(&plan, step.items, step.width, step.height)
        #expect(row.text(plan) == step.text, "after measuring \(step.items)")
      }
      if let content = row.content { #expect(plan.content == content) }
      if let count = row.measureCount { #expect(plan.measures.count == count) }
    }
  }

  @Test(.rule("CL-50")) func `uniform siblings are as long as the longest of their group`() {
    var plan = Plan([4], HG(W(1), .estimated(44), I(W(0.5), .uniform(30))))
    #expect(plan.content == "320 × 60")
    Self.measure(&plan, 0..<1, 0, 50)
    #expect(plan.cells == boxes("160,50", "0,0 · 160,0") + " · " + boxes("160,30", "0,50 · 160,50"))
    let second = CompositionalElement.cell(section: 0, item: 1)
    var moves = [40, 64].map { plan.measure(second, as: CGSize(width: 0, height: $0)) }
    #expect(plan.cells == boxes("160,64", "0,0 · 160,0") + " · " + boxes("160,30", "0,64 · 160,64"))
    moves.append(plan.measure(second, as: CGSize(width: 0, height: 20)))
    #expect(moves == [false, true, true])
    #expect(plan.content == "320 × 80")
  }

  @Test func `boundary items, of sections and of the layout, may be estimated`() {
    func item(_ y: CompositionalBoundary.Place) -> CompositionalBoundary {
      CompositionalBoundary(
        kind: 1, size: CompositionalSize(W(1), .estimated(20)), x: .middle, y: y)
    }
    var plan = Plan(
      [2, 2], HG(W(1), 40, I(W(0.5), H(1))), boundaries: [item(.start)], layout: [item(.end)])
    #expect(plan.content == "320 × 140")
    let header = CompositionalElement.boundary(section: 0, index: 0)
    #expect(plan.estimatedAxes(of: header) == (false, true))
    let moves = [33, 33].map { plan.measure(header, as: CGSize(width: 1, height: $0)) }
    #expect(moves == [true, false])
    #expect(plan.boundary(0) == "0,0,320,33 | 0,73,320,20")
    #expect(plan.corners == "0,33 · 160,33 | 0,93 · 160,93")
    let isOther12 = plan.measure(.layoutBoundary(index: 0), as: CGSize(width: 1, height: 7))
    #expect(isOther12)
    #expect(plan.boundaryFrame(0).map(frameText) == "0,133,320,7")
    #expect(plan.content == "320 × 140")
  }

  @Test func `anchored views may be estimated, each by its number`() {
    let view = CompositionalSupplementary(
      kind: 3, size: CompositionalSize(.estimated(20), 10), containerAnchor: anchor(1, 0))
    var plan = Plan([40], HG(W(1), 40, I(W(0.5), H(1), views: [view])))
    let element = CompositionalElement.supplementary(section: 0, kind: 3, number: 21)
    #expect(plan.frame(of: element).map { frameText($0.frame) } == "300,400,20,10")
    #expect(plan.estimatedAxes(of: element) == (true, false))
    let isOther13 = plan.measure(element, as: CGSize(width: 50, height: 99))
    #expect(isOther13)
    #expect(plan.frame(of: element).map { frameText($0.frame) } == "270,400,50,10")
    let next = CompositionalElement.supplementary(section: 0, kind: 3, number: 23)
    #expect(plan.frame(of: next).map { frameText($0.frame) } == "300,440,20,10")
  }

  @Test(.rule("CL-44")) func `an orthogonal section is as tall as the tallest of its row`() {
    var plan = Plan(
      [5], VG(100, .estimated(50), I(W(1), .estimated(50))), between: 10, isOrthogonal: true)
    #expect(plan.content == "320 × 50")
    Self.measure(&plan, 4..<5, 0, 80)
    #expect(plan.content == "320 × 80")
    #expect(plan.row(ofSection: 0)?.viewport == CGRect(0, 0, 320, 80))
    var wide = Plan([5], HG(.estimated(100), 50, I(.estimated(100), H(1))), isOrthogonal: true)
    Self.measure(&wide, 1..<2, 150, 0)
    #expect(wide.row(ofSection: 0)?.range == 0...230)
    #expect(wide.row(ofSection: 0)?.rest(for: 190, .groupPaging) == 230)
    #expect(wide.row(ofSection: 0)?.rest(for: 120, .continuousGroupLeadingBoundary) == 100)
    #expect(wide.row(ofSection: 0)?.rest(for: 0, .groupPagingCentered) == 15)
  }

  @Test func `sizes follow their elements through updates`() {
    var measures = CompositionalMeasures()
    for item in 0..<3 {
      measures.set(CGSize(width: 1, height: item), for: .cell(section: 0, item: item))
    }
    let moved = measures.mapped { element in
      guard case .cell(0, let item) = element, item != 1 else { return nil }
      return .cell(section: 1, item: item + 5)
    }
    #expect(moved.count == 2)
    #expect(moved[.cell(section: 1, item: 7)] == CGSize(width: 1, height: 2))
    #expect(!measures.isEmpty)
    #expect(CompositionalMeasures().isEmpty)
  }
}
