import GridKit

/// Equal cells between headers and footers, of the article on `XMFlowLayout`.
final class XMFlowLayout: GridViewFlowLayout {
  /// Margin around the cells of each section. Only stores.
  var cellInset = GridEdgeInsets.zero
  /// Gap in both directions. Only stores.
  var cellSpace: CGFloat = 0
  private var attributes: [GridViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override func prepare() {
    super.prepare()
    attributes = []
    contentHeight = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      addBar(GridView.elementKindSectionHeader, section, height: headerReferenceSize.height)
      contentHeight += cellInset.top
      addCells(
        section, collectionView.numberOfItems(inSection: section),
        width: collectionView.bounds.width)
      contentHeight += cellInset.bottom
      addBar(GridView.elementKindSectionFooter, section, height: footerReferenceSize.height)
    }
  }

  /// Frames a footer like a header, too.
  private func addBar(_ kind: String, _ section: Int, height: CGFloat) {
    guard height > 0 else { return }
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(index: section))
    attributes.frame = CGRect(origin: CGPoint(x: 0, y: contentHeight), size: headerReferenceSize)
    self.attributes.append(attributes)
    contentHeight += height
  }

  private func addCells(_ section: Int, _ count: Int, width: CGFloat) {
    let pitch = itemSize.width + cellSpace
    let columns = pitch == 0 ? 0 : Int((width - cellInset.left - cellInset.right) / pitch)
    let rows = columns > 0 ? (count + columns - 1) / columns : 0
    for item in 0..<count where columns > 0 {
      let attributes = GridViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: section))
      attributes.frame = CGRect(
        x: cellInset.left + CGFloat(item % columns) * (itemSize.width + cellSpace),
        y: contentHeight + CGFloat(item / columns) * (itemSize.height + cellSpace),
        width: itemSize.width, height: itemSize.height)
      self.attributes.append(attributes)
    }
    contentHeight += CGFloat(rows) * itemSize.height + CGFloat(rows - 1) * cellSpace
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }
}
