import Foundation
import GridScenarios
import Testing

/// What a case of a demonstration expects, to be held against the tables of the articles one number
/// at a time. That every run is as expected is a test of all scenarios.
@MainActor
struct ArticleCase {
  let scenario: ScenarioCase
  private let expected: JSONValue

  /// - Parameter id: Of the case; the demonstration's name is what stands before the first hyphen.
  init(_ id: String) throws {
    let name = String(id.prefix { $0 != "-" })
    let demonstration = try #require(GalleryScenarios[name], "no demonstration \(name)")
    scenario = try #require(demonstration.cases.first { $0.id == id }, "no case \(id)")
    expected = .object(try #require(scenario.expect, "\(id) expects nothing"))
  }

  /// Whether there is something under a path, and whether its numbers, to the three decimals of a
  /// table, are these.
  func holds(_ path: String, _ wanted: JSONValue) { compare(value(at: path), wanted, path) }

  /// Whether cells of a section, from the first, are at `x, y, width, height`.
  func cells(_ section: Int, _ frames: [JSONValue]) {
    for (item, frame) in frames.enumerated() { cell(section, item, frame) }
  }

  /// Whether a cell is at `x, y, width, height`, of which the last ones may be left out.
  func cell(_ section: Int, _ item: Int, _ frame: JSONValue) {
    element("cells", "cell", section, item, "frame", frame)
  }

  /// Whether a header or footer is there.
  func bar(_ kind: String, _ section: Int, _ frame: JSONValue) {
    element("supplementary", kind, section, 0, "frame", frame)
  }

  /// Whether a key of an element is as a table has it.
  func element(
    _ list: String, _ kind: String, _ section: Int, _ item: Int, _ key: String, _ wanted: JSONValue
  ) {
    let element = value(at: list)?.arrayValue?.compactMap(\.objectValue).first {
      $0["section"] == JSONValue(section) && $0["item"] == JSONValue(item)
        && ($0["kind"] ?? "cell") == .string(kind)
    }
    let found = element?[key]?.beginning(like: wanted)
    compare(found, wanted, "\(key) of \(kind) \(section)-\(item)")
  }

  /// Whether there are so many entries under a path.
  func counts(_ path: String, _ wanted: Int) {
    compare((value(at: path)?.arrayValue?.count).map { JSONValue($0) }, JSONValue(wanted), path)
  }

  /// Whether the steps of an op, in order, left the view at these offsets.
  func rests(after op: ScenarioAction.Op, _ wanted: [JSONValue]) {
    results(of: op, "contentOffset", wanted)
  }

  /// Whether the steps of an op, in order, had these results under a key.
  func results(of op: ScenarioAction.Op, _ key: String, _ wanted: [JSONValue]) {
    compare(.array(steps(op).compactMap { $0[key] }), .array(wanted), "\(key) of \(op)")
  }

  /// Whether the frames of a snapshot, counted from the first, begin like this.
  func snapshot(_ number: Int, _ frames: [JSONValue]) {
    let all = steps(.snapshot)
    let elements = all.indices.contains(number) ? all[number]["elements"]?.arrayValue : nil
    let found = zip(elements ?? [], frames).compactMap {
      $0.objectValue?["frame"]?.beginning(like: $1)
    }
    compare(.array(found), .array(frames), "snapshot \(number)")
  }

  private func value(at path: String) -> JSONValue? {
    expected.value(at: (JSONPath(parsing: path) ?? JSONPath()).steps)
  }

  private func steps(_ op: ScenarioAction.Op) -> [JSONObject] {
    (value(at: "steps")?.arrayValue ?? []).compactMap(\.objectValue).filter {
      $0["op"] == .string(op.rawValue)
    }
  }

  private func compare(_ found: JSONValue?, _ wanted: JSONValue, _ place: String) {
    func text(_ value: JSONValue?) -> String { (try? value?.text()) ?? "nothing" }
    #expect(
      found?.matches(wanted) == true,
      "\(scenario.id): \(place) is \(text(found)), not \(text(wanted))")
  }
}

extension JSONValue {
  /// The value at the end of a path.
  fileprivate func value(at steps: some Collection<JSONPath.Step>) -> JSONValue? {
    guard let step = steps.first else { return self }
    let next: JSONValue? =
      switch (step, self) {
      case (.key(let key), .object(let object)): object[key]
      case (.index(let index), .array(let list)) where list.indices.contains(index): list[index]
      default: nil
      }
    return next?.value(at: steps.dropFirst())
  }

  /// A list as far as another one goes.
  fileprivate func beginning(like other: JSONValue) -> JSONValue {
    guard let all = arrayValue, let count = other.arrayValue?.count else { return self }
    return .array(Array(all.prefix(count)))
  }

  /// Whether numbers are equal to three decimals; everything else has to be the same.
  fileprivate func matches(_ wanted: JSONValue) -> Bool {
    switch (self, wanted) {
    case (.number(let a), .number(let b)): abs(a - b) <= 0.0005 + 1e-9
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.matches($1) }
    case (.object(let a), .object(let b)):
      b.members.allSatisfy { member in a[member.key]?.matches(member.value) == true }
    default: self == wanted
    }
  }
}
