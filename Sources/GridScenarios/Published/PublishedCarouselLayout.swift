/// A line of items that shrink towards the ends, as published (4.7).
///
/// Spacing and inset are set once, inside the first `prepare()`, and do not follow the bounds or the
/// item size. Scales are written into attributes that belong to the flow layout. In a view with room
/// for more than one item across, the flow layout breaks the line. A drag settles on the nearest of
/// the items in the proposed rectangle, and if there is none, beyond everything. The page cursor starts
/// at 0, has no limits and does not know where the view is.
final class PublishedCarouselLayout: PublishedFlowLayout {
  private var isSetUp = false
  /// Offset of the page that the layout believes to be on.
  private var page: CGFloat = 0
  /// Where the last drag was sent; programmatic scrolls leave no mark.
  private var lastTarget = CGPoint.zero

  private var spacing: CGFloat { parameters.number("spacing") ?? 10 }

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
    lastTarget =
      parameters["pagingEnabled"] == true
      ? turnedPage(towards: proposedContentOffset) : nearestItem(to: proposedContentOffset)
    return lastTarget
  }

  private func nearestItem(to proposed: CGPoint) -> CGPoint {
    let size = collectionView?.bounds.size ?? .zero
    let rect = CGRect(x: proposed.x, y: 0, width: size.width, height: size.height)
    let middle = proposed.x + size.width / 2
    var adjustment = CGFloat(Float.greatestFiniteMagnitude)
    for attributes in super.layoutAttributesForElements(in: rect) ?? []
    where abs(attributes.center.x - middle) < abs(adjustment) {
      adjustment = attributes.center.x - middle
    }
    return CGPoint(x: proposed.x + adjustment, y: proposed.y)
  }

  private func turnedPage(towards proposed: CGPoint) -> CGPoint {
    let pitch = itemSize.width + spacing
    if proposed.x > page {
      page += pitch
    } else if proposed.x < page {
      page -= pitch
    }
    return CGPoint(x: page, y: proposed.y)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    CGPoint(x: lastTarget.x, y: proposedContentOffset.y)
  }
}
