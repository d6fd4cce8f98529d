import Foundation

/// An element that a demonstration expects.
struct ArticleElement: Hashable, Sendable {
  var kind = "cell"
  var section = 0
  var item = 0
  /// The frame before it is scaled.
  var frame: CGRect
  /// About the middle; nil where the expectation does not speak of it and gives size and centre
  /// only.
  var scale: CGFloat? = 1
  /// The element's text; nil where the expectation does not speak of it.
  var text: String?

  /// The cells of a section, in order.
  static func cells(_ frames: [CGRect], section: Int = 0) -> [ArticleElement] {
    frames.enumerated().map { ArticleElement(section: section, item: $0, frame: $1) }
  }

  var name: ElementName { ElementName(kind: kind, section, item) }

  /// The frame on screen, after scaling.
  var shown: CGRect {
    let scale = abs(scale ?? 1)
    return frame.insetBy(
      dx: frame.width * (1 - scale) / 2, dy: frame.height * (1 - scale) / 2)
  }

  /// The element as an expectation tells of it.
  var json: JSONValue {
    var object: JSONObject = ["section": JSONValue(section), "item": JSONValue(item)]
    if kind != "cell" { object["kind"] = .string(kind) }
    if let scale {
      object["frame"] = JSONValue(shown)
      if scale != 1 { object["transform"] = JSONValue([scale, 0, 0, scale, 0, 0]) }
    }
    if scale != 1 {
      object["center"] = JSONValue(CGPoint(x: frame.midX, y: frame.midY))
      object["size"] = JSONValue(frame.size)
    }
    if let text { object["text"] = .string(text) }
    return .object(object)
  }
}

/// The state that a case of a demonstration ends in.
struct ArticleOutcome {
  /// Elements that are expected of the layout; nil where only those on screen are expected.
  var elements: [ArticleElement]?
  var contentSize: CGSize
  var viewport: CGSize
  var viewContentInset = GridEdgeInsets.zero
  var offset = CGPoint.zero
  /// Items with a cell; nil for those that share area with the viewport.
  var visibleItems: [ItemPosition]?
  /// Codes with the step that met them.
  var faults: [(code: String, step: Int)] = []

  /// The part of the output that is expected, with the results of a story's steps.
  func expectation(_ steps: [JSONValue] = []) -> JSONObject {
    var object: JSONObject = [
      "contentSize": JSONValue(contentSize), "contentOffset": JSONValue(offset),
      "offsetRange": [
        "x": range(
          contentSize.width, viewport.width, viewContentInset.left, viewContentInset.right),
        "y": range(
          contentSize.height, viewport.height, viewContentInset.top, viewContentInset.bottom),
      ],
      "faults": .array(faults.map { ["code": .string($0.code), "step": JSONValue($0.step)] }),
      "steps": .array(steps),
    ]
    if let elements {
      object["cells"] = .array(elements.filter { $0.kind == "cell" }.map(\.json))
      object["supplementary"] = .array(elements.filter { $0.kind != "cell" }.map(\.json))
    }
    if let visible = visibleItems ?? elements.map(visible(among:)) {
      object["visibleItems"] = .array(visible.map(\.json))
    }
    return object
  }

  private func visible(among elements: [ArticleElement]) -> [ItemPosition] {
    let viewport = CGRect(origin: offset, size: viewport)
    return elements.filter { $0.kind == "cell" && $0.shown.sharesArea(with: viewport) }
      .map { ItemPosition($0.section, $0.item) }
  }

  /// The legal offsets along an axis, in half points as all offsets on these screens.
  private func range(
    _ content: CGFloat, _ viewport: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> JSONValue {
    JSONValue([-start, max(-start, ((content + end - viewport) * 2).rounded() / 2)])
  }
}

extension CGRect {
  /// Whether two rectangles overlap by more than an edge.
  fileprivate func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
