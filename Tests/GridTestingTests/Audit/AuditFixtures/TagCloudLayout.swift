import GridTesting

@MainActor
protocol TagCloudLayoutDelegate: AnyObject {
  /// The tag on one line, however long that is.
  func tagCloud(_ layout: TagCloudLayout, naturalWidthOfTagAt indexPath: IndexPath) -> CGFloat
}

/// Tags that follow each other like words, one more line where the next would not fit. A tag longer
/// than a line is broken into as many lines of text as it needs.
class TagCloudLayout: GridViewLayout {
  var textHeight: CGFloat = 18
  var padding: CGFloat = 6
  var tagGap: CGFloat = 6 { didSet { if tagGap != oldValue { invalidateLayout() } } }
  var lineGap: CGFloat = 6 { didSet { if lineGap != oldValue { invalidateLayout() } } }
  var sectionInset = GridEdgeInsets(top: 4, left: 12, bottom: 16, right: 12)
  var titleHeight: CGFloat = 30
  weak var delegate: (any TagCloudLayoutDelegate)?

  /// Measuring text is slow, so every tag is measured once.
  fileprivate var measured: [IndexPath: CGSize] = [:]
  private var tags: [IndexPath: GridViewLayoutAttributes] = [:]
  private var lines: [Line] = []
  private var titles: [GridViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var preparedWidth: CGFloat?

  private struct Line {
    var paths: [IndexPath] = []
    var top: CGFloat
    var height: CGFloat = 0
  }

  override func prepare() {
    super.prepare()
    tags.removeAll()
    lines.removeAll()
    titles.removeAll()
    contentSize = .zero
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    let inset = collectionView.adjustedContentInset
    let width = max(0, collectionView.bounds.width - inset.left - inset.right)
    let room = max(0, width - sectionInset.left - sectionInset.right)
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      titles.append(title(of: section, y: y, width: width))
      y += titleHeight + sectionInset.top
      y = breakLines(
        ofSection: section, count: collectionView.numberOfItems(inSection: section), from: y,
        room: room)
      y += sectionInset.bottom
    }
    contentSize = CGSize(width: width, height: y)
  }

  private func breakLines(
    ofSection section: Int, count: Int, from top: CGFloat, room: CGFloat
  ) -> CGFloat {
    guard count > 0 else { return top }
    var line = Line(top: top)
    var x: CGFloat = 0
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = self.size(ofTagAt: path, room: room)
      if !line.paths.isEmpty, x + size.width > room {
        lines.append(line)
        line = Line(top: line.top + line.height + lineGap)
        x = 0
      }
      let tag = GridViewLayoutAttributes(forCellWith: path)
      tag.frame = CGRect(
        x: sectionInset.left + x, y: line.top, width: size.width, height: size.height)
      tags[path] = tag
      line.paths.append(path)
      line.height = max(line.height, size.height)
      x += size.width + tagGap
    }
    lines.append(line)
    return line.top + line.height
  }

  private func size(ofTagAt path: IndexPath, room: CGFloat) -> CGSize {
    if let size = measured[path] { return size }
    let natural = (delegate?.tagCloud(self, naturalWidthOfTagAt: path) ?? 60) + 2 * padding
    let rows = room > 0 ? max(1, (natural / room).rounded(.up)) : 1
    let size = CGSize(width: min(natural, room), height: rows * textHeight + 2 * padding)
    measured[path] = size
    return size
  }

  private func title(of section: Int, y: CGFloat, width: CGFloat) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      supplementary: GridView.elementKindSectionHeader, IndexPath(item: 0, section: section),
      frame: CGRect(x: 0, y: y, width: width, height: titleHeight))
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found = titles.filter { $0.frame.overlaps(rect) }
    for line in lines where line.top < rect.maxY && line.top + line.height > rect.minY {
      found += line.paths.compactMap { tags[$0] }.filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    tags[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == GridView.elementKindSectionHeader,
      titles.indices.contains(indexPath.section)
    else { return nil }
    return titles[indexPath.section]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    // Other tags may be at the same paths now.
    if context.invalidateEverything || context.invalidateDataSourceCounts { measured.removeAll() }
    super.invalidateLayout(with: context)
  }
}

final class MendedTagCloudLayout: TagCloudLayout {
  override func prepare() {
    measured.removeAll()
    super.prepare()
  }
}

/// Recipes by ingredient, with one name in eight longer than a phone is wide.
final class Ingredients: TagCloudLayoutDelegate {
  func tagCloud(_ layout: TagCloudLayout, naturalWidthOfTagAt indexPath: IndexPath) -> CGFloat {
    indexPath.item % 8 == 3 ? 420 : CGFloat(30 + indexPath.item * 29 % 80)
  }
}
