import Foundation

extension PlayerRecording {
  /// The expected elements of one frame, beside those that are there: the player draws one over the
  /// other, and opens at that frame.
  ///
  /// ```swift
  /// var recording = recorder.finish()
  /// recording.expectation = .init(
  ///   expected: [.cell(0, 0): CGRect(x: 0, y: 0, width: 320, height: 44)], found: grid.frames,
  ///   at: recording.frames.count - 1)
  /// ```
  public struct Expectation: Hashable, Sendable {
    /// An element that was expected, or is there.
    public struct Element: Hashable, Sendable {
      /// How it came out.
      public enum State: String, Hashable, Sendable {
        /// It is as expected.
        case met
        /// It is there, and not as expected.
        case different
        /// It was expected, and is not there.
        case missing
        /// It is there, and was not expected.
        case unexpected
      }

      /// Which element it is, by kind and position.
      public var id: GridElementID
      /// Where it should be, in content points; nil where nothing is expected of its place.
      public var expected: CGRect?
      /// Where it is, in content points; nil when it is not there.
      public var found: CGRect?
      /// How it came out.
      public var state: State
      /// Differences, a line each: `- ` before what was expected, `+ ` before what was found.
      public var notes: [String]

      /// Takes the state as it is: the frames are not compared.
      public init(
        _ id: GridElementID, expected: CGRect?, found: CGRect?, state: State, notes: [String] = []
      ) {
        self.id = id
        self.expected = expected
        self.found = found
        self.state = state
        self.notes = notes
      }
    }

    /// The heading, with the source of the expectation: a case, a file.
    public var title: String
    /// Position of the frame that was compared.
    public var frame: Int
    /// Elements of which something is expected, and those that should not be there.
    public var elements: [Element]
    /// Differences that are not about one of the elements, a line each, as in a line diff.
    public var notes: [String]

    /// Whether everything is as expected.
    public var isMet: Bool { notes.isEmpty && elements.allSatisfy { $0.state == .met } }

    /// An expectation that was compared elsewhere.
    public init(title: String = "Expected", frame: Int, elements: [Element], notes: [String] = []) {
      self.title = title
      self.frame = frame
      self.elements = elements
      self.notes = notes
    }

    /// Compares frames element by element.
    ///
    /// - Parameters:
    ///   - expected: Where everything should be.
    ///   - found: Where it is: the frames of the grid when the recording's frame was taken.
    ///   - frame: Position of that frame.
    ///   - tolerance: How far each of x, y, width and height may be off, in points.
    public init(
      title: String = "Expected", expected: GridFrames, found: GridFrames, at frame: Int,
      tolerance: CGFloat = 0
    ) {
      self.init(title: title, frame: frame, elements: [])
      TableComparison.pair(expected.entries, found.entries, by: \.element) { old, new in
        guard let element = (old ?? new)?.element else { return }
        let isMet = old.map { old in new.map { isNear(old.frame, $0.frame, tolerance) } ?? false }
        elements.append(
          Element(
            element, expected: old?.frame, found: new?.frame,
            state: old == nil
              ? .unexpected : new == nil ? .missing : isMet == true ? .met : .different))
      }
    }

    /// Reads a snapshot's file and compares frames with it.
    ///
    /// - Parameters:
    ///   - difference: What `Snapshot.difference(of:)` found for the grid's `frames` or `state`.
    ///   - found: Where everything is.
    ///   - frame: Position of the frame that was compared.
    /// - Returns: Nil when the file is missing or holds no table of elements.
    public init?(_ difference: SnapshotDifference, found: GridFrames, at frame: Int) {
      guard let text = try? String(contentsOf: URL(filePath: difference.path), encoding: .utf8)
      else { return nil }
      let expected: GridFrames
      if let frames = try? GridFrames(parsing: text) {
        expected = frames
      } else if let state = try? GridState(parsing: text) {
        expected = GridFrames(state)
      } else {
        return nil
      }
      let file = URL(filePath: difference.path).lastPathComponent
      self.init(
        title: "Snapshot \(file)", expected: expected, found: found, at: frame,
        tolerance: GridFrames.tableTolerance)
    }
  }
}

extension PlayerRecording.Expectation {
  /// The expectation of a run's case, compared as `gridview check` does, at the recording's last
  /// frame; a fault that the case does not expect is among the notes. Nil for a case that expects
  /// nothing and met no fault, and for a run without a recording.
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
    // A list that is none is told like everything else.
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

  /// Entries are matched by their names as far as they have any, otherwise by their place.
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

  /// Returns the element that a name of the output stands for, where the grid has no such element.
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
  /// Four numbers of a file; nil for anything else.
  fileprivate init?(numbers value: JSONValue?) {
    guard let numbers = value?.arrayValue?.compactMap(\.doubleValue), numbers.count == 4,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
