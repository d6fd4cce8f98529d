import Foundation

/// An element that a demonstration expects.
struct ArticleElement: Hashable, Sendable {
  var kind = "cell"
  var section = 0
  var item = 0
  /// The frame before the element is scaled.
  var frame: CGRect
  /// The scale about the centre; nil if the expectation gives only size and centre.
  var scale: CGFloat? = 1
  /// The element's text; nil if the expectation gives no text.
  var text: String?

  /// Returns the cells of a section with the given frames, in item order.
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

  /// The element as JSON in an expectation.
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
  /// The expected elements of the layout; nil if the expectation lists only the items on screen.
  var elements: [ArticleElement]?
  var contentSize: CGSize
  var viewport: CGSize
  var viewContentInset = GridEdgeInsets.zero
  var offset = CGPoint.zero
  /// The items that have a cell. If nil, these are the items that share area with the viewport.
  var visibleItems: [ItemPosition]?
  /// The expected codes of faults, each with the step at which it occurs.
  var faults: [(code: String, step: Int)] = []

  /// Returns the expected part of the output, with the results of a story's steps.
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

  /// Returns the legal offsets along an axis, rounded to half points, like all offsets on these
  /// screens.
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
