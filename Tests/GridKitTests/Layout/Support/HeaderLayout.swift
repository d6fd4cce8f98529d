import GridKit

/// A list with one header a section, whose headers move with `drift` without an invalidation.
class HeaderLayout: ListSpyLayout {
  static let kind = GridView.elementKindSectionHeader
  /// How far headers are moved by now.
  var drift: CGFloat = 0
  var zIndex = 10

  func header(_ section: Int) -> GridViewLayoutAttributes {
    let header = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: HeaderLayout.kind, with: [section, 0])
    header.frame = CGRect(x: 0, y: CGFloat(section) * 100 + drift, width: 320, height: 20)
    header.zIndex = zIndex
    return header
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let headers = (0..<(collectionView?.numberOfSections ?? 0)).map(header)
    return super.layoutAttributesForElements(in: rect).map {
      $0 + headers.filter { $0.frame.overlaps(rect) }
    }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    elementKind == HeaderLayout.kind ? header(indexPath.section) : nil
  }
}
