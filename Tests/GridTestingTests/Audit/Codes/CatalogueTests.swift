import GridTesting
import TestPrograms
import TestSupport
import Testing

/// Each code of the catalogue, provoked by a small layout that is otherwise sound.
@MainActor @Suite("Codes of findings", .rows)
struct CatalogueTests {
  private static let cases =
    CodeCase.queries + CodeCase.geometry + CodeCase.promises + CodeCase.state
    + CodeCase.scenarios + CodeCase.compositional + CodeCase.apps

  /// Codes of the other findings that follow from a fault, by layout.
  private static let consequences: [String: Set] = [
    "DeafGrid": ["work-grows-with-items"], "DelegateOnlyGrid": withoutItems,
    "FadingFlowLayout": [
      "content-size-mismatch", "unreachable-content", "overlapping-elements",
    ], "FilteringFlowLayout": ["content-size-mismatch"],
    "ForgetfulGrid": ["invalidation-ignored", "stale-after-resize"],
    "GridViewCompositionalLayout": withoutItems, "GridViewFlowLayout": ["negative-or-zero-size"],
    "LaboriousGrid": ["invalidation-storm"], "MisplacingGrid": ["overlapping-elements"],
    "NegativeGrid": ["unreachable-content"],
    "OneLessGrid": ["work-grows-with-items", "item-query-unavailable"],
    "OneMoreGrid": ["content-size-mismatch", "unreachable-content", "work-grows-with-items"],
    "RestlessGrid": ["invalidation-storm"],
    "SettingsFormLayout": ["overlapping-elements", "empty-section-collapses"],
    "ShortGrid": ["unreachable-content"], "ShortPathGrid": ["work-grows-with-items"],
    "ShrinkingGrid": ["overlapping-elements", "unreachable-content"],
    "SpreadGrid": ["content-size-mismatch"], "TwiceGrid": ["work-grows-with-items"],
    "WeightedGrid": ["unreachable-content"],
  ]
  private static let withoutItems: Set = ["item-query-unavailable", "missing-item"]

  private func checkFaults(of cases: [CodeCase]) async {
    await forEachRow(of: cases, named: \.entry.code) { subject in
      let report = try await subject.provoking()
      let finding = try #require(report[subject.entry.code].first, "\(report)")
      #expect(finding.severity == subject.entry.severity)
      for word in subject.words { #expect(finding.message.contains(word), "\(word) in \(finding)") }
      // Nothing else is held against the layout but what follows from the fault.
      let others = report.graveCodes.subtracting([subject.entry.code])
      #expect(others.subtracting(Self.consequences[report.layout] ?? []) == [], "\(report)")
    }
  }

  private func checkCounterparts(of cases: [CodeCase]) async {
    await forEachRow(of: cases, named: \.entry.code) { subject in
      let report = try await subject.innocent()
      #expect(report.complaints == "")
      #expect(report[subject.entry.code] == [], "\(report)")
    }
  }

  @Test func `a fault is found under its code, with its severity and its words`() async {
    await checkFaults(of: Self.cases)
  }

  @Test(.slow) func `a fault that ends the program is found by the program that started it`() async
  {
    await checkFaults(of: CodeCase.isolation)
  }

  @Test func `a sound counterpart of a fault is not found under its code`() async {
    await checkCounterparts(of: Self.cases)
  }

  /// Rooms unlike those that layouts were written for.
  private static let rooms: [(name: String, change: @Sendable (inout CodeCase.Room) -> Void)] = [
    ("no sections", { $0.sections = [] }), ("no items", { $0.sections = [0, 0] }),
    ("one item", { $0.sections = [1] }), ("uneven sections", { $0.sections = [3, 0, 1, 8] }),
    (
      "an inset on every side",
      { $0.inset = GridEdgeInsets(top: 30, left: 12, bottom: 40, right: 7) }
    ),
    (
      "a tablet at scale 2",
      {
        $0.viewport = CGSize(width: 768, height: 1024)
        $0.scale = 2
      }
    ),
    (
      "queries cut at the content",
      {
        $0.policy = .clippedToContent
        $0.inset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      }
    ),
  ]

  /// In debug builds each layout is in one other room, and each room has two layouts or more.
  @Test func `a sound layout has nothing to answer for in other rooms either`() {
    for (index, subject) in Self.cases.enumerated() {
      guard let elsewhere = subject.elsewhere else { continue }
      let turns = Self.rooms.indices.scaled(inDebug: 1)
      let rooms = turns.map { Self.rooms[(index + Int($0)) % Self.rooms.count] }
      forEachRow(of: rooms, named: { "\(subject.entry.code) in \($0.name)" }) {
        #expect(elsewhere($0.change).complaints == "")
      }
    }
  }

  @Test(.slow) func `a sound program is not found under the codes of ended programs`() async {
    await checkCounterparts(of: CodeCase.isolation)
  }

  @Test func `the table has every code of the catalogue`() {
    // Some of them in several ways.
    let entries = (Self.cases + CodeCase.isolation).map(\.entry) + ViewFindingCase.all.map(\.entry)
    let listed = Set(entries.map(\.code)).sorted()
    #expect(LineDiff(expected: FindingCatalogue.codes, actual: listed) == nil)
  }
}
