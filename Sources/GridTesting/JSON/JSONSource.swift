import Foundation

/// A value for `JSONWriter`. A long list keeps its own form until it is written, because a million
/// entries as values would take more memory and several times as long as all else.
package enum JSONSource {
  case value(JSONValue)
  case numbers([CGFloat])
  case array([JSONSource])
  /// Members in the order of their keys.
  case object([(key: String, value: JSONSource)])
  case list(any JSONList)

  /// An object with members in any order.
  package init(members: [(key: String, value: JSONSource)]) {
    self = .object(members.sorted { JSONObject.precedes($0.key, $1.key) })
  }

  /// The whole as one value.
  package var value: JSONValue {
    if case .value(let value) = self { return value }
    let parts = (0..<(count ?? 0)).map(part)
    guard isObject else { return .array(parts.map(\.value.value)) }
    return .object(
      JSONObject(members: parts.map { .init(key: $0.key ?? "", value: $0.value.value) }))
  }

  /// The number of entries or members; nil for a value that has no parts.
  var count: Int? {
    switch self {
    case .value(.array(let entries)): entries.count
    case .value(.object(let object)): object.members.count
    case .value: nil
    case .numbers(let numbers): numbers.count
    case .array(let entries): entries.count
    case .object(let members): members.count
    case .list(let list): list.count
    }
  }

  /// Returns an entry of a list, or a member with its key.
  func part(at index: Int) -> (key: String?, value: JSONSource) {
    switch self {
    case .value(.array(let entries)): (nil, .value(entries[index]))
    case .value(.object(let object)):
      (object.members[index].key, .value(object.members[index].value))
    case .value: (nil, self)
    case .numbers(let numbers): (nil, .value(.number(Double(numbers[index]))))
    case .array(let entries): (nil, entries[index])
    case .object(let members): members[index]
    case .list(let list): (nil, .value(list.json(at: index)))
    }
  }

  var isObject: Bool {
    switch self {
    case .value(.object), .object: true
    case .value, .numbers, .array, .list: false
    }
  }

  var brackets: (Unicode.Scalar, Unicode.Scalar) { isObject ? ("{", "}") : ("[", "]") }

  /// Whether the value is a list or an object with parts.
  var isFilled: Bool { (count ?? 0) > 0 }

  /// Whether the value has more parts than a line has columns. Such a value is not tried on a line.
  var isWide: Bool {
    if case .object(let members) = self, members.contains(where: \.value.isWide) { return true }
    return (count ?? 0) >= JSONWriter.lineLength
  }
}

/// A list of objects whose JSON is made while the list is written.
package protocol JSONList: AnyObject {
  var count: Int { get }
  /// Returns an entry, with its members in the order of their keys.
  func json(at index: Int) -> JSONValue
  /// Adds an entry on one line: the text of `json(at:)`.
  func write(_ index: Int, isSpaced: Bool, to text: inout JSONText)
  /// Whether every number of an entry is finite.
  func isFinite(at index: Int) -> Bool
}
