import GridTesting

@MainActor
protocol StickyHeaderLayoutDelegate: AnyObject {
  func stickyHeaderLayout(
    _ layout: StickyHeaderLayout, heightForRowAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// Says that only headers moved.
final class StickyHeaderInvalidationContext: GridViewLayoutInvalidationContext {
  var onlyMovesHeaders = false
}

/// Contacts: rows under a letter that stays at the top while its rows pass below it.
class StickyHeaderLayout: GridViewLayout {
  var headerHeight: CGFloat = 28 { didSet { if headerHeight != oldValue { invalidateLayout() } } }
  var separator: CGFloat = 1
  weak var delegate: (any StickyHeaderLayoutDelegate)?

  private struct Section {
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var rows: [GridViewLayoutAttributes] = []
  }

  private var sections: [Section] = []
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  private var preparedWidth: CGFloat?
  fileprivate var needsRows = true

  override class var invalidationContextClass: AnyClass { StickyHeaderInvalidationContext.self }

  override func prepare() {
    super.prepare()
    prepareRows()
  }

  fileprivate func prepareRows() {
    sections.removeAll()
    height = 0
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    let inset = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - inset.left - inset.right)
    var y: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      var section = Section(top: y)
      y += headerHeight
      let count = collectionView.numberOfItems(inSection: index)
      for item in 0..<count {
        let path = IndexPath(item: item, section: index)
        let row = GridViewLayoutAttributes(forCellWith: path)
        let height = delegate?.stickyHeaderLayout(self, heightForRowAt: path, width: width) ?? 44
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        section.rows.append(row)
        y += height + (item < count - 1 ? separator : 0)
      }
      section.bottom = y
      sections.append(section)
    }
    height = y
  }

  /// The header of a section where the offset of the moment puts it.
  private func header(of index: Int) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: index))
    let section = sections[index]
    let viewTop =
      (collectionView?.bounds.minY ?? 0) + (collectionView?.adjustedContentInset.top ?? 0)
    let y = max(section.top, min(viewTop, section.bottom - headerHeight))
    attributes.frame = CGRect(x: 0, y: y, width: width, height: headerHeight)
    attributes.zIndex = 10
    return attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() {
      guard section.top < rect.maxY, section.bottom > rect.minY else { continue }
      let header = header(of: index)
      if header.frame.overlaps(rect) { found.append(header) }
      found += rows(of: section, meeting: rect)
    }
    return found
  }

  /// Rows lie one below the other, so the first is found by halving and the last by walking on.
  private func rows(of section: Section, meeting rect: CGRect) -> [GridViewLayoutAttributes] {
    var (low, high) = (0, section.rows.count)
    while low < high {
      let middle = (low + high) / 2
      if section.rows[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    return Array(section.rows[low...].prefix { $0.frame.minY < rect.maxY })
      .filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].rows[indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == GridView.elementKindSectionHeader,
      sections.indices.contains(indexPath.section)
    else { return nil }
    return header(of: indexPath.section)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.width == preparedWidth else { return context }
    if let context = context as? StickyHeaderInvalidationContext { context.onlyMovesHeaders = true }
    context.invalidateSupplementaryElements(
      ofKind: GridView.elementKindSectionHeader,
      at: sections.indices.map { IndexPath(item: 0, section: $0) })
    return context
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    let onlyMovesHeaders = (context as? StickyHeaderInvalidationContext)?.onlyMovesHeaders ?? false
    if !onlyMovesHeaders { needsRows = true }
    super.invalidateLayout(with: context)
  }
}

final class MendedStickyHeaderLayout: StickyHeaderLayout {
  fileprivate override func prepareRows() {
    guard needsRows else { return }
    needsRows = false
    super.prepareRows()
  }
}

final class AddressBook: StickyHeaderLayoutDelegate {
  func stickyHeaderLayout(
    _ layout: StickyHeaderLayout, heightForRowAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { indexPath.item % 5 == 0 ? 60 : 44 }
}
