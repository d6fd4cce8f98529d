import GridKit
import GridTesting
import Testing

@MainActor @Suite("Section snapshots on screen")
struct DiffableSectionTests {
  let rig = DiffableRig()

  private func tree(_ roots: [String], _ children: [String: [String]] = [:]) -> DiffableRig.Tree {
    var tree = DiffableRig.Tree()
    tree.append(roots)
    for parent in children.keys.sorted() { tree.append(children[parent] ?? [], to: parent) }
    return tree
  }

  private func apply(_ tree: DiffableRig.Tree, to section: String) {
    rig.asked.removeAll()
    rig.layout.told.removeAll()
    rig.simulation.perform { rig.source.apply(tree, to: section) }
    rig.settle()
  }

  // SN-15, SN-20
  @Test func `the visible items become those of the section`() {
    var outline = tree(["a", "b"], ["a": ["a1", "a2"]])
    outline.expand(["a"])
    apply(outline, to: "A")
    #expect(rig.shown == "a a1 a2 b")
    #expect(rig.source.snapshot() == DiffableRig.snapshot("A: a a1 a2 b"))

    outline.collapse(["a"])
    #expect(rig.grid.numberOfItems(inSection: 0) == 4)
    #expect(outline.visibleItems == ["a", "b"])
    #expect(outline.items == ["a", "a1", "a2", "b"])
    apply(outline, to: "A")
    #expect(rig.shown == "a b")
    #expect(rig.batches == ["-0.2 -0.1"])
    #expect(rig.grid.numberOfItems(inSection: 0) == 2)
  }

  // SN-15
  @Test func `a new section comes at the end, and takes its items from others`() {
    rig.apply("A: a b, B: c")
    rig.settle()
    apply(tree(["b", "x", "c"]), to: "C")
    #expect(rig.source.snapshot() == DiffableRig.snapshot("A: a, B:, C: b x c"))
    #expect(rig.requests == "x")
    #expect(rig.batches == ["+2 0.1>2.0 1.0>2.2"])
    #expect(rig.codes.isEmpty)
  }

  // SN-16
  @Test func `a source hands out the items of a section as a tree`() {
    rig.apply("A: a b")
    #expect(rig.source.snapshot(for: "A") == tree(["a", "b"]))
    #expect(rig.source.snapshot(for: "X") == DiffableRig.Tree())
    let outline = tree(["a"], ["a": ["a1"]])
    apply(outline, to: "A")
    #expect(rig.source.snapshot(for: "A") == outline)
    var copy = rig.source.snapshot(for: "A")
    copy.expand(["a"])
    #expect(rig.source.snapshot(for: "A") == outline)  // SN-20
  }

  // SN-17
  @Test func `an ordinary snapshot keeps the trees of sections that stay`() {
    var outline = tree(["a", "b", "c"], ["a": ["a1", "a2"], "c": ["c1"]])
    outline.expand(["a"])
    apply(outline, to: "A")
    apply(tree(["z"], ["z": ["z1"]]), to: "Z")
    var snapshot = rig.source.snapshot()
    snapshot.deleteItems(["a1", "c"])
    snapshot.deleteSections(["Z"])
    rig.apply(snapshot)
    var expected = tree(["a", "b"], ["a": ["a2"]])
    expected.expand(["a"])
    #expect(rig.source.snapshot(for: "A") == expected)
    #expect(rig.source.snapshot(for: "Z") == DiffableRig.Tree())

    snapshot = rig.source.snapshot()
    snapshot.insertItems(["n"], afterItem: "a")
    snapshot.appendItems(["m"])
    rig.apply(snapshot)
    #expect(rig.source.snapshot(for: "A").visibleItems == ["a", "n", "a2", "b", "m"])
    #expect(rig.source.snapshot(for: "A").parent(of: "a2") == "a")
  }

  // SN-19
  @Test func `handlers are values`() {
    var handlers = rig.source.sectionSnapshotHandlers
    handlers.shouldExpandItem = { _ in false }
    #expect(rig.source.sectionSnapshotHandlers.shouldExpandItem == nil)
    rig.source.sectionSnapshotHandlers = handlers
    #expect(rig.source.sectionSnapshotHandlers.shouldExpandItem?("a") == false)
  }
}
