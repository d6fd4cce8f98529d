import GridKit
import Testing

/// A recording of UIKit's flow layout with cells that size themselves: the sizes
/// are what the cells asked for.
struct SelfSizingGolden: CustomTestStringConvertible, Sendable {
  var id: String
  var estimates: [CGSize]
  var counts: [Int]
  /// Sizes asked for, item by item through all sections; items without one ask for nothing.
  var sizes: [CGSize]
  /// What a delegate answers for every item.
  var delegateSize: CGSize?
  var setUp: @MainActor @Sendable (GridViewFlowLayout) -> Void
  var expected: String
  /// How many items are measured when everything has come to rest.
  var measured: Int?

  init(
    _ id: String, estimates: [CGSize], counts: [Int], sizes: [CGSize], delegateSize: CGSize? = nil,
    measured: Int? = nil, expected: String,
    _ setUp: @escaping @MainActor @Sendable (GridViewFlowLayout) -> Void = { _ in }
  ) {
    self.id = id
    self.estimates = estimates
    self.counts = counts
    self.sizes = sizes
    self.delegateSize = delegateSize
    self.measured = measured
    self.expected = expected
    self.setUp = setUp
  }

  var testDescription: String { id }
}

private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

private func column(width: CGFloat, heights: [CGFloat]) -> [CGSize] {
  heights.map { size(width, $0) }
}

private func row(widths: [CGFloat], height: CGFloat) -> [CGSize] {
  widths.map { size($0, height) }
}

extension SelfSizingGolden {
  private static let tags: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
  private static let long: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
  private static let list = """
    content 320 × 292
    items 0,0,320,29 · 0,39,320,63 · 0,112,320,29 · 0,151,320,29 · 0,190,320,63 · 0,263,320,29
    """

  static let all: [SelfSizingGolden] = [
    SelfSizingGolden(
      "GF-23", estimates: [size(320, 40), GridViewFlowLayout.automaticSize], counts: [6],
      sizes: column(width: 320, heights: [29, 63, 29, 29, 63, 29]), measured: 6, expected: list),
    SelfSizingGolden(
      "GF-23 with sizes from a delegate", estimates: [size(320, 40)], counts: [6],
      sizes: column(width: 320, heights: [29, 63, 29, 29, 63, 29]), delegateSize: size(320, 70),
      measured: 6, expected: list),
    SelfSizingGolden(
      "GF-24", estimates: [size(280, 40)], counts: [3, 3],
      sizes: column(width: 280, heights: [29, 63, 29, 29, 63, 29]),
      expected: """
        content 320 × 380
        header 0,0,320,30
        items 20,40,280,29 · 20,76,280,63 · 20,146,280,29
        header 0,190,320,30
        items 20,230,280,29 · 20,266,280,63 · 20,336,280,29
        """
    ) {
      $0.sectionInset = GridEdgeInsets(top: 10, left: 20, bottom: 15, right: 20)
      $0.minimumLineSpacing = 7
      $0.headerReferenceSize = size(0, 30)
    },
    SelfSizingGolden(
      "GF-25", estimates: [size(100, 40)], counts: [6],
      sizes: row(widths: [58.5, 697, 209.5, 24.5, 739, 33], height: 29),
      expected: """
        content 320 × 185
        items 131,0,58.5,29 · 0,39,697,29 · 0,78,209.5,29 · 295.5,78,24.5,29 · 0,117,739,29
          · 0,156,33,29
        """),
    SelfSizingGolden(
      "GF-26", estimates: [size(50, 40)], counts: [8], sizes: row(widths: tags, height: 29),
      expected: """
        content 320 × 107
        items 0,0,117,29 · 219.5,0,100.5,29 · 0,39,83.5,29 · 118.5,39,66.5,29
          · 219.5,39,100.5,29 · 0,78,50,29 · 60,78,150.5,29 · 220.5,78,58.5,29
        """),
    SelfSizingGolden(
      "GF-27", estimates: [size(50, 40)], counts: [5],
      sizes: row(widths: Array(tags.prefix(5)), height: 29),
      expected: """
        content 320 × 68
        items 0,0,117,29 · 219.5,0,100.5,29 · 0,39,83.5,29 · 93.5,39,66.5,29 · 170,39,100.5,29
        """),
    SelfSizingGolden(
      "GF-28", estimates: [size(50, 40)], counts: [4],
      sizes: column(width: 200, heights: [29, 97, 46, 29]),
      expected: """
        content 320 × 231
        items 60,0,200,29 · 60,39,200,97 · 60,146,200,46 · 60,202,200,29
        """),
    SelfSizingGolden(
      "GF-29", estimates: [size(50, 40)], counts: [6],
      sizes: column(width: 90, heights: [29, 233, 80, 29, 233, 29]),
      expected: """
        content 320 × 516
        header 0,0,320,30
        items 12,137,90,29 · 115,35,90,233 · 218,111.5,90,80 · 12,380,90,29 · 115,278,90,233
          · 218,380,90,29
        """
    ) {
      $0.sectionInset = GridEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
      $0.minimumInteritemSpacing = 6
      $0.headerReferenceSize = size(0, 30)
    },
    SelfSizingGolden(
      "GF-30", estimates: [size(100, 60)], counts: [5], sizes: [], measured: 0,
      expected: """
        content 320 × 130
        items 0,0,100,60 · 110,0,100,60 · 220,0,100,60 · 0,70,100,60 · 110,70,100,60
        """),
    SelfSizingGolden(
      "GF-33", estimates: [size(60, 100)], counts: [6],
      sizes: row(widths: [58.5, 697, 209.5, 24.5, 739, 33], height: 29),
      expected: """
        content 739 × 480
        items 340.5,0,58.5,29 · 21,41,697,29 · 265,82,209.5,29 · 357.5,123,24.5,29
          · 0,164,739,29 · 353,205,33,29
        """
    ) { $0.scrollDirection = .horizontal },
  ]

  /// GF-31, GF-32: the items from the ninth on never come on screen.
  static func longList(delegateSize: CGSize?, height: CGFloat) -> SelfSizingGolden {
    SelfSizingGolden(
      delegateSize == nil ? "GF-31" : "GF-32", estimates: [size(320, 40)], counts: [40],
      sizes: column(width: 320, heights: long), delegateSize: delegateSize, measured: 9,
      expected: "content 320 × \(GridText.text(height))")
  }
}
