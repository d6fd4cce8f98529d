import Foundation
import GridCore

/// A recording of UIKit with insets, references and sizes from a delegate.
///
/// Common set-up: vertical, `itemSize` 70 × 50, section inset (10, 12, 14, 16), line spacing 9,
/// interitem spacing 7, display scale 2.
struct FlowRecording: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// Every item has `itemSize`.
    case uniform
    /// Sizes differ.
    case mixed
    /// Sizes differ, each section has insets of its own, and there are headers of 24.
    case mixedWithHeaders
  }

  struct Sides: Codable, Sendable {
    var left: CGFloat
    var right: CGFloat

    var insets: GridEdgeInsets { GridEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
  }

  var contentInset: Sides
  var counts: [Int]
  /// An estimate that the delegate's sizes override (FL-9).
  var estimate: CGSize?
  /// The rows of a `FlowText`.
  var expected: [String]
  var id: String
  var kind: Kind
  /// The references that were recorded with the same result: edges of a safe area or margins; null
  /// is the content inset.
  var references: [Sides?]
  var width: CGFloat

  var text: String { expected.joined(separator: "\n") }

  /// The width that the layout has to itself (FL-12).
  var crossLength: CGFloat { width - contentInset.left - contentInset.right }

  func sections(reference: Sides?) -> [FlowSection] {
    counts.indices.map { section in
      FlowSection(
        items: items(count: counts[section]),
        inset: FlowInsets.effective(
          inset: inset(ofSection: CGFloat(section)), reference: reference?.insets,
          contentInset: contentInset.insets),
        lineSpacing: 9, interitemSpacing: 7, headerExtent: kind == .mixedWithHeaders ? 24 : 0)
    }
  }

  private func inset(ofSection s: CGFloat) -> GridEdgeInsets {
    guard kind == .mixedWithHeaders else {
      return GridEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    }
    return GridEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
  }

  private func items(count: Int) -> FlowItems {
    guard kind != .uniform else {
      return .uniform(count: count, size: CGSize(width: 70, height: 50))
    }
    let sizes = (0..<count).map { item -> CGSize in
      let (width, height) = (60 + 10 * (item % 3), 40 + 6 * (item % 4))
      return CGSize(width: width, height: height)
    }
    return .sizes(sizes)
  }
}
