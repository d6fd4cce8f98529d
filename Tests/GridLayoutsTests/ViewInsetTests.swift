import GridLayouts
import GridTesting
import TestSupport
import Testing

/// The view's content inset and the blank view.
@MainActor @Suite("The view's content inset")
struct ViewInsetTests {
  private let inset = GridEdgeInsets(top: 12, left: 20, bottom: 30, right: 16)

  @Test(.rows) func `the same cells show under every policy, with and without an inset`() {
    forEachRow(of: GallerySetup.ids) { id in
      for inset in [GridEdgeInsets.zero, inset] {
        let stage = GallerySetup().makeStage(id, counts: [12], inset: inset)
        let paths = stage.grid.indexPathsForVisibleItems
        #expect(!paths.isEmpty)
        for policy in GridView.QueryPolicy.allCases {
          stage.grid.queryPolicy = policy
          stage.grid.reloadData()
          stage.grid.layoutIfNeeded()
          #expect(stage.grid.indexPathsForVisibleItems == paths, "\(policy)")
          #expect(stage.grid.contentOffset == CGPoint(x: -inset.left, y: -inset.top), "\(policy)")
        }
      }
    }
  }

  @Test(.rows)
  func `content and insets together are as wide as the view, and all of it can be reached`() {
    forEachRow(of: GallerySetup.ids.filter { $0 != "carousel" }) { id in
      let stage = GallerySetup().makeStage(id, counts: [40], inset: inset)
      #expect(stage.grid.contentSize.width == 324)
      #expect(stage.grid.offsetLimits.min.x == stage.grid.offsetLimits.max.x)
      // The flow layout cuts its content to whole pixels (FL-43).
      let height = stage.grid.contentSize.height + (id == "flow" ? 1 : 0)
      for attributes in stage.grid.ask(elementsIn: .infinite) where id != "circle" {
        #expect(attributes.frame.minX >= 0 && attributes.frame.maxX <= 324 + 1e-9)
        #expect(attributes.frame.minY >= 0 && attributes.frame.maxY <= height + 1e-9)
      }
    }
  }

  /// Each inset is rounded to pixels by itself where the offset's limits are found (S1.6); whether
  /// the safe area counts is another question (S1.9).
  @Test(.rows) func `a safe area beside insets of parts of a pixel leaves the width as it is`() {
    forEachRow(of: GallerySetup.ids.filter { $0 != "carousel" }) { id in
      for (left, right) in [(1.5, 6), (1.5, 6.59), (0.1, 0.2), (5.5, 5.5)] as [(CGFloat, CGFloat)] {
        let inset = GridEdgeInsets(top: 0, left: left, bottom: 0, right: right)
        let stage = GallerySetup().makeStage(id, counts: [20], inset: inset)
        stage.simulation.faultPolicy = .record
        stage.grid.setSafeAreaInsets(GridEdgeInsets(top: 7, left: 3, bottom: 0, right: 2))
        stage.grid.layoutIfNeeded()
        #expect(stage.simulation.faults.isEmpty, "\(left), \(right)")
        #expect(stage.grid.adjustedContentInset.left == left, "\(left), \(right)")
        #expect(stage.grid.adjustedContentInset.right == right, "\(left), \(right)")
      }
    }
  }

  /// The layout of the puzzle: it returns everything for any rect and has no content width.
  private func widthless(
    _ policy: GridView.QueryPolicy, _ inset: GridEdgeInsets
  ) -> Stage<ScriptedLayout> {
    let layout = ScriptedLayout()
    layout.rowHeight = 90
    layout.gap = 10
    layout.contentSize = { _ in CGSize(width: 0, height: 1000) }
    layout.answer = { [unowned layout] _, _ in layout.elements }
    let stage = Stage(layout, counts: [10], size: CGSize(width: 360, height: 300), inset: inset)
    stage.grid.queryPolicy = policy
    stage.grid.reloadData()
    stage.grid.layoutIfNeeded()
    return stage
  }

  @Test func `a layout without content width is blank if clipped under a left inset only`() {
    let left = GridEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    let others = GridEdgeInsets(top: 10, left: 0, bottom: 10, right: 10)
    for inset in [GridEdgeInsets.zero, inset] {
      #expect(!widthless(.whole, inset).grid.visibleCells.isEmpty, "\(inset)")
    }
    for inset in [GridEdgeInsets.zero, others] {
      #expect(!widthless(.clippedToContent, inset).grid.visibleCells.isEmpty, "\(inset)")
    }
    let blank = widthless(.clippedToContent, left)
    #expect(blank.grid.visibleCells == [])
    blank.source.forgetRequests()
    blank.scroll(to: CGPoint(x: -5, y: 200))
    // The data source is not asked for cells: what the puzzle is about.
    #expect(blank.source.requestedItems == [])
  }

  @Test func `the layout's own inset is a margin inside the content and adds to the view's`() {
    let delegate = ListedSizes([[40]], sections: [.init()])
    let layout = SectionedWaterfallLayout()
    layout.delegate = delegate
    layout.contentInset = GridEdgeInsets(top: 4, left: 6, bottom: 8, right: 10)
    let stage = Stage(layout, counts: [1], inset: inset, companions: [delegate])
    #expect(stage.grid.frames[.cell(0, 0)] == CGRect(6, 4, 324 - 16, 40))
    #expect(stage.grid.contentSize == CGSize(width: 324, height: 52))
  }
}
