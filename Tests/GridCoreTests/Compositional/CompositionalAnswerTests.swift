import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

extension CompositionalPlan {
  /// The answer that follows another.
  fileprivate func answer(
    in rect: CGRect, pinning: CompositionalPinning? = nil, offsets: [Int: CGFloat] = [:],
    after last: CompositionalAnswer = CompositionalAnswer()
  ) -> CompositionalAnswer {
    var answer = last
    self.answer(in: rect, pinning: pinning, offsets: offsets, into: &answer)
    return answer
  }
}

/// Parts that an answer takes from the one before are those that it would have found anew.
@Suite("Compositional answers after each other")
struct CompositionalAnswerTests {
  private typealias Traits = CompositionalDraw.Traits

  /// A rectangle a little further on, as scrolling asks, or anywhere.
  private static func next(
    after rect: CGRect, in plan: CompositionalPlan, _ random: inout SplitMix64
  ) -> CGRect {
    if random.percent(15) { return plan.randomRect(&random) }
    let distance = CGFloat(random.number(-60...60))
    return plan.axis == .y
      ? rect.offsetBy(dx: 0, dy: distance) : rect.offsetBy(dx: distance, dy: 0)
  }

  /// Returns the fault of an answer that follows another; nil if it has none.
  private static func fault(
    of answer: CompositionalAnswer, anew: CompositionalAnswer, after last: CompositionalAnswer
  ) -> String? {
    guard answer.frames == anew.frames else { return "frames \(answer.frames)" }
    guard answer.isRepeated == (answer.frames == last.frames) else { return "repeated" }
    let shared = answer.shared
    guard
      shared.isEmpty
        || answer.frames[shared.places].elementsEqual(last.frames[shared.placesBefore])
    else { return "shared \(shared)" }
    return nil
  }

  @Test(.rule("CL-38"), .rows)
  func `an answer after another is the same, and says what both share`() {
    forEachRow(of: Traits.sorts, named: \.name) { sharesWithTheAnswerBefore($0, $1) }
  }

  private func sharesWithTheAnswerBefore(_ name: String, _ traits: Traits) {
    var sharedCount = 0
    for seed in (0..<300).scaled(inDebug: 8) {
      var random = SplitMix64(seed: seed)
      var plan = CompositionalDraw(traits, &random).plan()
      let elements = plan.elements
      var rect = CGRect(0, 0, 320, 300)
      var offsets: [Int: CGFloat] = [:]
      var last = CompositionalAnswer()
      for step in 0..<12 {
        rect = Self.next(after: rect, in: plan, &random)
        if random.percent(30) { offsets[random.number(0...2)] = CGFloat(random.number(0...300)) }
        if random.percent(15), let element = elements.randomElement(using: &random) {
          _ = plan.measure(
            element, as: CGSize(width: random.number(5...200), height: random.number(5...200)))
          last.forgetSegments()
        }
        let pinning = random.percent(30) ? CompositionalPinning(visible: rect) : nil
        func ask(after last: CompositionalAnswer) -> CompositionalAnswer {
          plan.answer(in: rect, pinning: pinning, offsets: offsets, after: last)
        }
        let anew = ask(after: CompositionalAnswer())
        var withoutRows = last
        withoutRows.forgetSegments()
        let answer = ask(after: last)
        if let fault = Self.fault(of: ask(after: withoutRows), anew: anew, after: last)
          ?? Self.fault(of: answer, anew: anew, after: last)
        {
          Issue.record("\(name) \(seed) step \(step), \(rect): \(fault)")
          return
        }
        sharedCount += answer.shared.places.count
        last = answer
      }
    }
    #expect(sharedCount > 25, "\(name): nothing was shared")
  }

  @Test(.rule("CL-38", "CL-44"))
  func `a cell that sticks out of its group shows no longer than that`() {
    let plan = CompositionalPlan(
      [3], HG(100, 50, I(W(1), 80)), insets: EI(0, 0, 100, 0), isOrthogonal: true)
    let first = plan.answer(in: CGRect(0, 0, 320, 200))
    #expect(first.frames.map { $0.frame.maxY } == [80, 80, 80])
    let onGroup = plan.answer(in: CGRect(0, 45, 320, 200), after: first)
    #expect(onGroup.isRepeated)
    let below = plan.answer(in: CGRect(0, 60, 320, 200), after: onGroup)
    #expect(below.frames.isEmpty)
  }

  @Test func `a query beyond the content has all groups of an orthogonal section`() {
    let huge = CGRect(-5000, 0, 50_000, 50_000)
    let group = HG(100, 50, I(W(1), H(1)))
    let plan = CompositionalPlan([9, 9], group, isOrthogonal: true)
    #expect(plan.contentSize.width == 320)
    let frames = (0..<18).map {
      CGRect(x: CGFloat($0 % 9) * 100, y: $0 < 9 ? 0 : 50, width: 100, height: 50)
    }
    for offsets in [[:], [0: 250 as CGFloat]] {
      #expect(plan.answer(in: huge, offsets: offsets).frames.map(\.frame) == frames)
    }
    // A rectangle beside the content has what lies there, along the row and nowhere else.
    let beside = plan.answer(in: CGRect(450, 0, 100, 50)).frames
    #expect(beside.map(\.frame.minX) == [400, 500])
    #expect(plan.answer(in: CGRect(0, 100, 320, 100)).frames.isEmpty)
    let sideways = CompositionalPlan(
      [9], VG(50, 100, I(W(1), H(1))), down: false, isOrthogonal: true)
    #expect(sideways.contentSize.height == 480)
    #expect(sideways.answer(in: CGRect(0, -5000, 50_000, 50_000)).frames.count == 9)
    // Other sections end with the content.
    #expect(CompositionalPlan([9], group).answer(in: huge).frames.count == 9)
  }

  @Test(.rule("CL-38"))
  func `later answers share the elements that stay on screen, down and back`() {
    let rows = HG(W(1), 50, I(W(0.5), 50))
    let plan = CompositionalPlan([40], rows, size: CGSize(width: 100, height: 200))
    let first = plan.answer(in: CGRect(0, 25, 100, 200))
    #expect(first.frames.count == 10 && first.shared.isEmpty && !first.isRepeated)
    let down = plan.answer(in: CGRect(0, 125, 100, 200), after: first)
    #expect(down.shared.places == 0..<6 && down.shared.placesBefore == 4..<10)
    let back = plan.answer(in: CGRect(0, 25, 100, 200), after: down)
    #expect(back.shared.places == 4..<10 && back.shared.placesBefore == 0..<6)
    let again = plan.answer(in: CGRect(0, 30, 100, 200), after: back)
    #expect(again.isRepeated)
    let far = plan.answer(in: CGRect(0, 700, 100, 200), after: again)
    #expect(far.shared.isEmpty && !far.isRepeated)
  }
}
