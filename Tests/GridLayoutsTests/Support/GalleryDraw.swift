import GridLayouts
import GridTesting

/// Seeded numbers for layouts: the same seed draws the same grid on every machine.
struct GalleryDraw {
  /// How bold the lengths are.
  enum Flavour: Hashable, CaseIterable {
    /// Lengths of the size that screens have, in quarters of a point or any double.
    case sensible
    /// Zeros, signs, enormous numbers, infinities and NaN among the others.
    case wild
  }

  private(set) var source: SplitMix64
  let flavour: Flavour
  /// Whether lengths are whole quarters of a point, so that sums of them are exact.
  private let isExact: Bool

  init(seed: UInt64, _ flavour: Flavour = .sensible) {
    source = SplitMix64(seed: seed)
    self.flavour = flavour
    isExact = seed.isMultiple(of: 2)
  }

  mutating func chance(_ percent: Int) -> Bool { integer(1...100) <= percent }

  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &source)
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[integer(0...choices.count - 1)]
  }

  mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if flavour == .wild, chance(15) { return pick(GalleryDraw.wildLengths) }
    let value = CGFloat.random(in: range, using: &source)
    return isExact ? (value * 4).rounded() / 4 : value
  }

  mutating func size(_ range: ClosedRange<CGFloat>) -> CGSize {
    CGSize(width: length(range), height: length(range))
  }

  mutating func insets(upTo limit: CGFloat = 40) -> GridEdgeInsets {
    GridEdgeInsets(
      top: length(0...limit), left: length(0...limit), bottom: length(0...limit),
      right: length(0...limit))
  }

  /// Viewports from a point to three thousand, small ones often.
  mutating func viewport() -> CGSize {
    let longest: CGFloat = pick([4, 60, 400, 3000])
    return CGSize(
      width: CGFloat(integer(1...Int(longest))), height: CGFloat(integer(1...Int(longest))))
  }

  /// 0 to 6 sections of 0 to `most` items; every fourth is empty.
  mutating func counts(most: Int = 300) -> [Int] {
    (0..<integer(0...6)).map { _ in
      chance(25) ? 0 : chance(70) ? integer(0...min(most, 12)) : integer(0...most)
    }
  }

  /// Rectangles around content: viewports, slivers, everything, nothing.
  mutating func rects(around size: CGSize, count: Int) -> [CGRect] {
    var rects: [CGRect] = [
      .infinite, .null, .zero, CGRect(origin: .zero, size: size),
      CGRect(x: 0, y: size.height, width: size.width, height: 50),
      CGRect(-50, -50, 50, 50),
    ]
    let width = min(size.width, 20_000) + 60
    let height = min(size.height, 200_000) + 60
    for _ in 0..<count {
      var rect = CGRect(
        x: .random(in: -60...width, using: &source), y: .random(in: -60...height, using: &source),
        width: .random(in: 0...width, using: &source),
        height: pick([0, 1, 300, height / 2]))
      switch integer(0...7) {
      case 0: rect.size.width = 0
      case 1: rect.size = CGSize(width: -rect.size.width, height: -rect.size.height)
      default: break
      }
      rects.append(rect)
    }
    return rects
  }

  private static let wildLengths: [CGFloat] = [
    0, -0.0, -1, 1e-300, -1e-12, 1e9, -1e9, 1e100, -1e160, 1e308,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]
}
