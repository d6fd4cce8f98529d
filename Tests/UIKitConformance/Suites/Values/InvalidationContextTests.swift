import Testing
import UIKit

/// Contexts, and what the base class of layouts answers.
@MainActor @Suite("Contexts and base answers")
struct InvalidationContextTests {
  @Test("IC-1: a context that an app makes names nothing", .tags(.measured))
  func plain() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.interactiveMovementTarget == .zero)
  }

  @Test("paths add up, ascending and each once", .tags(.measured))
  func items() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(5), path(1)])
    context.invalidateItems(at: [path(1), path(0, in: 1), path(3)])
    #expect(
      context.invalidatedItemIndexPaths == [path(1), path(3), path(5), path(0, in: 1)])
    #expect(!context.invalidateEverything)
  }

  @Test("views are kept by kind", .tags(.measured))
  func kinds() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "tag", at: [path(2), path(0)])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [path(1)])
    context.invalidateDecorationElements(ofKind: "board", at: [path(0), path(0)])
    #expect(
      context.invalidatedSupplementaryIndexPaths
        == ["tag": [path(0), path(2)], "badge": [path(1)]])
    #expect(context.invalidatedDecorationIndexPaths == ["board": [path(0)]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }

  /// Keeps its contexts.
  private final class WatchedLayout: UICollectionViewLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override class var invalidationContextClass: AnyClass { OwnContext.self }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class OwnContext: UICollectionViewLayoutInvalidationContext {}

  @Test("IC-2: invalidating makes one fresh context of the layout's class", .tags(.measured))
  func funnel() {
    let layout = WatchedLayout()
    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(layout.contexts.count == 2)
    #expect(layout.contexts.allSatisfy { $0 is OwnContext })
    #expect(layout.contexts.first !== layout.contexts.last)
    #expect(layout.contexts.allSatisfy { !$0.invalidateEverything })
  }

  @Test("IC-3: the context for a change of bounds is fresh too", .tags(.measured))
  func bounds() {
    let context = WatchedLayout().invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 9, width: 1, height: 1))
    #expect(context is OwnContext)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(!context.invalidateEverything)
  }

  @Test("VW-10: base answers of a layout", .tags(.documented))
  func baseAnswers() {
    let layout = UICollectionViewLayout()
    #expect(layout.collectionView == nil)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForItem(at: path(0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "tag", at: path(0)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "board", at: path(0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .infinite))
    let point = CGPoint(x: 3, y: -4)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: point, withScrollingVelocity: CGPoint(x: 9, y: 9)) == point)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0)) == nil)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "tag") == [])
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "board") == [])
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(
      isSame(UICollectionViewLayout.layoutAttributesClass, UICollectionViewLayoutAttributes.self))
  }

  @Test("FL-61: a base layout keeps to its sizes", .tags(.documented))
  func preferredSizes() {
    let original = UICollectionViewLayoutAttributes(forCellWith: path(0))
    let preferred = UICollectionViewLayoutAttributes(forCellWith: path(0))
    preferred.size = CGSize(width: 10, height: 10)
    #expect(
      !UICollectionViewLayout().shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }
}

/// Whether two classes are the same.
func isSame(_ a: AnyClass, _ b: AnyClass) -> Bool { a == b }
