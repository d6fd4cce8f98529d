import GridKit
import Testing

// One call at a time, for the tests of single rules.

extension CallRecorder {
  /// The code and the text of the fault that a call met, `ok` if there was none. A fault must have
  /// changed nothing.
  func refusal<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    on snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    of call: (inout NSDiffableDataSourceSnapshot<Section, Item>) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    var changed = snapshot
    let met = outcome { call(&changed) }
    if met != .ok {
      #expect(changed == snapshot, sourceLocation: sourceLocation)
      #expect(marks(of: changed) == marks(of: snapshot), sourceLocation: sourceLocation)
      #expect(changed.description == snapshot.description, sourceLocation: sourceLocation)
      #expect(takeLogs() == [], sourceLocation: sourceLocation)
    }
    return met.description
  }

  /// Returns the console lines of a call, which must not be a fault.
  func console<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    on snapshot: inout NSDiffableDataSourceSnapshot<Section, Item>,
    of call: (inout NSDiffableDataSourceSnapshot<Section, Item>) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let met = outcome { call(&snapshot) }
    #expect(met == .ok, sourceLocation: sourceLocation)
    return takeLogs()
  }

  /// Returns the code and the text of the fault that a call of a section snapshot met, `ok` if
  /// there was none. A fault must have changed nothing, and no call writes to the console.
  func refusal<Item: Hashable & Sendable>(
    on snapshot: NSDiffableDataSourceSectionSnapshot<Item>,
    of call: (inout NSDiffableDataSourceSectionSnapshot<Item>) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    var changed = snapshot
    let met = outcome { call(&changed) }
    if met != .ok {
      let (after, before) = (changed.visualDescription(), snapshot.visualDescription())
      #expect(after == before, sourceLocation: sourceLocation)
    }
    #expect(takeLogs() == [], sourceLocation: sourceLocation)
    return met.description
  }

  private func marks<Section, Item>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> String where Section: Hashable & Sendable, Item: Hashable & Sendable {
    "\(snapshot.reloadedSectionIdentifiers) \(snapshot.reloadedItemIdentifiers) "
      + "\(snapshot.reconfiguredItemIdentifiers)"
  }
}

extension NSDiffableDataSourceSnapshot<String, String> {
  /// Makes a snapshot by calls.
  init(calls: String) {
    self.init()
    run(calls)
  }

  mutating func run(_ calls: String) {
    for call in SnapshotCall.list(calls) { call.run(on: &self) }
  }

  /// Sections with their items, and the marks if there are any, in one line:
  /// `A: a1 a2; B: | reload a1 | reconfigure a2 | reload sections B`.
  var line: String {
    let sections = sectionIdentifiers.map { section in
      let items = itemIdentifiers(inSection: section).map { " \($0)" }
      return "\(section):\(items.joined())"
    }.joined(separator: "; ")
    func marks(_ act: String, _ names: [String]) -> String {
      names.isEmpty ? "" : " | \(act) \(names.joined(separator: ", "))"
    }
    return sections + marks("reload", reloadedItemIdentifiers)
      + marks("reconfigure", reconfiguredItemIdentifiers)
      + marks("reload sections", reloadedSectionIdentifiers)
  }
}

extension NSDiffableDataSourceSectionSnapshot<String> {
  /// Makes a section snapshot by calls.
  init(calls: String) {
    self.init()
    run(calls)
  }

  mutating func run(_ calls: String, with other: Self = Self()) {
    for call in SnapshotCall.list(calls) { call.run(on: &self, with: other) }
  }
}
