extension PlayerRecording.Expectation {
  /// Makes the expectation for the last frame of a run's recording. The case's `expect` is compared
  /// with the run's output as in `gridview check`. The notes include faults that the case does not
  /// expect. Nil if the case expects nothing and its run had no fault, or if the run has no
  /// recording.
  @MainActor public init?(_ run: ScenarioRun) {
    let verdict = ExpectationVerdict(run)
    guard let recording = run.recording, verdict != .nothingExpected else { return nil }
    let output = run.output
    let expect = run.scenario.expect ?? JSONObject()
    self.init(
      title: "Expected by \(run.scenario.id)", frame: max(0, recording.frames.count - 1),
      elements: [])
    let ids = Dictionary(
      run.grid.elements(.all).map { (ElementName($0.key.elementID), $0.key.elementID) }
    ) { first, _ in first }
    let lists = [
      ("cells", output.cells), ("supplementary", output.supplementary),
      ("decorations", output.decorations),
    ]
    for (key, found) in lists {
      guard let entries = expect[key]?.arrayValue else { continue }
      compare(entries, found, in: key, ids)
    }
    // A key whose value should be a list and is not is reported like other values.
    let rest = expect.sortedMembers.filter { member in
      !(lists.contains { $0.0 == member.key } && member.value.arrayValue != nil)
    }
    if let diff = ExpectationDiff(expected: JSONObject(members: rest), actual: output) {
      notes += diff.description.split(separator: "\n").map(String.init)
    }
    if case .faults = verdict {
      notes += verdict.description.split(separator: "\n").map(String.init)
    }
  }

  /// Matches expected entries with found elements by kind, section and item. A key that an entry
  /// leaves out has the value of the found element at the same index.
  private mutating func compare(
    _ entries: [JSONValue], _ found: [ElementRecord], in list: String,
    _ ids: [ElementName: GridElementID]
  ) {
    let places = Dictionary(
      found.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    var taken: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      let object = entry.objectValue ?? JSONObject()
      let other = index < found.count ? found[index].name : nil
      let name = ElementName(
        kind: object["kind"]?.stringValue ?? (list == "cells" ? "cell" : other?.kind ?? "header"),
        object["section"]?.intValue ?? other?.section ?? 0,
        object["item"]?.intValue ?? other?.item ?? index)
      let place = places[name]
      if let place { taken.insert(place) }
      let record = place.map { found[$0] }
      let expected = CGRect(numbers: object["frame"]) ?? record?.frame
      let difference = record.flatMap { ExpectationDiff(expected: object, actual: $0.json) }
      elements.append(
        Element(
          ids[name] ?? Self.id(name, in: list), expected: expected, found: record?.frame,
          state: record == nil ? .missing : difference == nil ? .met : .different,
          notes: difference?.description.split(separator: "\n").map(String.init) ?? []))
    }
    for (place, record) in found.enumerated() where !taken.contains(place) {
      elements.append(
        Element(
          ids[record.name] ?? Self.id(record.name, in: list), expected: nil, found: record.frame,
          state: .unexpected))
    }
  }

  /// Returns the id of an element that the grid does not have, made from its name in the output.
  private static func id(_ name: ElementName, in list: String) -> GridElementID {
    let item = name.item < 0 ? NSNotFound : name.item
    switch (list, name.kind) {
    case ("decorations", let kind): return .decoration(kind, name.section, item)
    case (_, "cell"): return .cell(name.section, item)
    case (_, "header"): return .supplementary(GridView.elementKindSectionHeader, name.section, item)
    case (_, "footer"): return .supplementary(GridView.elementKindSectionFooter, name.section, item)
    case (_, let kind): return .supplementary(kind, name.section, item)
    }
  }
}

extension CGRect {
  /// Makes a rectangle from a list of four finite numbers; nil for other values.
  fileprivate init?(numbers value: JSONValue?) {
    guard let numbers = value?.arrayValue?.compactMap(\.doubleValue), numbers.count == 4,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
