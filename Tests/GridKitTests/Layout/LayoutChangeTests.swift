import GridTesting
import TestSupport
import Testing

@testable import GridKit

@Suite("Answers of a flow layout after each other")
@MainActor
struct LayoutChangeTests {
  /// Compares the answers of a layout that remembers the answer before with those of a layout that
  /// was made anew.
  @Test(.seeds(0..<200, inDebug: 20))
  func `elements keep their objects, and an unchanged answer is the same array`() {
    var random = SplitMix64(seed: currentSeed)
    let fixture = Fixture(
      GridViewFlowLayout(), counts: [random.number(0...60), random.number(0...200)])
    let layout = fixture.layout
    layout.itemSize = CGSize(width: 40 + random.number(0...40), height: 30)
    if random.percent(50) { layout.headerReferenceSize = CGSize(width: 20, height: 20) }
    layout.sectionHeadersPinToVisibleBounds = random.percent(20)
    fixture.grid.layoutIfNeeded()
    var last: [GridViewLayoutAttributes] = []
    var y: CGFloat = 0
    for step in 0..<80 {
      y += CGFloat(random.percent(10) ? random.number(-400...400) : random.number(-12...16))
      let rect = CGRect(0, y, 320, 200)
      let isInvalidated = random.percent(4)
      if isInvalidated { layout.invalidateLayout() }
      let isChanged = random.percent(4) && !last.isEmpty
      if isChanged { last.randomElement(using: &random)?.alpha = 0.5 }
      let answer = layout.layoutAttributesForElements(in: rect) ?? []
      let anew = layout.solved?.plan.frames(in: rect, pinning: layout.pinning) ?? []
      #expect(answer.map(\.frame) == anew.map(\.frame), "step \(step)")
      let before = Dictionary(uniqueKeysWithValues: last.map { ($0.key, $0) })
      for attributes in answer where !isInvalidated {
        guard let old = before[attributes.key], old.frame == attributes.frame else { continue }
        #expect(old === attributes, "step \(step)")
      }
      if !isInvalidated, !isChanged, answer.map(\.key) == last.map(\.key),
        answer.map(\.frame) == last.map(\.frame), !answer.isEmpty
      {
        #expect(
          answer.withUnsafeBufferPointer(\.baseAddress)
            == last.withUnsafeBufferPointer(\.baseAddress), "step \(step)")
      }
      last = answer
    }
  }
}
