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
    func state(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> String {
      "\(snapshot.reloadedSectionIdentifiers) \(snapshot.reloadedItemIdentifiers) "
        + "\(snapshot.reconfiguredItemIdentifiers) \(snapshot)"
    }
    var changed = snapshot
    let answer = answer { call(&changed) }
    if answer.outcome != "ok" {
      #expect(changed == snapshot, sourceLocation: sourceLocation)
      #expect(state(changed) == state(snapshot), sourceLocation: sourceLocation)
      #expect(answer.logs == [], sourceLocation: sourceLocation)
    }
    return answer.outcome
  }

  /// Returns the console lines of a call, which must not be a fault.
  func console<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    on snapshot: inout NSDiffableDataSourceSnapshot<Section, Item>,
    of call: (inout NSDiffableDataSourceSnapshot<Section, Item>) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let answer = answer { call(&snapshot) }
    #expect(answer.outcome == "ok", sourceLocation: sourceLocation)
    return answer.logs
  }

  /// Returns the code and the text of the fault that a call of a section snapshot met, `ok` if
  /// there was none. A fault must have changed nothing, and no call writes to the console.
  func refusal<Item: Hashable & Sendable>(
    on snapshot: NSDiffableDataSourceSectionSnapshot<Item>,
    of call: (inout NSDiffableDataSourceSectionSnapshot<Item>) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    var changed = snapshot
    let answer = answer { call(&changed) }
    if answer.outcome != "ok" {
      let (after, before) = (changed.visualDescription(), snapshot.visualDescription())
      #expect(after == before, sourceLocation: sourceLocation)
    }
    #expect(answer.logs == [], sourceLocation: sourceLocation)
    return answer.outcome
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

  /// Children in parentheses, `+` behind expanded items: `a+(a1(a1x a1y) a2) b(b1)`.
  var outline: String {
    func list(_ items: [String]) -> String {
      items.map { item in
        let children = self.items.filter { parent(of: $0) == item }
        return item + (isExpanded(item) ? "+" : "")
          + (children.isEmpty ? "" : "(\(list(children)))")
      }.joined(separator: " ")
    }
    return list(rootItems)
  }
}
