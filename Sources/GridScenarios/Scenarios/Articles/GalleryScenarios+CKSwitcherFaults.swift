import Foundation

/// Further faults of the published line, circle and grid: views of other heights, items wider than
/// the view, a second section (CK-6, CK-7, CK-11, CK-13).
extension CKSwitcher {
  static var situations: [ScenarioCase] {
    [wrapped, turnedOver, clipped, negative, secondSection, tenTiles]
  }

  /// The case of a view with room for two rows, in which the inherited flow layout makes two rows.
  private static var wrapped: ScenarioCase {
    let elements = (0..<12).map { item in
      ArticleElement(
        item: item,
        frame: CGRect(
          x: 87.5 + CGFloat(item / 2) * 210, y: CGFloat(item % 2) * 320, width: 200, height: 280),
        scale: nil)
    }
    return situation(
      "wrapped", "carousel", line, view: CGSize(width: 375, height: 600), elements,
      content: CGSize(width: 1425, height: 600), visible: 4)
  }

  /// The case of an item whose centre is more than 375 points from the middle of the view. The
  /// scale of this item, the second one, is negative.
  private static var turnedOver: ScenarioCase {
    let elements = (0..<12).map { item in
      ArticleElement(
        item: item,
        frame: CGRect(x: -162.5 + CGFloat(item) * 710, y: 50, width: 700, height: 200),
        scale: nil)
    }
    return situation(
      "turned-over", "carousel", ["itemSize": [700, 200]], view: CGSize(width: 375, height: 300),
      elements, content: CGSize(width: 8185, height: 300), offset: CGPoint(x: 300, y: 0),
      visible: 0)
  }

  /// The case of a circle whose radius follows the height, in a view that is higher than wide.
  private static var clipped: ScenarioCase {
    situation(
      "clipped", "circle", [:], view: CGSize(width: 375, height: 567),
      ring(12, radius: 243.5, in: CGSize(width: 375, height: 567)), content: .zero)
  }

  /// The case of a view whose height is less than the margin. The radius is −10, and the first item
  /// is at the bottom.
  private static var negative: ScenarioCase {
    situation(
      "negative", "circle", ["itemSize": [20, 20]], view: CGSize(width: 375, height: 60),
      ring(12, radius: -10, size: 20, in: CGSize(width: 375, height: 60)), content: .zero)
  }

  private static var secondSection: ScenarioCase {
    situation(
      "second-section", "circle", [:], view: CGSize(width: 375, height: 300),
      ring(12, radius: 110, in: CGSize(width: 375, height: 300)), content: .zero, counts: [12, 3])
  }

  /// The case of ten tiles, which end in the middle of a block. The content is half a tile too
  /// long.
  private static var tenTiles: ScenarioCase {
    let half: CGFloat = 187.5
    let tiles: [(x: CGFloat, y: CGFloat, height: CGFloat)] = [
      (0, 0, 1), (1, 0, 0.5), (1, 0.5, 0.5), (0, 1, 0.5), (0, 1.5, 0.5), (1, 1, 1), (0, 2, 1),
      (1, 2, 0.5), (1, 2.5, 0.5), (0, 3, 0.5),
    ]
    let frames = tiles.map {
      CGRect(x: $0.x * half, y: $0.y * half, width: half, height: $0.height * half)
    }
    return situation(
      "ten-tiles", "mosaicGrid", [:], view: CGSize(width: 375, height: 300), .cells(frames),
      content: CGSize(width: 0, height: 4 * half), counts: [10])
  }

  private static func ring(
    _ count: Int, radius: CGFloat, size: CGFloat = 75, in view: CGSize
  ) -> [ArticleElement] {
    .cells(
      (0..<count).map { item in
        let angle = CGFloat(item) / CGFloat(count) * 2 * .pi
        return CGRect(
          x: view.width / 2 + radius * sin(angle) - size / 2,
          y: view.height / 2 - radius * cos(angle) - size / 2, width: size, height: size)
      })
  }

  private static func situation(
    _ name: String, _ layout: String, _ parameters: JSONObject, view: CGSize,
    _ elements: [ArticleElement], content: CGSize, offset: CGPoint = .zero, counts: [Int] = [12],
    visible: Int? = nil
  ) -> ScenarioCase {
    let outcome = ArticleOutcome(
      elements: elements, contentSize: content, viewport: view, offset: offset,
      visibleItems: visible.map { (0..<$0).map { ItemPosition(0, $0) } })
    return ScenarioCase(
      id: ArticleScreen.all[0].id("ckSwitcherAsPublished", name), layout: layout,
      parameters: ArticleMode.asPublished.parameters(parameters),
      sections: counts.map { ScenarioSection(.count($0)) }, viewport: view, displayScale: 2,
      contentOffset: offset == .zero ? nil : offset, expect: outcome.expectation())
  }
}
