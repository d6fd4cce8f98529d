import GridTesting

@MainActor
protocol TimelineLayoutDelegate: AnyObject {
  func timeline(
    _ layout: TimelineLayout, heightForEntryAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// A line down the middle with entries to the left and right of it in turn, a year above each
/// section, and a dot on the line beside every entry.
class TimelineLayout: GridViewLayout {
  static let dotKind = "dot"

  var lineWidth: CGFloat = 24
  var entryGap: CGFloat = 12
  var yearHeight: CGFloat = 40
  var margin: CGFloat = 10
  weak var delegate: (any TimelineLayoutDelegate)?

  /// Which side the next entry goes to.
  fileprivate var side = Side.left
  private var entries: [[GridViewLayoutAttributes]] = []
  private var years: [GridViewLayoutAttributes] = []
  private var dots: [[GridViewLayoutAttributes]] = []
  private var contentSize = CGSize.zero
  private var preparedWidth: CGFloat?

  enum Side {
    case left, right

    mutating func toggle() { self = self == .left ? .right : .left }
  }

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: Self.dotKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    entries.removeAll()
    years.removeAll()
    dots.removeAll()
    contentSize = .zero
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let width = max(0, collectionView.bounds.width - inset.left - inset.right)
    preparedWidth = collectionView.bounds.width
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      years.append(year(of: section, y: y, width: width))
      y += yearHeight
      y = placeEntries(
        ofSection: section, count: collectionView.numberOfItems(inSection: section), from: y,
        width: width)
    }
    contentSize = CGSize(width: width, height: y)
  }

  private func placeEntries(
    ofSection section: Int, count: Int, from top: CGFloat, width: CGFloat
  ) -> CGFloat {
    let middle = width / 2
    let entryWidth = max(0, middle - lineWidth / 2 - margin)
    var y = top
    var sectionEntries: [GridViewLayoutAttributes] = []
    var sectionDots: [GridViewLayoutAttributes] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let height = delegate?.timeline(self, heightForEntryAt: path, width: entryWidth) ?? 60
      let entry = GridViewLayoutAttributes(forCellWith: path)
      entry.frame = CGRect(
        x: side == .left ? margin : middle + lineWidth / 2, y: y, width: entryWidth, height: height)
      sectionEntries.append(entry)
      let dot = GridViewLayoutAttributes(forDecorationViewOfKind: Self.dotKind, with: path)
      dot.size = CGSize(width: 10, height: 10)
      dot.center = CGPoint(x: middle, y: entry.frame.midY)
      sectionDots.append(dot)
      side.toggle()
      y += height + entryGap
    }
    entries.append(sectionEntries)
    dots.append(sectionDots)
    return count > 0 ? y - entryGap : y
  }

  private func year(of section: Int, y: CGFloat, width: CGFloat) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      supplementary: GridView.elementKindSectionHeader, IndexPath(item: 0, section: section),
      frame: CGRect(x: 0, y: y, width: width, height: yearHeight))
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    for section in entries.indices {
      if years[section].frame.overlaps(rect) { found.append(years[section]) }
      found += entries[section].filter { $0.frame.overlaps(rect) }
      found += dots[section].filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard entries.indices.contains(indexPath.section),
      entries[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return entries[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == GridView.elementKindSectionHeader,
      years.indices.contains(indexPath.section)
    else { return nil }
    return years[indexPath.section]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == Self.dotKind, dots.indices.contains(indexPath.section),
      dots[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return dots[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }

  /// New entries come in from their own side of the line.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard
      let entry = layoutAttributesForItem(at: itemIndexPath)?.copy() as? GridViewLayoutAttributes
    else { return nil }
    entry.center.x += entry.center.x < contentSize.width / 2 ? -40 : 40
    entry.alpha = 0
    return entry
  }
}

class MendedTimelineLayout: TimelineLayout {
  override func prepare() {
    side = .left
    super.prepare()
  }
}

/// Looks an entry up among the few that are on screen, since those are what a grid shows.
final class OnScreenTimelineLayout: MendedTimelineLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard let viewport = collectionView?.bounds else { return nil }
    return layoutAttributesForElements(in: viewport)?.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    }
  }
}

final class Biography: TimelineLayoutDelegate {
  func timeline(
    _ layout: TimelineLayout, heightForEntryAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { CGFloat(40 + indexPath.item % 4 * 15) }
}
