import Foundation
import GridCore
import GridTesting
import Testing

@Suite("Flow answers that hold for other regions")
struct FlowAnswerTests {
  private static func rect(_ start: CGFloat, _ length: CGFloat, _ axis: FlowAxis) -> CGRect {
    CGRect(
      origin: axis.point(start: 0, offset: start), size: axis.size(length: 100, extent: length))
  }

  private struct Place: Equatable {
    var section: Int
    var element: FlowElement
    var frame: CGRect
  }

  private static func places(of parts: [FlowPart], in plan: FlowPlan) -> [Place] {
    var frames: [FlowFrame] = []
    for part in parts { plan.appendFrames(of: part, to: &frames) }
    return frames.map { Place(section: $0.section, element: $0.element, frame: $0.frame) }
  }

  /// The slow and obvious way: element by element.
  private static func places(in rect: CGRect, of plan: FlowPlan) -> [Place] {
    plan.frames(in: rect).map { Place(section: $0.section, element: $0.element, frame: $0.frame) }
  }

  @Test(arguments: SplitMix64.seeds(0..<300, inDebug: 60))
  func `an answer that is said to hold is the one of the other region`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var held = 0
    for temper in FlowSample.Temper.allCases {
      let plan = FlowSample(seed: seed, temper: temper).plan(grid: PixelGrid(scale: 2))
      let extent = plan.axis.extent(of: plan.contentSize)
      for _ in 0..<10 {
        let start = CGFloat.random(in: -50...max(50, extent), using: &random).rounded()
        let length = CGFloat(Int.random(in: 0...300, using: &random))
        let asked = Self.rect(start, length, plan.axis)
        let (parts, limits) = plan.parts(in: plan.region(of: asked), lookingAround: length / 4)
        let places = Self.places(of: parts, in: plan)
        #expect(places == Self.places(in: asked, of: plan))
        for step in -20...20 {
          let other = Self.rect(start + CGFloat(step) * 2.5, length, plan.axis)
          guard limits.hold(for: plan.region(of: other)) else { continue }
          held += 1
          #expect(Self.places(in: other, of: plan) == places, "\(temper), \(asked), \(other)")
        }
      }
    }
    // A test that never finds an answer to hold proves nothing.
    #expect(held > 0)
  }

  @Test func `rows of 100 points hold until the next row is touched`() {
    let plan = FlowPlan(
      axis: .vertical, crossLength: 800, grid: PixelGrid(scale: 2),
      sections: [
        FlowSection(
          items: .uniform(count: 1000, size: CGSize(width: 100, height: 100)), inset: .zero,
          lineSpacing: 0, interitemSpacing: 0, headerExtent: 0, footerExtent: 0)
      ])
    let (parts, limits) = plan.parts(
      in: FlowSpan(start: 250, end: 850), lookingAround: 150)
    #expect(parts.map(\.kind) == (2...8).map { .line($0) })
    let held = stride(from: 180, through: 320, by: 10).filter {
      limits.hold(for: plan.region(of: Self.rect(CGFloat($0), 600, .vertical)))
    }
    // A line that ends or starts at the region's edge is part of the answer (FL-53).
    #expect(held == [210, 220, 230, 240, 250, 260, 270, 280, 290])
  }
}

@Suite("Searching around a guess")
struct FlowSearchTests {
  @Test func `the first place is found whatever the guess`() {
    for count in 0...20 {
      for first in 0...count {
        for guess in -3...count + 3 {
          let found = FlowSearch.first(below: count, near: guess) { place in
            #expect(place >= 0 && place < count)
            return place >= first
          }
          #expect(found == first, "\(count), \(first), \(guess)")
        }
      }
    }
  }

  @Test func `a good guess is asked about a few times, a bad one not much more often`() {
    var claims = 0
    func find(_ first: Int, near guess: Int) {
      claims = 0
      let found = FlowSearch.first(below: 1_000_000, near: guess) {
        claims += 1
        return $0 >= first
      }
      #expect(found == first)
    }
    find(500_000, near: 500_000)
    #expect(claims <= 3)
    find(500_000, near: 499_999)
    #expect(claims <= 3)
    find(500_000, near: 0)
    #expect(claims <= 40)
    find(500_000, near: 1_000_000)
    #expect(claims <= 40)
  }
}
