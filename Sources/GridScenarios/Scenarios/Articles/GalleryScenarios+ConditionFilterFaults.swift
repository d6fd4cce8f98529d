import Foundation

/// Further faults of the published filter panel, each alone on the larger screen: other numbers of
/// items, columns that tie, insets, counts that the app did not keep right.
extension ConditionFilter {
  static var situations: [ScenarioCase] {
    [
      tied, steered(7, columns: 3, in: 2), steered(100, columns: 4, in: 25), spacious, empty,
      indented, miscounted(9, "phantoms"), miscounted(5, "hidden"), uncovered,
    ]
  }

  private static let screen = ArticleScreen.all[0]
  private static let viewport = ConditionFilter(mode: .asPublished, screen: screen).viewport
  private static let cell: CGFloat = 86.25
  private static let bias: [CGFloat] = [0, 0.001, 0.0011, 0.0012]

  /// Columns that start level: no item finds a column lower than all others.
  private static var tied: ScenarioCase {
    situation(
      "tied", "shortestColumn", ["columnBias": [0, 0, 0, 0]], count: 7,
      .cells(Array(repeating: CGRect(x: 0, y: -50, width: cell, height: 40), count: 7)),
      height: 110)
  }

  /// The content that `itemSize` brings about: four times the tallest column over the number of
  /// items, less three gaps, in so many lines (CF-6).
  ///
  /// - Parameter columns: How many columns the last line fills; the last of them is the tallest.
  private static func steered(_ count: Int, columns: Int, in lines: Int) -> ScenarioCase {
    let tallest = CGFloat(lines) * 50 + bias[columns - 1]
    let height = 4 * tallest / CGFloat(count) - 30
    return situation(
      "steered-\(count)", "shortestColumn", [:], count: count, .cells(buttons(count)),
      height: CGFloat(lines) * height + CGFloat(lines - 1) * 10)
  }

  /// A gap of 30 makes the size negative, so that 50 × 50 stays.
  private static var spacious: ScenarioCase {
    situation(
      "spacious", "shortestColumn", ["lineSpacing": 30], count: 8,
      .cells(buttons(8, pitch: 70)), height: 130)
  }

  /// The case without items: there is nothing to divide by.
  private static var empty: ScenarioCase {
    situation("empty", "shortestColumn", [:], count: 0, [], height: 0)
  }

  /// Rows as wide as the screen behind an inset of 15 (CF-5).
  private static var indented: ScenarioCase {
    situation(
      "indented", "list", ["sectionInset": [10, 15, 10, 15], "sizeDelegate": "zero"], count: 7,
      .cells(rows(Array(repeating: 375, count: 7)).map { $0.offsetBy(dx: 15, dy: 10) }),
      height: 20)
  }

  /// A count of the layout's own that is not the data source's, also for the size that it steers by
  /// (CF-9). The flow layout has seven items in two lines all the same.
  private static func miscounted(_ count: Int, _ name: String) -> ScenarioCase {
    let (lines, last) = count.quotientAndRemainder(dividingBy: 4)
    let height = 4 * (CGFloat(lines + 1) * 50 + bias[last - 1]) / CGFloat(count) - 30
    return situation(
      name, "shortestColumn", ["itemCount": JSONValue(count)], count: Self.count,
      .cells(buttons(min(count, Self.count))), height: 2 * height + 10)
  }

  /// The case of two items more than the groups hold; they get no size.
  private static var uncovered: ScenarioCase {
    let lines: [(x: CGFloat, y: CGFloat, width: CGFloat)] = [
      (15, 0, 345), (15, 70, 345), (15, 140, 345), (0, 210, 137.5), (237.5, 210, 137.5),
      (0, 280, 150), (160, 280, 150),
    ]
    let frames = lines.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: 60) }
    let lost = [320, 330].map { CGRect(x: $0, y: 310, width: 0, height: 0) }
    return situation(
      "uncovered", "groupedRows", [:], count: 9, .cells(frames + lost), height: 340,
      visible: frames.count)
  }

  /// The published columns; each starts a thousandth or so below the one before.
  private static func buttons(_ count: Int, pitch: CGFloat = 50) -> [CGRect] {
    (0..<count).map { item in
      let (row, column) = item.quotientAndRemainder(dividingBy: 4)
      return CGRect(
        x: CGFloat(column) * (cell + 10), y: CGFloat(row) * pitch + bias[column], width: cell,
        height: 40)
    }
  }

  private static func situation(
    _ name: String, _ layout: String, _ parameters: JSONObject, count: Int,
    _ elements: [ArticleElement], height: CGFloat, visible: Int? = nil
  ) -> ScenarioCase {
    let outcome = ArticleOutcome(
      elements: elements, contentSize: CGSize(width: 375, height: height), viewport: viewport,
      visibleItems: visible.map { (0..<$0).map { ItemPosition(0, $0) } })
    return ScenarioCase(
      id: screen.id("conditionFilterAsPublished", name), layout: layout,
      parameters: ArticleMode.asPublished.parameters(parameters),
      sections: [ScenarioSection(.count(count))], viewport: viewport, displayScale: 2,
      screen: ScenarioScreen(size: screen.size, origin: CGPoint(x: 0, y: 150)),
      expect: outcome.expectation())
  }
}
