import Foundation

/// Further faults of the published filter panel, each in a case of its own on the larger screen:
/// other numbers of items, columns of equal height, insets, and wrong item counts of the app.
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

  /// The case of columns that start at the same height. No column is ever shorter than all others.
  private static var tied: ScenarioCase {
    situation(
      "tied", "shortestColumn", ["columnBias": [0, 0, 0, 0]], count: 7,
      .cells(Array(repeating: CGRect(x: 0, y: -50, width: cell, height: 40), count: 7)),
      height: 110)
  }

  /// Returns the case of a content size that comes from `itemSize`. The item height is four times
  /// the tallest column, divided by the number of items, minus three gaps. The content has `lines`
  /// lines of this height (CF-6).
  ///
  /// - Parameter columns: The number of columns that the last line fills. The last of these columns
  ///   is the tallest.
  private static func steered(_ count: Int, columns: Int, in lines: Int) -> ScenarioCase {
    let tallest = CGFloat(lines) * 50 + bias[columns - 1]
    let height = 4 * tallest / CGFloat(count) - 30
    return situation(
      "steered-\(count)", "shortestColumn", [:], count: count, .cells(buttons(count)),
      height: CGFloat(lines) * height + CGFloat(lines - 1) * 10)
  }

  /// The case of a gap of 30, which makes the computed item size negative. The default item size of
  /// 50 × 50 then stays.
  private static var spacious: ScenarioCase {
    situation(
      "spacious", "shortestColumn", ["lineSpacing": 30], count: 8,
      .cells(buttons(8, pitch: 70)), height: 130)
  }

  /// The case without items, in which the computation of the item size would divide by 0.
  private static var empty: ScenarioCase {
    situation("empty", "shortestColumn", [:], count: 0, [], height: 0)
  }

  /// The case of rows that are as wide as the screen in spite of an inset of 15 (CF-5).
  private static var indented: ScenarioCase {
    situation(
      "indented", "list", ["sectionInset": [10, 15, 10, 15], "sizeDelegate": "zero"], count: 7,
      .cells(rows(Array(repeating: 375, count: 7)).map { $0.offsetBy(dx: 15, dy: 10) }),
      height: 20)
  }

  /// Returns the case of a layout whose own item count differs from the data source's count. The
  /// computed `itemSize` uses the wrong count, too (CF-9). The inherited flow layout still has
  /// seven items in two lines.
  private static func miscounted(_ count: Int, _ name: String) -> ScenarioCase {
    let (lines, last) = count.quotientAndRemainder(dividingBy: 4)
    let height = 4 * (CGFloat(lines + 1) * 50 + bias[last - 1]) / CGFloat(count) - 30
    return situation(
      name, "shortestColumn", ["itemCount": JSONValue(count)], count: Self.count,
      .cells(buttons(min(count, Self.count))), height: 2 * height + 10)
  }

  /// The case of nine items in groups for seven items. The last two items get no size.
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

  /// Returns the frames of the published columns. Each column starts about a thousandth of a point
  /// below the column before it.
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
