import GridKit

/// Answers for the waterfalls of the article on `WatchFlowLayout`; `responds` stands for the test
/// whether an optional method is there.
@MainActor protocol WatchFlowLayoutDelegate: AnyObject {
  func numberOfSection() -> Int
  func numberOfColumnInSection(at section: Int) -> Int
  func sizeForItem(at indexPath: IndexPath) -> CGSize
  func minimumLineSpacingForSection(at section: Int) -> CGFloat
  func minimumInteritemSpacingForSection(at section: Int) -> CGFloat
  func contentInsetOfSection(at section: Int) -> GridEdgeInsets
  func responds(to method: String) -> Bool
}

/// A waterfall in every section, of the article that is known by this class.
final class WatchFlowLayout: GridViewLayout {
  weak var flowDelegate: (any WatchFlowLayoutDelegate)?
  /// Only stores.
  var contentInset = GridEdgeInsets.zero
  private var attributes: [GridViewLayoutAttributes] = []
  /// Where the next section begins.
  private var maxY: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let flowDelegate else { return }
    attributes = []
    maxY = contentInset.top
    for section in 0..<min(flowDelegate.numberOfSection(), collectionView?.numberOfSections ?? 0) {
      let inset =
        flowDelegate.responds(to: "sectionInset")
        ? flowDelegate.contentInsetOfSection(at: section) : .zero
      maxY += inset.top
      if flowDelegate.numberOfColumnInSection(at: section) == 1 {
        layOutSingleColumn(section, inset)
      } else {
        layOutColumns(section, inset)
      }
      maxY += inset.bottom
    }
  }

  private func layOutSingleColumn(_ section: Int, _ inset: GridEdgeInsets) {
    guard let flowDelegate, let collectionView else { return }
    let lineSpacing = self.lineSpacing(section)
    for item in 0..<collectionView.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = flowDelegate.sizeForItem(at: path)
      add(
        path,
        CGRect(
          x: contentInset.left + inset.left, y: maxY,
          width: size.width - contentInset.left - contentInset.right - inset.left - inset.right,
          height: size.height))
      maxY += size.height + lineSpacing
    }
    maxY -= lineSpacing
  }

  private func layOutColumns(_ section: Int, _ inset: GridEdgeInsets) {
    guard let flowDelegate, let collectionView else { return }
    let columns = flowDelegate.numberOfColumnInSection(at: section)
    guard columns > 0 else { return }
    let lineSpacing = self.lineSpacing(section)
    let itemSpacing = self.itemSpacing(section)
    let gaps = CGFloat(columns - 1) * itemSpacing
    let room =
      collectionView.bounds.width - contentInset.left - contentInset.right - inset.left
      - inset.right
    let width = (room - gaps) / CGFloat(columns)
    /// By column, from where the section's items start.
    var heights: [Int: CGFloat] = [:]
    for column in 0..<columns { heights[column] = 0 }
    for item in 0..<collectionView.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      var column = item
      if item >= columns {
        column = 0
        for other in 1..<columns where heights[other, default: 0] < heights[column, default: 0] {
          column = other
        }
      }
      let y = floatValue(of: heights[column]) + lineSpacing
      let height = flowDelegate.sizeForItem(at: path).height
      add(
        path,
        CGRect(
          x: contentInset.left + inset.left + CGFloat(column) * (width + itemSpacing),
          y: maxY + y, width: width, height: height))
      heights[column] = y + height
    }
    maxY += floatValue(of: heights.values.max())
  }

  /// A number in an object, read in 32 bits.
  private func floatValue(of number: CGFloat?) -> CGFloat { CGFloat(Float(number ?? 0)) }

  private func lineSpacing(_ section: Int) -> CGFloat {
    guard let flowDelegate, flowDelegate.responds(to: "lineSpacing") else { return 0 }
    return flowDelegate.minimumLineSpacingForSection(at: section)
  }

  /// Tests for the method of the line spacing.
  private func itemSpacing(_ section: Int) -> CGFloat {
    guard let flowDelegate, flowDelegate.responds(to: "lineSpacing") else { return 0 }
    return flowDelegate.minimumInteritemSpacingForSection(at: section)
  }

  private func add(_ path: IndexPath, _ frame: CGRect) {
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    self.attributes.append(attributes)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 0, height: maxY + contentInset.bottom)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }
}
