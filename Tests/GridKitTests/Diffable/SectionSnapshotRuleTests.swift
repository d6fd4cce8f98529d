import GridKit
import GridTesting
import TestSupport
import Testing

/// Contents and answers of section snapshots, rule by rule (17.4). Their faults are in
/// `SectionSnapshotFaultTests`.
@MainActor @Suite("Rules of section snapshots")
struct SectionSnapshotRuleTests {
  /// Two roots, `a` expanded and two levels deep, `b` with a child and collapsed.
  private var sample: StringSectionSnapshot {
    var snapshot = StringSectionSnapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["a1x", "a1y"], to: "a1")
    snapshot.append(["b1"], to: "b")
    snapshot.expand(["a"])
    return snapshot
  }

  /// The snapshot of a donor: `r` expanded with `r1`, and `s`.
  private var donor: StringSectionSnapshot {
    var snapshot = StringSectionSnapshot()
    snapshot.append(["r", "s"])
    snapshot.append(["r1"], to: "r")
    snapshot.expand(["r"])
    return snapshot
  }

  /// The picture without the first and the last line.
  private func picture(_ snapshot: StringSectionSnapshot) -> String {
    let lines = snapshot.visualDescription().split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test(.rule("SN-1")) func `the tree is a value`() {
    let old = sample
    var new = old
    new.delete(["a1"])
    new.expand(["b"])
    #expect(picture(old) == picture(sample))
    #expect(new.items == ["a", "a2", "b", "b1"])
    #expect(old.expandedItems == ["a"])
  }

  @Test(.rule("SN-2")) func `items are appended to the roots or to a parent's children`() {
    var snapshot = sample
    snapshot.append(["c"])
    snapshot.append(["d"], to: nil)
    snapshot.append(["a3", "a4"], to: "a")
    #expect(snapshot.rootItems == ["a", "b", "c", "d"])
    #expect(
      snapshot.items == ["a", "a1", "a1x", "a1y", "a2", "a3", "a4", "b", "b1", "c", "d"])
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

  @Test(.rule("SN-4")) func `items are inserted behind a whole subtree, as siblings`() {
    var snapshot = sample
    snapshot.insert(["n", "m"], after: "a1")
    #expect(snapshot.items == ["a", "a1", "a1x", "a1y", "n", "m", "a2", "b", "b1"])
    #expect(snapshot.parent(of: "n") == "a")
    snapshot.insert(["root"], after: "a")
    #expect(snapshot.rootItems == ["a", "root", "b"])
    #expect(snapshot.parent(of: "root") == nil)
    snapshot.insert(["o", "p"], before: "a1x")
    snapshot.insert(["first"], before: "a")
    #expect(
      snapshot.items == [
        "first", "a", "a1", "o", "p", "a1x", "a1y", "n", "m", "a2", "root", "b", "b1",
      ])
    #expect(snapshot.parent(of: "p") == "a1")
  }

  @Test(.rule("SN-6")) func `an item is deleted with its children`() {
    var snapshot = sample
    snapshot.delete(["a1", "a1x", "a1", "a1y", "b1"])
    #expect(snapshot.items == ["a", "a2", "b"])
    snapshot.delete([])
    snapshot.delete(["a"])
    #expect(snapshot.items == ["b"])
    snapshot.deleteAll()
    #expect(snapshot.items == [])
    #expect(snapshot.visualDescription() == StringSectionSnapshot().visualDescription())
  }

  @Test(.rule("SN-7")) func `expanding and collapsing pass over unknown items`() {
    var snapshot = sample
    snapshot.expand(["nowhere", "b"])
    snapshot.collapse(["a", "nowhere"])
    #expect(snapshot.expandedItems == ["b"])
    snapshot.expand([])
    snapshot.collapse([])
    #expect(snapshot.expandedItems == ["b"])
  }

  @Test(.rule("SN-7")) func `an expanded leaf shows children that come later`() {
    var snapshot = sample
    snapshot.expand(["a2"])
    #expect(snapshot.isExpanded("a2"))
    snapshot.append(["later"], to: "a2")
    #expect(snapshot.isVisible("later"))
  }

  @Test(.rule("SN-8", "SN-13")) func `an item that comes again is collapsed`() {
    var snapshot = sample
    snapshot.expand(["a1"])
    snapshot.delete(["a"])
    snapshot.append(["a"])
    snapshot.append(["a1"], to: "a")
    #expect(snapshot.expandedItems == [])
    #expect(!snapshot.isVisible("a1"))
    snapshot.expand(["a"])
    snapshot.deleteAll()
    snapshot.append(["a", "new"])
    #expect(snapshot.expandedItems == [])
  }

  @Test(.rule("SN-9")) func `a section snapshot answers questions about a single item`() {
    let snapshot = sample
    #expect(["a", "a1", "a1x", "b"].map { snapshot.level(of: $0) } == [0, 1, 2, 0])
    #expect(["a", "a1", "a1x"].map { snapshot.parent(of: $0) } == [nil, "a", "a1"] as [String?])
    #expect(["a", "a1", "b"].map { snapshot.isExpanded($0) } == [true, false, false])
    #expect(["a", "a1", "a1x", "b1"].map { snapshot.isVisible($0) } == [true, true, false, false])
    #expect(snapshot.contains("a1x"))
    #expect(!snapshot.contains("nowhere"))
    #expect(snapshot.index(of: "nowhere") == nil)
  }

  @Test(.rule("SN-10")) func `an item's index counts depth first`() {
    let snapshot = sample
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
    var snapshot = sample
    let _: Void = snapshot.insert(donor, before: "a2")
    #expect(
      picture(snapshot.snapshot(of: "a"))
        == "-*a1\n  - a1x\n  - a1y\n+*r\n  -*r1\n-*s\n-*a2")
    snapshot = sample
    let _: Void = snapshot.insert(donor, after: "a")
    #expect(snapshot.rootItems == ["a", "r", "s", "b"])
    #expect(snapshot.expandedItems == ["a", "r"])
    snapshot = sample
    snapshot.insert(donor, after: "a1")
    #expect(snapshot.items == ["a", "a1", "a1x", "a1y", "r", "r1", "s", "a2", "b", "b1"])
    #expect(snapshot.level(of: "r1") == 2)
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
