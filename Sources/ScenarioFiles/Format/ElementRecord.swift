import Foundation
import GridKit

/// An element as the output of a case lists it.
public typealias ElementRecord = ElementState<ElementName>

extension ScenarioOutput {
  /// The values of the keys of elements that the output leaves out.
  static let elementDefaults: JSONObject = [
    "kind": "cell", "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "zIndex": 0, "hidden": false,
  ]
}

extension ElementRecord {
  /// `{"section", "item", "kind"?, "frame", "center", "size", "transform"?, "alpha"?, "zIndex"?,
  /// "hidden"?, "text"?}`, keys with `?` only when they are not at their default.
  public var json: JSONValue {
    var members: [JSONObject.Member] = []
    members.reserveCapacity(6)
    forEachMember { members.append(.init(key: $0.description, value: $1.value)) }
    return .object(JSONObject(members: members))
  }

  /// Calls `add` with the keys and values of the JSON form, in the order of the keys.
  fileprivate func forEachMember(_ add: (_ key: StaticString, _ value: JSONSource) -> Void) {
    if alpha != 1 { add("alpha", .value(.number(alpha))) }
    add("center", .numbers(center.numbers))
    add("frame", .numbers(frame.numbers))
    if isHidden { add("hidden", .value(true)) }
    add("item", .value(JSONValue(id.item)))
    if id.kind != "cell" { add("kind", .value(.string(id.kind))) }
    add("section", .value(JSONValue(id.section)))
    add("size", .numbers(size.numbers))
    if let text { add("text", .value(.string(text))) }
    if transform != .identity { add("transform", .numbers(transform.numbers)) }
    if zIndex != 0 { add("zIndex", .value(JSONValue(zIndex))) }
  }
}

/// Elements as the output lists them: sorted by their names.
final class ElementList: JSONList {
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
    elements[index].forEachMember { key, value in
      text.append(key: key, isFirst: isFirst, isSpaced: isSpaced)
      JSONWriter.write(value, isSpaced: isSpaced, to: &text)
      isFirst = false
    }
    text.append("}")
  }
}
