import GridTesting

/// Adds how far a card is opened to its attributes, for the shadow that its cell draws.
final class CardAttributes: GridViewLayoutAttributes {
  /// 0 closed, 1 open.
  var openness: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CardAttributes { copy.openness = openness }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? CardAttributes else { return false }
    return MainActor.assumeIsolated { openness == other.openness }
  }
}

/// A wallet: cards lie over one another, each showing its title strip; one may be open and then
/// shows whole. A title above the first card of each section.
class CardStackLayout: GridViewLayout {
  var cardHeight: CGFloat = 200 { didSet { if cardHeight != oldValue { invalidateLayout() } } }
  /// How much of a covered card shows.
  var strip: CGFloat = 56 { didSet { if strip != oldValue { invalidateLayout() } } }
  var margin: CGFloat = 16
  var titleHeight: CGFloat = 44
  var openCard: IndexPath? { didSet { if openCard != oldValue { invalidateLayout() } } }

  fileprivate var cards: [[CardAttributes]] = []
  private var titles: [GridViewLayoutAttributes] = []
  private var width: CGFloat = 0
  fileprivate var end: CGFloat = 0
  private var preparedWidth: CGFloat?

  override class var layoutAttributesClass: AnyClass { CardAttributes.self }

  override func prepare() {
    super.prepare()
    cards.removeAll()
    titles.removeAll()
    end = 0
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    let inset = collectionView.adjustedContentInset
    width = max(0, collectionView.bounds.width - inset.left - inset.right)
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      titles.append(title(of: section, y: y))
      y += titleHeight
      y = stackCards(
        ofSection: section, count: collectionView.numberOfItems(inSection: section), from: y)
      y += margin
    }
    end = y
  }

  /// Returns where the stack ends.
  private func stackCards(ofSection section: Int, count: Int, from top: CGFloat) -> CGFloat {
    var y = top
    var stack: [CardAttributes] = []
    for item in 0..<count {
      let card = CardAttributes(forCellWith: IndexPath(item: item, section: section))
      let isOpen = card.indexPath == openCard
      card.frame = CGRect(x: margin, y: y, width: max(0, width - 2 * margin), height: cardHeight)
      card.zIndex = item
      card.openness = isOpen ? 1 : 0
      stack.append(card)
      y += isOpen ? cardHeight + margin : strip
    }
    cards.append(stack)
    return stackEnd(from: top, next: y, count: count)
  }

  /// Where a stack ends whose next card would begin at a place.
  fileprivate func stackEnd(from top: CGFloat, next: CGFloat, count: Int) -> CGFloat { next }

  private func title(of section: Int, y: CGFloat) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(x: 0, y: y, width: width, height: titleHeight)
    attributes.zIndex = -1
    return attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: end) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let elements: [GridViewLayoutAttributes] = titles + cards.flatMap { $0 }
    return elements.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard cards.indices.contains(indexPath.section),
      cards[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cards[indexPath.section][indexPath.item]
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

  /// Comes to rest with a whole strip at the top.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, strip > 0 else { return proposedContentOffset }
    let inset = collectionView.adjustedContentInset
    let last = max(
      -inset.top, collectionViewContentSize.height + inset.bottom - collectionView.bounds.height)
    let y = (proposedContentOffset.y / strip).rounded() * strip
    return CGPoint(x: proposedContentOffset.x, y: min(max(y, -inset.top), last))
  }

  /// A card that is taken out slides down.
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard let card = layoutAttributesForItem(at: itemIndexPath)?.copy() as? CardAttributes
    else { return nil }
    card.center.y += cardHeight
    card.alpha = 0
    return card
  }
}

final class MendedCardStackLayout: CardStackLayout {
  fileprivate override func stackEnd(from top: CGFloat, next: CGFloat, count: Int) -> CGFloat {
    guard let last = cards.last?.last else { return top }
    return last.frame.maxY
  }
}
