import Foundation
import GridKit

/// An element of a layout, as the output of a case lists it.
public struct ElementRecord: Hashable, Comparable, Sendable {
  /// The transform of an element.
  public typealias Transform = CGAffineTransform

  /// The name of the element; records are ordered by it.
  public var name: ElementName
  /// The bounding box after the transform, in content points.
  public var frame: CGRect
  /// The center before the transform.
  public var center: CGPoint
  /// The size before the transform.
  public var size: CGSize
  /// Applied around `center`; it shows in `frame` alone.
  public var transform: Transform
  /// The opacity, from 0, fully transparent, to 1.
  public var alpha: CGFloat
  /// Elements with a higher one are in front.
  public var zIndex: Int
  /// Whether the element takes its place without being shown.
  public var isHidden: Bool
  /// The text of the element by the case's `texts`; nil where there is none.
  public var text: String?

  /// Takes every number as it is: `frame` is not computed from the others. Center and size are
  /// those of `frame` unless they are given.
  public init(
    name: ElementName, frame: CGRect, center: CGPoint? = nil, size: CGSize? = nil,
    transform: Transform = .identity, alpha: CGFloat = 1, zIndex: Int = 0, isHidden: Bool = false,
    text: String? = nil
  ) {
    self.name = name
    self.frame = frame
    self.center = center ?? CGPoint(x: frame.midX, y: frame.midY)
    self.size = size ?? frame.size
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.text = text
  }

  /// Orders by name alone.
  public static func < (a: ElementRecord, b: ElementRecord) -> Bool { a.name < b.name }

  /// The values of the keys that the output leaves out.
  static let defaults: JSONObject = [
    "kind": "cell", "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "zIndex": 0, "hidden": false,
  ]

  /// `{"section", "item", "kind"?, "frame", "center", "size", "transform"?, "alpha"?, "zIndex"?,
  /// "hidden"?, "text"?}`, keys with `?` only when they are not at their default.
  public var json: JSONValue {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(6)
    spell { members.append(.init(key: $0.description, value: $1.value)) }
    return .object(JSONObject(members: members))
  }

  /// Calls `add` with the keys and values of the JSON form, in the order of the keys.
  fileprivate func spell(_ add: (_ key: StaticString, _ value: JSONSource) -> Void) {
    if alpha != 1 { add("alpha", .value(.number(alpha))) }
    add("center", .numbers(center.numbers))
    add("frame", .numbers(frame.numbers))
    if isHidden { add("hidden", .value(true)) }
    add("item", .value(JSONValue(name.item)))
    if name.kind != "cell" { add("kind", .value(.string(name.kind))) }
    add("section", .value(JSONValue(name.section)))
    add("size", .numbers(size.numbers))
    if let text { add("text", .value(.string(text))) }
    if transform != .identity { add("transform", .numbers(transform.numbers)) }
    if zIndex != 0 { add("zIndex", .value(JSONValue(zIndex))) }
  }
}

/// Elements as the output lists them: sorted by their names.
struct ElementList: JSONList {
  private let elements: [ElementRecord]

  init(_ elements: [ElementRecord]) {
    // Most lists are sorted already.
    let isSorted = zip(elements, elements.dropFirst()).allSatisfy { !($1 < $0) }
    self.elements = isSorted ? elements : elements.sorted()
  }

  var count: Int { elements.count }
  func json(at index: Int) -> JSONValue { elements[index].json }
  func isFinite(at index: Int) -> Bool { elements[index].isFinite }

  func write(_ index: Int, isSpaced: Bool, to text: inout JSONText) {
    var isFirst = true
    text.append("{")
    elements[index].spell { key, value in
      text.append(key: key, isFirst: isFirst, isSpaced: isSpaced)
      JSONWriter.write(value, isSpaced: isSpaced, to: &text)
      isFirst = false
    }
    text.append("}")
  }
}
