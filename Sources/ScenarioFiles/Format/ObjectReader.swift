import Foundation
import GridCore

/// Reads the members of one object and reports what is wrong with them.
package struct ObjectReader {
  package let object: JSONObject
  package let path: JSONPath
  package let mistakes: MistakeCollector
  /// Legal keys that a misspelt one seems to stand for: they are not missed as well.
  private let misspelt: Set<String>
  /// The legal keys; empty when they are not known.
  let keys: [String]

  /// Reports repeated and unknown keys.
  ///
  /// - Parameters:
  ///   - keys: The legal ones; nil when they are not known, so that any goes.
  ///   - noun: What they are, in a message: `keys of drag`.
  package init(
    _ object: JSONObject, at path: JSONPath, keys: [String]?, of noun: String,
    _ mistakes: MistakeCollector
  ) {
    self.object = object
    self.path = path
    self.mistakes = mistakes
    self.keys = keys ?? []
    var seen: Set<String> = []
    var misspelt: Set<String> = []
    // Found once: an object may have any number of unknown keys.
    var absent: [String]?
    for (index, member) in object.members.enumerated() {
      if !seen.insert(member.key).inserted {
        mistakes.report(
          path.key(member.key), expected: "each key once",
          found: "\(JSONValue.string(member.key).inWords) again", member: index)
      } else if let keys, !keys.contains(member.key) {
        let missing = absent ?? keys.filter { object[$0] == nil }
        absent = missing
        let meant = mistakes.isFull ? nil : NearestWord.nearest(to: member.key, in: missing)
        mistakes.report(
          path.key(member.key),
          expected: keys.isEmpty
            ? "no \(noun)" : "one of the \(noun): \(keys.joined(separator: ", "))",
          found: JSONValue.string(member.key).inWords, suggestion: meant)
        if let meant { misspelt.insert(meant) }
      }
    }
    self.misspelt = misspelt
  }

  /// Reads an object of the format.
  ///
  /// - Parameters:
  ///   - first: Keys that are read elsewhere and listed first.
  ///   - last: Keys that are read elsewhere and listed last; nil when they are not known, so that
  ///     any goes.
  package init(
    _ object: JSONObject, at path: JSONPath, as format: FormatObject?, after first: [String] = [],
    before last: [String]? = [], of noun: String, _ mistakes: MistakeCollector
  ) {
    let names = format?.names ?? []
    self.init(
      object, at: path, keys: last.map { first + names + $0 }, of: noun, mistakes)
  }

  package func has(_ key: String) -> Bool { object[key] != nil }

  /// A flag that decides how other members are read, if its key is legal. It is checked elsewhere.
  func flag(_ key: String, default standard: Bool) -> Bool {
    keys.contains(key) ? object[key]?.boolValue ?? standard : standard
  }

  /// Whether an unknown key seems to stand for this one.
  func isMisspelt(_ key: String) -> Bool { misspelt.contains(key) }

  /// The member's value if it is there and of the right form.
  package func optional<Value>(_ key: String, _ form: Form<Value>) -> Value? {
    guard let value = object[key] else { return nil }
    return form.read(value, at: path.key(key), mistakes)
  }

  /// The member's value, or the default if it is not there; a wrong one is reported.
  package func optional<Value>(_ key: String, _ form: Form<Value>, default fallback: Value) -> Value
  {
    optional(key, form) ?? fallback
  }

  /// The member's value; reports when it is not there.
  package func required<Value>(_ key: String, _ form: Form<Value>) -> Value? {
    guard has(key) else {
      missing(key, expected: form.type.inWords)
      return nil
    }
    return optional(key, form)
  }

  /// Reports that a key is not there, unless it seems to be misspelt.
  ///
  /// - Parameter alternatives: Keys that would do as well.
  package func missing(_ key: String, or alternatives: [String] = [], expected: String) {
    if ([key] + alternatives).contains(where: misspelt.contains) { return }
    mistakes.report(path.key(key), expected: expected, found: "nothing")
  }

  /// Reports several of some keys, or none of them if one is needed.
  ///
  /// - Parameter takesNull: Whether null stands for a key that is not there.
  func checkOne(of keys: [String], isNeeded: Bool = true, takesNull: Bool = false) {
    let given = keys.filter { has($0) && !(takesNull && object[$0] == .null) }
    func words() -> String { keys.map { "\"\($0)\"" }.joined(separator: " or ") }
    if given.count > 1 {
      mistakes.report(path, expected: "either \(words())", found: "both")
    } else if given.isEmpty, isNeeded {
      missing(keys[0], or: Array(keys.dropFirst()), expected: words())
    }
  }

  /// Reports a key that does not belong to the others, if it is there.
  func refuse(_ key: String, expected: String, found: String? = nil) {
    guard has(key) else { return }
    mistakes.report(path.key(key), expected: expected, found: found ?? "\"\(key)\" beside it")
  }

  /// Checks the members against their descriptions.
  ///
  /// - Parameter isComplete: Whether required members must be there.
  func check(_ fields: [LayoutSchema.Parameter], isComplete: Bool) {
    for field in fields {
      guard let value = object[field.name] else {
        if isComplete, field.presence == .required {
          missing(field.name, expected: field.type.inWords)
        }
        continue
      }
      if value == .null, field.presence == .optional { continue }
      field.type.check(value, at: path.key(field.name), mistakes)
    }
  }
}
