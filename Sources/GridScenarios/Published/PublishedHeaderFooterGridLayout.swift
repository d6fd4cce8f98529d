/// A layout of sections of equal items between headers and footers, as its article published it.
/// The layout inherits the flow layout's answer to changed bounds. A new width invalidates a
/// vertical layout, and a new height invalidates a horizontal layout. Items run downwards, whatever
/// `scrollDirection` says.
///
/// Every rectangle query returns all elements. A new margin or gap does not invalidate the layout.
///
/// The number of columns is computed with a gap after the last column. A row that fits exactly
/// therefore loses a column. The frame of a footer has the header's size, but the space for the
/// footer has the footer's length. In a section without items, the height of the rows is minus one
/// gap. Headers and footers have index paths of length one.
final class PublishedHeaderFooterGridLayout: PublishedFlowLayout {
  private var items: [[GridViewLayoutAttributes]] = []
  private var headers: [Int: GridViewLayoutAttributes] = [:]
  private var footers: [Int: GridViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0

  override func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool {
    key == "sectionInset" || key == "itemSpacing"
  }

  override func takeOverParameters() {
    scrollDirection = parameters["scrollDirection"] == "horizontal" ? .horizontal : .vertical
  }

  override func prepare() {
    super.prepare()
    items = []
    headers = [:]
    footers = [:]
    guard let collectionView else { return }
    let inset = parameters.insets("sectionInset") ?? .zero
    let gap = parameters.number("itemSpacing") ?? 0
    let cell = parameters.size("itemSize") ?? .zero
    let header = barSize("headerSize", collectionView.bounds.size)
    let footer = barSize("footerSize", collectionView.bounds.size)
    let columns = columnCount(
      available: collectionView.bounds.width - inset.left - inset.right, pitch: cell.width + gap)
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      headers[section] = bar(
        GridView.elementKindSectionHeader, section, y: y, size: header, length: header.height)
      y += header.height
      let count = collectionView.numberOfItems(inSection: section)
      var rows = 0
      if let columns {
        rows = count / columns + (count % columns == 0 ? 0 : 1)
        items.append(
          (0..<count).map { item in
            let (row, column) = item.quotientAndRemainder(dividingBy: columns)
            let attributes = GridViewLayoutAttributes(
              forCellWith: IndexPath(item: item, section: section))
            attributes.frame = CGRect(
              x: inset.left + CGFloat(column) * (cell.width + gap),
              y: y + inset.top + CGFloat(row) * (cell.height + gap), width: cell.width,
              height: cell.height)
            return attributes
          })
      }
      y += inset.top + CGFloat(rows) * cell.height + CGFloat(rows - 1) * gap + inset.bottom
      footers[section] = bar(
        GridView.elementKindSectionFooter, section, y: y, size: header, length: footer.height)
      y += footer.height
    }
    contentHeight = y
  }

  /// Returns the number of columns; nil if there is no valid number.
  private func columnCount(available: CGFloat, pitch: CGFloat) -> Int? {
    let columns = pitch == 0 ? 0 : (available / pitch).rounded(.towardZero)
    if columns >= 1, let count = Int(exactly: columns) { return count }
    report(
      "invalid-column-count", .error,
      "fits \(NumberText.short(columns)) columns of \(NumberText.short(pitch)) points, "
        + "gap included, into \(NumberText.short(available)) points and divides by that, so items "
        + "are left out; give the last gap back and count less than 1 as 1")
    return nil
  }

  /// Makes a header or footer for a space of the given length. Returns nil if the length is not
  /// positive. The published code then puts nil into a list.
  private func bar(
    _ kind: String, _ section: Int, y: CGFloat, size: CGSize, length: CGFloat
  ) -> GridViewLayoutAttributes? {
    guard length > 0 else {
      report(
        "nil-supplementary", .error,
        "has no \(kind) where its length is \(NumberText.short(length)) and puts nil into the list "
          + "of attributes, which would stop the program; leave such elements out")
      return nil
    }
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(index: section))
    attributes.frame = CGRect(origin: CGPoint(x: 0, y: y), size: size)
    return attributes
  }

  /// Returns the size of a header or footer. The parameter is `[w, h]`, or only a height. In the
  /// second form, the header or footer is as wide as the view.
  func barSize(_ key: String, _ bounds: CGSize) -> CGSize {
    parameters.number(key).map { CGSize(width: bounds.width, height: $0) }
      ?? parameters.size(key) ?? .zero
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let sections = 0..<(collectionView?.numberOfSections ?? 0)
    return sections.flatMap { section in
      [headers[section]].compactMap { $0 }
        + (items.indices.contains(section) ? items[section] : [])
        + [footers[section]].compactMap { $0 }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    switch elementKind {
    case GridView.elementKindSectionHeader: headers[indexPath[0]]
    case GridView.elementKindSectionFooter: footers[indexPath[0]]
    default: nil
    }
  }
}
