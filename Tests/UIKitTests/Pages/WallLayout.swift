import UIKit

/// A layout as an app has it: tiles in columns, as high as its delegate says.
final class WallLayout: UICollectionViewLayout {
  var columnCount = 3 {
    didSet { if columnCount != oldValue { invalidateLayout() } }
  }
  private var tiles: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  override func prepare() {
    super.prepare()
    tiles = []
    size = .zero
    guard let collectionView else { return }
    let delegate = collectionView.delegate as? any WallLayoutDelegate
    let width = collectionView.bounds.width / CGFloat(columnCount)
    for section in 0..<collectionView.numberOfSections {
      var bottoms = Array(repeating: size.height, count: columnCount)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let column = item % columnCount
        let tile = UICollectionViewLayoutAttributes(forCellWith: path)
        tile.frame = CGRect(
          x: CGFloat(column) * width, y: bottoms[column], width: width,
          height: delegate?.collectionView(collectionView, heightOfTileAt: path) ?? width)
        bottoms[column] = tile.frame.maxY
        tiles.append(tile)
      }
      size.height = bottoms.max() ?? size.height
    }
    size.width = collectionView.bounds.width
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    tiles.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    tiles.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Says how high tiles are.
@MainActor protocol WallLayoutDelegate: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, heightOfTileAt path: IndexPath) -> CGFloat
}
