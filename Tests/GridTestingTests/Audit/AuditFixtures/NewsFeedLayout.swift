import GridTesting

@MainActor
protocol NewsFeedLayoutDelegate: AnyObject {
  func newsFeed(
    _ layout: NewsFeedLayout, heightOfArticleAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// News: the first article of a section across the whole width, the others in pairs; a rubric above
/// and a rule between the pairs.
class NewsFeedLayout: GridViewLayout {
  static let ruleKind = "rule"

  var gap: CGFloat = 12 { didSet { if gap != oldValue { invalidateLayout() } } }
  var rubricHeight: CGFloat = 34
  weak var delegate: (any NewsFeedLayoutDelegate)?

  private var articles: [[GridViewLayoutAttributes]] = []
  private var rubrics: [GridViewLayoutAttributes] = []
  private var rules: [[GridViewLayoutAttributes]] = []
  fileprivate var height: CGFloat = 0
  private var preparedWidth: CGFloat?

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: Self.ruleKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    articles = []
    rubrics = []
    rules = []
    height = 0
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      if section > 0 { y += gap }
      rubrics.append(
        attributes(
          GridViewLayoutAttributes(
            forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: section)),
          CGRect(x: 0, y: y, width: columnRoom, height: rubricHeight)))
      y += rubricHeight
      articles.append([])
      rules.append([])
      y = placeArticles(
        ofSection: section, count: collectionView.numberOfItems(inSection: section), from: y)
    }
    height = y
  }

  /// The width that articles share.
  fileprivate var columnRoom: CGFloat { collectionView?.bounds.width ?? 0 }

  private func placeArticles(ofSection section: Int, count: Int, from top: CGFloat) -> CGFloat {
    var y = top
    var item = 0
    while item < count {
      if item > 0 {
        rules[section].append(rule(rules[section].count, section: section, y: y + gap / 2))
        y += gap
      }
      let inRow = item == 0 || item == count - 1 ? 1 : 2
      let width = inRow == 1 ? columnRoom : max(0, (columnRoom - gap) / 2)
      let paths = (item..<item + inRow).map { IndexPath(item: $0, section: section) }
      // Both articles of a pair are as tall as the taller.
      let height = paths.reduce(0) { max($0, self.height(ofArticleAt: $1, width: width)) }
      for (column, path) in paths.enumerated() {
        articles[section].append(
          attributes(
            GridViewLayoutAttributes(forCellWith: path),
            CGRect(x: CGFloat(column) * (width + gap), y: y, width: width, height: height)))
      }
      y += height
      item += inRow
    }
    return y
  }

  private func height(ofArticleAt path: IndexPath, width: CGFloat) -> CGFloat {
    delegate?.newsFeed(self, heightOfArticleAt: path, width: width) ?? 80
  }

  private func rule(_ number: Int, section: Int, y: CGFloat) -> GridViewLayoutAttributes {
    attributes(
      GridViewLayoutAttributes(
        forDecorationViewOfKind: Self.ruleKind, with: IndexPath(item: number, section: section)),
      CGRect(x: 0, y: y, width: columnRoom, height: 1))
  }

  private func attributes(
    _ attributes: GridViewLayoutAttributes, _ frame: CGRect
  ) -> GridViewLayoutAttributes {
    attributes.frame = frame
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    // No wider than the room between the insets, so that the feed does not scroll sideways.
    let inset = collectionView.adjustedContentInset
    return CGSize(
      width: max(0, collectionView.bounds.width - inset.left - inset.right), height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (rubrics + articles.joined() + rules.joined()).filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    Self.find(indexPath, in: articles)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == GridView.elementKindSectionHeader,
      rubrics.indices.contains(indexPath.section)
    else { return nil }
    return rubrics[indexPath.section]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    elementKind == Self.ruleKind ? Self.find(indexPath, in: rules) : nil
  }

  private static func find(
    _ path: IndexPath, in sections: [[GridViewLayoutAttributes]]
  ) -> GridViewLayoutAttributes? {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else { return nil }
    return sections[path.section][path.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }
}

final class MendedNewsFeedLayout: NewsFeedLayout {
  fileprivate override var columnRoom: CGFloat { collectionViewContentSize.width }
}

final class MorningPaper: NewsFeedLayoutDelegate {
  func newsFeed(
    _ layout: NewsFeedLayout, heightOfArticleAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat { indexPath.item == 0 ? 180 : CGFloat(70 + indexPath.item % 3 * 20) }
}
