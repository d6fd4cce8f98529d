import GridTesting

/// Which headings and explanations a form has; nil for none.
@MainActor
protocol SettingsFormLayoutDelegate: AnyObject {
  func settingsForm(_ layout: SettingsFormLayout, headingLinesOfGroup group: Int) -> Int
  func settingsForm(_ layout: SettingsFormLayout, explanationLinesOfGroup group: Int) -> Int
}

/// Settings: groups of rows on a rounded card, a heading above each and an explanation below.
class SettingsFormLayout: GridViewLayout {
  static let cardKind = "card"

  var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { invalidateLayout() } } }
  var rowGap: CGFloat = 1 { didSet { if rowGap != oldValue { invalidateLayout() } } }
  var lineHeight: CGFloat = 17
  var groupInset = GridEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
  weak var delegate: (any SettingsFormLayoutDelegate)?

  fileprivate struct Group {
    var top: CGFloat
    var heading: CGRect?
    var explanation: CGRect?
    var firstRow: CGFloat = 0
    var rowCount = 0
    var bottom: CGFloat = 0
  }

  private var groups: [Group] = []
  private var width: CGFloat = 0
  private var preparedWidth: CGFloat?

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: Self.cardKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    groups = []
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    let inset = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - inset.left - inset.right)
    for index in 0..<collectionView.numberOfSections {
      let rowCount = collectionView.numberOfItems(inSection: index)
      groups.append(group(index, rowCount: rowCount, from: groups.last?.bottom ?? 0))
    }
  }

  private func group(_ index: Int, rowCount: Int, from top: CGFloat) -> Group {
    var group = Group(top: top)
    var y = top
    let headingLines = delegate?.settingsForm(self, headingLinesOfGroup: index) ?? 0
    if headingLines > 0 {
      group.heading = CGRect(x: 0, y: y, width: width, height: CGFloat(headingLines) * lineHeight)
      y += headingRoom(lines: headingLines)
    }
    group.firstRow = y + groupInset.top
    group.rowCount = rowCount
    y = group.firstRow + rowsHeight(count: rowCount) + groupInset.bottom
    let explanationLines = delegate?.settingsForm(self, explanationLinesOfGroup: index) ?? 0
    if explanationLines > 0 {
      let height = CGFloat(explanationLines) * lineHeight
      group.explanation = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    group.bottom = y
    return group
  }

  /// The room that a heading takes above its rows.
  fileprivate func headingRoom(lines: Int) -> CGFloat { lineHeight }

  /// How tall rows with gaps between them are together.
  fileprivate func rowsHeight(count: Int) -> CGFloat {
    max(0, CGFloat(count) * (rowHeight + rowGap) - rowGap)
  }

  private func row(_ item: Int, ofGroup index: Int) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      cell: IndexPath(item: item, section: index),
      frame: CGRect(
        x: groupInset.left, y: groups[index].firstRow + CGFloat(item) * (rowHeight + rowGap),
        width: max(0, width - groupInset.left - groupInset.right), height: rowHeight))
  }

  private func label(
    _ kind: String, ofGroup index: Int, _ frame: CGRect?
  ) -> GridViewLayoutAttributes? {
    guard let frame else { return nil }
    return GridViewLayoutAttributes(
      supplementary: kind, IndexPath(item: 0, section: index), frame: frame)
  }

  private func card(ofGroup index: Int) -> GridViewLayoutAttributes? {
    let group = groups[index]
    guard group.rowCount > 0 else { return nil }
    let attributes = GridViewLayoutAttributes(
      forDecorationViewOfKind: Self.cardKind, with: IndexPath(item: 0, section: index))
    attributes.frame = CGRect(
      x: groupInset.left, y: group.firstRow,
      width: max(0, width - groupInset.left - groupInset.right),
      height: rowsHeight(count: group.rowCount))
    attributes.zIndex = -1
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: groups.last?.bottom ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = []
    for (index, group) in groups.enumerated()
    where group.top < rect.maxY && group.bottom > rect.minY {
      found += [label(GridView.elementKindSectionHeader, ofGroup: index, group.heading)]
        .compactMap(\.self)
      found += rows(of: group, meeting: rect).map { row($0, ofGroup: index) }
      found += [
        label(GridView.elementKindSectionFooter, ofGroup: index, group.explanation),
        card(ofGroup: index),
      ].compactMap(\.self)
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  /// All rows are as tall, so those in the rect are found by division.
  private func rows(of group: Group, meeting rect: CGRect) -> Range<Int> {
    func row(at y: CGFloat) -> Int {
      Int(max(0, min(CGFloat(group.rowCount), (y - group.firstRow) / (rowHeight + rowGap))))
    }
    return row(at: rect.minY)..<min(row(at: rect.maxY) + 1, group.rowCount)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard groups.indices.contains(indexPath.section),
      (0..<groups[indexPath.section].rowCount).contains(indexPath.item)
    else { return nil }
    return row(indexPath.item, ofGroup: indexPath.section)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard groups.indices.contains(indexPath.section) else { return nil }
    let group = groups[indexPath.section]
    return switch elementKind {
    case GridView.elementKindSectionHeader:
      label(elementKind, ofGroup: indexPath.section, group.heading)
    case GridView.elementKindSectionFooter:
      label(elementKind, ofGroup: indexPath.section, group.explanation)
    default: nil
    }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == Self.cardKind, groups.indices.contains(indexPath.section) else {
      return nil
    }
    return card(ofGroup: indexPath.section)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }
}

class MendedSettingsFormLayout: SettingsFormLayout {
  fileprivate override func headingRoom(lines: Int) -> CGFloat { CGFloat(lines) * lineHeight }
}

/// Headings fit, and a group without rows is counted like any other.
final class EmptyGroupSettingsFormLayout: MendedSettingsFormLayout {
  fileprivate override func rowsHeight(count: Int) -> CGFloat {
    CGFloat(count) * (rowHeight + rowGap) - rowGap - (count == 0 ? groupInset.bottom : 0)
  }
}

/// Every third group explains itself at length.
final class Preferences: SettingsFormLayoutDelegate {
  func settingsForm(_ layout: SettingsFormLayout, headingLinesOfGroup group: Int) -> Int {
    group % 3 == 1 ? 2 : 1
  }

  func settingsForm(_ layout: SettingsFormLayout, explanationLinesOfGroup group: Int) -> Int {
    group % 3
  }
}
