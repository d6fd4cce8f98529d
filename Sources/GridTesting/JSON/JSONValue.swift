import Foundation

/// A JSON value as a file spells it.
///
/// `JSONSerialization` is not used. It reports neither the place of a mistake nor a repeated key.
/// It refuses a whole file for one `NaN`, and it loses the order of keys.
///
/// Numbers are doubles. A value can hold a number that is not finite (`NaN`, `Infinity`, `1e999`),
/// so that an error message can name the place of this number. Such a number is never written as
/// JSON.
public enum JSONValue: Hashable, Sendable {
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A double. It may be infinite or NaN if it was read from a file.
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
    /// The value of the key.
    public var value: JSONValue

    /// Makes a member. An object may have several members with the same key.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members. A key that occurs twice in the file occurs twice here.
  public private(set) var members: [Member]

  /// Makes an object with these members, by default without members: `{}`. Repeated keys are kept.
  public init(members: [Member] = []) {
    self.members = members
  }

  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }

  /// The keys in the order of the file. A key that occurs twice in the file occurs twice here.
  public var keys: [String] { members.map(\.key) }

  /// The value of the first member with the key. Setting a value replaces this value, or adds a
  /// member at the end. Setting nil removes every member with the key.
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

  /// The members, sorted by the Unicode scalars of their keys. Members with equal keys keep the
  /// order of the file.
  public var sortedMembers: [Member] {
    isSorted ? members : members.sorted { Self.precedes($0.key, $1.key) }
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

  /// Whether `a` comes before `b` in the order of Unicode scalars. The UTF-8 bytes of the keys have
  /// the same order.
  static func precedes(_ a: String, _ b: String) -> Bool {
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

  /// Whether both objects have the same members, in whatever order.
  public static func == (a: JSONObject, b: JSONObject) -> Bool {
    guard a.members.count == b.members.count else { return false }
    // The values are compared only once. Two comparisons at each level would double the work with
    // every level.
    let isSameOrder = zip(a.members, b.members).allSatisfy { $0.key == $1.key }
    return isSameOrder ? a.members == b.members : a.sortedMembers == b.sortedMembers
  }

  /// Hashes the sorted members. Equal objects have the same hash, in whatever order their members
  /// are.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sortedMembers)
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Makes a JSON value from a literal such as `true`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a JSON value from a literal such as `3`. A whole number beyond 2⁵³ is rounded.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes a JSON value from a literal such as `0.5`.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a JSON value from a literal such as `"text"`.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a JSON value from a literal such as `[1, 2]`.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes a JSON object from a literal such as `["key": 1]`. The members keep the order of the
  /// literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(members: elements.map { .init(key: $0.0, value: $0.1) }))
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object from a literal such as `["key": 1]`. The members keep the order of the
  /// literal. Repeated keys are kept, too.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(members: elements.map { Member(key: $0.0, value: $0.1) })
  }
}
