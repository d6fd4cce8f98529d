import GridKit
import GridTesting
import TestSupport
import Testing

/// Contents and answers of section snapshots, rule by rule (17.4). Their faults are in
/// `SectionSnapshotFaultTests`.
@MainActor @Suite("Rules of section snapshots", .rows)
struct SectionSnapshotRuleTests {
  /// Two roots, `a` expanded and two levels deep, `b` with a child and collapsed.
  private static let sampleCalls =
    "append a, b; append a1, a2 to a; append a1x, a1y to a1; append b1 to b; expand a"

  private let sample = StringSectionSnapshot(calls: Self.sampleCalls)

  /// Calls, and the outline after them. `%` in them is the other snapshot, made by calls.
  private struct Step {
    let (other, calls, outline): (String, String, String)

    init(with other: String = "delete all", _ calls: String, _ outline: String) {
      (self.other, self.calls, self.outline) = (other, calls, outline)
    }
  }

  /// Steps on the sample.
  private struct Row {
    let (name, steps): (String, [Step])

    init(_ name: String, _ steps: Step...) { (self.name, self.steps) = (name, steps) }
  }

  @Test(.rule("SN-1", "SN-11")) func `trees and parts of them are values`() {
    let old = sample
    var (new, part) = (old, old.snapshot(of: "a"))
    new.run("delete a1; expand b")
    part.delete(["a1"])
    #expect(
      old.visualDescription() == StringSectionSnapshot(calls: Self.sampleCalls).visualDescription())
    #expect(new.outline == "a+(a2) b+(b1)")
    #expect(part.outline == "a2")
  }

  @Test(
    .rule(
      "SN-2", "SN-3", "SN-4", "SN-6", "SN-7", "SN-8", "SN-9", "SN-10", "SN-11", "SN-12", "SN-13",
      "SN-21"))
  func `calls change the tree, and lists and single answers follow it`() {
    let donor = "append r, s; append r1 to r; expand r"
    let open = Self.sampleCalls + "; expand a1"
    let rows = [
      Row(
        "SN-2: items are appended to the roots or to a parent's children",
        Step("append c; append d; append a3, a4 to a", "a+(a1(a1x a1y) a2 a3 a4) b(b1) c d")),
      Row(
        "SN-3: a collapsed root hides its children, which stay and may be expanded",
        Step("expand b, a1", "a+(a1+(a1x a1y) a2) b+(b1)"),
        Step("collapse a", "a(a1+(a1x a1y) a2) b+(b1)")),
      Row(
        "SN-4: items are inserted behind a whole subtree, as siblings",
        Step("insert n, m after a1", "a+(a1(a1x a1y) n m a2) b(b1)"),
        Step("insert root after a", "a+(a1(a1x a1y) n m a2) root b(b1)"),
        Step(
          "insert o, p before a1x; insert first before a",
          "first a+(a1(o p a1x a1y) n m a2) root b(b1)")),
      Row(
        "SN-6: an item is deleted with its children",
        Step("delete a1, a1x, a1, a1y, b1", "a+(a2) b"), Step("delete", "a+(a2) b"),
        Step("delete a", "b"), Step("delete all", "")),
      Row(
        "SN-7: expanding and collapsing pass over unknown items",
        Step("expand nowhere, b; collapse a, nowhere", "a(a1(a1x a1y) a2) b+(b1)"),
        Step("expand; collapse", "a(a1(a1x a1y) a2) b+(b1)")),
      Row(
        "SN-7: an expanded leaf shows children that come later",
        Step("expand a2", "a+(a1(a1x a1y) a2+) b(b1)"),
        Step("append later to a2", "a+(a1(a1x a1y) a2+(later)) b(b1)")),
      Row(
        "SN-8, SN-13: an item that comes again is collapsed",
        Step("expand a1; delete a; append a; append a1 to a", "b(b1) a(a1)"),
        Step("expand a; delete all; append a, new", "a new")),
      Row(
        "SN-11: a part of the tree keeps its expansion",
        Step(with: Self.sampleCalls, "take % below a", "a1(a1x a1y) a2"),
        Step(with: Self.sampleCalls, "take % at a1", "a1(a1x a1y)"),
        Step(with: open, "take % at a", "a+(a1+(a1x a1y) a2)"),
        Step(with: open, "take % below a2", "")),
      Row(
        "SN-12: children are replaced by another tree, also by one that has some of them",
        Step(with: donor, "replace % below a", "a+(r+(r1) s) b(b1)"),
        Step(
          with: "append r; append r1 to r; append t to r1; expand r", "replace % below a",
          "a+(r+(r1(t))) b(b1)"), Step(with: "delete all", "replace % below a", "a+ b(b1)")),
      Row(
        "SN-21: a snapshot is inserted among children with its expansion",
        Step(with: donor, "insert % before a2", "a+(a1(a1x a1y) r+(r1) s a2) b(b1)")),
      Row(
        "SN-21: a snapshot is inserted among roots",
        Step(with: donor, "insert % after a", "a+(a1(a1x a1y) a2) r+(r1) s b(b1)")),
      Row(
        "SN-21: a snapshot is inserted behind a subtree",
        Step(with: donor, "insert % after a1", "a+(a1(a1x a1y) r+(r1) s a2) b(b1)")),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var snapshot = sample
      for step in row.steps {
        snapshot.run(step.calls, with: StringSectionSnapshot(calls: step.other))
        #expect(snapshot.outline == step.outline, "\(step.calls)")
        expectListsToAgree(in: snapshot)
      }
    }
  }

  @Test func `trees with the same items, order, levels and expansion are equal`() {
    func changed(_ calls: String) -> StringSectionSnapshot {
      var snapshot = sample
      snapshot.run(calls)
      return snapshot
    }
    let same = changed("delete b1; expand b1; append b1 to b")
    #expect(same == sample)
    #expect(same.hashValue == sample.hashValue)
    for calls in [
      "expand b", "delete b1; append b1", "delete b1; append b2 to b", "delete a2",
      "delete a2; insert a2 before a1",
    ] { #expect(changed(calls) != sample, "\(calls)") }
  }

  /// Checks the lists of a snapshot against the answers about its items.
  private func expectListsToAgree(in snapshot: StringSectionSnapshot) {
    let items = snapshot.items
    func isShown(_ item: String) -> Bool {
      snapshot.parent(of: item).map { snapshot.isExpanded($0) && isShown($0) } ?? true
    }
    func level(_ item: String) -> Int { snapshot.parent(of: item).map { level($0) + 1 } ?? 0 }
    #expect(snapshot.outline.split { "+() ".contains($0) }.map(String.init) == items)
    #expect(snapshot.rootItems == items.filter { snapshot.parent(of: $0) == nil })
    #expect(snapshot.expandedItems == items.filter { snapshot.isExpanded($0) })
    #expect(snapshot.visibleItems == items.filter(isShown))
    #expect(snapshot.visibleItems == items.filter { snapshot.isVisible($0) })
    #expect(items.map { snapshot.level(of: $0) } == items.map(level))
    #expect(items.map { snapshot.index(of: $0) } == Array(items.indices))
    #expect(items.allSatisfy { snapshot.contains($0) })
  }

  @Test(.rule("SN-6", "SN-14")) func `the picture of a tree`() {
    var snapshot = sample
    snapshot.expand(["a1x"])
    #expect(
      snapshot.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot: 0x0
        +*a
          -*a1
            + a1x
            - a1y
          -*a2
        -*b
          - b1
        >
        """)
    snapshot.deleteAll()
    #expect(snapshot.visualDescription() == "<NSDiffableDataSourceSectionSnapshot: 0x0\n>")
  }

  @Test func `many items are appended one at a time and found again`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    for item in 0..<SnapshotRuleTests.many { snapshot.append([item]) }
    let misplaced = (0..<SnapshotRuleTests.many).filter {
      snapshot.index(of: $0) != $0 || !snapshot.contains($0) || snapshot.level(of: $0) != 0
    }
    #expect(misplaced == [])
  }
}
