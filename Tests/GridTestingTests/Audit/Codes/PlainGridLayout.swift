import GridTesting

/// A small grid without faults: columns of equal width, lines of equal height, a header and a
/// footer in each section if they have a height. Subclasses do one thing wrong each.
class PlainGridLayout: GridViewLayout {
  var columns = 2
  var lineHeight: CGFloat = 40
  var gap: CGFloat = 8
  var inset = GridEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0

  private(set) var counts: [Int] = []
  private(set) var width: CGFloat = 0
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView else { return }
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    let inset = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - inset.left - inset.right)
  }

  var columnWidth: CGFloat {
    max(0, (width - inset.left - inset.right - CGFloat(columns - 1) * gap) / CGFloat(columns))
  }

  func linesHeight(_ count: Int) -> CGFloat {
    let lines = (count + columns - 1) / columns
    return max(0, CGFloat(lines) * (lineHeight + gap) - gap)
  }

  func extent(_ section: Int) -> CGFloat {
    headerHeight + inset.top + linesHeight(counts[section]) + inset.bottom + footerHeight
  }

  func top(_ section: Int) -> CGFloat { (0..<section).reduce(0) { $0 + extent($1) } }

  func frame(_ section: Int, _ item: Int) -> CGRect {
    CGRect(
      x: inset.left + CGFloat(item % columns) * (columnWidth + gap),
      y: top(section) + headerHeight + inset.top + CGFloat(item / columns) * (lineHeight + gap),
      width: columnWidth, height: lineHeight)
  }

  func headerFrame(_ section: Int) -> CGRect? {
    guard headerHeight > 0 else { return nil }
    return CGRect(x: 0, y: top(section), width: width, height: headerHeight)
  }

  func footerFrame(_ section: Int) -> CGRect? {
    guard footerHeight > 0 else { return nil }
    return CGRect(
      x: 0, y: top(section) + extent(section) - footerHeight, width: width, height: footerHeight)
  }

  func cell(_ section: Int, _ item: Int) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      cell: IndexPath(item: item, section: section), frame: frame(section, item))
  }

  func bar(_ kind: String, _ path: IndexPath, _ frame: CGRect?) -> GridViewLayoutAttributes? {
    guard let frame else { return nil }
    return GridViewLayoutAttributes(supplementary: kind, path, frame: frame)
  }

  /// The header and the footer of a section, as far as it has them.
  func bars(_ section: Int) -> [GridViewLayoutAttributes] {
    let path = IndexPath(item: 0, section: section)
    return [
      bar(GridView.elementKindSectionHeader, path, headerFrame(section)),
      bar(GridView.elementKindSectionFooter, path, footerFrame(section)),
    ].compactMap(\.self)
  }

  /// Everything there is.
  func elements() -> [GridViewLayoutAttributes] {
    counts.indices.flatMap { section in
      bars(section) + (0..<counts[section]).map { cell(section, $0) }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: top(counts.count)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    // A look at every frame, which is quick; objects are made only of what is asked for.
    counts.indices.flatMap { section in
      bars(section).filter { $0.frame.overlaps(rect) }
        + (0..<counts[section]).filter { frame(section, $0).overlaps(rect) }
        .map { cell(section, $0) }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    return cell(indexPath.section, indexPath.item)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard indexPath.count == 2, counts.indices.contains(indexPath.section), indexPath.item == 0
    else { return nil }
    return switch elementKind {
    case GridView.elementKindSectionHeader:
      bar(elementKind, indexPath, headerFrame(indexPath.section))
    case GridView.elementKindSectionFooter:
      bar(elementKind, indexPath, footerFrame(indexPath.section))
    default: nil
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

extension PlainGridLayout {
  /// With headers and footers.
  func barred() -> Self {
    headerHeight = 24
    footerHeight = 12
    return self
  }
}
