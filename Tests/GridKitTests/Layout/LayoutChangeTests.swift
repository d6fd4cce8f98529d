import GridCore
import GridKit
import GridTesting
import Testing

@Suite("Changes in answers of layouts")
@MainActor
struct LayoutChangeTests {
  /// Compares the changes in a flow layout's answers with those found by comparing the objects.
  @Test(arguments: SplitMix64.seeds(0..<200, inDebug: 50))
  func `a flow layout reports the changes that comparing finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let fixture = Fixture(
      GridViewFlowLayout(), counts: [random.number(0...60), random.number(0...200)])
    let layout = fixture.layout
    layout.itemSize = CGSize(width: 40 + random.number(0...40), height: 30)
    if random.percent(50) { layout.headerReferenceSize = CGSize(width: 20, height: 20) }
    layout.sectionHeadersPinToVisibleBounds = random.percent(20)
    fixture.grid.layoutIfNeeded()
    var last: (generation: AnswerGeneration, list: [GridViewLayoutAttributes], versions: [UInt32]) =
      (.none, [], [])
    var told: Set<String> = []
    var y: CGFloat = 0
    for step in 0..<80 {
      y += CGFloat(random.percent(10) ? random.number(-400...400) : random.number(-12...16))
      let rect = CGRect(x: 0, y: y, width: 320, height: 200)
      if random.percent(4) { last.list.randomElement(using: &random)?.alpha = 0.5 }
      if random.percent(4) { layout.invalidateLayout() }
      let isUnchanged = last.list.map(\.version) == last.versions
      let since = isUnchanged ? last.generation : .none
      let answer = layout.answer(in: rect, since: since)
      let list = answer.change == .same ? last.list : answer.list
      let places = list.map(ObjectIdentifier.init)
      let before = last.list.map(ObjectIdentifier.init)
      #expect(answer.count == list.count)
      switch answer.change {
      case .same:
        told.insert("same")
        #expect(answer.list.isEmpty && isUnchanged)
        #expect(answer.generation == last.generation && answer.generation != .none)
      case .slid(let kept):
        told.insert("slid")
        #expect(!kept.isEmpty)
        let start = before.firstIndex(of: places[kept.lowerBound]) ?? before.count
        #expect(Array(before[start...].prefix(kept.count)) == Array(places[kept]), "step \(step)")
        #expect(isUnchanged && answer.generation != last.generation)
      case .fresh:
        told.insert("fresh")
      }
      // A query through the public method has the same answer.
      let again = layout.layoutAttributesForElements(in: rect) ?? []
      #expect(again.map(ObjectIdentifier.init) == places, "step \(step)")
      last = (answer.generation, list, list.map(\.version))
    }
    if layout.sectionHeadersPinToVisibleBounds { #expect(told == ["fresh"]) }
  }

  @Test func `a layout of somebody's own tells none, nor does a subclass`() {
    final class Subclass: GridViewFlowLayout {}
    final class Foreign: GridViewLayout {}
    #expect(Answers(layout: GridViewFlowLayout()).reportingLayout != nil)
    #expect(Answers(layout: Subclass()).reportingLayout == nil)
    #expect(Answers(layout: Foreign()).reportingLayout == nil)
  }

  @Test func `generations are told apart, and none is none`() {
    let first = AnswerGeneration.none.next
    #expect(first != .none && first.next != first && first == AnswerGeneration.none.next)
  }
}
