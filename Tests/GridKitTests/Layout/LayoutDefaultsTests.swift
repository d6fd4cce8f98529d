import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Layout defaults")
struct LayoutDefaultsTests {
  private let layout = GridViewLayout()
  private let path = IndexPath(item: 2, section: 1)

  @Test func `a layout on its own knows no grid and has no elements, for updates neither`() {
    #expect(layout.collectionView == nil)
    #expect(layout.collectionViewContentSize == .zero)
    layout.prepare()
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "k", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "k", at: path) == nil)
    layout.prepare(forCollectionViewUpdates: [])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "k", at: path) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "k", at: path) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "k", at: path) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "k", at: path) == nil)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "k") == [])
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "k") == [])
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "k") == [])
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "k") == [])
    layout.finalizeCollectionViewUpdates()
  }

  @Test func `a layout does not mind bounds changes and preferred sizes`() {
    let bounds = CGRect(0, 10, 300, 400)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(isPlain(layout.invalidationContext(forBoundsChange: bounds)))
    let original = GridViewLayoutAttributes(forCellWith: path)
    let preferred = GridViewLayoutAttributes(forCellWith: path)
    preferred.size = CGSize(width: 7, height: 7)
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    #expect(
      isPlain(
        layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)))
    layout.prepare(forAnimatedBoundsChange: bounds)
    layout.finalizeAnimatedBoundsChange()
  }

  @Test func `a layout does nothing in a transition and does not mirror`() {
    layout.prepareForTransition(to: GridViewLayout())
    layout.prepareForTransition(from: GridViewLayout())
    layout.finalizeLayoutTransition()
    for layout in [layout, GridViewFlowLayout()] {
      #expect(layout.developmentLayoutDirection == .leftToRight)
      #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    }
    #expect(GridViewLayout.automaticDimension > 1e300)
  }

  @Test func `a lifted item goes to the topmost item at the finger, else stays`() {
    let board = BoardLayout(
      cells: [CGRect(0, 0, 50, 50), CGRect(20, 0, 50, 50)],
      size: CGSize(width: 100, height: 50))
    board.elements[0].zIndex = 3
    let fixture = Fixture.laidOut(board, counts: [2])
    func target(_ x: CGFloat) -> IndexPath {
      board.targetIndexPath(forInteractivelyMovingItem: path, withPosition: CGPoint(x: x, y: 10))
    }
    #expect(target(30) == [0, 0])
    #expect(target(60) == [0, 1])
    #expect(target(80) == path)
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
    withExtendedLifetime(fixture) {}
  }

  @Test func `a lifted item is a copy of its attributes under the finger, in front of all`() {
    let board = BoardLayout(cells: [CGRect(0, 0, 50, 30)], size: CGSize(width: 100, height: 50))
    board.elements[0].alpha = 0.5
    let fixture = Fixture.laidOut(board, counts: [1])
    let lifted = board.layoutAttributesForInteractivelyMovingItem(
      at: [0, 0], withTargetPosition: CGPoint(x: 200, y: 100))
    #expect(lifted !== board.elements[0])
    #expect(lifted.frame == CGRect(175, 85, 50, 30))
    #expect(lifted.zIndex == Int.max)
    #expect(lifted.alpha == 0.5)
    #expect(board.elements[0].center == CGPoint(x: 25, y: 15))
    withExtendedLifetime(fixture) {}
  }

  @Test(.rule("IC-2")) func `plain invalidation sets no flag and names nothing`() throws {
    let spy = ListSpyLayout()
    for isInGrid in [false, true] {
      let fixture = isInGrid ? Fixture.laidOut(spy, counts: [3]) : nil
      spy.contexts.removeAll()
      spy.invalidateLayout()
      let row: Comment = isInGrid ? "in a grid" : "without a grid"
      #expect(spy.contexts.count == 1, row)
      let context = try #require(spy.contexts.first, row)
      #expect(isPlain(context), row)
      #expect(type(of: context) == GridViewLayoutInvalidationContext.self, row)
      #expect(fixture?.simulation.faults ?? [] == [])
    }
  }

  private func isPlain(_ context: GridViewLayoutInvalidationContext) -> Bool {
    !context.invalidateEverything && !context.invalidateDataSourceCounts
      && context.invalidatedItemIndexPaths == nil
      && context.invalidatedSupplementaryIndexPaths == nil
      && context.invalidatedDecorationIndexPaths == nil
      && context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero
      && context.previousIndexPathsForInteractivelyMovingItems == nil
      && context.targetIndexPathsForInteractivelyMovingItems == nil
      && context.interactiveMovementTarget == .zero
  }
}
