import Testing
import UIKit

/// Questions to the layout and the data source, and their order, until something shows.
@MainActor @Suite("First layout")
struct FirstLayoutTests {
  private let stage = Stage(RecordingLayout(), counts: [10])

  @Test(
    "T1: a layout is prepared, gives its size, then its elements; then cells are requested",
    .tags(.inferred))
  func wholeTrace() {
    #expect(
      stage.recorder.calls(of: .layout, .source, .delegate) { stage.layOut() } == """
        layout prepare
        source numberOfSections: 1
        source numberOfItems in 0: 10
        layout contentSize
        layout elements
        source cell 0-0
        delegate willDisplay 0-0
        source cell 0-1
        delegate willDisplay 0-1
        source cell 0-2
        delegate willDisplay 0-2
        source cell 0-3
        delegate willDisplay 0-3
        """)
  }

  @Test("CO-1: prepare, size, elements", .tags(.documented))
  func layoutCalls() {
    let calls = ["layout prepare", "layout contentSize", "layout elements"]
    #expect(stage.recorder.order(of: calls) { stage.layOut() } == calls)
    #expect(stage.layout.boundsInPreparations == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test("DL-2, DL-4: counts are loaded once, when the layout first asks", .tags(.observed))
  func counts() {
    stage.source.counts = [3, 0, 2]
    #expect(
      stage.recorder.firstCalls(of: .layout, .source) { stage.layOut() }.hasPrefix(
        """
        layout prepare
        source numberOfSections: 3
        source numberOfItems in 0: 3
        source numberOfItems in 1: 0
        source numberOfItems in 2: 2
        layout contentSize
        """))
  }

  @Test("LP-7, DP-1: each cell is displayed after it was requested", .tags(.documented))
  func display() {
    let calls = ["source cell 0-0", "delegate willDisplay 0-0"]
    #expect(stage.recorder.order(of: calls) { stage.layOut() } == calls)
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2", "0-3"])
    #expect(stage.view.visibleCells.count == 4)
  }

  @Test("T2: a second layout asks nobody", .tags(.observed))
  func again() {
    stage.layOut()
    #expect(stage.recorder.calls(of: .source, .delegate) { stage.layOut() } == "")
    #expect(
      stage.recorder.count(of: "layout prepare") {
        stage.view.setNeedsLayout()
        stage.layOut()
      } == 0)
  }

  @Test("DL-7: a data source that was just set is not called", .tags(.observed))
  func setting() {
    let source = RecordingSource([3])
    source.recorder = stage.recorder
    #expect(stage.recorder.calls(of: .source) { stage.view.dataSource = source } == "")
  }

  @Test("DL-1, DL-8: a query loads the counts, and they stay", .tags(.observed))
  func frozen() {
    #expect(stage.view.numberOfSections == 1)
    #expect(stage.view.numberOfItems(inSection: 0) == 10)
    stage.source.counts = [2]
    #expect(stage.view.numberOfItems(inSection: 0) == 10)
    stage.view.reloadData()
    #expect(stage.view.numberOfItems(inSection: 0) == 2)
  }

  @Test("DL-6: another data source counts at once", .tags(.observed))
  func replaced() {
    stage.layOut()
    let other = RecordingSource([1, 2])
    stage.view.dataSource = other
    #expect(stage.view.numberOfSections == 2)
    stage.layOut()
    #expect(stage.visibleItems == ["0-0", "1-0", "1-1"])
  }

  @Test("DL-5: invalidating the layout loads no counts", .tags(.inferred))
  func invalidated() {
    stage.layOut()
    stage.source.counts = [2]
    #expect(
      stage.recorder.calls(of: .source) {
        stage.layout.invalidateLayout()
        stage.layOut()
      } == "")
    #expect(stage.view.numberOfItems(inSection: 0) == 10)
  }

  @Test("DL-2: without numberOfSections there is one section", .tags(.documented))
  func oneSection() {
    let source = SmallSource()
    stage.view.dataSource = source
    #expect(stage.view.numberOfSections == 1)
    stage.layOut()
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2"])
  }

  private final class SmallSource: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(
        withReuseIdentifier: RecordingSource.cell, for: indexPath)
    }
  }

  @Test("CO-7: any number of invalidations are one preparation", .tags(.documented))
  func onePreparation() {
    stage.layOut()
    #expect(
      stage.recorder.count(of: "layout prepare") {
        for _ in 0..<5 { stage.layout.invalidateLayout() }
        stage.layOut()
      } == 1)
  }

  @Test(
    "CO-6: invalidating is heard of at once, and acted upon in the next pass",
    .tags(.documented))
  func invalidating() {
    stage.layOut()
    #expect(
      stage.recorder.calls(of: .layout) { stage.layout.invalidateLayout() }
        == "layout invalidate: nothing in particular")
    let calls = ["layout prepare", "layout contentSize", "layout elements"]
    #expect(stage.recorder.order(of: calls) { stage.layOut() } == calls)
  }

  @Test("IC-7: without super no pass follows", .tags(.documented))
  func forgottenSuper() {
    let layout = ForgetfulLayout()
    let stage = Stage(layout, counts: [3])
    stage.layOut()
    layout.forgets = true
    #expect(
      stage.recorder.count(of: "layout prepare") {
        layout.invalidateLayout()
        stage.layOut()
      } == 0)
  }

  private final class ForgetfulLayout: RecordingLayout {
    var forgets = false

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if !forgets { super.invalidateLayout(with: context) }
    }
  }

  @Test(
    "CO-34: the view answers by path after the layout is ready, and makes no cells",
    .tags(.documented))
  func queryBeforeLayout() {
    #expect(stage.view.layoutAttributesForItem(at: path(7))?.frame.minY == 350)
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.layout.boundsInPreparations.count == 1)
  }

  @Test("LP-8: a provider finds its cell with the size that the layout gives", .tags(.observed))
  func sizeInProvider() {
    var sizes: [CGSize] = []
    stage.source.configure = { cell, _ in sizes.append(cell.bounds.size) }
    stage.layOut()
    #expect(sizes == Array(repeating: CGSize(width: 100, height: 50), count: 4))
  }

  @Test("the background lies behind all, and stays where the view is", .tags(.observed))
  func background() {
    let background = UIView()
    stage.view.backgroundView = background
    stage.layOut()
    #expect(background.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    stage.scroll(to: 120)
    #expect(background.frame == CGRect(x: 0, y: 120, width: 100, height: 200))
    #expect(stage.view.subviews.first === background)
  }
}
