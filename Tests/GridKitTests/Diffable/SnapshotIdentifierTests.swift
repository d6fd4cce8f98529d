import GridKit
import GridTesting
import TestSupport
import Testing

/// An identifier that prints as Swift prints it.
enum SampleKind: Hashable, Sendable {
  case card(Int)
  case word(String)
}

/// An identifier with a description of its own. Two of them are never the same (DS-23).
final class SampleCard: NSObject, @unchecked Sendable {
  let title: String

  init(_ title: String) { self.title = title }

  override var description: String { title }
}

/// An identifier that stays the same whatever its name is (DS-22).
struct SamplePerson: Hashable, Sendable {
  var id: Int
  var name: String

  static func == (one: SamplePerson, other: SamplePerson) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor @Suite("Identifiers of snapshots", .rows)
struct SnapshotIdentifierTests {
  private let recorder = CallRecorder()

  /// Returns the text of E-80 when each of some items is named twice.
  private func listed<Item: Hashable & Sendable>(_ items: [Item]) -> String {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    return recorder.refusal(on: snapshot, of: { $0.appendItems(items + items) })
  }

  private func duplicates(_ names: String...) -> String { SnapshotFault.duplicateItems(names) }

  /// Returns the console lines of E-83 when some items are appended again.
  private func existing<Item: Hashable & Sendable>(_ items: [Item]) -> [String] {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return recorder.console(on: &snapshot, of: { $0.appendItems(items) })
  }

  private let id = UUID(uuidString: "6F1C2E0A-0000-4000-8000-0123456789AB")!
  private let unknown = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!

  @Test
  func `E-80 prints numbers as NSNumber does, a UUID's string, a description and Swift's text`() {
    #expect(listed([7, -5]) == duplicates("7", "-5"))
    #expect(listed([UInt64.max]) == duplicates("18446744073709551615"))
    #expect(listed([Int8.min]) == duplicates("-128"))
    #expect(listed([1.5, 2]) == duplicates("1.5", "2"))
    #expect(listed([Float(0.25)]) == duplicates("0.25"))
    #expect(listed([true, false]) == duplicates("1", "0"))
    #expect(listed([id]) == duplicates("6F1C2E0A-0000-4000-8000-0123456789AB"))
    #expect(listed([SampleCard("the ace")]) == duplicates("the ace"))
    let kinds = [SampleKind.card(3), .word("x")]
    #expect(listed(kinds) == duplicates(String(reflecting: kinds[0]), String(reflecting: kinds[1])))
    #expect(listed([Character("x")]) == duplicates(String(reflecting: Character("x"))))
  }

  @Test func `E-83 puts printed identifiers in quotes in a list, not alone`() {
    #expect(existing([12]) == [DiffableText.existingItems(["12"])])
    #expect(existing([12, 7]) == [DiffableText.existingItems(["12", "7"])])
    #expect(existing([-5, 7]) == [DiffableText.existingItems(["-5", "7"])])
    #expect(existing([id]) == [DiffableText.existingItems([id.uuidString])])
    #expect(existing([true, false]) == [DiffableText.existingItems(["1", "0"])])
    let kinds = [SampleKind.card(3), .word("x")]
    #expect(existing(kinds) == [DiffableText.existingItems(kinds.map { String(reflecting: $0) })])
    let cards = [SampleCard("the ace"), SampleCard("king")]
    #expect(existing(cards) == [DiffableText.existingItems(["the ace", "king"])])
    #expect(existing([-5, 7]).joined().hasSuffix("(\n    \"-5\",\n    7\n)"))
  }

  @Test func `E-82, E-85, E-86, E-87 and E-88 print identifiers of any type`() {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SampleKind, UUID>
    typealias Fault = SnapshotFault
    var snapshot = Snapshot()
    let (section, other) = (SampleKind.word("s"), SampleKind.card(3))
    let (name, otherName) = (String(reflecting: section), String(reflecting: other))
    snapshot.appendSections([section])
    snapshot.appendItems([id])
    let rows: [(call: (inout Snapshot) -> Void, fault: String)] = [
      ({ $0.appendSections([section]) }, Fault.existingSections([name])),
      (
        { $0.insertItems([unknown], beforeItem: unknown) },
        Fault.itemAnchorInList(unknown.uuidString)
      ),
      ({ $0.moveItem(id, afterItem: unknown) }, Fault.notFound("toIndex")),
      ({ $0.moveItem(id, afterItem: id) }, Fault.ontoItself("item", id.uuidString)),
      ({ $0.moveSection(section, afterSection: section) }, Fault.ontoItself("section", name)),
      ({ $0.reloadItems([unknown]) }, Fault.unknownMark("reload item", unknown.uuidString)),
      ({ $0.reloadSections([other]) }, Fault.unknownMark("reload section", otherName)),
    ]
    forEachRow(of: rows, named: \.fault) { row in
      #expect(recorder.refusal(on: snapshot, of: row.call) == row.fault)
    }
  }

  @Test func `E-94 and E-95 print identifiers of any type`() {
    var kinds = NSDiffableDataSourceSectionSnapshot<SampleKind>()
    let (known, absent) = (SampleKind.card(1), SampleKind.word("z"))
    kinds.append([known])
    let clash = recorder.refusal(on: kinds, of: { $0.append([known]) })
    #expect(clash == SnapshotFault.clash([String(reflecting: known)]))
    let deletion = recorder.refusal(on: kinds, of: { $0.delete([absent]) })
    #expect(deletion == SnapshotFault.unknownDelete(String(reflecting: absent)))

    var ids = NSDiffableDataSourceSectionSnapshot<UUID>()
    ids.append([id])
    let clashes = recorder.refusal(on: ids, of: { $0.append([id, unknown, unknown]) })
    #expect(clashes == SnapshotFault.clash([id.uuidString, unknown.uuidString]))
    let level = recorder.answer { ids.level(of: unknown) }
    #expect(level == Answer(0, SnapshotFault.unknownItem(unknown.uuidString)))
  }

  @Test(.rule("DS-21", "SN-14")) func `descriptions print identifiers of any type`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SampleCard>()
    snapshot.appendSections([7])
    snapshot.appendItems([SampleCard("ace"), SampleCard("king")])
    #expect(snapshot.description.hasSuffix("\n[7: {ace king}]>"))

    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    section.append([1])
    section.append([2], to: 1)
    #expect(
      section.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot: 0x0
        -*1
          - 2
        >
        """)
  }

  @Test(.rule("DS-22")) func `an item is what it equals`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SamplePerson>()
    snapshot.appendSections([0])
    snapshot.appendItems([SamplePerson(id: 1, name: "Ada"), SamplePerson(id: 2, name: "Bo")])
    let renamed = SamplePerson(id: 2, name: "Bob")
    #expect(snapshot.indexOfItem(renamed) == 1)
    #expect(snapshot.sectionIdentifier(containingItem: renamed) == 0)

    var other = NSDiffableDataSourceSnapshot<Int, SamplePerson>()
    other.appendSections([0])
    other.appendItems([SamplePerson(id: 1, name: "Ada"), renamed])
    #expect(other == snapshot)
    #expect(other.hashValue == snapshot.hashValue)

    snapshot.reloadItems([renamed])
    #expect(snapshot.reloadedItemIdentifiers == [renamed])
    snapshot.deleteItems([renamed])
    #expect(snapshot.numberOfItems == 1)
    #expect(snapshot.reloadedItemIdentifiers == [])
  }

  @Test(.rule("DS-23")) func `objects are identifiers, too`() {
    let (one, two) = (SampleCard("ace"), SampleCard("ace"))
    var snapshot = NSDiffableDataSourceSnapshot<SampleCard, SampleCard>()
    snapshot.appendSections([one])
    snapshot.appendItems([one, two])
    #expect(snapshot.indexOfItem(two) == 1)
    #expect(snapshot.sectionIdentifier(containingItem: two) === one)
    snapshot.moveItem(two, beforeItem: one)
    #expect(snapshot.itemIdentifiers.map { $0 === two } == [true, false])

    var section = NSDiffableDataSourceSectionSnapshot<SampleCard>()
    section.append([one])
    section.append([two], to: one)
    #expect(section.parent(of: two) === one)
    #expect(section.index(of: two) == 1)
  }
}
