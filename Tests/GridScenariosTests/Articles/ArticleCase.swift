import Foundation
import GridScenarios
import Testing

/// A case of a demonstration: what it expects and what its run came to, to be held against the
/// tables of the articles one number at a time.
@MainActor
struct ArticleCase {
  let id: String
  /// By what they are called in a failure.
  private let states: [(name: String, value: JSONValue)]

  /// - Parameter id: Of the case; the demonstration's name is what stands before the first hyphen.
  init(_ id: String) throws {
    self.id = id
    let name = String(id.prefix { $0 != "-" })
    let demonstration = try #require(GalleryScenarios[name], "no demonstration \(name)")
    let scenario = try #require(demonstration.cases.first { $0.id == id }, "no case \(id)")
    let expected = try #require(scenario.expect, "\(id) expects nothing")
    let run = try ScenarioRunner(registry: .gallery).run(scenario)
    #expect(ExpectationVerdict(run) == .met, "\(id)\n\(ExpectationVerdict(run))")
    states = [("expect", .object(expected)), ("the output", run.output.json)]
  }

  /// Whether there is something under a path in the expectation and in the output, and whether its
  /// numbers, to the three decimals of a table, are these.
  func holds(_ path: String, _ wanted: JSONValue, _ location: SourceLocation = #_sourceLocation) {
    let path = JSONPath(parsing: path) ?? JSONPath()
    for state in states {
      compare(state.value.value(at: path.steps), wanted, "\(state.name) at \(path)", location)
    }
  }

  /// Whether cells of a section, from the first, are at `x, y, width, height`.
  func cells(_ section: Int, _ frames: [JSONValue], _ location: SourceLocation = #_sourceLocation) {
    for (item, frame) in frames.enumerated() { cell(section, item, frame, location) }
  }

  /// Whether a cell is at `x, y, width, height`, of which the last ones may be left out.
  func cell(
    _ section: Int, _ item: Int, _ frame: JSONValue,
    _ location: SourceLocation = #_sourceLocation
  ) {
    element("cells", "cell", section, item, "frame", frame, location)
  }

  /// Whether a header or footer is there.
  func bar(
    _ kind: String, _ section: Int, _ frame: JSONValue,
    _ location: SourceLocation = #_sourceLocation
  ) {
    element("supplementary", kind, section, 0, "frame", frame, location)
  }

  /// Whether a key of an element is as a table has it.
  func element(
    _ list: String, _ kind: String, _ section: Int, _ item: Int, _ key: String,
    _ wanted: JSONValue, _ location: SourceLocation = #_sourceLocation
  ) {
    for state in states {
      let elements = state.value.objectValue?[list]?.arrayValue?.compactMap(\.objectValue) ?? []
      let element = elements.first {
        $0["section"] == JSONValue(section) && $0["item"] == JSONValue(item)
          && ($0["kind"] ?? "cell") == .string(kind)
      }
      let place = "\(key) of \(kind) \(section)-\(item) in \(state.name)"
      var found = element?[key]
      if let count = wanted.arrayValue?.count, let all = found?.arrayValue {
        found = .array(Array(all.prefix(count)))
      }
      compare(found, wanted, place, location)
    }
  }

  /// Whether there are so many entries under a path.
  func counts(_ path: String, _ wanted: Int, _ location: SourceLocation = #_sourceLocation) {
    let path = JSONPath(parsing: path) ?? JSONPath()
    for state in states {
      let count = state.value.value(at: path.steps)?.arrayValue?.count
      #expect(
        count == wanted, "\(id): entries in \(state.name) at \(path)", sourceLocation: location)
    }
  }

  /// Whether the steps of an op, in order, left the view at these offsets.
  func rests(
    after op: ScenarioAction.Op, _ wanted: [JSONValue],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for state in states {
      let found = steps(op, state.value).compactMap { $0["contentOffset"] }
      compare(.array(found), .array(wanted), "offsets after \(op) in \(state.name)", location)
    }
  }

  /// Whether the steps of an op, in order, had these results under a key.
  func results(
    of op: ScenarioAction.Op, _ key: String, _ wanted: [JSONValue],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for state in states {
      let found = steps(op, state.value).compactMap { $0[key] }
      compare(.array(found), .array(wanted), "\(key) of \(op) in \(state.name)", location)
    }
  }

  /// Whether the frames of a snapshot, counted from the first, begin like this.
  func snapshot(
    _ number: Int, _ frames: [JSONValue], _ location: SourceLocation = #_sourceLocation
  ) {
    for state in states {
      let all = steps(.snapshot, state.value)
      let elements = all.indices.contains(number) ? all[number]["elements"]?.arrayValue : nil
      let found = (elements ?? []).compactMap { $0.objectValue?["frame"]?.arrayValue }
      for (index, frame) in frames.enumerated() {
        let part =
          found.indices.contains(index)
          ? found[index].prefix(frame.arrayValue?.count ?? 4) : []
        compare(
          .array(Array(part)), frame, "snapshot \(number), \(index), in \(state.name)", location)
      }
    }
  }

  private func steps(_ op: ScenarioAction.Op, _ state: JSONValue) -> [JSONObject] {
    (state.objectValue?["steps"]?.arrayValue ?? []).compactMap(\.objectValue).filter {
      $0["op"] == .string(op.rawValue)
    }
  }

  private func compare(
    _ found: JSONValue?, _ wanted: JSONValue, _ place: String, _ location: SourceLocation
  ) {
    #expect(
      found?.matches(wanted) == true, "\(id): \(place) is \(text(found)), not \(text(wanted))",
      sourceLocation: location)
  }

  private func text(_ value: JSONValue?) -> String { (try? value?.text()) ?? "nothing" }
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
