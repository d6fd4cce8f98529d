import Foundation
import GridCore
import GridTesting

/// Seeded input for plans, and the slow answers that theirs are compared with.
struct PlanDraw {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A length in quarters of a point: sums of them are exact.
  mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(integer(range.lowerBound * 4...range.upperBound * 4)) / 4
  }

  mutating func chance(_ percent: Int) -> Bool { integer(1...100) <= percent }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[integer(0...choices.count - 1)]
  }

  mutating func insets(upTo limit: Int) -> GridEdgeInsets {
    GridEdgeInsets(
      top: length(0...limit), left: length(0...limit), bottom: length(0...limit),
      right: length(0...limit))
  }

  /// Heights of every kind: all equal, mixed, with zeros, one very tall.
  mutating func heights(count: Int) -> [CGFloat] {
    switch integer(0...3) {
    case 0:
      let height = length(0...60)
      return (0..<count).map { _ in height }
    case 1: return (0..<count).map { _ in chance(30) ? 0 : length(1...40) }
    case 2: return (0..<count).map { _ in chance(3) ? length(1000...5000) : length(1...40) }
    default: return (0..<count).map { _ in length(20...250) }
    }
  }

  /// Rectangles of every kind around content of a size.
  mutating func rects(around size: CGSize, count: Int) -> [CGRect] {
    let width = Int(min(size.width, 4000)) + 50
    let height = Int(min(size.height, 400_000)) + 50
    var rects: [CGRect] = [
      .infinite, .null, .zero,
      CGRect(-1e300, -1e300, 2e300, 2e300),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity),
      CGRect(x: -CGFloat.infinity, y: -CGFloat.infinity, width: .infinity, height: .infinity),
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: size.width, height: size.height),
      CGRect(x: 0, y: size.height, width: size.width, height: 100),
    ]
    for _ in 0..<count {
      var rect = CGRect(
        x: length(-50...width), y: length(-50...height), width: length(0...width),
        height: pick([0, length(0...30), length(0...600), length(0...height)]))
      switch integer(0...9) {
      case 0: rect.size.width = 0
      case 1: rect.size = CGSize(width: -rect.size.width, height: -rect.size.height)
      case 2: (rect.origin.x, rect.size.width) = (-1e6, 2e6)
      default: break
      }
      rects.append(rect)
    }
    return rects
  }
}

/// A difference between two lists of frames, nil if they agree to a billionth of their size.
///
/// The tolerance is for sums that are formed in another order; whole and quarter points agree
/// exactly.
func difference(_ frames: [CGRect], from expected: [CGRect]) -> String? {
  guard frames.count == expected.count else {
    return "\(frames.count) frames where \(expected.count) were expected"
  }
  for (index, (frame, other)) in zip(frames, expected).enumerated() {
    let pairs = [
      (frame.origin.x, other.origin.x), (frame.origin.y, other.origin.y),
      (frame.size.width, other.size.width), (frame.size.height, other.size.height),
    ]
    for (a, b) in pairs where !(abs(a - b) <= 1e-9 * max(1, abs(b))) {
      return "frame \(index): \(describe(frame)) where \(describe(other)) was expected"
    }
  }
  return nil
}

func describe(_ rect: CGRect) -> String {
  "\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height)"
}
