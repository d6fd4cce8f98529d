import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

extension FlowPlan {
  /// The answer that follows another.
  fileprivate func answer(in rect: CGRect, after last: FlowAnswer = FlowAnswer()) -> FlowAnswer {
    var answer = last
    self.answer(in: rect, into: &answer)
    return answer
  }
}

@Suite("Flow answers after each other")
struct FlowAnswerTests {
  private static func rect(_ start: CGFloat, _ length: CGFloat, _ axis: FlowAxis) -> CGRect {
    CGRect(
      origin: axis.point(start: 0, offset: start), size: axis.size(length: 100, extent: length))
  }

  /// The slow and obvious way: element by element.
  private static func frames(in rect: CGRect, of plan: FlowPlan) -> [FlowFrame] {
    var frames: [FlowFrame] = []
    plan.forEachElement(in: rect) { section, element in
      let frame: CGRect? =
        switch element {
        case .header: plan.headerFrame(section: section)
        case .item(let item): plan.frame(section: section, item: item)
        case .footer: plan.footerFrame(section: section)
        }
      frames.append(FlowFrame(section: section, element: element, frame: frame ?? .null))
    }
    return frames
  }

  @Test(.seeds(0..<300, inDebug: 40))
  func `an answer after another is the one made anew, and says what both share`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    for temper in FlowSample.Temper.allCases {
      let plan = FlowSample(seed: seed, temper: temper).plan(grid: PixelGrid(scale: 2))
      let extent = plan.axis.extent(of: plan.contentSize)
      var start = CGFloat(0)
      let length = CGFloat(Int.random(in: 0...300, using: &random))
      var last = FlowAnswer()
      for step in 0..<40 {
        start += CGFloat(random.number(-24...24)) / 2
        if random.percent(10) {
          start = CGFloat.random(in: -50...max(50, extent), using: &random).rounded()
        }
        let rect = Self.rect(start, length, plan.axis)
        let answer = plan.answer(in: rect, after: last)
        #expect(answer.frames == Self.frames(in: rect, of: plan), "\(temper), step \(step)")
        #expect(answer.isRepeated == (answer.frames == last.frames), "\(temper), step \(step)")
        if !answer.shared.isEmpty {
          #expect(
            answer.frames[answer.shared.places].elementsEqual(
              last.frames[answer.shared.placesBefore]), "\(temper), step \(step)")
        }
        last = answer
      }
    }
  }

  @Test func `rows of 100 points are repeated until the next row is touched`() {
    let plan = FlowPlan(
      [
        FlowSection(
          items: .uniform(count: 1000, size: CGSize(width: 100, height: 100)), inset: .zero,
          lineSpacing: 0, interitemSpacing: 0, headerExtent: 0, footerExtent: 0)
      ], length: 800)
    let first = plan.answer(in: Self.rect(250, 600, .vertical))
    #expect(first.frames.count == 7 * 8)
    let repeated = stride(from: 180, through: 320, by: 10).filter {
      plan.answer(in: Self.rect(CGFloat($0), 600, .vertical), after: first).isRepeated
    }
    // A line that ends or starts at the region's edge is part of the answer (FL-53).
    #expect(repeated == [210, 220, 230, 240, 250, 260, 270, 280, 290])
    let down = plan.answer(in: Self.rect(450, 600, .vertical), after: first)
    #expect(down.shared.places == 0..<40 && down.shared.placesBefore == 16..<56)
  }
}

@Suite("Searching around a guess")
struct NearPartitionPointTests {
  @Test func `the first place is found whatever the guess`() {
    for count in 0...20 {
      for first in 0...count {
        for guess in -3...count + 3 {
          var isInside = true
          let found = (0..<count).partitionPoint(near: guess) { place in
            isInside = isInside && place >= 0 && place < count
            return place >= first
          }
          #expect(found == first && isInside, "\(count), \(first), \(guess)")
        }
      }
    }
  }

  @Test(.rows) func `a good guess is asked about a few times, a bad one not much more often`() {
    let rows = [(500_000, 3), (499_999, 3), (0, 40), (1_000_000, 40)]
    forEachRow(of: rows) { guess, most in
      var claims = 0
      let found = (0..<1_000_000).partitionPoint(near: guess) {
        claims += 1
        return $0 >= 500_000
      }
      #expect(found == 500_000)
      #expect(claims <= most)
    }
  }
}
