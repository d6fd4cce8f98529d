import GridTesting

// Small grids that remember or forget something wrongly.

/// Content that ends where the last line begins.
final class ShortGrid: PlainGridLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: super.collectionViewContentSize.height - lineHeight - inset.bottom)
  }
}

final class NarrowGrid: PlainGridLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 0, height: super.collectionViewContentSize.height)
  }
}

/// Columns over the whole view, whatever its insets take away; content between the insets.
final class WideGrid: PlainGridLayout {
  override var columnWidth: CGFloat {
    let all = collectionView?.bounds.width ?? 0
    return (all - inset.left - inset.right - CGFloat(columns - 1) * gap) / CGFloat(columns)
  }
}

/// Moves down with every preparation.
final class DriftingGrid: PlainGridLayout {
  private var drift: CGFloat = 0

  override func prepare() {
    super.prepare()
    drift += 1
  }

  override func extent(_ section: Int) -> CGFloat { super.extent(section) + drift }
  override func frame(_ section: Int, _ item: Int) -> CGRect {
    super.frame(section, item).offsetBy(dx: 0, dy: drift)
  }
}

final class RigidGrid: PlainGridLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Is told to forget and does not.
final class ForgetfulGrid: PlainGridLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {}
}

final class ScreenGrid: PlainGridLayout {
  override var columnWidth: CGFloat {
    (GridScreen.main.bounds.width - inset.left - inset.right - CGFloat(columns - 1) * gap)
      / CGFloat(columns)
  }
}

/// Tells of its own parameters while it prepares.
final class RestlessGrid: PlainGridLayout {
  override func prepare() {
    super.prepare()
    invalidateLayout()
  }
}

/// Prepares again for every answer that a scroll needs.
final class StormyGrid: PlainGridLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    if preparations % 2 == 1 { invalidateLayout() }
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Makes its attributes while it prepares.
class CachingGrid: PlainGridLayout {
  private var made: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    made = elements()
  }

  func forget() { made = [] }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    made.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    made.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }
}

/// Makes them anew when a gap is set.
final class AttentiveGrid: CachingGrid {
  override var gap: CGFloat { didSet { if gap != oldValue { invalidateLayout() } } }
}

/// Makes them anew for each point of scrolling.
final class LaboriousGrid: CachingGrid {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Looks up lines by division.
final class DividingGrid: PlainGridLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    for section in counts.indices {
      let start = top(section) + headerHeight + inset.top
      let lines = CGFloat((counts[section] + columns - 1) / columns)
      let first = max(0, min(lines, ((rect.minY - start) / (lineHeight + gap)).rounded(.down)))
      let last = max(first, min(lines, ((rect.maxY - start) / (lineHeight + gap)).rounded(.up)))
      let items = (Int(first) * columns..<Int(last) * columns).clamped(to: 0..<counts[section])
      found += items.map { cell(section, $0) }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }
}

/// Lets a drag end at the start of a line, also of lines before the first and behind the last.
final class OverSnappingGrid: PlainGridLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let pitch = lineHeight + gap
    return CGPoint(x: 0, y: (proposedContentOffset.y / pitch).rounded() * pitch)
  }
}

/// Lets a drag end at the start of a line, among the offsets that there are.
class SnappingGrid: PlainGridLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { limited(nearest(to: proposedContentOffset.y)) }

  func nearest(to y: CGFloat) -> CGFloat { (y / (lineHeight + gap)).rounded() * (lineHeight + gap) }

  func limited(_ y: CGFloat) -> CGPoint {
    guard let collectionView else { return .zero }
    let inset = collectionView.adjustedContentInset
    let last = collectionViewContentSize.height + inset.bottom - collectionView.bounds.height
    return CGPoint(x: -inset.left, y: max(-inset.top, min(y, last)))
  }
}

/// Turns one page of three lines for a drag, from the page that it turned to last.
final class CountingPagesGrid: SnappingGrid {
  private var page: CGFloat = 0

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let length = 3 * (lineHeight + gap)
    let last = page * length
    page += proposedContentOffset.y > last ? 1 : proposedContentOffset.y < last ? -1 : 0
    page = max(0, page)
    return limited(page * length)
  }
}
