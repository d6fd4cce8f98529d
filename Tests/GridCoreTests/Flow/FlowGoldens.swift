import Foundation
import GridCore
import Testing

/// A plain flow and what it must look like.
struct FlowGolden: CustomTestStringConvertible, Sendable {
  var id: String
  var axis: FlowAxis
  var crossLength: CGFloat
  var scale: CGFloat
  var sections: [FlowSection]
  var expected: String

  init(
    _ id: String, axis: FlowAxis = .vertical, length: CGFloat = 320, scale: CGFloat = 2,
    _ sections: [FlowSection], _ expected: String
  ) {
    self.id = id
    self.axis = axis
    self.crossLength = length
    self.scale = scale
    self.sections = sections
    self.expected = expected
  }

  var testDescription: String { id }
}

private func uniform(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> FlowItems {
  .uniform(count: count, size: CGSize(width: width, height: height))
}

private func sizes(widths: [CGFloat], height: CGFloat) -> FlowItems {
  .sizes(widths.map { CGSize(width: $0, height: height) })
}

private func sizes(width: CGFloat, heights: [CGFloat]) -> FlowItems {
  .sizes(heights.map { CGSize(width: width, height: $0) })
}

private func insets(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> GridEdgeInsets {
  GridEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

private func even(_ items: FlowItems, spacing: CGFloat) -> FlowSection {
  FlowSection(items: items, lineSpacing: spacing, interitemSpacing: spacing)
}

// MARK: - 9.2, 9.3: recorded

extension FlowGolden {
  private static let grid90 = FlowSection(
    items: sizes(width: 90, heights: [29, 233, 80, 29, 233, 29]), inset: insets(5, 12, 5, 12),
    interitemSpacing: 6, headerExtent: 30)
  private static let rows280 = FlowSection(
    items: sizes(width: 280, heights: [29, 63, 29]), inset: insets(10, 20, 15, 20),
    lineSpacing: 7, headerExtent: 30)
  private static let tags: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]

  static let recorded: [FlowGolden] = [
    FlowGolden(
      "GF-21", [FlowSection(items: uniform(6, 50, 50))],
      """
      content 320 × 110
      items 0,0,50,50 · 67.5,0,50,50 · 135,0,50,50 · 202.5,0,50,50 · 270,0,50,50 · 0,60,50,50
      """),
    FlowGolden(
      "GF-22",
      [7, 2].map {
        FlowSection(
          items: uniform($0, 90, 30), inset: insets(5, 12, 5, 12), interitemSpacing: 6,
          headerExtent: 30)
      },
      """
      content 320 × 220
      header 0,0,320,30
      items 12,35,90,30 · 115,35,90,30 · 218,35,90,30 · 12,75,90,30 · 115,75,90,30 · 218,75,90,30
        · 12,115,90,30
      header 0,150,320,30
      items 12,185,90,30 · 115,185,90,30
      """),
    FlowGolden(
      "GF-23", [FlowSection(items: sizes(width: 320, heights: [29, 63, 29, 29, 63, 29]))],
      """
      content 320 × 292
      items 0,0,320,29 · 0,39,320,63 · 0,112,320,29 · 0,151,320,29 · 0,190,320,63 · 0,263,320,29
      """),
    FlowGolden(
      "GF-24", [rows280, rows280],
      """
      content 320 × 380
      header 0,0,320,30
      items 20,40,280,29 · 20,76,280,63 · 20,146,280,29
      header 0,190,320,30
      items 20,230,280,29 · 20,266,280,63 · 20,336,280,29
      """),
    FlowGolden(
      "GF-25",
      [FlowSection(items: sizes(widths: [58.5, 697, 209.5, 24.5, 739, 33], height: 29))],
      """
      content 320 × 185
      items 131,0,58.5,29 · 0,39,697,29 · 0,78,209.5,29 · 295.5,78,24.5,29 · 0,117,739,29
        · 0,156,33,29
      """),
    FlowGolden(
      "GF-26", [FlowSection(items: sizes(widths: tags, height: 29))],
      """
      content 320 × 107
      items 0,0,117,29 · 219.5,0,100.5,29 · 0,39,83.5,29 · 118.5,39,66.5,29 · 219.5,39,100.5,29
        · 0,78,50,29 · 60,78,150.5,29 · 220.5,78,58.5,29
      """),
    FlowGolden(
      "GF-27", [FlowSection(items: sizes(widths: Array(tags.prefix(5)), height: 29))],
      """
      content 320 × 68
      items 0,0,117,29 · 219.5,0,100.5,29 · 0,39,83.5,29 · 93.5,39,66.5,29 · 170,39,100.5,29
      """),
    FlowGolden(
      "GF-28", [FlowSection(items: sizes(width: 200, heights: [29, 97, 46, 29]))],
      """
      content 320 × 231
      items 60,0,200,29 · 60,39,200,97 · 60,146,200,46 · 60,202,200,29
      """),
    FlowGolden(
      "GF-29", [grid90],
      """
      content 320 × 516
      header 0,0,320,30
      items 12,137,90,29 · 115,35,90,233 · 218,111.5,90,80 · 12,380,90,29 · 115,278,90,233
        · 218,380,90,29
      """),
    FlowGolden(
      "GF-30", [FlowSection(items: uniform(5, 100, 60))],
      """
      content 320 × 130
      items 0,0,100,60 · 110,0,100,60 · 220,0,100,60 · 0,70,100,60 · 110,70,100,60
      """),
    FlowGolden(
      "GF-33", axis: .horizontal, length: 480,
      [FlowSection(items: sizes(widths: [58.5, 697, 209.5, 24.5, 739, 33], height: 29))],
      """
      content 739 × 480
      items 340.5,0,58.5,29 · 21,41,697,29 · 265,82,209.5,29 · 357.5,123,24.5,29 · 0,164,739,29
        · 353,205,33,29
      """),
  ]
}

// MARK: - 9.4: derived

extension FlowGolden {
  static let derived: [FlowGolden] = [
    FlowGolden(
      "GF-40", [FlowSection(items: uniform(2, 155, 40))],
      """
      content 320 × 40
      items 0,0,155,40 · 165,0,155,40
      """),
    FlowGolden(
      "GF-41", [even(uniform(11, 32, 32), spacing: 0)],
      """
      content 320 × 64
      items 0,0,32,32 · 32,0,32,32 · 64,0,32,32 · 96,0,32,32 · 128,0,32,32 · 160,0,32,32
        · 192,0,32,32 · 224,0,32,32 · 256,0,32,32 · 288,0,32,32 · 0,32,32,32
      """),
    FlowGolden(
      "GF-42", [even(uniform(10, 32, 32), spacing: 1)],
      """
      content 320 × 65
      items 0,0,32,32 · 36,0,32,32 · 72,0,32,32 · 108,0,32,32 · 144,0,32,32 · 180,0,32,32
        · 216,0,32,32 · 252,0,32,32 · 288,0,32,32 · 0,33,32,32
      """),
    FlowGolden(
      "GF-43",
      [
        FlowSection(
          items: uniform(14, 32, 32), inset: insets(10, 20, 30, 50), lineSpacing: 1,
          interitemSpacing: 1)
      ],
      """
      content 320 × 105
      items 20,10,32,32 · 56.5,10,32,32 · 92.5,10,32,32 · 129,10,32,32 · 165.5,10,32,32
        · 201.5,10,32,32 · 238,10,32,32
        · 20,43,32,32 · 56.5,43,32,32 · 92.5,43,32,32 · 129,43,32,32 · 165.5,43,32,32
        · 201.5,43,32,32 · 238,43,32,32
      """),
    FlowGolden(
      "GF-44",
      [FlowSection(items: uniform(1, 32, 10), inset: insets(5, 5, 0, 0), headerExtent: 25)],
      """
      content 320 × 40
      header 0,0,320,25
      items 5,30,32,10
      """),
    FlowGolden(
      "GF-48", length: 256, [FlowSection(items: uniform(4, 50, 50))],
      """
      content 256 × 50
      items 0,0,50,50 · 68.5,0,50,50 · 137.5,0,50,50 · 206,0,50,50
      """),
    FlowGolden(
      "GF-49", length: 200, [even(sizes(width: 100, heights: [100, 100, 100]), spacing: 0)],
      """
      content 200 × 200
      items 0,0,100,100 · 100,0,100,100 · 0,100,100,100
      """),
    FlowGolden(
      "GF-50", length: 200, [even(sizes(widths: [200, 100], height: 100), spacing: 0)],
      """
      content 200 × 200
      items 0,0,200,100 · 50,100,100,100
      """),
    FlowGolden(
      "GF-51", length: 375, [FlowSection(items: uniform(1, 300, 50))],
      """
      content 375 × 50
      items 37.5,0,300,50
      """),
    FlowGolden(
      "GF-52", length: 375, [FlowSection(items: uniform(1, 50, 50))],
      """
      content 375 × 50
      items 0,0,50,50
      """),
    FlowGolden(
      "GF-53",
      (0..<2).map { _ in
        FlowSection(
          items: uniform(0, 50, 50), inset: insets(1, 2, 3, 4), headerExtent: 20,
          footerExtent: 10)
      },
      """
      content 320 × 68
      header 0,0,320,20
      footer 0,24,320,10
      header 0,34,320,20
      footer 0,58,320,10
      """),
    FlowGolden(
      "GF-54", axis: .horizontal, length: 200, [FlowSection(items: uniform(7, 50, 50))],
      """
      content 170 × 200
      items 0,0,50,50 · 0,75,50,50 · 0,150,50,50 · 60,0,50,50 · 60,75,50,50 · 60,150,50,50
        · 120,0,50,50
      """),
    FlowGolden(
      "GF-55", axis: .horizontal, length: 200,
      [FlowSection(items: uniform(3, 100, 100), inset: insets(0, 157, 0, 0))],
      """
      content 477 × 200
      items 157,50,100,100 · 267,50,100,100 · 377,50,100,100
      """),
    FlowGolden(
      "GF-56", axis: .horizontal, length: 667,
      [FlowSection(items: uniform(1, 305, 500.25), inset: insets(0, 35, 0, 0))],
      """
      content 340 × 667
      items 35,83.5,305,500.25
      """),
    FlowGolden(
      "GF-57", axis: .horizontal, length: 736, scale: 3,
      [
        FlowSection(
          items: uniform(1, 73, 736), inset: insets(0, (414 - 73) / 2, 0, (414 - 73) / 2))
      ],
      """
      content 414 × 736
      items 170.66666666666666,0,73,736
      """),
    FlowGolden(
      "GF-58", length: 414, scale: 3, [even(uniform(4, 103.5, 50), spacing: 0)],
      """
      content 414 × 50
      items 0,0,103.5,50 · 103.66666666666667,0,103.5,50 · 207,0,103.5,50
        · 310.6666666666667,0,103.5,50
      """),
    FlowGolden(
      "GF-59", [FlowSection(items: uniform(0, 50, 50), inset: insets(7, 8, 9, 10))],
      """
      content 320 × 16
      """),
    // 9.5: frames of logs whose set-up is plain enough.
    FlowGolden(
      "as wide as available, 414", length: 414,
      [FlowSection(items: uniform(1, 374, 84), inset: insets(10, 20, 0, 20))],
      """
      content 414 × 94
      items 20,10,374,84
      """),
    FlowGolden(
      "as wide as available, 375", length: 375,
      [FlowSection(items: uniform(1, 367, 58), inset: insets(10, 4, 0, 4))],
      """
      content 375 × 68
      items 4,10,367,58
      """),
    FlowGolden(
      "a lone item of 266.5 in 321", length: 321, [FlowSection(items: uniform(1, 266.5, 30))],
      """
      content 321 × 30
      items 27.5,0,266.5,30
      """),
  ]
}
