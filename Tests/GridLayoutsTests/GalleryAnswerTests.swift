import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Answers are given again as they are, which tells the grid that there is nothing new in them.
@MainActor @Suite("Repeated answers of the gallery")
struct GalleryAnswerTests {
  private func isOneArray(
    _ a: [GridViewLayoutAttributes], _ b: [GridViewLayoutAttributes]
  ) -> Bool {
    a.withUnsafeBytes { a in b.withUnsafeBytes { a.baseAddress == $0.baseAddress } }
  }

  @Test(.rows)
  func `a slow scroll gets the same array as long as the same elements meet the rectangle`() {
    forEachRow(of: GallerySetup.planned) { id in
      let stage = GallerySetup().makeStage(id, counts: [40, 30])
      var rect = stage.grid.bounds
      var last = try #require(stage.layout.layoutAttributesForElements(in: rect))
      var repeated = 0
      for _ in 0..<200 {
        rect.origin.y += 1
        let answer = try #require(stage.layout.layoutAttributesForElements(in: rect))
        let isSame = answer.map(\.key) == last.map(\.key)
        if !answer.isEmpty { #expect(isOneArray(answer, last) == isSame) }
        repeated += isSame ? 1 : 0
        last = answer
      }
      #expect(repeated > 100)
    }
  }

  @Test(.seeds(0..<20, inDebug: 4), .rows)
  func `whatever was released or changed, an answer has the frames of single answers`() {
    forEachRow(of: GallerySetup.planned) { id in
      var draw = GalleryDraw(seed: currentSeed)
      let stage = GallerySetup(&draw).makeStage(id, counts: draw.counts(), size: draw.viewport())
      let rects = draw.rects(around: stage.grid.contentSize, count: 4)
      for step in 0..<60 {
        let rect = rects[draw.integer(0...3)]
        let answer = stage.grid.ask(elementsIn: rect)
        let plan = try #require((stage.layout as? GalleryLayout)?.plan)
        var expected: [GalleryElement] = []
        plan.appendElements(in: rect, to: &expected)
        #expect(answer.map(\.frame) == expected.map(\.frame), "step \(step)")
        #expect(answer.map(\.key.position.item) == expected.map(\.item), "step \(step)")
        #expect(answer.allSatisfy { $0.alpha == 1 }, "step \(step)")
        switch draw.integer(0...9) {
        case 0...2:
          (stage.layout as? any BuiltInLayout)?.evictAttributes(outside: rects[draw.integer(0...3)])
        case 3: (stage.layout as? any BuiltInLayout)?.evictAttributes(outside: .null)
        case 4: answer.last?.alpha = 0.5
        case 5: stage.layout.invalidateLayout()
        default: break
        }
      }
    }
  }
}
