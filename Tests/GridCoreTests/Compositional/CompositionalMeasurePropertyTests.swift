import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Compositional measuring properties")
struct CompositionalMeasurePropertyTests {
  private static func size(_ random: inout SplitMix64) -> CGSize {
    CGSize(width: random.number(5...160), height: random.number(5...160))
  }

  @Test(.rule("CL-48"), .seeds(0..<300, inDebug: 12))
  func `measuring one by one comes to what a plan of all sizes is`() {
    var random = SplitMix64(seed: currentSeed)
    let draw = CompositionalDraw(.all, &random)
    var plan = draw.plan()
    for _ in 0..<7 {
      let elements = plan.elements.filter { plan.estimatedAxes(of: $0) != (false, false) }
      guard let element = elements.randomElement(using: &random) else { return }
      let before = plan.table
      let isOther = plan.measure(element, as: Self.size(&random))
      let table = plan.table
      #expect(isOther || table == before, "\(element)")
      let fresh = draw.plan(plan.measures)
      guard fresh.table == table, fresh == plan else {
        Issue.record("\(element):\n\(table)\nnot\n\(fresh.table)")
        return
      }
    }
  }

  @Test(.rule("CL-48"), .seeds(0..<300, inDebug: 12))
  func `a size on estimated axes is the frame's size`() {
    var random = SplitMix64(seed: currentSeed)
    let draw = CompositionalDraw([.estimates, .views, .nested, .boundaries, .orthogonal], &random)
    var plan = draw.plan()
    for _ in 0..<6 {
      guard let element = plan.elements.randomElement(using: &random) else { return }
      let (x, y) = plan.estimatedAxes(of: element)
      let size = Self.size(&random)
      let before = plan.frame(of: element)?.frame.size
      let isOther = plan.measure(element, as: size)
      let after = plan.frame(of: element)?.frame.size
      // It may have come to another place in a list, where it is not estimated.
      guard plan.estimatedAxes(of: element) == (x, y) else { continue }
      if !x, !y { #expect(!isOther && after == before) }
      // Uniform items are as long as the longest (CL-50).
      if x { #expect(after.map { $0.width >= size.width } == true) }
      if y { #expect(after.map { $0.height >= size.height } == true) }
    }
  }

  @Test(.seeds(0..<300, inDebug: 12))
  func `finite sizes give finite frames, measured ones and views too`() {
    var random = SplitMix64(seed: currentSeed)
    let draw = CompositionalDraw(.all, &random)
    var plan = draw.plan()
    let odd: [CGFloat] = [0, -1, 1e-9, 1e12, -1e12, 1e300, 3.3, .infinity, .nan]
    for _ in 0..<8 {
      guard let element = plan.elements.randomElement(using: &random) else { return }
      let size = CGSize(
        width: odd.randomElement(using: &random) ?? 0,
        height: odd.randomElement(using: &random) ?? 0)
      _ = plan.measure(element, as: size)
    }
    #expect(plan.contentSize.width.isFinite && plan.contentSize.height.isFinite)
    for element in plan.elements {
      guard let frame = plan.frame(of: element)?.frame else { continue }
      #expect(
        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite
          && frame.height.isFinite, "\(element)")
    }
  }
}
