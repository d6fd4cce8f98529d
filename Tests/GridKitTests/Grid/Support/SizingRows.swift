import GridKit
import TestSupport

/// A list as a user would write it: rows and headers have the sizes that their views ask for, until
/// the width changes.
final class SizingRows: ScriptedLayout {
  /// Moves the offset with the next preferred size.
  var adjustment = CGPoint.zero
  private var heights: [ElementKey: CGFloat] = [:]

  override func prepare() {
    super.prepare()
    var y: CGFloat = 0
    for element in elements {
      element.frame.origin.y = y
      element.frame.size.height = heights[element.key] ?? element.frame.height
      y = element.frame.maxY
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: elements.last?.frame.maxY ?? 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.width != collectionView?.bounds.width else { return false }
    heights.removeAll()
    return true
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
    withOriginalAttributes original: GridViewLayoutAttributes
  ) -> Bool { preferred.size.height != original.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: GridViewLayoutAttributes,
    withOriginalAttributes original: GridViewLayoutAttributes
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    heights[preferred.key] = preferred.size.height
    context.contentOffsetAdjustment = adjustment
    adjustment = .zero
    return context
  }
}
