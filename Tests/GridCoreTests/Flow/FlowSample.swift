import Foundation
import GridTesting

@testable import GridCore

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
    FlowPlan(sections, axis: axis, length: crossLength, grid: grid)
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

extension FlowPlan {
  /// A vertical plan 320 points wide at two pixels a point, unless said otherwise.
  init(
    _ sections: [FlowSection], axis: FlowAxis = .vertical, length: CGFloat = 320,
    grid: PixelGrid = PixelGrid(scale: 2)
  ) {
    self.init(axis: axis, crossLength: length, grid: grid, sections: sections)
  }

  /// Returns the number of lines of a section; 0 if the section is empty, has no room for items or
  /// does not exist.
  func lineCount(section: Int) -> Int {
    solved(section)?.lineCount ?? 0
  }

  /// Returns the number of items on each full line of a section; nil if lines may hold different
  /// numbers of items, or if the section has no lines (FL-17).
  ///
  /// The result may exceed the number of items, since it counts the columns of a full line (FL-20).
  func itemsPerLine(section: Int) -> Int? {
    switch solved(section)?.pattern {
    case .lattice(let itemsPerLine, _, _), .columns(let itemsPerLine, _, _),
      .measured(let itemsPerLine, _, _):
      itemsPerLine
    case .mixed, .some(.none), nil: nil
    }
  }

  /// Returns a line of a section by its number; nil if there is no such line.
  func line(_ index: Int, section: Int) -> FlowLine? {
    guard let solved = solved(section), index >= 0, index < solved.lineCount else { return nil }
    return line(index, in: solved)
  }

  /// Returns the number of the line that holds an item; nil if the item has no line.
  func lineIndex(section: Int, item: Int) -> Int? {
    solved(section).flatMap { lineIndex(ofItem: item, in: $0) }
  }

  /// Returns the range of the scroll axis that a section covers, from its header's start to its
  /// footer's end; nil if there is no such section. The range is not rounded.
  func sectionRange(_ section: Int) -> AxisRange? {
    solved(section)?.span
  }

  /// Returns the length that the lines of a section may fill, in points; nil if there is no such
  /// section.
  func availableLength(section: Int) -> CGFloat? {
    solved(section)?.available
  }

  /// Calls `visit` with each element that meets a region, and with its frame.
  func forEachFrame(
    in rect: CGRect, pinning: FlowPinning? = nil,
    _ visit: (_ section: Int, _ element: FlowElement, _ frame: CGRect) -> Void
  ) {
    forEachPart(in: region(of: rect), pinning: pinning) { section, solved, part in
      switch part {
      case .header(let frame): visit(section, .header, frame)
      case .footer(let frame): visit(section, .footer, frame)
      case .line(let index, let depth):
        placement(of: line(index, depth, in: solved), in: solved)
          .forEachFrame(items: solved.input.items, space: space) { item, frame in
            visit(section, .item(item), frame)
          }
      }
    }
  }

  /// Calls `visit` with each element that meets a region.
  ///
  /// - Parameters:
  ///   - rect: The region, in content points. It may be infinite, empty or outside the content.
  ///   - pinning: The pinning of headers and footers; nil for their frames without pinning.
  func forEachElement(
    in rect: CGRect, pinning: FlowPinning? = nil,
    _ visit: (_ section: Int, _ element: FlowElement) -> Void
  ) {
    forEachPart(in: region(of: rect), pinning: pinning) { section, solved, part in
      switch part {
      case .header: visit(section, .header)
      case .footer: visit(section, .footer)
      case .line(let index, _):
        for item in items(ofLine: index, in: solved) { visit(section, .item(item)) }
      }
    }
  }

  /// Returns the elements that meet a region, as the oracle names them.
  func names(in rect: CGRect) -> [String] {
    var found: [String] = []
    forEachElement(in: rect) { section, element in
      switch element {
      case .header: found.append("\(section) header")
      case .item(let item): found.append("\(section) \(item)")
      case .footer: found.append("\(section) footer")
      }
    }
    return found
  }

  /// Returns the frame of any element; nil if there is no such element.
  func frame(
    section: Int, element: FlowElement, pinning: FlowPinning? = nil
  ) -> CGRect? {
    switch element {
    case .header: headerFrame(section: section, pinning: pinning)
    case .item(let item): frame(section: section, item: item)
    case .footer: footerFrame(section: section, pinning: pinning)
    }
  }
}

extension FlowItems {
  static func sizes(_ sizes: [CGSize]) -> FlowItems { .sizes(FlowSizeSlice(sizes)) }
  static func sizes(_ sizes: ArraySlice<CGSize>) -> FlowItems { .sizes(FlowSizeSlice(sizes)) }
}
