import Foundation
import GridCore
import Testing

/// Recordings of UIKit with insets, references and sizes from a delegate.
///
/// Common set-up: vertical, `itemSize` 70 × 50, section inset (10, 12, 14, 16), line spacing 9,
/// interitem spacing 7, display scale 2.
struct FlowRecording: CustomTestStringConvertible, Sendable {
  enum Kind: Sendable {
    /// Every item has `itemSize`.
    case uniform
    /// Sizes differ.
    case mixed
    /// Sizes differ, each section has insets of its own, and there are headers of 24.
    case mixedWithDelegate
  }

  var id: String
  var kind: Kind
  var width: CGFloat
  var contentInset: GridEdgeInsets
  /// The references that were recorded with the same result; nil is the content inset.
  var references: [GridEdgeInsets?]
  var counts: [Int]
  var expected: String

  init(
    _ id: String, _ kind: Kind, width: CGFloat = 320, contentInset: GridEdgeInsets = .zero,
    references: [GridEdgeInsets?] = [nil], counts: [Int] = [7, 5, 1], _ expected: String
  ) {
    self.id = id
    self.kind = kind
    self.width = width
    self.contentInset = contentInset
    self.references = references
    self.counts = counts
    self.expected = expected
  }

  var testDescription: String { id }

  /// The width that the layout has to itself (FL-12).
  var crossLength: CGFloat { width - contentInset.left - contentInset.right }

  func sections(reference: GridEdgeInsets?) -> [FlowSection] {
    counts.indices.map { section in
      FlowSection(
        items: items(count: counts[section]),
        inset: FlowInsets.effective(
          inset: inset(ofSection: CGFloat(section)), reference: reference,
          contentInset: contentInset),
        lineSpacing: 9, interitemSpacing: 7, headerExtent: kind == .mixedWithDelegate ? 24 : 0)
    }
  }

  private func inset(ofSection s: CGFloat) -> GridEdgeInsets {
    guard kind == .mixedWithDelegate else {
      return GridEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    }
    var inset = GridEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
    inset.top += 3 * s
    inset.left += 5 * s
    inset.bottom += s
    inset.right += 4 * s
    return inset
  }

  private func items(count: Int) -> FlowItems {
    guard kind != .uniform else {
      return .uniform(count: count, size: CGSize(width: 70, height: 50))
    }
    let sizes = (0..<count).map { item -> CGSize in
      let width = 60 + 10 * (item % 3)
      let height = 40 + 6 * (item % 4)
      return CGSize(width: width, height: height)
    }
    return .sizes(sizes)
  }
}

private func sides(_ left: CGFloat, _ right: CGFloat) -> GridEdgeInsets {
  GridEdgeInsets(top: 0, left: left, bottom: 0, right: right)
}

extension FlowRecording {
  static let all: [FlowRecording] = [
    FlowRecording(
      "GF-1", .uniform, contentInset: sides(20, 30),
      """
      content 270 × 399
      items 12,10,70,50 · 98,10,70,50 · 184,10,70,50 · 12,69,70,50
        · 98,69,70,50 · 184,69,70,50 · 12,128,70,50
      items 12,202,70,50 · 98,202,70,50 · 184,202,70,50 · 12,261,70,50
        · 98,261,70,50
      items 12,335,70,50
      """),
    FlowRecording(
      "GF-2", .mixedWithDelegate, contentInset: sides(40, 3),
      """
      content 277 × 459
      header 0,0,277,24
      items 6,34,60,40 · 91.5,31,70,46 · 187,28,80,52 · 6,89,60,58
        · 91.5,98,70,40 · 187,95,80,46 · 6,156,60,52
      header 0,216,277,24
      items 11,253,60,40 · 92,250,70,46 · 183,247,80,52 · 11,308,60,58
        · 78,317,70,40
      header 0,375,277,24
      items 16,409,60,40
      """),
    FlowRecording(
      "GF-3", .mixedWithDelegate, references: [nil, .zero],
      """
      content 320 × 386
      header 0,0,320,24
      items 6,37,60,40 · 77.5,34,70,46 · 158.5,31,80,52 · 250,28,60,58
        · 6,101,70,40 · 83,98,80,46 · 170,95,60,52
      header 0,155,320,24
      items 11,195,60,40 · 79.5,192,70,46 · 157.5,189,80,52 · 246,186,60,58
        · 11,253,70,40
      header 0,302,320,24
      items 16,336,60,40
      """),
    FlowRecording(
      "GF-4", .uniform, references: [nil, .zero],
      """
      content 320 × 399
      items 12,10,70,50 · 123,10,70,50 · 234,10,70,50 · 12,69,70,50
        · 123,69,70,50 · 234,69,70,50 · 12,128,70,50
      items 12,202,70,50 · 123,202,70,50 · 234,202,70,50 · 12,261,70,50
        · 123,261,70,50
      items 12,335,70,50
      """),
    FlowRecording(
      "GF-5", .mixedWithDelegate, contentInset: sides(12, 0),
      """
      content 308 × 398
      header 0,0,308,24
      items 6,37,60,40 · 73.5,34,70,46 · 150.5,31,80,52 · 238,28,60,58
        · 6,101,70,40 · 83,98,80,46 · 170,95,60,52
      header 0,155,308,24
      items 11,192,60,40 · 107.5,189,70,46 · 214,186,80,52 · 11,247,60,58
        · 78,256,70,40
      header 0,314,308,24
      items 16,348,60,40
      """),
    FlowRecording(
      "GF-6", .uniform, width: 375, references: [nil, .zero],
      """
      content 375 × 340
      items 12,10,70,50 · 104.5,10,70,50 · 196.5,10,70,50 · 289,10,70,50
        · 12,69,70,50 · 104.5,69,70,50 · 196.5,69,70,50
      items 12,143,70,50 · 104.5,143,70,50 · 196.5,143,70,50 · 289,143,70,50
        · 12,202,70,50
      items 12,276,70,50
      """),
    FlowRecording(
      "GF-7", .mixed, width: 768, references: [nil, .zero],
      """
      content 768 × 228
      items 12,19,60,40 · 79,16,70,46 · 156,13,80,52 · 243,10,60,58
        · 310,19,70,40 · 387,16,80,46 · 474,13,60,52
      items 12,101,60,40 · 79,98,70,46 · 156,95,80,52 · 243,92,60,58
        · 310,101,70,40
      items 12,174,60,40
      """),
    FlowRecording(
      "GF-8", .uniform, contentInset: sides(20, 30), references: [.zero, sides(8, 8)],
      """
      content 270 × 399
      items 0,10,70,50 · 100,10,70,50 · 200,10,70,50 · 0,69,70,50
        · 100,69,70,50 · 200,69,70,50 · 0,128,70,50
      items 0,202,70,50 · 100,202,70,50 · 200,202,70,50 · 0,261,70,50
        · 100,261,70,50
      items 0,335,70,50
      """),
    FlowRecording(
      "GF-9", .mixedWithDelegate, contentInset: sides(40, 3), references: [.zero],
      """
      content 277 × 459
      header 0,0,277,24
      items 0,34,60,40 · 90,31,70,46 · 190,28,80,52 · 0,89,60,58
        · 90,98,70,40 · 190,95,80,46 · 0,156,60,52
      header 0,216,277,24
      items 0,253,60,40 · 88,250,70,46 · 186,247,80,52 · 0,308,60,58
        · 67,317,70,40
      header 0,375,277,24
      items 0,409,60,40
      """),
    FlowRecording(
      "GF-10", .mixedWithDelegate, contentInset: sides(12, 0), references: [.zero],
      """
      content 308 × 386
      header 0,0,308,24
      items 0,37,60,40 · 69.5,34,70,46 · 148.5,31,80,52 · 238,28,60,58
        · 0,101,70,40 · 77,98,80,46 · 164,95,60,52
      header 0,155,308,24
      items 0,195,60,40 · 68,192,70,46 · 146,189,80,52 · 234,186,60,58
        · 0,253,70,40
      header 0,302,308,24
      items 4,336,60,40
      """),
    FlowRecording(
      "GF-11", .mixedWithDelegate, contentInset: sides(40, 3), references: [sides(8, 8)],
      """
      content 277 × 459
      header 0,0,277,24
      items 0,34,60,40 · 86,31,70,46 · 182,28,80,52 · 0,89,60,58
        · 86,98,70,40 · 182,95,80,46 · 0,156,60,52
      header 0,216,277,24
      items 0,253,60,40 · 84,250,70,46 · 178,247,80,52 · 0,308,60,58
        · 67,317,70,40
      header 0,375,277,24
      items 0,409,60,40
      """),
    FlowRecording(
      "GF-12", .mixedWithDelegate, references: [sides(8, 8)],
      """
      content 320 × 459
      header 0,0,320,24
      items 14,34,60,40 · 113,31,70,46 · 222,28,80,52 · 14,89,60,58
        · 113,98,70,40 · 222,95,80,46 · 14,156,60,52
      header 0,216,320,24
      items 19,253,60,40 · 113.5,250,70,46 · 218,247,80,52 · 19,308,60,58
        · 86,317,70,40
      header 0,375,320,24
      items 24,409,60,40
      """),
    FlowRecording(
      "GF-13", .uniform, references: [sides(30, 5)],
      """
      content 320 × 399
      items 42,10,70,50 · 135.5,10,70,50 · 229,10,70,50 · 42,69,70,50
        · 135.5,69,70,50 · 229,69,70,50 · 42,128,70,50
      items 42,202,70,50 · 135.5,202,70,50 · 229,202,70,50 · 42,261,70,50
        · 135.5,261,70,50
      items 42,335,70,50
      """),
    FlowRecording(
      "GF-14", .mixedWithDelegate, contentInset: sides(12, 0), references: [sides(30, 5)],
      """
      content 308 × 459
      header 0,0,308,24
      items 24,34,60,40 · 113.5,31,70,46 · 213,28,80,52 · 24,89,60,58
        · 113.5,98,70,40 · 213,95,80,46 · 24,156,60,52
      header 0,216,308,24
      items 29,253,60,40 · 114,250,70,46 · 209,247,80,52 · 29,308,60,58
        · 96,317,70,40
      header 0,375,308,24
      items 34,409,60,40
      """),
    FlowRecording(
      "GF-15", .uniform, references: [sides(8, 8)],
      """
      content 320 × 399
      items 20,10,70,50 · 123,10,70,50 · 226,10,70,50 · 20,69,70,50
        · 123,69,70,50 · 226,69,70,50 · 20,128,70,50
      items 20,202,70,50 · 123,202,70,50 · 226,202,70,50 · 20,261,70,50
        · 123,261,70,50
      items 20,335,70,50
      """),
    FlowRecording(
      "GF-16", .uniform, width: 375, references: [sides(8, 8)],
      """
      content 375 × 340
      items 20,10,70,50 · 107,10,70,50 · 194,10,70,50 · 281,10,70,50
        · 20,69,70,50 · 107,69,70,50 · 194,69,70,50
      items 20,143,70,50 · 107,143,70,50 · 194,143,70,50 · 281,143,70,50
        · 20,202,70,50
      items 20,276,70,50
      """),
    FlowRecording(
      "GF-17", .mixed, width: 768, references: [sides(8, 8)],
      """
      content 768 × 228
      items 20,19,60,40 · 87,16,70,46 · 164,13,80,52 · 251,10,60,58
        · 318,19,70,40 · 395,16,80,46 · 482,13,60,52
      items 20,101,60,40 · 87,98,70,46 · 164,95,80,52 · 251,92,60,58
        · 318,101,70,40
      items 20,174,60,40
      """),
    FlowRecording(
      "GF-18", .mixedWithDelegate, contentInset: sides(20, 30), counts: [7, 5, 4],
      """
      content 270 × 538
      header 0,0,270,24
      items 6,34,60,40 · 88,31,70,46 · 180,28,80,52 · 6,89,60,58
        · 88,98,70,40 · 180,95,80,46 · 6,156,60,52
      header 0,216,270,24
      items 11,253,60,40 · 88.5,250,70,46 · 176,247,80,52 · 11,308,60,58
        · 78,317,70,40
      header 0,375,270,24
      items 16,415,60,40 · 89,412,70,46 · 172,409,80,52 · 16,470,60,58
      """),
    FlowRecording(
      "GF-19", .mixedWithDelegate, contentInset: sides(20, 30),
      references: [.zero], counts: [7, 5, 4],
      """
      content 270 × 538
      header 0,0,270,24
      items 0,34,60,40 · 90,31,70,46 · 190,28,80,52 · 0,89,60,58
        · 90,98,70,40 · 190,95,80,46 · 0,156,60,52
      header 0,216,270,24
      items 0,253,60,40 · 90,250,70,46 · 190,247,80,52 · 0,308,60,58
        · 67,317,70,40
      header 0,375,270,24
      items 0,415,60,40 · 90,412,70,46 · 190,409,80,52 · 0,470,60,58
      """),
    FlowRecording(
      "GF-20", .mixedWithDelegate, contentInset: sides(20, 30),
      references: [sides(8, 8)], counts: [7, 5, 4],
      """
      content 270 × 538
      header 0,0,270,24
      items 0,34,60,40 · 90,31,70,46 · 190,28,80,52 · 0,89,60,58
        · 90,98,70,40 · 190,95,80,46 · 0,156,60,52
      header 0,216,270,24
      items 0,253,60,40 · 90,250,70,46 · 190,247,80,52 · 0,308,60,58
        · 67,317,70,40
      header 0,375,270,24
      items 4,415,60,40 · 92,412,70,46 · 190,409,80,52 · 4,470,60,58
      """),
  ]
}
