import GridKit
import GridTesting
import TestSupport
import Testing

/// Contents, marks and answers of snapshots, rule by rule (17.1). Their faults are in
/// `SnapshotFaultTests`.
@MainActor @Suite("Rules of snapshots", .rows)
struct SnapshotRuleTests {
  private let recorder = CallRecorder()

  /// So many that a call whose work grows with all of them is not missed in a release build.
  static var many: Int {
    #if DEBUG
      10_000
    #else
      100_000
    #endif
  }

  private let sample = StringSnapshot(calls: "append [A, B]; append a1, a2 to A; append b1")

  /// Calls on the sample, and the lines of the snapshot after each group of them.
  private struct Row {
    let name: String
    let steps: [(calls: String, line: String)]

    init(_ name: String, _ steps: (calls: String, line: String)...) {
      (self.name, self.steps) = (name, steps)
    }
  }

  private func expectLines(of rows: [Row]) {
    forEachRow(of: rows, named: \.name) { row in
      var snapshot = sample
      for step in row.steps {
        snapshot.run(step.calls)
        #expect(snapshot.line == step.line, "\(step.calls)")
        // The answers that do without a section.
        let sections = snapshot.sectionIdentifiers
        let items = sections.flatMap { snapshot.itemIdentifiers(inSection: $0) }
        #expect(snapshot.itemIdentifiers == items)
        #expect(snapshot.numberOfItems == items.count)
        #expect(snapshot.numberOfSections == sections.count)
        #expect(items.map { snapshot.indexOfItem($0) } == Array(0..<items.count))
        #expect(
          ["a1", "nowhere"].allSatisfy { items.contains($0) || snapshot.indexOfItem($0) == nil })
        #expect((snapshot == StringSnapshot()) == sections.isEmpty)
      }
    }
  }

  @Test(.rule("DS-1", "DS-2", "DS-8", "DS-9", "DS-10", "DS-11", "DS-24"))
  func `items and sections are put, deleted and moved`() {
    expectLines(of: [
      Row("DS-1: an item is in one section only", ("append a1 to B", "A: a2; B: b1 a1")),
      Row(
        "DS-1: sections and items keep the order in which they are put",
        (
          "insert [Y, Z] before A; insert [C, D] after A; insert x, y before a2; "
            + "insert z, w after a2", "Y:; Z:; A: a1 x y a2 z w; C:; D:; B: b1"
        )),
      Row(
        "DS-2: items without a section go to the last one",
        ("append b2; append b3", "A: a1 a2; B: b1 b2 b3")),
      Row(
        "DS-8: a snapshot ignores deletions of identifiers that it does not hold",
        ("delete a2, nowhere", "A: a1; B: b1"), ("delete [A, nowhere]", "B: b1")),
      Row(
        "DS-9: deleting all items deletes all sections, and the marks",
        ("reload [A]; reload a1; reconfigure b1; delete all", "")),
      Row(
        "DS-10, DS-24: an item moves to where its anchor is without it",
        ("append a3, a4 to A; move a1 before a4", "A: a2 a3 a1 a4; B: b1"),
        ("move a4 after a2", "A: a2 a4 a3 a1; B: b1"),
        ("move a2 after b1", "A: a4 a3 a1; B: b1 a2")),
      Row(
        "DS-11, DS-24: a section moves with its items",
        ("append [C, D]; move [A] before D", "B: b1; C:; A: a1 a2; D:"),
        ("move [D] after B", "B: b1; D:; C:; A: a1 a2")),
    ])
  }

  @Test(.rule("DS-4", "DS-12", "DS-13", "DS-14", "DS-15"))
  func `a snapshot remembers items and sections to be reloaded or reconfigured`() {
    expectLines(of: [
      Row(
        "DS-4: an item that moves keeps its marks",
        (
          "reload a1, a2; reconfigure a1; append a1; insert a2 after b1; move a1 before b1",
          "A:; B: a1 b1 a2 | reload a1, a2 | reconfigure a1"
        )),
      Row(
        "DS-12, DS-14: marks are kept in the order given, each once",
        ("reload b1, a1; reload a2, a1", "A: a1 a2; B: b1 | reload b1, a1, a2"),
        (
          "reconfigure a2, b1; reconfigure a2; reload [B]; reload [A, B]",
          "A: a1 a2; B: b1 | reload b1, a1, a2 | reconfigure a2, b1 | reload sections B, A"
        )),
      Row(
        "DS-13: both lists keep an item that is marked twice",
        ("reconfigure a1; reload a1", "A: a1 a2; B: b1 | reload a1 | reconfigure a1")),
      Row(
        "DS-15: deleted items and sections lose their marks, also if they come back",
        (
          "reload a1, a2, b1; reconfigure a1, a2, b1; reload [A, B]; delete a2",
          "A: a1; B: b1 | reload a1, b1 | reconfigure a1, b1 | reload sections A, B"
        ),
        ("delete [A]", "B: b1 | reload b1 | reconfigure b1 | reload sections B"),
        ("append [A]; append a1", "B: b1; A: a1 | reload b1 | reconfigure b1 | reload sections B")),
    ])
  }

  // The marks in `dataSource.snapshot()` need a data source: they are not tested here.
  @Test(.rule("DS-1", "DS-19")) func `copies are independent, and keep marks`() {
    var old = sample
    old.run("reload a1; reconfigure a2; reload [B]")
    var new = old
    new.run("delete a1; append [C]; reload b1")
    #expect(old.line == "A: a1 a2; B: b1 | reload a1 | reconfigure a2 | reload sections B")
    #expect(new.line == "A: a2; B: b1; C: | reload b1 | reconfigure a2 | reload sections B")
  }

  @Test(.rule("DS-4")) func `an item that is there moves, and the console says so`() {
    var snapshot = sample
    let one = recorder.console(on: &snapshot) { $0.run("append a1, b2") }
    #expect(snapshot.line == "A: a2; B: b1 a1 b2")
    #expect(one == [DiffableText.existingItems(["a1"])])
    let two = recorder.console(on: &snapshot) { $0.run("insert b2, new, b1 before a2") }
    #expect(snapshot.line == "A: b2 new b1 a2; B: a1")
    #expect(two == [DiffableText.existingItems(["b2", "b1"])])
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

  @Test(.rule("DS-16", "DS-17", "DS-20"))
  func `a snapshot tells places, counts and sections, and nothing about unknown names`() {
    let names = ["a1", "a2", "b1", "nowhere"]
    #expect(names.map { sample.indexOfItem($0) } == [0, 1, 2, nil])
    #expect(["A", "B", "nowhere"].map { sample.indexOfSection($0) } == [0, 1, nil])
    #expect(names.map { sample.sectionIdentifier(containingItem: $0) } == ["A", "A", "B", nil])
    #expect(sample.numberOfItems(inSection: "A") == 2)
    #expect(sample.itemIdentifiers(inSection: "A") == ["a1", "a2"])
  }

  @Test(.rule("DS-18")) func `equal are snapshots with the same content, marked or not`() {
    func changed(_ calls: String) -> StringSnapshot {
      var snapshot = sample
      snapshot.run(calls)
      return snapshot
    }
    for calls in ["reload a1; reconfigure a2; reload [B]", "move a1 after a2; move a1 before a2"] {
      #expect(changed(calls) == sample, "\(calls)")
      #expect(changed(calls).hashValue == sample.hashValue, "\(calls)")
    }
    // The order of the items is the same, but one of them is in another section.
    let moved = changed("move a2 before b1")
    #expect(moved.itemIdentifiers == sample.itemIdentifiers)
    for other in [
      moved, changed("move a1 after a2"), changed("move [B] before A"), changed("append [C]"),
    ] { #expect(other != sample, "\(other.line)") }
  }

  @Test(.rule("DS-21", "DS-25")) func `the description counts, then lists`() {
    // The description of any snapshot is compared in `SnapshotScriptTests`.
    let text = """
      <NSDiffableDataSourceSnapshot 0x0: numberOfSections:3 numberOfItems:3; \
      generation=00000000-0000-0000-0000-000000000000; \
      sectionCounts=<_UIDataSourceSnapshotter: 0x0; 3 sections with item counts: [2, 1, 0] >
      [A: {a1 a2}]
      [B: {b1}]
      [C: {}]>
      """
    var snapshot = sample
    snapshot.run("append [C]")
    #expect(snapshot.description == text)
    #expect(snapshot.debugDescription == text)
    #expect(String(describing: snapshot) == text)
  }

  @Test func `many items are appended one at a time and found again`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    for item in 0..<Self.many { snapshot.appendItems([item], toSection: 1) }
    #expect(snapshot.numberOfItems == Self.many)
    let misplaced = (0..<Self.many).filter {
      snapshot.indexOfItem($0) != $0 || snapshot.sectionIdentifier(containingItem: $0) != 1
    }
    #expect(misplaced == [])
  }
}
