import Foundation

/// The differences of the output of a case from what the case expects.
///
/// Only what the expectation has is compared: other keys may hold anything. A list is compared
/// entry by entry and must have as many. A key that the output leaves out at its default (`alpha`,
/// `hidden` …) counts as having it, and an expected `null` asks for a key that is not there.
///
/// Two numbers are equal when they differ by at most 10⁻⁶ of the larger one, or of 1 if both are
/// smaller: far below a pixel, and above what another order of summation makes of a double.
///
/// The description is a line diff, a line for each value that has no parts of its own (a list of
/// plain values has none) with its path before it:
///
///       cells[0].frame: [0, 0, 180, 40]
///     - cells[1].frame: [180, 0, 180, 40]
///     + cells[1].frame: [190, 0, 170, 40]
public struct ExpectationDiff: Hashable, Sendable, CustomStringConvertible {
  static let tolerance = 1e-6

  /// The lines that were expected and found, one for each plain value; equal stretches are folded.
  public let lines: LineDiff

  /// Makes the differences of two outputs; nil when everything is as expected.
  ///
  /// - Parameters:
  ///   - isExact: Whether a key that only the output has is a difference.
  ///   - context: How many equal lines to show on each side of a difference.
  ///   - limit: How many differing lines to show before the rest is only counted.
  public init?(
    expected: JSONObject, actual: JSONValue, isExact: Bool = false, context: Int = 1,
    limit: Int = 40
  ) {
    var comparison = Comparison(isExact: isExact)
    // Most runs end as expected: lines with their paths are only made where one does not.
    if comparison.isMet(.object(expected), by: actual) { return nil }
    comparison.compare(.object(expected), actual, at: JSONPath())
    guard
      let lines = LineDiff(
        expected: comparison.expected, actual: comparison.actual, context: context, limit: limit)
    else { return nil }
    self.lines = lines
  }

  /// Compares with the output's JSON form; nil when everything is as expected.
  public init?(
    expected: JSONObject, actual: ScenarioOutput, context: Int = 1, limit: Int = 40
  ) {
    // A million elements that nobody expects anything of need not become JSON.
    var compared = actual
    if expected["cells"] == nil { compared.cells = [] }
    if expected["supplementary"] == nil { compared.supplementary = [] }
    if expected["decorations"] == nil { compared.decorations = [] }
    self.init(expected: expected, actual: compared.json, context: context, limit: limit)
  }

  /// The lines with their marks, joined by line breaks.
  public var description: String { lines.description }

  /// Whether two numbers count as one.
  static func isEqual(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
  }

  /// Whether two values count as one.
  static func isEqual(_ a: JSONValue, _ b: JSONValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): isEqual(a, b)
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy(isEqual)
    default: a == b
    }
  }
}

/// The lines of both sides. Values that count as equal give the same line.
private struct Comparison {
  let isExact: Bool
  var expected: [String] = []
  var actual: [String] = []

  mutating func compare(_ wanted: JSONValue, _ found: JSONValue?, at path: JSONPath) {
    switch (wanted, found) {
    case (.object(let wanted), .object(let found)?):
      for member in members(wanted, found) {
        compare(
          member.value, found[member.key] ?? standard(member.key, in: found),
          at: path.key(member.key))
      }
    case (.array(let wanted), .array(let found)?)
    where !(wanted.allSatisfy(\.isPlain) && found.allSatisfy(\.isPlain)):
      if wanted.count != found.count {
        expected.append(line(path, entries(wanted.count)))
        actual.append(line(path, entries(found.count)))
      }
      for index in 0..<max(wanted.count, found.count) {
        let place = path.index(index)
        if index >= found.count {
          expected.append(line(place, wanted[index]))
        } else if index >= wanted.count {
          actual.append(line(place, found[index]))
        } else {
          compare(wanted[index], found[index], at: place)
        }
      }
    case (.null, nil):
      break
    default:
      let text = line(path, wanted)
      expected.append(text)
      if let found {
        actual.append(ExpectationDiff.isEqual(wanted, found) ? text : line(path, found))
      }
    }
  }

  /// Whether `compare` would find nothing, without a line.
  func isMet(_ wanted: JSONValue, by found: JSONValue?) -> Bool {
    switch (wanted, found) {
    case (.object(let wanted), .object(let found)?):
      members(wanted, found).allSatisfy { member in
        isMet(member.value, by: found[member.key] ?? standard(member.key, in: found))
      }
    case (.array(let wanted), .array(let found)?):
      wanted.count == found.count && zip(wanted, found).allSatisfy { isMet($0, by: $1) }
    case (.null, nil): true
    case (_, nil): false
    case (_, let found?): ExpectationDiff.isEqual(wanted, found)
    }
  }

  /// Returns the members that are wanted of an object, sorted by their keys. In an exact comparison
  /// they include the keys that only the object has, with their default or null.
  private func members(_ wanted: JSONObject, _ found: JSONObject) -> [JSONObject.Member] {
    guard isExact else { return wanted.sortedMembers }
    var wanted = wanted
    for key in found.keys where wanted[key] == nil {
      wanted[key] = standard(key, in: found) ?? .null
    }
    return wanted.sortedMembers
  }

  /// Returns the value in force for a key that an element leaves out.
  private func standard(_ key: String, in object: JSONObject) -> JSONValue? {
    object["section"] == nil ? nil : ScenarioOutput.elementDefaults[key]
  }

  private func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  private func line(_ path: JSONPath, _ value: JSONValue) -> String {
    line(path, JSONWriter.spacedLine(value))
  }

  private func line(_ path: JSONPath, _ text: String) -> String { "\(path): \(text)" }
}

extension JSONValue {
  /// Whether the value has no parts.
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }
}
