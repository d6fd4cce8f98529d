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
  /// An entry of such a list, by its index.
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
    case .entry(let list, let index): JSONSource.value(list.json(at: index)).count
    }
  }

  /// Returns an entry of a list, or a member with its key.
  func part(at index: Int) -> (key: String?, value: JSONSource) {
    switch self {
    case .value(.object(let object)):
      (object.members[index].key, .value(object.members[index].value))
    case .object(let members): members[index]
    case .value(.array(let entries)): (nil, .value(entries[index]))
    case .numbers(let numbers): (nil, .value(.number(Double(numbers[index]))))
    case .array(let entries): (nil, entries[index])
    case .list(let list): (nil, .entry(list, index))
    case .value, .entry: (nil, self)
    }
  }

  /// The same value with its members in the order of their keys, and an entry as a value.
  var sorted: JSONSource {
    switch self {
    case .value(.object(let object)): .value(.object(JSONObject(members: object.sortedMembers)))
    case .entry(let list, let index): .value(list.json(at: index))
    case .value, .numbers, .array, .object, .list: self
    }
  }

  var isObject: Bool {
    switch self {
    case .value(.object), .object, .entry: true
    case .value, .numbers, .array, .list: false
    }
  }

  /// Whether the value is a list or an object with parts.
  var isFilled: Bool {
    if case .entry = self { true } else { (count ?? 0) > 0 }
  }

  /// Whether the value has more parts than a line has columns. Such a value is not tried on a line.
  var isWide: Bool {
    switch self {
    case .entry: false
    case .object(let members): members.contains { $0.value.isWide }
    case .value, .numbers, .array, .list: (count ?? 0) >= JSONWriter.lineLength
    }
  }
}

/// A list of objects whose JSON is made while they are written. The members of `json(at:)` are in
/// the order of their keys.
package protocol JSONList: AnyObject {
  var count: Int { get }
  func json(at index: Int) -> JSONValue
  /// Adds the text of `json(at:)` on one line.
  func write(_ index: Int, isSpaced: Bool, to text: inout JSONText)
  /// Whether every number of an entry is finite.
  func isFinite(at index: Int) -> Bool
}
