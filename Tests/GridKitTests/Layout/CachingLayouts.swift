import GridKit

// Layouts whose authors clear their cache in one method and nowhere else.

/// A wall of square tiles, three in a row, with the row at the top of the viewport half as bright.
///
/// Frames that `prepare()` has computed stay until they are cleared: a grid that asks for no
/// clearing sees old frames.
class CachingWall: GridViewLayout {
  final var cache: [GridViewLayoutAttributes] = []
  final var heights: [IndexPath: CGFloat] = [:]

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView else { return }
    let side = collectionView.bounds.width / 3
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let tile = GridViewLayoutAttributes(forCellWith: path)
        let height = heights[path] ?? side
        tile.frame = CGRect(x: side * CGFloat(item % 3), y: y, width: side, height: height)
        tile.alpha = tile.frame.minY <= collectionView.bounds.minY ? 0.5 : 1
        cache.append(tile)
        if item % 3 == 2 { y += side }
      }
      y += side
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: cache.map(\.frame.maxY).max() ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    cache.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    cache.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: GridViewLayoutAttributes,
    withOriginalAttributes originalAttributes: GridViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    return true
  }
}

/// Clears in `invalidateLayout()` alone.
class PlainWall: CachingWall {
  final var plainCalls = 0

  override func invalidateLayout() {
    plainCalls += 1
    cache = []
    super.invalidateLayout()
  }
}

/// Has it from its superclass.
final class InheritingWall: PlainWall {}

/// Clears in `invalidateLayout(with:)` alone.
final class ContextWall: CachingWall {
  var contextCalls = 0

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    contextCalls += 1
    cache = []
    super.invalidateLayout(with: context)
  }
}

/// Overrides both, in two steps.
final class BothWall: PlainWall {
  var contextCalls = 0

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    contextCalls += 1
    cache = []
    super.invalidateLayout(with: context)
  }
}

/// A generic class, whose table is made while the program runs.
class GenericWall<Note>: CachingWall {
  final var notes: [Note] = []

  override func invalidateLayout() {
    notes = []
    cache = []
    super.invalidateLayout()
  }
}

/// Has it from a generic superclass.
final class InheritingGenericWall: GenericWall<String> {}

/// Computes everything each time: what the others should come to.
final class ForgetfulWall: CachingWall {
  override func prepare() {
    cache = []
    super.prepare()
  }
}
