import GridKit

/// Gives the blocks of the article on `YJCollectionViewFlowLayout` their heights.
@MainActor protocol YJCollectionViewDelegateFlowLayout: GridViewDelegate, GridViewDataSource {
  func collectionView(_ collectionView: GridView, heightForItemAt indexPath: IndexPath) -> CGFloat
}

/// Blocks after a template, of the article 自定义UICollectionViewLayout.
final class YJCollectionViewFlowLayout: GridViewLayout {
  // These only store.
  var headerReferenceHeight: CGFloat = 0
  var footerReferenceHeight: CGFloat = 0
  var sectionInset = GridEdgeInsets.zero
  var columnItemWidths: [CGFloat] = []
  /// The template: for each column the items of a block.
  var sectionItems: [[Int]] = [] {
    didSet {
      sectionItemsCount = sectionItems.reduce(0) { $0 + $1.count }
      invalidateLayout()
    }
  }
  /// The lines that the layout printed.
  private(set) var console: [String] = []

  private var sectionItemsCount = 0
  private var spacing: CGFloat = 0
  private var height: CGFloat = 0
  private var elements: [GridViewLayoutAttributes] = []
  private var headers: [GridViewLayoutAttributes] = []
  private var footers: [GridViewLayoutAttributes] = []
  private var items: [[GridViewLayoutAttributes]] = []

  private var delegate: (any YJCollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any YJCollectionViewDelegateFlowLayout
  }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  override func prepare() {
    super.prepare()
    elements = []
    headers = []
    footers = []
    items = []
    height = 0
    guard delegate != nil else {
      return console.append("error: YJCollectionViewDelegateFlowLayout未实现")
    }
    let sections = collectionView?.numberOfSections ?? 0
    guard sections > 0 else { return console.append("error: numberOfSections = 0") }
    guard !columnItemWidths.isEmpty else {
      return console.append("error: 列宽columnWidths未设置")
    }
    // The article's program would stop, or never end.
    guard columnItemWidths.count >= sectionItems.count, sectionItemsCount > 0 else { return }
    let room = width - sectionInset.left - sectionInset.right
    spacing = (room - columnItemWidths.reduce(0, +)) / CGFloat(columnItemWidths.count - 1)
    for section in 0..<sections {
      prepareHeader(section)
      height += sectionInset.top
      prepareItems(section)
      height += sectionInset.bottom
      prepareFooter(section)
    }
  }

  private func prepareHeader(_ section: Int) {
    guard headerReferenceHeight > 0 else { return }
    headers.append(bar(GridView.elementKindSectionHeader, section, height: headerReferenceHeight))
  }

  private func prepareFooter(_ section: Int) {
    guard footerReferenceHeight > 0 else { return }
    footers.append(bar(GridView.elementKindSectionFooter, section, height: footerReferenceHeight))
  }

  private func bar(
    _ kind: String, _ section: Int, height barHeight: CGFloat
  ) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: height, width: width, height: barHeight)
    elements.append(attributes)
    height += barHeight
    return attributes
  }

  private func prepareItems(_ section: Int) {
    items.append([])
    // A single column has no finite places.
    guard let collectionView, let delegate, columnItemWidths.count > 1 else { return }
    let count = collectionView.numberOfItems(inSection: section)
    /// Made last: the left edge of the next column follows from it.
    var last = GridViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: section))
    var union = CGRect.zero
    var first = 0
    while first < count {
      for column in sectionItems.indices {
        let x = column == 0 ? sectionInset.left : last.frame.maxX + spacing
        var y = height
        for entry in sectionItems[column] {
          guard first + entry < count else { break }
          let path = IndexPath(item: first + entry, section: section)
          last = GridViewLayoutAttributes(forCellWith: path)
          last.frame = CGRect(
            x: x, y: y, width: columnItemWidths[column],
            height: delegate.collectionView(collectionView, heightForItemAt: path))
          items[section].append(last)
          elements.append(last)
          union = union.union(last.frame)
          y = last.frame.maxY + spacing
        }
      }
      height = union.maxY + spacing
      first += sectionItemsCount
    }
    height -= spacing
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  /// Looks for the first hit from the front and for the last one from the back.
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var first = 0
    var last = elements.count - 1
    while first <= last, !meets(rect, first) { first += 1 }
    while last >= first, !meets(rect, last) { last -= 1 }
    guard first <= last else { return [] }
    return (first...last).filter { meets(rect, $0) }.map { elements[$0] }
  }

  private func meets(_ rect: CGRect, _ index: Int) -> Bool {
    let frame = elements[index].frame
    return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
      && rect.minY < frame.maxY
  }

  /// By the place in the order in which the template made the items.
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard indexPath.section < items.count else {
      console.append("error: NSIndexPath.section, Array index out of range")
      return nil
    }
    guard indexPath.item < items[indexPath.section].count else {
      console.append("error: NSIndexPath.item, Array index out of range")
      return nil
    }
    return items[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    let bars = elementKind == GridView.elementKindSectionHeader ? headers : footers
    return bars.indices.contains(indexPath.section) ? bars[indexPath.section] : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }
}
