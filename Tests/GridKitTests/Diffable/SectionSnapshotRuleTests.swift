import GridKit
import GridTesting
import TestSupport
import Testing

/// Contents and answers of section snapshots, rule by rule (17.4). Their faults are in
/// `SectionSnapshotFaultTests`.
@MainActor @Suite("Rules of section snapshots", .rows)
struct SectionSnapshotRuleTests {
  /// Two roots, `a` expanded and two levels deep, `b` with a child and collapsed.
  private let sample = StringSectionSnapshot(
    calls: "append a, b; append a1, a2 to a; append a1x, a1y to a1; append b1 to b; expand a")

  /// `r` expanded with `r1`, and `s`.
  private let donor = StringSectionSnapshot(calls: "append r, s; append r1 to r; expand r")

  /// The picture without the first and the last line.
  private func picture(_ snapshot: StringSectionSnapshot) -> String {
    let lines = snapshot.visualDescription().split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  /// An outline: children in parentheses, `+` behind expanded items: `a+(a1(a1x a1y) a2) b(b1)`.
  private func outline(_ snapshot: StringSectionSnapshot) -> String {
    func list(_ items: [String]) -> String {
      items.map { item in
        let children = snapshot.items.filter { snapshot.parent(of: $0) == item }
        return item + (snapshot.isExpanded(item) ? "+" : "")
          + (children.isEmpty ? "" : "(\(list(children)))")
      }.joined(separator: " ")
    }
    return list(snapshot.rootItems)
  }

  @Test(.rule("SN-1")) func `the tree is a value`() {
    let old = sample
    var new = old
    new.run("delete a1; expand b")
    #expect(picture(old) == picture(sample))
    #expect(new.items == ["a", "a2", "b", "b1"])
    #expect(old.expandedItems == ["a"])
  }

  @Test(.rule("SN-2", "SN-4", "SN-6", "SN-7", "SN-8", "SN-13"))
  func `items are put, deleted, expanded and collapsed`() {
    let rows: [(name: String, steps: [(calls: String, outline: String)])] = [
      (
        "SN-2: items are appended to the roots or to a parent's children",
        [("append c; append d; append a3, a4 to a", "a+(a1(a1x a1y) a2 a3 a4) b(b1) c d")]
      ),
      (
        "SN-4: items are inserted behind a whole subtree, as siblings",
        [
          ("insert n, m after a1", "a+(a1(a1x a1y) n m a2) b(b1)"),
          ("insert root after a", "a+(a1(a1x a1y) n m a2) root b(b1)"),
          (
            "insert o, p before a1x; insert first before a",
            "first a+(a1(o p a1x a1y) n m a2) root b(b1)"
          ),
        ]
      ),
      (
        "SN-6: an item is deleted with its children",
        [
          ("delete a1, a1x, a1, a1y, b1", "a+(a2) b"), ("delete", "a+(a2) b"), ("delete a", "b"),
          ("delete all", ""),
        ]
      ),
      (
        "SN-7: expanding and collapsing pass over unknown items",
        [
          ("expand nowhere, b; collapse a, nowhere", "a(a1(a1x a1y) a2) b+(b1)"),
          ("expand; collapse", "a(a1(a1x a1y) a2) b+(b1)"),
        ]
      ),
      (
        "SN-7: an expanded leaf shows children that come later",
        [
          ("expand a2", "a+(a1(a1x a1y) a2+) b(b1)"),
          ("append later to a2", "a+(a1(a1x a1y) a2+(later)) b(b1)"),
        ]
      ),
      (
        "SN-8, SN-13: an item that comes again is collapsed",
        [
          ("expand a1; delete a; append a; append a1 to a", "b(b1) a(a1)"),
          ("expand a; delete all; append a, new", "a new"),
        ]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var snapshot = sample
      for step in row.steps {
        snapshot.run(step.calls)
        #expect(outline(snapshot) == step.outline, "\(step.calls)")
        expectListsToAgree(in: snapshot)
      }
    }
    var snapshot = sample
    snapshot.deleteAll()
    #expect(snapshot.visualDescription() == StringSectionSnapshot().visualDescription(), "SN-6")
  }

  /// Checks the lists of a snapshot against the answers about its items.
  private func expectListsToAgree(in snapshot: StringSectionSnapshot) {
    let items = snapshot.items
    func isShown(_ item: String) -> Bool {
      snapshot.parent(of: item).map { snapshot.isExpanded($0) && isShown($0) } ?? true
    }
    func level(_ item: String) -> Int { snapshot.parent(of: item).map { level($0) + 1 } ?? 0 }
    #expect(outline(snapshot).split { "+() ".contains($0) }.map(String.init) == items)
    #expect(snapshot.rootItems == items.filter { snapshot.parent(of: $0) == nil })
    #expect(snapshot.expandedItems == items.filter { snapshot.isExpanded($0) })
    #expect(snapshot.visibleItems == items.filter(isShown))
    #expect(snapshot.visibleItems == items.filter { snapshot.isVisible($0) })
    #expect(items.map { snapshot.level(of: $0) } == items.map(level))
    #expect(items.compactMap { snapshot.index(of: $0) } == Array(items.indices))
  }

  @Test(.rule("SN-3")) func `items, roots, visible and expanded ones are listed depth first`() {
    var snapshot = sample
    #expect(snapshot.items == ["a", "a1", "a1x", "a1y", "a2", "b", "b1"])
    #expect(snapshot.rootItems == ["a", "b"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"])
    snapshot.expand(["b", "a1"])
    #expect(snapshot.visibleItems == snapshot.items)
    #expect(snapshot.expandedItems == ["a", "a1", "b"])
    // A collapsed root hides its children, which stay.
    snapshot.collapse(["a"])
    #expect(snapshot.visibleItems == ["a", "b", "b1"])
    #expect(snapshot.items == ["a", "a1", "a1x", "a1y", "a2", "b", "b1"])
    // Expanded, but hidden itself.
    #expect(snapshot.isExpanded("a1"))
    #expect(!snapshot.isVisible("a1"))
    #expect(!snapshot.isVisible("a1x"))
    #expect(snapshot.expandedItems == ["a1", "b"])
  }

  @Test(.rule("SN-9", "SN-10")) func `a section snapshot answers questions about a single item`() {
    let snapshot = sample
    #expect(["a", "a1", "a1x", "b"].map { snapshot.level(of: $0) } == [0, 1, 2, 0])
    #expect(["a", "a1", "a1x"].map { snapshot.parent(of: $0) } == [nil, "a", "a1"] as [String?])
    #expect(["a", "a1", "b"].map { snapshot.isExpanded($0) } == [true, false, false])
    #expect(["a", "a1", "a1x", "b1"].map { snapshot.isVisible($0) } == [true, true, false, false])
    #expect(snapshot.contains("a1x"))
    #expect(!snapshot.contains("nowhere"))
    #expect(snapshot.index(of: "nowhere") == nil)
    // The index counts depth first.
    #expect(snapshot.items.map { snapshot.index(of: $0) } == [0, 1, 2, 3, 4, 5, 6] as [Int?])
    #expect(snapshot.index(of: "a1y") == 3)
  }

  @Test(.rule("SN-11")) func `a part of the tree keeps its expansion`() {
    var snapshot = sample
    #expect(picture(snapshot.snapshot(of: "a")) == "-*a1\n  - a1x\n  - a1y\n-*a2")
    #expect(
      picture(snapshot.snapshot(of: "a1", includingParent: true)) == "-*a1\n  - a1x\n  - a1y")
    snapshot.expand(["a1"])
    #expect(
      picture(snapshot.snapshot(of: "a", includingParent: true))
        == "+*a\n  +*a1\n    -*a1x\n    -*a1y\n  -*a2")
    #expect(snapshot.snapshot(of: "a2").items == [])
    // A copy: what befalls it does not reach the whole.
    var part = snapshot.snapshot(of: "a")
    part.delete(["a1"])
    #expect(snapshot.contains("a1"))
  }

  @Test(.rule("SN-12")) func `children are replaced by another tree`() {
    var snapshot = sample
    snapshot.replace(childrenOf: "a", using: donor)
    #expect(picture(snapshot) == "+*a\n  +*r\n    -*r1\n  -*s\n-*b\n  - b1")
    // A part with the same children may come again, also without some and with new ones.
    var part = snapshot.snapshot(of: "a")
    part.delete(["s"])
    part.append(["t"], to: "r1")
    snapshot.replace(childrenOf: "a", using: part)
    #expect(picture(snapshot) == "+*a\n  +*r\n    -*r1\n      - t\n-*b\n  - b1")
    snapshot.replace(childrenOf: "a", using: StringSectionSnapshot())
    #expect(picture(snapshot) == "+*a\n-*b\n  - b1")
  }

  @Test(.rule("SN-14")) func `the picture of a tree`() {
    var snapshot = sample
    #expect(
      snapshot.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot: 0x0
        +*a
          -*a1
            - a1x
            - a1y
          -*a2
        -*b
          - b1
        >
        """)
    snapshot.expand(["a1x"])
    #expect(picture(snapshot).contains("\n    + a1x\n"))
    #expect(
      StringSectionSnapshot().visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot: 0x0
        >
        """)
  }

  @Test(.rule("SN-21")) func `a snapshot is inserted with its expansion, and nothing is answered`()
  {
    for (call, expected) in [
      ("insert % before a2", "a+(a1(a1x a1y) r+(r1) s a2) b(b1)"),
      ("insert % after a", "a+(a1(a1x a1y) a2) r+(r1) s b(b1)"),
      ("insert % after a1", "a+(a1(a1x a1y) r+(r1) s a2) b(b1)"),
    ] {
      var snapshot = sample
      let _: Void = SnapshotCall(call).run(on: &snapshot, with: donor)
      #expect(outline(snapshot) == expected, "\(call)")
      expectListsToAgree(in: snapshot)
    }
  }

  @Test func `100000 items are appended one at a time and found again`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    for item in 0..<100_000 { snapshot.append([item]) }
    var misplaced = 0
    for item in 0..<100_000 {
      if snapshot.index(of: item) != item { misplaced += 1 }
      if !snapshot.contains(item) || snapshot.level(of: item) != 0 { misplaced += 1 }
    }
    #expect(misplaced == 0)
  }
}
