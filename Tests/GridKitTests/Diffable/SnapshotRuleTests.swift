import GridKit
import GridTesting
import TestSupport
import Testing

/// Contents and answers of snapshots, rule by rule (17.1). Their faults are in
/// `SnapshotFaultTests`.
@MainActor @Suite("Rules of snapshots")
struct SnapshotRuleTests {
  private let recorder = CallRecorder()

  /// `A: a1 a2; B: b1`
  private var sample: StringSnapshot {
    var snapshot = StringSnapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a1", "a2"], toSection: "A")
    snapshot.appendItems(["b1"])
    return snapshot
  }

  @Test(.rule("DS-1")) func `copies are independent`() {
    let old = sample
    var new = old
    new.deleteItems(["a1"])
    new.appendSections(["C"])
    new.reloadItems(["b1"])
    #expect(old.line == "A: a1 a2; B: b1")
    #expect(old.reloadedItemIdentifiers == [])
    #expect(new.line == "A: a2; B: b1; C:")
  }

  @Test(.rule("DS-1")) func `an item is in one section only`() {
    var snapshot = sample
    snapshot.appendItems(["a1"], toSection: "B")
    #expect(snapshot.line == "A: a2; B: b1 a1")
    #expect(snapshot.numberOfItems == 3)
  }

  @Test(.rule("DS-1")) func `sections and items keep the order in which they are put`() {
    var snapshot = sample
    snapshot.insertSections(["Y", "Z"], beforeSection: "A")
    snapshot.insertSections(["C", "D"], afterSection: "A")
    snapshot.insertItems(["x", "y"], beforeItem: "a2")
    snapshot.insertItems(["z", "w"], afterItem: "a2")
    #expect(snapshot.line == "Y:; Z:; A: a1 x y a2 z w; C:; D:; B: b1")
    #expect(snapshot.sectionIdentifiers == ["Y", "Z", "A", "C", "D", "B"])
    #expect(snapshot.itemIdentifiers == ["a1", "x", "y", "a2", "z", "w", "b1"])
    #expect(snapshot.numberOfSections == 6)
  }

  @Test(.rule("DS-2")) func `items without a section go to the last one`() {
    var snapshot = sample
    snapshot.appendItems(["b2"])
    snapshot.appendItems(["b3"], toSection: nil)
    #expect(snapshot.line == "A: a1 a2; B: b1 b2 b3")
  }

  @Test(.rule("DS-4")) func `an item that is there moves, and the console says so`() {
    var snapshot = sample
    let one = recorder.console(on: &snapshot, of: { $0.appendItems(["a1", "b2"]) })
    #expect(snapshot.line == "A: a2; B: b1 a1 b2")
    #expect(
      one == [
        """
        Diffable data source detected an attempt to insert or append 1 item identifier that \
        already exists in the snapshot. The existing item identifier will be moved into place \
        instead, but this operation will be more expensive. For best performance, inserted item \
        identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifier that already exists: a1
        """
      ])
    let two = recorder.console(
      on: &snapshot, of: { $0.insertItems(["b2", "new", "b1"], beforeItem: "a2") })
    #expect(snapshot.line == "A: b2 new b1 a2; B: a1")
    #expect(
      two == [
        """
        Diffable data source detected an attempt to insert or append 2 item identifiers that \
        already exist in the snapshot. The existing item identifiers will be moved into place \
        instead, but this operation will be more expensive. For best performance, inserted item \
        identifiers should always be unique. Set a symbolic breakpoint on \
        BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
        debugger. Item identifiers that already exist: (
            b2,
            b1
        )
        """
      ])
  }

  @Test(.rule("DS-4", "E-83")) func `names that are not plain are in quotes in a list, not alone`()
  {
    var snapshot = StringSnapshot()
    let names = ["a 1", "ü", "😀", "q\"\\", "plain7"]
    snapshot.appendSections(["A"])
    snapshot.appendItems(names)
    let all = recorder.console(on: &snapshot, of: { $0.appendItems(names) }).joined()
    let list = #"""
      Item identifiers that already exist: (
          "a 1",
          "\U00fc",
          "\Ud83d\Ude00",
          "q\"\\",
          plain7
      )
      """#
    #expect(all.hasSuffix(list))
    let one = recorder.console(on: &snapshot, of: { $0.appendItems(["q\"\\"]) }).joined()
    #expect(one.hasSuffix(#"Item identifier that already exists: q"\"#))
  }

  @Test(.rule("DS-8")) func `a snapshot ignores deletions of identifiers that it does not hold`() {
    var snapshot = sample
    snapshot.deleteItems(["a2", "nowhere"])
    #expect(snapshot.line == "A: a1; B: b1")
    snapshot.deleteSections(["A", "nowhere"])
    #expect(snapshot.line == "B: b1")
    #expect(snapshot.numberOfItems == 1)
    #expect(snapshot.indexOfItem("a1") == nil)
  }

  @Test(.rule("DS-9")) func `deleting all items deletes all sections`() {
    var snapshot = sample
    snapshot.reloadSections(["A"])
    snapshot.reloadItems(["a1"])
    snapshot.reconfigureItems(["b1"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot == StringSnapshot())
    #expect(snapshot.reloadedSectionIdentifiers == [])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test(.rule("DS-10", "DS-24")) func `an item moves to where its anchor is without it`() {
    var snapshot = sample
    snapshot.appendItems(["a3", "a4"], toSection: "A")
    snapshot.moveItem("a1", beforeItem: "a4")
    #expect(snapshot.line == "A: a2 a3 a1 a4; B: b1")
    snapshot.moveItem("a4", afterItem: "a2")
    #expect(snapshot.line == "A: a2 a4 a3 a1; B: b1")
    snapshot.moveItem("a2", afterItem: "b1")
    #expect(snapshot.line == "A: a4 a3 a1; B: b1 a2")
  }

  @Test(.rule("DS-11", "DS-24")) func `a section moves with its items`() {
    var snapshot = sample
    snapshot.appendSections(["C", "D"])
    snapshot.moveSection("A", beforeSection: "D")
    #expect(snapshot.line == "B: b1; C:; A: a1 a2; D:")
    snapshot.moveSection("D", afterSection: "B")
    #expect(snapshot.line == "B: b1; D:; C:; A: a1 a2")
    #expect(snapshot.itemIdentifiers == ["b1", "a1", "a2"])
  }

  @Test(.rule("DS-16")) func `an item's index counts over all sections`() {
    let snapshot = sample
    #expect(snapshot.itemIdentifiers.map { snapshot.indexOfItem($0) } == [0, 1, 2] as [Int?])
    #expect(snapshot.indexOfItem("nowhere") == nil)
    #expect(snapshot.indexOfSection("B") == 1)
    #expect(snapshot.indexOfSection("nowhere") == nil)
  }

  @Test(.rule("DS-17")) func `a section tells its items`() {
    let snapshot = sample
    #expect(snapshot.numberOfItems(inSection: "A") == 2)
    #expect(snapshot.itemIdentifiers(inSection: "A") == ["a1", "a2"])
  }

  @Test(.rule("DS-18")) func `equal are snapshots with the same content, marked or not`() {
    var marked = sample
    marked.reloadItems(["a1"])
    marked.reconfigureItems(["a2"])
    marked.reloadSections(["B"])
    #expect(marked == sample)
    #expect(marked.hashValue == sample.hashValue)

    var moved = sample
    moved.moveItem("a1", afterItem: "a2")
    #expect(moved != sample)
    moved.moveItem("a1", beforeItem: "a2")
    #expect(moved == sample)
    #expect(moved.hashValue == sample.hashValue)
    // The order of the items is the same, but one of them is in another section.
    moved.moveItem("a2", beforeItem: "b1")
    #expect(moved.itemIdentifiers == sample.itemIdentifiers)
    #expect(moved != sample)

    var turned = sample
    turned.moveSection("B", beforeSection: "A")
    #expect(turned != sample)
    var longer = sample
    longer.appendSections(["C"])
    #expect(longer != sample)
  }

  @Test(.rule("DS-20")) func `an unknown item is in no section`() {
    #expect(sample.sectionIdentifier(containingItem: "a2") == "A")
    #expect(sample.sectionIdentifier(containingItem: "b1") == "B")
    #expect(sample.sectionIdentifier(containingItem: "nowhere") == nil)
  }

  @Test(.rule("DS-21")) func `the description counts, then lists`() {
    var snapshot = sample
    snapshot.appendSections(["C"])
    let text = """
      <NSDiffableDataSourceSnapshot 0x0: numberOfSections:3 numberOfItems:3; \
      generation=00000000-0000-0000-0000-000000000000; \
      sectionCounts=<_UIDataSourceSnapshotter: 0x0; 3 sections with item counts: [2, 1, 0] >
      [A: {a1 a2}]
      [B: {b1}]
      [C: {}]>
      """
    #expect(snapshot.description == text)
    #expect(snapshot.debugDescription == text)
    #expect(String(describing: snapshot) == text)
  }

  @Test(.rule("DS-25")) func `the description of one section, and of none`() {
    var snapshot = StringSnapshot()
    #expect(
      snapshot.description == """
        <NSDiffableDataSourceSnapshot 0x0: numberOfSections:0 numberOfItems:0; \
        generation=00000000-0000-0000-0000-000000000000; \
        sectionCounts=<_UIDataSourceSnapshotter: 0x0; 0 sections with item counts: [] >>
        """)
    snapshot.appendSections(["A"])
    snapshot.appendItems(["a", "b"])
    #expect(
      snapshot.description == """
        <NSDiffableDataSourceSnapshot 0x0: numberOfSections:1 numberOfItems:2; \
        generation=00000000-0000-0000-0000-000000000000; \
        sectionCounts=<_UIDataSourceSnapshotter: 0x0; 1 section with item counts: [2] >
        [A: {a b}]>
        """)
  }

  @Test func `100000 items are appended one at a time and found again`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    for item in 0..<100_000 { snapshot.appendItems([item], toSection: 1) }
    #expect(snapshot.numberOfItems == 100_000)
    var misplaced = 0
    for item in 0..<100_000 {
      if snapshot.indexOfItem(item) != item { misplaced += 1 }
      if snapshot.sectionIdentifier(containingItem: item) != 1 { misplaced += 1 }
    }
    #expect(misplaced == 0)
  }
}
