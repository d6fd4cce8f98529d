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

  init(_ title: String) {
    self.title = title
  }

  override var description: String { title }
}

/// An identifier that stays the same whatever its name is (DS-22).
struct SamplePerson: Hashable, Sendable {
  var id: Int
  var name: String

  static func == (one: SamplePerson, other: SamplePerson) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

@MainActor @Suite("Identifiers of snapshots")
struct SnapshotIdentifierTests {
  private let recorder = CallRecorder()

  /// Returns the text of E-80 when each of some items is named twice.
  private func listed<Item: Hashable & Sendable>(_ items: [Item]) -> String {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    return recorder.refusal(on: snapshot, of: { $0.appendItems(items + items) })
  }

  private func duplicates(_ names: String...) -> String {
    "E-80: Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
      + DiffableText.set(names)
  }

  /// Returns the console lines of E-83 when some items are appended again.
  private func existing<Item: Hashable & Sendable>(_ items: [Item]) -> [String] {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return recorder.console(on: &snapshot, of: { $0.appendItems(items) })
  }

  private let id = UUID(uuidString: "6F1C2E0A-0000-4000-8000-0123456789AB")!

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
    #expect(
      listed(kinds) == duplicates(String(reflecting: kinds[0]), String(reflecting: kinds[1])))
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
    var snapshot = NSDiffableDataSourceSnapshot<SampleKind, UUID>()
    let section = SampleKind.word("s")
    let name = String(reflecting: section)
    snapshot.appendSections([section])
    snapshot.appendItems([id])
    let unknown = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    #expect(
      recorder.refusal(on: snapshot, of: { $0.appendSections([section]) })
        == Outcome.existingSections([name]).description)
    #expect(
      recorder.refusal(on: snapshot, of: { $0.insertItems([unknown], beforeItem: unknown) })
        == Outcome.itemAnchorInList(unknown.uuidString).description)
    #expect(
      recorder.refusal(on: snapshot, of: { $0.moveItem(id, afterItem: unknown) })
        == Outcome.notFound("toIndex").description)
    #expect(
      recorder.refusal(on: snapshot, of: { $0.moveItem(id, afterItem: id) })
        == Outcome.ontoItself("item", id.uuidString).description)
    #expect(
      recorder.refusal(on: snapshot, of: { $0.moveSection(section, afterSection: section) })
        == Outcome.ontoItself("section", name).description)
    #expect(
      recorder.refusal(on: snapshot, of: { $0.reloadItems([unknown]) })
        == Outcome.unknownMark("reload item", unknown.uuidString).description)
    #expect(
      recorder.refusal(on: snapshot, of: { $0.reloadSections([.card(3)]) })
        == Outcome.unknownMark("reload section", String(reflecting: SampleKind.card(3)))
        .description)
  }

  @Test func `E-94 and E-95 print identifiers of any type`() {
    var kinds = NSDiffableDataSourceSectionSnapshot<SampleKind>()
    kinds.append([.card(1)])
    let (known, unknown) = (SampleKind.card(1), SampleKind.word("z"))
    #expect(
      recorder.refusal(on: kinds, of: { $0.append([known]) })
        == Outcome.clash([String(reflecting: known)]).description)
    #expect(
      recorder.refusal(on: kinds, of: { $0.delete([unknown]) })
        == Outcome.unknownDelete(String(reflecting: unknown)).description)

    var ids = NSDiffableDataSourceSectionSnapshot<UUID>()
    ids.append([id])
    let other = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    #expect(
      recorder.refusal(on: ids, of: { $0.append([id, other, other]) })
        == Outcome.clash([id.uuidString, other.uuidString]).description)
    let level = recorder.answer { ids.level(of: other) }
    #expect(level == Answer(0, .unknownItem(other.uuidString)))
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
