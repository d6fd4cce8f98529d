import GridTesting

/// Rows in a content of any size, which may depend on how often it was asked for.
final class SizedRows: StackLayout {
  private let size: @MainActor (Int) -> CGSize
  private var questions = 0

  convenience init(_ size: CGSize) { self.init { _ in size } }

  init(_ size: @escaping @MainActor (Int) -> CGSize) {
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    questions += 1
    return size(questions)
  }
}

/// Returns all rows whatever it is asked for.
final class Everything: StackLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: .infinite)
  }
}

/// Rows of one height below each other: a layout without a fault, for tests to break.
class StackLayout: GridViewLayout {
  var rowHeight: CGFloat = 40
  var gap: CGFloat = 10

  private(set) var counts: [Int] = []
  private(set) var width: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let grid = collectionView else { return }
    counts = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
    let inset = grid.adjustedContentInset
    width = grid.bounds.width - inset.left - inset.right
  }

  /// The frame of an item.
  func frame(_ section: Int, _ item: Int) -> CGRect {
    let row = counts.prefix(section).reduce(0, +) + item
    return CGRect(x: 0, y: CGFloat(row) * (rowHeight + gap), width: width, height: rowHeight)
  }

  override var collectionViewContentSize: CGSize {
    let rows = CGFloat(counts.reduce(0, +))
    return CGSize(width: width, height: max(0, rows * (rowHeight + gap) - gap))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section),
      (0..<counts[indexPath.section]).contains(indexPath.item)
    else { return nil }
    return GridViewLayoutAttributes(
      cell: indexPath, frame: frame(indexPath.section, indexPath.item))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var answer: [GridViewLayoutAttributes] = []
    for section in counts.indices {
      for item in 0..<counts[section] where frame(section, item).overlaps(rect) {
        let path = IndexPath(item: item, section: section)
        if let attributes = layoutAttributesForItem(at: path) { answer.append(attributes) }
      }
    }
    return answer
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
