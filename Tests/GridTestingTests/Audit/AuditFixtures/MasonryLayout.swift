import GridTesting

/// Knows how tall the picture of an item is when it is as wide as a column.
@MainActor
protocol MasonryLayoutDelegate: AnyObject {
  func masonryLayout(
    _ layout: MasonryLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// A wall of pictures: columns of equal width, each picture under the shortest column, a title bar
/// above every section and a "load more" bar below the last.
class MasonryLayout: GridViewLayout {
  var columnCount = 3 { didSet { if columnCount != oldValue { invalidateLayout() } } }
  var gap: CGFloat = 8 { didSet { if gap != oldValue { invalidateLayout() } } }
  var sectionInset = GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var headerHeight: CGFloat = 36
  var footerHeight: CGFloat = 0
  weak var delegate: (any MasonryLayoutDelegate)?

  /// Every element, by where it begins.
  fileprivate var cache: [GridViewLayoutAttributes] = []
  private var items: [IndexPath: GridViewLayoutAttributes] = [:]
  private var headers: [Int: GridViewLayoutAttributes] = [:]
  private var footers: [Int: GridViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat = 0

  override func prepare() {
    super.prepare()
    cache.removeAll()
    items.removeAll()
    headers.removeAll()
    footers.removeAll()
    contentHeight = 0
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    contentWidth = max(0, collectionView.bounds.width - inset.left - inset.right)

    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      if headerHeight > 0 {
        headers[section] = bar(
          GridView.elementKindSectionHeader, section: section, y: y, height: headerHeight)
        y += headerHeight
      }
      y = placePictures(ofSection: section, in: collectionView, from: y + sectionInset.top)
      y += sectionInset.bottom
      if footerHeight > 0 {
        footers[section] = bar(
          GridView.elementKindSectionFooter, section: section, y: y, height: footerHeight)
        y += footerHeight
      }
    }
    contentHeight = y
    cache = Array(items.values) + Array(headers.values) + Array(footers.values)
    cache.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Returns where the longest column ends.
  private func placePictures(
    ofSection section: Int, in collectionView: GridView, from top: CGFloat
  ) -> CGFloat {
    let columns = max(1, columnCount)
    let room = contentWidth - sectionInset.left - sectionInset.right
    let width = max(0, (room - CGFloat(columns - 1) * gap) / CGFloat(columns))
    var bottoms = Array(repeating: top, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      var column = 0
      for candidate in bottoms.indices where bottoms[candidate] < bottoms[column] {
        column = candidate
      }
      let height = delegate?.masonryLayout(self, heightForItemAt: path, width: width) ?? width
      let attributes = GridViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: sectionInset.left + CGFloat(column) * (width + gap), y: bottoms[column],
        width: width, height: height)
      items[path] = attributes
      bottoms[column] += height + gap
    }
    let isEmpty = collectionView.numberOfItems(inSection: section) == 0
    return isEmpty ? top : bottoms.reduce(top, max) - gap
  }

  private func bar(
    _ kind: String, section: Int, y: CGFloat, height: CGFloat
  ) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      supplementary: kind, IndexPath(item: 0, section: section),
      frame: CGRect(x: 0, y: y, width: contentWidth, height: height))
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    guard let hit = indexOfElement(meeting: rect, from: 0, to: cache.count) else { return [] }
    var found: [GridViewLayoutAttributes] = []
    // From the hit outwards, in both directions, as long as the elements reach into the rect.
    for attributes in cache[..<hit].reversed() {
      guard attributes.frame.maxY >= rect.minY else { break }
      found.append(attributes)
    }
    for attributes in cache[hit...] {
      guard attributes.frame.minY <= rect.maxY else { break }
      found.append(attributes)
    }
    return found
  }

  private func indexOfElement(meeting rect: CGRect, from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    let middle = (start + end) / 2
    let frame = cache[middle].frame
    if frame.maxY < rect.minY { return indexOfElement(meeting: rect, from: middle + 1, to: end) }
    if frame.minY > rect.maxY { return indexOfElement(meeting: rect, from: start, to: middle) }
    return middle
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    items[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    switch elementKind {
    case GridView.elementKindSectionHeader: headers[indexPath.section]
    case GridView.elementKindSectionFooter: footers[indexPath.section]
    default: nil
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

final class MendedMasonryLayout: MasonryLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    cache.filter { $0.frame.overlaps(rect) }
  }
}

/// Pictures of an album: now and then a panorama turned upright.
final class Album: MasonryLayoutDelegate {
  func masonryLayout(
    _ layout: MasonryLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    indexPath.item % 9 == 4 ? 700 : CGFloat(50 + indexPath.item * 37 % 70)
  }
}
