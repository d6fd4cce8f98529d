import Testing
import UIKit

/// Questions to the layout and the data source, and their order, until something shows.
@MainActor @Suite("First layout")
struct FirstLayoutTests {
  private let stage = Stage(RecordingLayout(), counts: [10])

  @Test(
    "a layout is prepared before something shows", .tags(.documented),
    arguments: Script.all(
      """
      # CO-1: prepare, size, elements
      > lay out
      order: layout prepare; layout contentSize; layout elements
      = preparations 1; prepared 1: 0,0,100,200
      # LP-7, DP-1: each cell is displayed after it was requested
      > lay out
      order: source cell 0-0; delegate willDisplay 0-0
      = visible 0-0 to 0-3
      # CO-7: any number of invalidations are one preparation
      > lay out
      > invalidate; invalidate; invalidate; invalidate; invalidate; lay out
      1 of: layout prepare
      # CO-6: invalidating is heard of at once, and acted upon in the next pass
      > lay out
      > invalidate
      layout: layout invalidate: nothing in particular
      > lay out
      order: layout prepare; layout contentSize; layout elements
      # CO-34: the view answers by path after the layout is ready, and makes no cells
      = place 7: 0,350,100,50; visible none; preparations 1
      """))
  func documented(script: Script) { script.run(on: stage) }

  @Test(
    "counts are loaded when somebody asks, and stay", .tags(.observed),
    arguments: Script.all(
      """
      # DL-2, DL-4: counts are loaded once, when the layout first asks
      > counts 3 0 2; lay out
      first layout, source: layout prepare; source numberOfSections: 3;
        source numberOfItems in 0: 3; source numberOfItems in 1: 0;
        source numberOfItems in 2: 2; layout contentSize; …
      # T2: a second layout asks nobody
      > lay out
      > lay out
      source, delegate: none
      > touch; lay out
      0 of: layout prepare
      # DL-7: a data source that was just set is not called
      > source 3
      source: none
      # DL-1, DL-8: a query loads the counts, and they stay
      = sections 1; items 0: 10
      > counts 2
      = items 0: 10
      > reload data
      = items 0: 2
      # DL-6: another data source counts at once
      > lay out
      > source 1 2
      = sections 2
      > lay out
      = visible 0-0 1-0 to 1-1
      """))
  func observed(script: Script) { script.run(on: stage) }

  @Test(
    "a first layout loads counts once", .tags(.inferred),
    arguments: Script.all(
      """
      # T1: a layout is prepared, gives its size, then its elements; then cells are requested
      > lay out
      layout, source, delegate: layout prepare; source numberOfSections: 1;
        source numberOfItems in 0: 10; layout contentSize; layout elements; source cell 0-0;
        delegate willDisplay 0-0; source cell 0-1; delegate willDisplay 0-1; source cell 0-2;
        delegate willDisplay 0-2; source cell 0-3; delegate willDisplay 0-3
      # DL-5: invalidating the layout loads no counts
      > lay out
      > counts 2; invalidate; lay out
      source: none
      = items 0: 10
      """))
  func inferred(script: Script) { script.run(on: stage) }

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
