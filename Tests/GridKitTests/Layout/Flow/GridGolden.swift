import GridKit
import Testing

/// A plain flow on a real grid and what it must look like.
struct GridGolden: CustomTestStringConvertible, Sendable {
  var id: String
  var size: CGSize
  var scale: CGFloat
  var counts: [Int]
  /// Sizes from a delegate; nil where `itemSize` counts.
  var sizes: (@Sendable (IndexPath) -> CGSize)?
  var setUp: @MainActor @Sendable (GridViewFlowLayout) -> Void
  var expected: String

  init(
    _ id: String, width: CGFloat = 320, height: CGFloat = 480, scale: CGFloat = 2, counts: [Int],
    sizes: (@Sendable (IndexPath) -> CGSize)? = nil, expected: String,
    _ setUp: @escaping @MainActor @Sendable (GridViewFlowLayout) -> Void = { _ in }
  ) {
    self.id = id
    self.size = CGSize(width: width, height: height)
    self.scale = scale
    self.counts = counts
    self.sizes = sizes
    self.setUp = setUp
    self.expected = expected
  }

  var testDescription: String { id }
}

extension GridViewFlowLayout {
  fileprivate func use(_ width: CGFloat, _ height: CGFloat, spacing: CGFloat = 10) {
    itemSize = CGSize(width: width, height: height)
    minimumLineSpacing = spacing
    minimumInteritemSpacing = spacing
  }

  fileprivate func inset(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    sectionInset = GridEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}

extension GridGolden {
  static let all: [GridGolden] = [
    GridGolden(
      "GF-21", counts: [6],
      expected: """
        content 320 × 110
        items 0,0,50,50 · 67.5,0,50,50 · 135,0,50,50 · 202.5,0,50,50 · 270,0,50,50 · 0,60,50,50
        """),
    GridGolden(
      "GF-22", counts: [7, 2],
      expected: """
        content 320 × 220
        header 0,0,320,30
        items 12,35,90,30 · 115,35,90,30 · 218,35,90,30 · 12,75,90,30 · 115,75,90,30
          · 218,75,90,30 · 12,115,90,30
        header 0,150,320,30
        items 12,185,90,30 · 115,185,90,30
        """
    ) {
      $0.use(90, 30)
      $0.inset(5, 12, 5, 12)
      $0.minimumInteritemSpacing = 6
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    },
    GridGolden(
      "GF-40", counts: [2],
      expected: """
        content 320 × 40
        items 0,0,155,40 · 165,0,155,40
        """
    ) { $0.use(155, 40) },
    GridGolden(
      "GF-41", counts: [11],
      expected: """
        content 320 × 64
        items 0,0,32,32 · 32,0,32,32 · 64,0,32,32 · 96,0,32,32 · 128,0,32,32 · 160,0,32,32
          · 192,0,32,32 · 224,0,32,32 · 256,0,32,32 · 288,0,32,32 · 0,32,32,32
        """
    ) { $0.use(32, 32, spacing: 0) },
    GridGolden(
      "GF-42", counts: [10],
      expected: """
        content 320 × 65
        items 0,0,32,32 · 36,0,32,32 · 72,0,32,32 · 108,0,32,32 · 144,0,32,32 · 180,0,32,32
          · 216,0,32,32 · 252,0,32,32 · 288,0,32,32 · 0,33,32,32
        """
    ) { $0.use(32, 32, spacing: 1) },
    GridGolden(
      "GF-43", counts: [14],
      expected: """
        content 320 × 105
        items 20,10,32,32 · 56.5,10,32,32 · 92.5,10,32,32 · 129,10,32,32 · 165.5,10,32,32
          · 201.5,10,32,32 · 238,10,32,32
          · 20,43,32,32 · 56.5,43,32,32 · 92.5,43,32,32 · 129,43,32,32 · 165.5,43,32,32
          · 201.5,43,32,32 · 238,43,32,32
        """
    ) {
      $0.use(32, 32, spacing: 1)
      $0.inset(10, 20, 30, 50)
    },
    GridGolden(
      "GF-44", counts: [1],
      expected: """
        content 320 × 40
        header 0,0,320,25
        items 5,30,32,10
        """
    ) {
      $0.use(32, 10)
      $0.inset(5, 5, 0, 0)
      $0.headerReferenceSize = CGSize(width: 10, height: 25)
    },
    GridGolden(
      "GF-48", width: 256, counts: [4],
      expected: """
        content 256 × 50
        items 0,0,50,50 · 68.5,0,50,50 · 137.5,0,50,50 · 206,0,50,50
        """),
    GridGolden(
      "GF-49", width: 200, counts: [3], sizes: { _ in CGSize(width: 100, height: 100) },
      expected: """
        content 200 × 200
        items 0,0,100,100 · 100,0,100,100 · 0,100,100,100
        """
    ) { $0.use(1, 1, spacing: 0) },
    GridGolden(
      "GF-50", width: 200, counts: [2],
      sizes: { CGSize(width: $0.item == 0 ? 200 : 100, height: 100) },
      expected: """
        content 200 × 200
        items 0,0,200,100 · 50,100,100,100
        """
    ) { $0.use(1, 1, spacing: 0) },
    GridGolden(
      "GF-51", width: 375, counts: [1],
      expected: """
        content 375 × 50
        items 37.5,0,300,50
        """
    ) { $0.use(300, 50) },
    GridGolden(
      "GF-52", width: 375, counts: [1],
      expected: """
        content 375 × 50
        items 0,0,50,50
        """),
    GridGolden(
      "GF-53", counts: [0, 0],
      expected: """
        content 320 × 68
        header 0,0,320,20
        footer 0,24,320,10
        header 0,34,320,20
        footer 0,58,320,10
        """
    ) {
      $0.inset(1, 2, 3, 4)
      $0.headerReferenceSize = CGSize(width: 1, height: 20)
      $0.footerReferenceSize = CGSize(width: 1, height: 10)
    },
    GridGolden(
      "GF-54", height: 200, counts: [7],
      expected: """
        content 170 × 200
        items 0,0,50,50 · 0,75,50,50 · 0,150,50,50 · 60,0,50,50 · 60,75,50,50 · 60,150,50,50
          · 120,0,50,50
        """
    ) { $0.scrollDirection = .horizontal },
    GridGolden(
      "GF-55", width: 414, height: 200, counts: [3],
      expected: """
        content 477 × 200
        items 157,50,100,100 · 267,50,100,100 · 377,50,100,100
        """
    ) {
      $0.scrollDirection = .horizontal
      $0.use(100, 100)
      $0.inset(0, 157, 0, 0)
    },
    GridGolden(
      "GF-56", width: 375, height: 667, counts: [1],
      expected: """
        content 340 × 667
        items 35,83.5,305,500.25
        """
    ) {
      $0.scrollDirection = .horizontal
      $0.use(305, 500.25)
      $0.inset(0, 35, 0, 0)
    },
    GridGolden(
      "GF-57", width: 414, height: 736, scale: 3, counts: [1],
      expected: """
        content 414 × 736
        items 170.66666666666666,0,73,736
        """
    ) {
      $0.scrollDirection = .horizontal
      $0.use(73, 736)
      $0.inset(0, (414 - 73) / 2, 0, (414 - 73) / 2)
    },
    GridGolden(
      "GF-58", width: 414, scale: 3, counts: [4],
      expected: """
        content 414 × 50
        items 0,0,103.5,50 · 103.66666666666667,0,103.5,50 · 207,0,103.5,50
          · 310.6666666666667,0,103.5,50
        """
    ) { $0.use(103.5, 50, spacing: 0) },
    GridGolden(
      "GF-59", counts: [0],
      expected: """
        content 320 × 16
        """
    ) { $0.inset(7, 8, 9, 10) },
  ]
}
