import Foundation
import GridCore

// Shorthand for tables, after that of the recordings: `HG(W1, 10){I(W.3, 10)}`.

let W = CompositionalDimension.fractionalWidth
let H = CompositionalDimension.fractionalHeight

extension CompositionalDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self = .absolute(value) }
  package init(integerLiteral value: Int) { self = .absolute(CGFloat(value)) }
}

func I(
  _ width: CompositionalDimension, _ height: CompositionalDimension,
  insets: GridEdgeInsets = .zero, edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
  views: [CompositionalSupplementary] = []
) -> CompositionalItem {
  CompositionalItem(
    CompositionalSize(width, height), contentInsets: insets, edgeSpacing: edges,
    supplementaries: views)
}

func HG(
  _ width: CompositionalDimension, _ height: CompositionalDimension, _ items: CompositionalItem...,
  spacing: CompositionalSpacing? = nil, insets: GridEdgeInsets = .zero,
  edges: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
  views: [CompositionalSupplementary] = []
) -> CompositionalItem {
  var group = I(width, height, insets: insets, edges: edges, views: views)
  group.group = CompositionalGroup(.x, .filled(items), interItemSpacing: spacing)
  return group
}

func VG(
  _ width: CompositionalDimension, _ height: CompositionalDimension, _ items: CompositionalItem...,
  spacing: CompositionalSpacing? = nil, views: [CompositionalSupplementary] = []
) -> CompositionalItem {
  var group = I(width, height, views: views)
  group.group = CompositionalGroup(.y, .filled(items), interItemSpacing: spacing)
  return group
}

/// Insets by top, leading, bottom, trailing.
func EI(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
  -> GridEdgeInsets
{
  GridEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
}

func anchor(_ x: CGFloat, _ y: CGFloat) -> CompositionalAnchor {
  CompositionalAnchor(point: CGPoint(x: x, y: y))
}

extension CompositionalPlan {
  /// A plan in a view of 320 × 480 at two pixels a point, unless said otherwise.
  init(
    _ counts: [Int], _ group: CompositionalItem, insets: GridEdgeInsets = .zero,
    between: CGFloat = 0, sections: CGFloat = 0, down: Bool = true,
    size: CGSize = CGSize(width: 320, height: 480), boundaries: [CompositionalBoundary] = [],
    layout: [CompositionalBoundary] = [], follows: Bool = true, reference: GridEdgeInsets = .zero,
    decorations: [CompositionalDecoration] = [], isOrthogonal: Bool = false
  ) {
    self.init(
      axis: down ? .y : .x, bounds: size,
      sections: counts.map {
        CompositionalSection(
          itemCount: $0, group: group, contentInsets: insets, interGroupSpacing: between,
          referenceInsets: reference, supplementaryReferenceInsets: reference,
          supplementariesFollowContentInsets: follows, boundaries: boundaries,
          decorations: decorations, isOrthogonal: isOrthogonal)
      }, interSectionSpacing: sections, boundaries: layout, pixels: PixelGrid(scale: 2))
  }

  /// Cells, section by section: `x,y,w,h` each, with ` z1` where it is not 0.
  var cells: String {
    sectionItems.map { section, count in
      (0..<count).compactMap { cell(section: section, item: $0) }.map { cell in
        frameText(cell.frame) + (cell.zIndex == 0 ? "" : " z\(cell.zIndex)")
      }.joined(separator: " · ")
    }.joined(separator: " | ")
  }

  /// The corners of the cells, section by section, without sizes.
  var corners: String {
    sectionItems.map { section, count in
      (0..<count).compactMap { frame(section: section, item: $0) }.map { cornerText($0) }
        .joined(separator: " · ")
    }.joined(separator: " | ")
  }

  private var sectionItems: [(Int, Int)] {
    (0..<sectionCount).map { ($0, itemCount(inSection: $0)) }
  }

  var content: String { "\(shortText(contentSize.width)) × \(shortText(contentSize.height))" }

  /// Frames of the section boundary item of a number, section by section.
  func boundary(_ index: Int) -> String {
    (0..<sectionCount).compactMap { boundaryFrame(section: $0, index) }.map(frameText)
      .joined(separator: " | ")
  }

  func found(_ rect: CGRect, pinning: CompositionalPinning? = nil) -> [CompositionalFrame] {
    frames(in: rect, pinning: pinning)
  }
}

func shortText(_ value: CGFloat) -> String { NumberText.short(value) }
func cornerText(_ frame: CGRect) -> String { "\(shortText(frame.minX)),\(shortText(frame.minY))" }
func frameText(_ frame: CGRect) -> String {
  cornerText(frame) + ",\(shortText(frame.width)),\(shortText(frame.height))"
}

/// Cells of one size at corners.
func boxes(_ size: String, _ corners: String) -> String {
  corners.split(separator: " | ", omittingEmptySubsequences: false).map { section in
    section.split(separator: " · ").map { "\($0),\(size)" }.joined(separator: " · ")
  }.joined(separator: " | ")
}

extension CompositionalGroup {
  /// Makes a group of `count` copies of one item, each an equal part of the group (CL-14).
  static func counted(
    _ axis: PlaneAxis, _ item: CompositionalItem, count: Int,
    interItemSpacing: CompositionalSpacing? = nil
  ) -> CompositionalGroup {
    var item = item
    let part = 1 / CGFloat(max(1, count))
    if axis == .x {
      item.size.width = .fractionalWidth(part)
    } else {
      item.size.height = .fractionalHeight(part)
    }
    return CompositionalGroup(
      axis, .repeating(item, count: count), interItemSpacing: interItemSpacing)
  }
}
