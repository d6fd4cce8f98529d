import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Section snapshots on screen", .rows)
struct DiffableSectionTests {
  @Test func `a section shows the visible items of its tree`() {
    DiffableStage.check(
      """
      # SN-15, SN-20: the visible items become those of the section, when the tree is applied
      > tree append a, b + append a1, a2 to a + expand a; put A; settle
      = shown a a1 a2 b; held A: a a1 a2 b
      > edit collapse a
      = counts 4; tree a(a1 a2) b
      > put A; settle
      = shown a b; batches -0.2 -0.1; counts 2

      # SN-15: a new section comes at the end, and takes its items from others
      > apply A: a b, B: c; settle; tree append b, x, c; put C; settle
      = held A: a, B:, C: b x c; requests x; batches +2 0.1>2.0 1.0>2.2; faults none
      """)
  }

  @Test func `a source keeps the tree of a section`() {
    DiffableStage.check(
      """
      # SN-16, SN-20: it hands out copies
      > apply A: a b
      = treeA a b; treeX none
      > tree append a + append a1 to a; put A; settle
      = treeA a(a1)
      > take A; edit expand a
      = tree a+(a1); treeA a(a1)

      # SN-17: an ordinary snapshot keeps the trees of sections that stay
      > tree append a, b, c + append a1, a2 to a + append c1 to c + expand a; put A; settle
      > tree append z + append z1 to z; put Z; settle; amend delete a1, c + delete [Z]
      = treeA a+(a2) b; treeZ none
      > amend insert n after a + append m
      = treeA a+(n a2) b m
      """)
  }

  // SN-19
  @Test func `handlers are values`() {
    let rig = DiffableRig()
    var handlers = rig.source.sectionSnapshotHandlers
    handlers.shouldExpandItem = { _ in false }
    #expect(rig.source.sectionSnapshotHandlers.shouldExpandItem == nil)
    rig.source.sectionSnapshotHandlers = handlers
    #expect(rig.source.sectionSnapshotHandlers.shouldExpandItem?("a") == false)
  }
}
