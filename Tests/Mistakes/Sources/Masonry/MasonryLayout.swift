public import Foundation
public import GridKit

/// Columns of equal width; an item goes to the column that is the shortest. Headers stay at the top
/// of the viewport while their section passes.
open class MasonryLayout: GridViewLayout {
  /// At least one.
  public var columnCount = 2
  /// In points.
  public var headerHeight: CGFloat = 20
  /// Heights by item, repeated.
  public var heights: [CGFloat] = [60, 90, 40]

  private var cells: [[GridViewLayoutAttributes]] = []
  private var headers: [(attributes: GridViewLayoutAttributes, top: CGFloat, bottom: CGFloat)] = []
  private var height: CGFloat = 0

  open override func prepare() {
    super.prepare()
    cells = []
    headers = []
    height = 0
    guard let grid = collectionView else { return }
    let width = grid.bounds.width / CGFloat(columnCount)
    for section in 0..<grid.numberOfSections {
      let top = height
      var ends = [CGFloat](repeating: height + headerHeight, count: columnCount)
      cells.append(
        (0..<grid.numberOfItems(inSection: section)).map { item in
          let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
          let attributes = GridViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          let itemHeight = heights[item % heights.count]
          attributes.frame = CGRect(
            x: CGFloat(column) * width, y: ends[column], width: width, height: itemHeight)
          ends[column] += itemHeight
          return attributes
        })
      height = ends.max() ?? height
      let header = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.zIndex = 1
      headers.append((header, top, height))
    }
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let pinned = headers.indices.compactMap { header(inSection: $0) }
    return (cells.joined() + pinned).filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    header(inSection: indexPath.section)
  }

  private func header(inSection section: Int) -> GridViewLayoutAttributes? {
    guard headers.indices.contains(section), let grid = collectionView else { return nil }
    let (attributes, top, bottom) = headers[section]
    attributes.frame = CGRect(
      x: 0, y: min(max(grid.contentOffset.y, top), bottom - headerHeight),
      width: grid.bounds.width, height: headerHeight)
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
