/// A layout of one line of items, as its article published it. Items are smaller towards both ends
/// of the view.
///
/// Spacing and inset are set once, inside the first `prepare()`, and do not follow the bounds or
/// the item size. Scales are written into attributes that belong to the flow layout. In a view that
/// is high enough for two items or more, the flow layout makes several rows. A drag ends at the
/// nearest item in the proposed rectangle. Without an item there, the drag ends far beyond the
/// content. Drags with and without paging share one `cursor`, which starts at 0, has no limits and
/// does not follow the content offset. Setting `pagingEnabled` only stores the value, and does not
/// scroll.
final class PublishedCarouselLayout: PublishedFlowLayout {
  private var isSetUp = false
  /// The offset at which the layout assumes the view to be: the target of the last drag.
  /// Programmatic scrolls do not change it.
  private var cursor: CGFloat = 0

  private var spacing: CGFloat { parameters.number("spacing") ?? 10 }

  override func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool {
    key == "pagingEnabled"
  }

  override func takeOverParameters() {
    if let size = parameters.size("itemSize") { itemSize = size }
  }

  override func prepare() {
    super.prepare()
    guard !isSetUp, let collectionView else { return }
    isSetUp = true
    scrollDirection = .horizontal
    minimumLineSpacing = spacing
    let margin = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = GridEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    guard let collectionView, collectionView.bounds.width > 0 else { return elements }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    for attributes in elements {
      let scale = 1 - abs(middle - attributes.center.x) / collectionView.bounds.width
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    return elements
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  // MARK: Where scrolling ends

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let x = proposedContentOffset.x
    if parameters["pagingEnabled"] == true {
      turnPage(towards: x)
    } else {
      cursor = nearestItem(to: x)
    }
    return CGPoint(x: cursor, y: 0)
  }

  private func nearestItem(to proposed: CGFloat) -> CGFloat {
    let size = collectionView?.bounds.size ?? .zero
    let rect = CGRect(x: proposed, y: 0, width: size.width, height: size.height)
    let middle = proposed + size.width / 2
    var adjustment = CGFloat(Float.greatestFiniteMagnitude)
    for attributes in super.layoutAttributesForElements(in: rect) ?? []
    where abs(attributes.center.x - middle) < abs(adjustment) {
      adjustment = attributes.center.x - middle
    }
    return proposed + adjustment
  }

  private func turnPage(towards proposed: CGFloat) {
    let pitch = itemSize.width + spacing
    if proposed > cursor {
      cursor += pitch
    } else if proposed < cursor {
      cursor -= pitch
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: cursor, y: proposedContentOffset.y)
  }
}
