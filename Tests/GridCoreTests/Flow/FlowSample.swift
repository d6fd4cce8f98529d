import Foundation
import GridCore
import GridTesting

/// A random flow. All numbers are multiples of a quarter, so that sums are exact in doubles and
/// results can be compared without tolerance.
struct FlowSample {
  enum Temper: CaseIterable {
    /// Every item fits its line; nothing is negative.
    case tame
    /// Spacings, insets and bars may be negative, items too long or empty, lengths used up.
    case wild
  }

  var axis: FlowAxis
  var crossLength: CGFloat
  var sections: [FlowSection]

  init(seed: UInt64, temper: Temper) {
    var random = SplitMix64(seed: seed)
    axis = Bool.random(using: &random) ? .vertical : .horizontal
    crossLength = Self.quarter(in: 100...420, &random)
    let length = crossLength
    let axis = axis
    sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.section(axis: axis, crossLength: length, temper: temper, &random)
    }
  }

  func plan(grid: PixelGrid) -> FlowPlan {
    FlowPlan(axis: axis, crossLength: crossLength, grid: grid, sections: sections)
  }

  func oracle(grid: PixelGrid) -> FlowOracle {
    FlowOracle(axis: axis, crossLength: crossLength, grid: grid, sections: sections)
  }

  static func quarter(in range: ClosedRange<Int>, _ random: inout SplitMix64) -> CGFloat {
    CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
  }

  private static func section(
    axis: FlowAxis, crossLength: CGFloat, temper: Temper, _ random: inout SplitMix64
  ) -> FlowSection {
    let isWild = temper == .wild
    let low = isWild ? -15 : 0
    let inset = GridEdgeInsets(
      top: quarter(in: low...20, &random), left: quarter(in: low...20, &random),
      bottom: quarter(in: low...20, &random), right: quarter(in: low...20, &random))
    let edges = axis.lineInsets(of: inset)
    let available = Int(crossLength - edges.leading - edges.trailing)
    let isNarrow = isWild && Int.random(in: 0..<12, using: &random) == 0
    // Lines that overlap a little, or so much that their order turns around.
    let overlap = isWild ? [-12, -90][Int.random(in: 0...1, using: &random)] : 0
    return FlowSection(
      items: items(axis: axis, available: available, temper: temper, &random),
      inset: isNarrow ? GridEdgeInsets(top: 300, left: 300, bottom: 300, right: 300) : inset,
      lineSpacing: quarter(in: overlap...12, &random),
      interitemSpacing: quarter(in: low...12, &random),
      headerExtent: Bool.random(using: &random) ? 0 : quarter(in: low...40, &random),
      footerExtent: Bool.random(using: &random) ? 0 : quarter(in: low...40, &random))
  }

  private static func items(
    axis: FlowAxis, available: Int, temper: Temper, _ random: inout SplitMix64
  ) -> FlowItems {
    let isWild = temper == .wild
    let lengths = isWild ? 0...(available + 40) : 4...available
    let count = Int.random(in: 0...30, using: &random)
    let extents = isWild ? 0...80 : 4...80
    let small = lengths.lowerBound...lengths.upperBound / 3
    let length = quarter(in: Bool.random(using: &random) ? small : lengths, &random)
    let extent = quarter(in: extents, &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return .uniform(count: count, size: axis.size(length: length, extent: extent))
    case 1:
      return .sizes(
        (0..<count).map { _ in
          axis.size(length: length, extent: quarter(in: extents, &random))
        })
    default:
      // Mostly short items, so that lines hold several of them.
      return .sizes(
        (0..<count).map { _ in
          let isLong = Int.random(in: 0..<6, using: &random) == 0
          return axis.size(
            length: quarter(in: isLong ? lengths : small, &random),
            extent: quarter(in: extents, &random))
        })
    }
  }
}
