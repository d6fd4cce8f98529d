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
    for list in output.lists {
      guard let entries = expect[list.key]?.arrayValue else { continue }
      compare(entries, list.elements, list.category, ids)
    }
    // A key whose value should be a list and is not is reported like other values.
    let rest = expect.sortedMembers.filter { member in
      !(output.lists.contains { $0.key == member.key } && member.value.arrayValue != nil)
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
    _ entries: [JSONValue], _ found: [ElementRecord], _ category: GridElementID.Category,
    _ ids: [ElementName: GridElementID]
  ) {
    let places = Dictionary(
      found.enumerated().map { ($1.id, $0) }
    ) { first, _ in first }
    var taken: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      let object = entry.objectValue ?? JSONObject()
      let other = index < found.count ? found[index].id : nil
      let name = ElementName(
        kind: object["kind"]?.stringValue ?? (category == .cell ? "cell" : other?.kind ?? "header"),
        object["section"]?.intValue ?? other?.section ?? 0,
        object["item"]?.intValue ?? other?.item ?? index)
      let place = places[name]
      if let place { taken.insert(place) }
      let record = place.map { found[$0] }
      let frame = object["frame"]?.rectValue
      let expected = frame?.isFiniteRect == true ? frame : record?.frame
      let difference = record.flatMap { ExpectationDiff(expected: object, actual: $0.json) }
      elements.append(
        Element(
          ids[name] ?? GridElementID(name, category), expected: expected, found: record?.frame,
          state: record == nil ? .missing : difference == nil ? .met : .different,
          notes: difference?.description.split(separator: "\n").map(String.init) ?? []))
    }
    for (place, record) in found.enumerated() where !taken.contains(place) {
      elements.append(
        Element(
          ids[record.id] ?? GridElementID(record.id, category), expected: nil,
          found: record.frame, state: .unexpected))
    }
  }
}
