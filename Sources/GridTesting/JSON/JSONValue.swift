import Foundation

/// A JSON value as a file spells it.
///
/// `JSONSerialization` is not used because it tells neither where a mistake is nor that a key
/// occurs twice, refuses a whole file for one `NaN`, and forgets the order of keys.
///
/// Numbers are doubles. A number that is no number (`NaN`, `Infinity`, `1e999`) can be held, so
/// that whoever reads the file can name its place; it is never written.
public enum JSONValue: Hashable, Sendable {
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A double; may be infinite or NaN when it was read.
  case number(Double)
  /// A text, with its escapes resolved.
  case string(String)
  /// A list, in the order of the file.
  case array([JSONValue])
  /// Members in the order of the file.
  case object(JSONObject)
}

/// The members of a JSON object, in the order of the file.
///
/// Two objects are equal when they have the same members, in whatever order.
public struct JSONObject: Hashable, Sendable {
  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key as read, with its escapes resolved.
    public var key: String
    /// The value behind the key.
    public var value: JSONValue

    /// A key with its value, which an object takes also where it has that key already.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members. A key that the file has twice is here twice.
  public private(set) var members: [Member]

  /// An object without members: `{}`.
  public init() {
    members = []
  }

  /// An object with these members, repeated keys included.
  public init(members: [Member]) {
    self.members = members
  }

  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The keys in the order of the file; one that the file has twice is here twice.
  public var keys: [String] { members.map(\.key) }

  /// The first member of that name. Setting replaces it or adds a last one; nil removes every
  /// member of that name.
  ///
  /// - Complexity: O(*n*) for *n* members.
  public subscript(key: String) -> JSONValue? {
    get { index(of: key).map { members[$0].value } }
    set {
      guard let newValue else { return members.removeAll { $0.key == key } }
      if let index = index(of: key) {
        members[index].value = newValue
      } else {
        members.append(Member(key: key, value: newValue))
      }
    }
  }

  private func index(of key: String) -> Int? {
    members.withUnsafeBufferPointer { members in
      var index = 0
      while index < members.count {
        if members[index].key == key { return index }
        index += 1
      }
      return nil
    }
  }

  /// The members by the Unicode scalars of their keys; equal keys in file order.
  public var sortedMembers: [Member] {
    if isSorted { return members }
    return members.enumerated().sorted { a, b in
      if Self.precedes(a.element.key, b.element.key) { return true }
      return !Self.precedes(b.element.key, a.element.key) && a.offset < b.offset
    }.map(\.element)
  }

  private var isSorted: Bool {
    members.withUnsafeBufferPointer { members in
      var index = 1
      while index < members.count {
        if Self.precedes(members[index].key, members[index - 1].key) { return false }
        index += 1
      }
      return true
    }
  }

  /// Whether a key comes before another by its Unicode scalars, which is the order of the bytes.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        guard let first = a.baseAddress, let second = b.baseAddress else {
          return a.count < b.count
        }
        let order = memcmp(first, second, min(a.count, b.count))
        return order == 0 ? a.count < b.count : order < 0
      }
    }
  }

  /// Whether keys and values are the same: the order of members does not count.
  public static func == (a: JSONObject, b: JSONObject) -> Bool {
    guard a.members.count == b.members.count else { return false }
    // Values are compared once: twice at each level would double the work with every level.
    let isSameOrder = zip(a.members, b.members).allSatisfy { $0.key == $1.key }
    return isSameOrder ? a.members == b.members : a.sortedMembers == b.sortedMembers
  }

  /// Equal objects give the same hash: the order of members does not count.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sortedMembers)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Makes a JSON value from a literal, `true`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a JSON value from a literal, `3`. A whole number beyond 2⁵³ is rounded.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes a JSON value from a literal, `0.5`.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a JSON value from a literal, `"text"`.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a JSON value from a literal, `[1, 2]`.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes a JSON object from a literal, `["key": 1]`, members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(members: elements.map { .init(key: $0.0, value: $0.1) }))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object from a literal, `["key": 1]`, members in the order written, repeated keys
  /// included.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(members: elements.map { Member(key: $0.0, value: $0.1) })
  }
}
