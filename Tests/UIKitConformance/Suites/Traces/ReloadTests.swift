import Testing
import UIKit

/// Values that a reload drops at once, and those that it asks for later.
@MainActor @Suite("Reloading")
struct ReloadTests {
  private let stage = Stage(RecordingLayout(), counts: [10])

  init() {
    stage.layOut()
  }

  @Test(
    "RD-1: a reload asks the data source nothing, and tells the layout everything is stale",
    .tags(.observed))
  func call() {
    let calls = stage.recorder.calls(of: .layout, .source) { stage.view.reloadData() }
    #expect(calls == "layout invalidate: everything, counts")
  }

  @Test("T4: cells go in the call, and come from the queue in the next layout", .tags(.inferred))
  func wholeTrace() {
    #expect(
      stage.recorder.calls(of: .layout, .source, .delegate) { stage.view.reloadData() } == """
        layout invalidate: everything, counts
        delegate didEndDisplaying 0-0
        delegate didEndDisplaying 0-1
        delegate didEndDisplaying 0-2
        delegate didEndDisplaying 0-3
        """)
    #expect(
      stage.recorder.calls { stage.layOut() }.hasPrefix(
        """
        layout prepare
        source numberOfSections: 1
        source numberOfItems in 0: 10
        layout contentSize
        layout elements
        source cell 0-0
        cell prepareForReuse
        cell apply 0-0
        delegate willDisplay 0-0
        source cell 0-1
        """))
  }

  @Test("RD-2: counts and cells are asked for in the next layout", .tags(.observed))
  func nextLayout() {
    let calls = [
      "layout prepare", "source numberOfSections: 1", "source numberOfItems in 0: 10",
      "source cell 0-0", "delegate willDisplay 0-0",
    ]
    stage.view.reloadData()
    #expect(stage.recorder.order(of: calls) { stage.layOut() } == calls)
  }

  @Test("RU-16: a reload needs no new cells", .tags(.observed))
  func sameCells() {
    let before = Set(stage.view.visibleCells.map { ObjectIdentifier($0) })
    stage.view.reloadData()
    stage.layOut()
    #expect(Set(stage.view.visibleCells.map { ObjectIdentifier($0) }) == before)
    #expect(stage.view.visibleCells.allSatisfy { ($0 as? RecordingCell)?.reuses == 1 })
  }

  @Test("Q-2: between a reload and the layout nothing is visible", .tags(.observed))
  func between() {
    stage.view.reloadData()
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.view.cellForItem(at: path(0)) == nil)
  }

  @Test(
    "RD-4: the offset is kept, and moved back where the content has become shorter",
    .tags(.documented))
  func offset() {
    stage.scroll(to: 250)
    stage.view.reloadData()
    stage.layOut()
    #expect(stage.view.contentOffset.y == 250)
    stage.source.counts = [6]
    stage.view.reloadData()
    stage.layOut()
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.visibleItems == ["0-2", "0-3", "0-4", "0-5"])
  }

  @Test("RD-3: the selection goes, and nobody is told", .tags(.inferred))
  func selection() {
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(stage.selectedItems == ["0-1"])
    let calls = stage.recorder.calls(of: .delegate) {
      stage.view.reloadData()
      stage.layOut()
    }
    #expect(!calls.contains("Deselect"))
    #expect(stage.selectedItems == [])
    #expect(stage.cell(1)?.isSelected == false)
  }

  @Test("RD-10: reloading twice is one preparation", .tags(.inferred))
  func twice() {
    #expect(
      stage.recorder.count(of: "layout prepare") {
        stage.view.reloadData()
        stage.view.reloadData()
        stage.layOut()
      } == 1)
  }

  @Test("CO-10: in the preparation the new counts hold", .tags(.documented))
  func newCounts() {
    stage.source.counts = [1, 2, 3]
    stage.view.reloadData()
    stage.layOut()
    #expect(stage.layout.elements.count == 6)
    #expect(stage.view.contentSize.height == 300)
  }
}
