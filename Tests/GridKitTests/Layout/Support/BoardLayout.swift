import GridKit

/// A layout that answers from a list of elements, filtered by the region or not.
class BoardLayout: GridViewLayout {
  var elements: [GridViewLayoutAttributes] = []
  var size = CGSize.zero
  /// Whether a query is answered with everything, wherever it is (QR-4).
  var ignoresRegion = false
  var answersBoundsChange = false
  var flips = false
  var askedRegions: [CGRect] = []
  var askedBounds: [CGRect] = []
  var prepareCount = 0

  /// Cells of section 0 with the given frames.
  convenience init(cells frames: [CGRect], size: CGSize) {
    self.init()
    self.size = size
    elements = frames.enumerated().map { item, frame in
      let cell = GridViewLayoutAttributes(forCellWith: [0, item])
      cell.frame = frame
      return cell
    }
  }

  override func prepare() {
    super.prepare()
    prepareCount += 1
  }

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    askedRegions.append(rect)
    return ignoresRegion ? elements : elements.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    elements.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    askedBounds.append(newBounds)
    return answersBoundsChange
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}
