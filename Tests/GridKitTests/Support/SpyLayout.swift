import GridKit

/// A one-column list as a user would write it: items of one height, everything computed in
/// `prepare()`, answers by plain filter.
class ListSpyLayout: GridViewLayout {
  var itemHeight: CGFloat = 50
  var answersBoundsChange = false
  /// The values of `collectionView.bounds` when a bounds change was asked.
  var boundsSeenInQuestion: [CGRect] = []
  var boundsSeenInPrepare: [CGRect] = []
  var contexts: [GridViewLayoutInvalidationContext] = []
  var prepareCount = 0
  var queryCount = 0
  /// Changes the answer of a query before it is given.
  var adjust: (([GridViewLayoutAttributes]) -> [GridViewLayoutAttributes]?)?
  var onPrepare: ((ListSpyLayout) -> Void)?
  private(set) var attributes: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    prepareCount += 1
    guard let collectionView else { return }
    boundsSeenInPrepare.append(collectionView.bounds)
    attributes = []
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let element = GridViewLayoutAttributes(forCellWith: [section, item])
        element.frame = CGRect(0, y, collectionView.bounds.width, itemHeight)
        attributes.append(element)
        y += itemHeight
      }
    }
    onPrepare?(self)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(attributes.count) * itemHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    queryCount += 1
    let answer = attributes.filter { $0.frame.overlaps(rect) }
    return adjust.map { $0(answer) } ?? answer
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsSeenInQuestion.append(collectionView?.bounds ?? .null)
    return answersBoundsChange
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
  }
}
