import GridKit
import GridTesting
import TestSupport
import Testing

/// The sections and items that a snapshot remembers to have reloaded or reconfigured (17.1).
@MainActor @Suite("Marks of snapshots")
struct SnapshotMarkTests {
  /// `A: a1 a2; B: b1`
  private var sample: StringSnapshot {
    var snapshot = StringSnapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a1", "a2"], toSection: "A")
    snapshot.appendItems(["b1"])
    return snapshot
  }

  @Test(.rule("DS-4")) func `an item that moves keeps its marks`() {
    var snapshot = sample
    snapshot.reloadItems(["a1", "a2"])
    snapshot.reconfigureItems(["a1"])
    snapshot.appendItems(["a1"])
    snapshot.insertItems(["a2"], afterItem: "b1")
    snapshot.moveItem("a1", beforeItem: "b1")
    #expect(snapshot.line == "A:; B: a1 b1 a2")
    #expect(snapshot.reloadedItemIdentifiers == ["a1", "a2"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["a1"])
  }

  @Test(.rule("DS-12", "DS-14")) func `marks are kept in the order given, each once`() {
    var snapshot = sample
    snapshot.reloadItems(["b1", "a1"])
    snapshot.reloadItems(["a2", "a1"])
    #expect(snapshot.reloadedItemIdentifiers == ["b1", "a1", "a2"])
    snapshot.reconfigureItems(["a2", "b1"])
    snapshot.reconfigureItems(["a2"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["a2", "b1"])
    snapshot.reloadSections(["B"])
    snapshot.reloadSections(["A", "B"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B", "A"])
    #expect(snapshot.line == sample.line)
  }

  @Test(.rule("DS-13")) func `both lists keep an item that is marked twice`() {
    var snapshot = sample
    snapshot.reconfigureItems(["a1"])
    snapshot.reloadItems(["a1"])
    #expect(snapshot.reloadedItemIdentifiers == ["a1"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["a1"])
  }

  @Test(.rule("DS-15")) func `deleted items and sections lose their marks`() {
    var snapshot = sample
    snapshot.reloadItems(["a1", "a2", "b1"])
    snapshot.reconfigureItems(["a1", "a2", "b1"])
    snapshot.reloadSections(["A", "B"])
    snapshot.deleteItems(["a2"])
    #expect(snapshot.reloadedItemIdentifiers == ["a1", "b1"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["a1", "b1"])
    snapshot.deleteSections(["A"])
    #expect(snapshot.reloadedItemIdentifiers == ["b1"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["b1"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    // Coming back is no way to get it back.
    snapshot.appendSections(["A"])
    snapshot.appendItems(["a1"])
    #expect(snapshot.reloadedItemIdentifiers == ["b1"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
  }

  // The marks in `dataSource.snapshot()` need a data source: they are not tested here.
  @Test(.rule("DS-19")) func `copies keep marks`() {
    var snapshot = sample
    snapshot.reloadItems(["a1"])
    snapshot.reconfigureItems(["a2"])
    snapshot.reloadSections(["B"])
    var copy = snapshot
    copy.appendItems(["b2"])
    #expect(copy.reloadedItemIdentifiers == ["a1"])
    #expect(copy.reconfiguredItemIdentifiers == ["a2"])
    #expect(copy.reloadedSectionIdentifiers == ["B"])
  }
}
