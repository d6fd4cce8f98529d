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
  /// The entry of a list at an index.
  case entry(any JSONList, Int)

  /// An object with members in any order.
  package init(members: [(key: String, value: JSONSource)]) {
    self = .object(members.sorted { JSONObject.precedes($0.key, $1.key) })
  }

  /// The whole as one value.
  package var value: JSONValue {
    switch self {
    case .value(let value): value
    case .numbers(let numbers): JSONValue(numbers)
    case .array(let entries): .array(entries.map(\.value))
    case .object(let members):
      .object(JSONObject(members: members.map { .init(key: $0.key, value: $0.value.value) }))
    case .list(let list): .array((0..<list.count).map(list.json))
    case .entry(let list, let index): list.json(at: index)
    }
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
    case .entry: JSONSource.value(value).count
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
    case .list(let list): (nil, .entry(list, index))
    case .entry: JSONSource.value(value).part(at: index)
    }
  }

  var isObject: Bool {
    switch self {
    case .value(.object), .object, .entry: true
    case .value, .numbers, .array, .list: false
    }
  }

  var brackets: (Unicode.Scalar, Unicode.Scalar) { isObject ? ("{", "}") : ("[", "]") }

  /// Whether the value is a list or an object with parts.
  var isFilled: Bool {
    if case .entry = self { return true }
    return (count ?? 0) > 0
  }

  /// Whether the value has at least as many parts as a line has columns. A list or an object of
  /// sources is also wide if one of its parts is. A wide value is not tried on a line.
  var isWide: Bool {
    switch self {
    case .array(let entries) where entries.contains(where: \.isWide): true
    case .object(let members) where members.contains(where: \.value.isWide): true
    case .entry: false
    default: (count ?? 0) >= JSONWriter.lineLength
    }
  }
}

/// A list of objects whose JSON is made while the list is written. Each object has at least one
/// member and fewer members than a line has columns.
package protocol JSONList: AnyObject {
  /// The number of entries.
  var count: Int { get }
  /// Returns an entry, with its members in the order of their keys.
  func json(at index: Int) -> JSONValue
  /// Adds an entry on one line: the text of `json(at:)`.
  func write(_ index: Int, isSpaced: Bool, to text: inout JSONText)
  /// Whether every number of an entry is finite.
  func isFinite(at index: Int) -> Bool
}
