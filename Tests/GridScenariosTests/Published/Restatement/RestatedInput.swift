import GridKit
import GridScenarios

/// A random input of a published form: whole and quarter points, so that what fits exactly fits.
struct RestatedInput {
  var random: SplitMix64
  var view: CGSize
  /// Heights of the items, section by section.
  var heights: [[CGFloat]]
  var inset: GridEdgeInsets

  /// - Parameter isTame: Whether views are at least 100 points wide and high, and insets fit.
  init(seed: UInt64, isTame: Bool = false) {
    var random = SplitMix64(seed: seed)
    let least = isTame ? 100 : 60
    view = CGSize(width: random.number(least...800), height: random.number(least...900))
    let sections = random.number(0...4)
    heights = (0..<sections).map { _ in
      let count = random.percent(20) ? 0 : random.number(0...40)
      return (0..<count).map { _ in CGFloat(random.number(1...400)) / 4 }
    }
    // Now and then wider than the view.
    let reach = isTame ? 20 : random.percent(10) ? 500 : 30
    func edge() -> CGFloat { CGFloat(random.number(0...reach)) }
    inset = GridEdgeInsets(top: edge(), left: edge(), bottom: edge(), right: edge())
    self.random = random
  }

  /// A gap, sometimes a negative one.
  mutating func gap(_ range: ClosedRange<Int> = -8...30) -> CGFloat {
    CGFloat(random.number(range)) / 2
  }

  mutating func chance(_ share: Int) -> Bool { random.percent(share) }

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(random.number(range)) }

  func sections(_ keys: [JSONObject]? = nil, heights isSized: Bool = true) -> [ScenarioSection] {
    heights.enumerated().map { index, heights in
      let own = keys?[index] ?? JSONObject()
      return isSized ? .heights(heights, keys: own) : .count(heights.count, keys: own)
    }
  }

  var counts: [Int] { heights.map(\.count) }

  var insetJSON: JSONValue { JSONValue(inset) }

  static func json(_ number: CGFloat) -> JSONValue { .number(Double(number)) }

  static func json(_ size: CGSize) -> JSONValue { JSONValue(size) }

  static func json(_ template: [[Int]]) -> JSONValue {
    .array(template.map { .array($0.map { JSONValue($0) }) })
  }
}
