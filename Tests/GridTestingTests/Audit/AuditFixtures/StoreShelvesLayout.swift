import GridTesting

/// A shop window: tiles in as many columns as the device has room for, a banner above each shelf
/// and a price strip below it.
class StoreShelvesLayout: GridViewLayout {
  var smallestTile: CGFloat = 100 { didSet { if smallestTile != oldValue { invalidateLayout() } } }
  var gap: CGFloat = 10 { didSet { if gap != oldValue { invalidateLayout() } } }
  var bannerHeight: CGFloat = 60
  var stripHeight: CGFloat = 18
  var shelfInset = GridEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  private struct Shelf {
    var top: CGFloat
    var firstTile: CGFloat
    var tiles: Int
    var strip: CGFloat
    var bottom: CGFloat
  }

  private var shelves: [Shelf] = []
  private var width: CGFloat = 0
  private var columns = 1
  private var tile = CGSize.zero
  private var preparedWidth: CGFloat?

  override func prepare() {
    super.prepare()
    shelves = []
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    let inset = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - inset.left - inset.right)
    let room = max(0, width - shelfInset.left - shelfInset.right)
    columns = columnCount(forWidth: room)
    let side = max(0, (room - CGFloat(columns - 1) * gap) / CGFloat(columns))
    tile = CGSize(width: side, height: side * 1.25)
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let tiles = collectionView.numberOfItems(inSection: section)
      let rows = (tiles + columns - 1) / columns
      let firstTile = y + bannerHeight + shelfInset.top
      let strip = firstTile + max(0, CGFloat(rows) * (tile.height + gap) - gap) + shelfInset.bottom
      let shelf = Shelf(
        top: y, firstTile: firstTile, tiles: tiles, strip: strip, bottom: strip + stripHeight)
      shelves.append(shelf)
      y = shelf.bottom
    }
  }

  /// Two columns on a phone, more where there is room for them.
  fileprivate func columnCount(forWidth room: CGFloat) -> Int {
    max(1, Int(GridScreen.main.bounds.width / (smallestTile + gap)))
  }

  private func tile(_ item: Int, ofShelf index: Int) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: index))
    let (row, column) = (item / columns, item % columns)
    attributes.frame = CGRect(
      x: shelfInset.left + CGFloat(column) * (tile.width + gap),
      y: shelves[index].firstTile + CGFloat(row) * (tile.height + gap), width: tile.width,
      height: tile.height)
    return attributes
  }

  private func bar(
    _ kind: String, ofShelf index: Int, y: CGFloat, height: CGFloat
  ) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      supplementary: kind, IndexPath(item: 0, section: index),
      frame: CGRect(x: 0, y: y, width: width, height: height))
  }

  private func banner(ofShelf index: Int) -> GridViewLayoutAttributes {
    bar(
      GridView.elementKindSectionHeader, ofShelf: index, y: shelves[index].top,
      height: bannerHeight)
  }

  private func strip(ofShelf index: Int) -> GridViewLayoutAttributes {
    bar(
      GridView.elementKindSectionFooter, ofShelf: index, y: shelves[index].strip,
      height: stripHeight)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: shelves.last?.bottom ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    let pitch = tile.height + gap
    for (index, shelf) in shelves.enumerated()
    where shelf.top < rect.maxY && shelf.bottom > rect.minY {
      found.append(banner(ofShelf: index))
      // Rows are all as tall, so those in the rect are found by division.
      let rows = CGFloat((shelf.tiles + columns - 1) / columns)
      let first = max(0, min(rows, ((rect.minY - shelf.firstTile) / pitch).rounded(.down)))
      let last = max(0, min(rows, ((rect.maxY - shelf.firstTile) / pitch).rounded(.up)))
      let items = Int(first) * columns..<max(Int(first), Int(last)) * columns
      found += items.clamped(to: 0..<shelf.tiles).map { tile($0, ofShelf: index) }
      found.append(strip(ofShelf: index))
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard shelves.indices.contains(indexPath.section),
      (0..<shelves[indexPath.section].tiles).contains(indexPath.item)
    else { return nil }
    return tile(indexPath.item, ofShelf: indexPath.section)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard shelves.indices.contains(indexPath.section) else { return nil }
    return switch elementKind {
    case GridView.elementKindSectionHeader: banner(ofShelf: indexPath.section)
    case GridView.elementKindSectionFooter: strip(ofShelf: indexPath.section)
    default: nil
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }
}

final class MendedStoreShelvesLayout: StoreShelvesLayout {
  fileprivate override func columnCount(forWidth room: CGFloat) -> Int {
    max(1, Int((room + gap) / (smallestTile + gap)))
  }
}
