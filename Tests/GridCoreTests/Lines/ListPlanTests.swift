import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("List plan")
struct ListPlanTests {
  private func found(_ plan: ListPlan, in rect: CGRect) -> [[Int]] {
    var found: [[Int]] = []
    plan.forEachSection(in: rect) { section, items in
      #expect(!items.isEmpty)
      for item in items { found.append([section, item]) }
    }
    return found
  }

  @Test func `rows are as wide as the insets leave, a gap apart`() {
    let inset = GridEdgeInsets(top: 7, left: 20, bottom: 9, right: 10)
    let plan = ListPlan(
      width: 330,
      sections: [
        .init(itemCount: 3, itemHeight: 40, lineGap: 5, inset: inset),
        .init(itemCount: 0, itemHeight: 40, lineGap: 5, inset: inset),
        .init(itemCount: 1, itemHeight: 30),
      ])
    #expect(plan.frame(section: 0, item: 0) == CGRect(20, 7, 300, 40))
    #expect(plan.frame(section: 0, item: 2) == CGRect(20, 97, 300, 40))
    // 7 + 3 · 40 + 2 · 5 + 9 = 146, and 16 for the empty section.
    #expect(plan.frame(section: 2, item: 0) == CGRect(0, 162, 330, 30))
    #expect(plan.contentSize == CGSize(width: 330, height: 192))
    #expect(plan.oddities == [])
    #expect(found(plan, in: CGRect(0, 47, 400, 5)) == [])
    #expect(found(plan, in: CGRect(0, 46, 400, 117)) == [[0, 0], [0, 1], [0, 2], [2, 0]])
    #expect(found(plan, in: CGRect(0, 0, 20, 400)) == [[2, 0]])
  }

  @Test func `without sections or rows there is no more than insets`() {
    #expect(ListPlan(width: 300, sections: []).contentSize == CGSize(width: 300, height: 0))
    let inset = GridEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    let empty = ListPlan(
      width: 300, sections: [.init(itemCount: 0, itemHeight: 60, lineGap: 10, inset: inset)])
    #expect(empty.contentSize.height == 7)
    #expect(found(empty, in: .infinite) == [])
  }

  @Test func `positions that do not exist have no frame`() {
    let plan = ListPlan(width: 100, sections: [.init(itemCount: 2, itemHeight: 10)])
    for (section, item) in [(0, 2), (0, -1), (1, 0), (-1, 0)] {
      #expect(plan.frame(section: section, item: item) == nil)
    }
  }

  @Test func `a million rows take no more than one`() {
    let plan = ListPlan(width: 100, sections: [.init(itemCount: .max, itemHeight: 0.5)])
    #expect(found(plan, in: CGRect(0, 1e6, 9, 1)) == [[0, 2_000_000], [0, 2_000_001]])
    var rows: [Range<Int>] = []
    plan.forEachSection(in: .infinite) { rows.append($1) }
    #expect(rows == [0..<Int.max])
  }

  @Test(.rows) func `input that makes no sense is replaced`() {
    let rows: [(section: ListPlan.Section, codes: [String])] = [
      (
        section: .init(itemCount: 1, itemHeight: -5),
        codes: ["negative-or-zero-size", "negative-or-zero-size"]
      ),
      (
        section: .init(itemCount: 1, itemHeight: .nan),
        codes: ["non-finite-geometry", "negative-or-zero-size"]
      ),
      (section: .init(itemCount: -4, itemHeight: 5), codes: []),
      (
        section: .init(
          itemCount: 2, itemHeight: 5,
          inset: GridEdgeInsets(top: 0, left: 90, bottom: 0, right: 20)),
        codes: ["negative-or-zero-size", "negative-or-zero-size"]
      ),
      (section: .init(itemCount: 9, itemHeight: 5, lineGap: -6), codes: ["content-size-mismatch"]),
      (
        section: .init(itemCount: 2, itemHeight: 5, lineGap: .infinity),
        codes: ["non-finite-geometry"]
      ),
    ]
    forEachRow(of: rows) { section, codes in
      let plan = ListPlan(width: 100, sections: [section])
      #expect(plan.oddities.map(\.code) == codes)
      #expect(plan.contentSize.height >= 0)
      for item in 0..<max(0, section.itemCount) {
        let frame = plan.frame(section: 0, item: item)
        #expect(frame?.isFiniteRect == true)
        #expect((frame?.size.width ?? -1) >= 0 && (frame?.size.height ?? -1) >= 0)
      }
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `rows follow the formula, and any rect finds what a plain filter finds`() {
    var draw = PlanDraw(seed: currentSeed)
    let width = draw.pick([1, draw.length(1...3000), 3000])
    let sections = (0..<draw.integer(0...6)).map { _ in
      ListPlan.Section(
        itemCount: draw.pick([0, 1, draw.integer(0...300)]),
        itemHeight: draw.pick([0, draw.length(0...120), 100 / 3]),
        lineGap: draw.pick([0, draw.length(0...20), draw.length(-40...0)]),
        inset: draw.insets(upTo: 40))
    }
    let plan = ListPlan(width: width, sections: sections)
    var all: [(position: [Int], frame: CGRect)] = []
    var y: CGFloat = 0
    for (index, section) in sections.enumerated() {
      let inset = section.inset
      let pitch = section.itemHeight + section.lineGap
      for item in 0..<section.itemCount {
        let expected = CGRect(
          x: inset.left, y: y + inset.top + CGFloat(item) * pitch,
          width: max(0, width - inset.left - inset.right), height: section.itemHeight)
        let frame = plan.frame(section: index, item: item) ?? .null
        #expect(difference([frame], from: [expected]) == nil)
        all.append(([index, item], frame))
      }
      let count = CGFloat(section.itemCount)
      y += inset.top + inset.bottom
      if count > 0 { y += count * section.itemHeight + (count - 1) * section.lineGap }
    }
    #expect(abs(plan.contentSize.height - max(0, y)) <= 1e-9 * max(1, abs(y)))
    #expect(plan.contentSize.width == width)
    for rect in draw.rects(around: plan.contentSize, count: 25) {
      let expected = all.filter { $0.frame.overlaps(rect) }.map(\.position)
      #expect(found(plan, in: rect) == expected, "\(describe(rect))")
    }
  }
}
