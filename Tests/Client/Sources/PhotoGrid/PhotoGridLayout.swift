import UIKit

/// Squares in columns, album by album, below headers that stay in sight.
final class PhotoGridLayout: UICollectionViewLayout {
  /// An item that is to stay where it is on screen when the layout takes over.
  struct Focus {
    var indexPath: IndexPath
    /// A height in the item, from 0 at its upper edge to 1.
    var share: CGFloat
    /// Where that is on screen, below the upper edge of the view.
    var place: CGFloat
  }

  private struct Section {
    let count: Int
    let rows: Int
    let top: CGFloat
    let bottom: CGFloat
  }

  private static let (gap, headerHeight): (CGFloat, CGFloat) = (2, 44)

  let columns: Int
  var focus: Focus?

  private var sections: [Section] = []
  private var width: CGFloat = 0
  private var side: CGFloat = 0
  private var left: CGFloat = 0
  private var isStale = true

  init(columns: Int) {
    self.columns = columns
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Solving

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isStale = true }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView, isStale || width != collectionView.bounds.width else { return }
    isStale = false
    width = collectionView.bounds.width
    let gaps = CGFloat(columns - 1) * Self.gap
    side = max(0, ((width - gaps) / CGFloat(columns)).rounded(.down))
    left = (width - gaps - side * CGFloat(columns)) / 2
    sections = []
    var top: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      let rows = (count + columns - 1) / columns
      let height = CGFloat(rows) * side + CGFloat(max(0, rows - 1)) * Self.gap
      let bottom = top + Self.headerHeight + height
      sections.append(Section(count: count, rows: rows, top: top, bottom: bottom))
      top = bottom + Self.gap
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: sections.last?.bottom ?? 0)
  }

  private func frame(ofItem item: Int, in section: Section) -> CGRect {
    let (row, column) = item.quotientAndRemainder(dividingBy: columns)
    let stride = side + Self.gap
    return CGRect(
      x: left + CGFloat(column) * stride,
      y: section.top + Self.headerHeight + CGFloat(row) * stride, width: side, height: side)
  }

  // MARK: Attributes

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var found: [UICollectionViewLayoutAttributes?] = []
    let stride = side + Self.gap
    for (index, section) in sections.enumerated()
    where section.top < rect.maxY && section.bottom > rect.minY {
      let path = IndexPath(item: 0, section: index)
      found.append(
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path))
      guard stride > 0 else { continue }
      let start = section.top + Self.headerHeight
      let first = max(0, Int(((rect.minY - start) / stride).rounded(.down)))
      let last = min(section.rows - 1, Int(((rect.maxY - start) / stride).rounded(.down)))
      guard first <= last else { continue }
      for item in first * columns..<min(section.count, (last + 1) * columns) {
        found.append(layoutAttributesForItem(at: IndexPath(item: item, section: index)))
      }
    }
    return found.compactMap { $0 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section),
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(ofItem: indexPath.item, in: sections[indexPath.section])
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let visibleTop = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0, y: min(max(visibleTop, section.top), section.bottom - Self.headerHeight),
      width: width, height: Self.headerHeight)
    attributes.zIndex = 1
    return attributes
  }

  // MARK: Changes

  /// Headers move with the bounds.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    guard let focus, let collectionView,
      let frame = layoutAttributesForItem(at: focus.indexPath)?.frame
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let insets = collectionView.adjustedContentInset
    let end = collectionViewContentSize.height + insets.bottom - collectionView.bounds.height
    let wanted = frame.minY + focus.share * frame.height - focus.place
    return CGPoint(x: 0, y: min(max(wanted, -insets.top), max(-insets.top, end)))
  }
}
