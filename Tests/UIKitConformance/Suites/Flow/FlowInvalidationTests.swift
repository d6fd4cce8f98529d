import Testing
import UIKit

/// When a flow layout becomes stale, and what it says then.
@MainActor @Suite("Flow layout: invalidation and pinning")
struct FlowInvalidationTests {
  /// Keeps the contexts that it gets.
  private final class WatchedFlow: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  @Test("FL-70, IC-2: a plain invalidation names nothing and keeps nothing", .tags(.measured))
  func plainContext() throws {
    let layout = WatchedFlow()
    layout.invalidateLayout()
    let context = try #require(
      layout.contexts.last as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(layout.contexts.count == 1)
  }

  @Test("FL-70: the class of its contexts", .tags(.documented))
  func contextClass() {
    #expect(
      isSame(
        UICollectionViewFlowLayout.invalidationContextClass,
        UICollectionViewFlowLayoutInvalidationContext.self))
    let context = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test(
    "FL-68: only the length across the scroll axis matters", .tags(.observed),
    arguments: [
      (CGRect(x: 0, y: 0, width: 201, height: 300), true, false),
      (CGRect(x: 0, y: 0, width: 200, height: 299), false, true),
      (CGRect(x: 0, y: 50, width: 200, height: 300), false, false),
      (CGRect(x: 50, y: 0, width: 200, height: 300), false, false),
    ] as [(CGRect, Bool, Bool)])
  func boundsChange(bounds: CGRect, vertical: Bool, horizontal: Bool) {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      let stage = Stage(layout, counts: [40], width: 200, height: 300)
      stage.layOut()
      let expected = direction == .vertical ? vertical : horizontal
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds) == expected)
    }
  }

  /// Twenty rows of 50 in two sections with headers of 30 and footers of 20, gaps of 0.
  private func pinned(headers: Bool, footers: Bool) -> Stage<UICollectionViewFlowLayout> {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = headers
    layout.sectionFootersPinToVisibleBounds = footers
    let stage = Stage(layout, counts: [10, 10])
    stage.layOut()
    return stage
  }

  private func top(_ kind: String, _ section: Int, _ view: UICollectionView) -> CGFloat? {
    view.supplementaryView(forElementKind: kind, at: path(0, in: section))?.frame.minY
  }

  @Test("FL-69: pinned headers make every scroll a reason", .tags(.documented))
  func pinnedQuestions() {
    let moved = CGRect(x: 0, y: 1, width: 100, height: 200)
    let plain = pinned(headers: false, footers: false).layout
    let layout = pinned(headers: true, footers: false).layout
    #expect(layout.shouldInvalidateLayout(forBoundsChange: moved))
    #expect(!plain.shouldInvalidateLayout(forBoundsChange: moved))
  }

  // The first section ends at 550, and the second header pushes.
  @Test(
    "FL-74: a pinned header stays at the top until its section ends", .tags(.documented),
    arguments: [(0, 0, 0), (120, 0, 120), (530, 0, 520), (530, 1, 550), (600, 1, 600)]
      as [(CGFloat, Int, CGFloat)])
  func pinnedHeaders(offset: CGFloat, section: Int, y: CGFloat) {
    let stage = pinned(headers: true, footers: false)
    stage.scroll(to: offset)
    #expect(top(UICollectionView.elementKindSectionHeader, section, stage.view) == y)
    #expect(stage.view.contentSize == CGSize(width: 100, height: 1100))
  }

  // The second section begins at 550 with a header of 30, so its footer rests below that.
  @Test(
    "FL-74: a pinned footer stays at the bottom from where its section begins", .tags(.inferred),
    arguments: [(0, 0, 180), (100, 0, 280), (400, 0, 530), (400, 1, 580)]
      as [(CGFloat, Int, CGFloat)])
  func pinnedFooters(offset: CGFloat, section: Int, y: CGFloat) {
    let stage = pinned(headers: false, footers: true)
    stage.scroll(to: offset)
    #expect(top(UICollectionView.elementKindSectionFooter, section, stage.view) == y)
  }

  @Test("FL-74: content insets move the edges that views are pinned to", .tags(.observed))
  func pinnedBelowInset() {
    let stage = pinned(headers: true, footers: false)
    stage.view.contentInset.top = 40
    stage.scroll(to: 100)
    #expect(top(UICollectionView.elementKindSectionHeader, 0, stage.view) == 140)
  }

  @Test("a pinned header keeps its view", .tags(.inferred))
  func pinnedView() {
    let stage = pinned(headers: true, footers: false)
    let kind = UICollectionView.elementKindSectionHeader
    let before = stage.view.supplementaryView(forElementKind: kind, at: path(0))
    stage.scroll(to: 100)
    stage.scroll(to: 200)
    #expect(before != nil)
    #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0)) === before)
  }
}
