import UIKit

/// A layout with a delegate protocol of its own, in the manner of many published ones.
protocol BoardLayoutDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat
}

/// Columns of cards under a header per section; every card goes to the shortest column.
class BoardLayout: UICollectionViewLayout {
  var columnCount = 2 {
    didSet {
      guard oldValue != columnCount else { return }
      invalidateLayout()
    }
  }
  var spacing: CGFloat = 10
  var inset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
  var headerHeight: CGFloat = 0

  private(set) var prepareCount = 0
  private(set) var contexts = [UICollectionViewLayoutInvalidationContext]()
  private var cards = [IndexPath: BoardAttributes]()
  private var headers = [Int: BoardAttributes]()
  private var contentHeight: CGFloat = 0

  override init() {
    super.init()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    columnCount = aDecoder.decodeInteger(forKey: "columnCount")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(columnCount, forKey: "columnCount")
  }

  override class var layoutAttributesClass: AnyClass {
    return BoardAttributes.self
  }

  override class var invalidationContextClass: AnyClass {
    return BoardContext.self
  }

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let adjusted = collectionView.contentInset
    return collectionView.bounds.width - (adjusted.left + adjusted.right)
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    prepareCount += 1
    cards.removeAll(keepingCapacity: true)
    headers.removeAll()
    contentHeight = 0
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }
    let delegate = collectionView.delegate as? BoardLayoutDelegate
    let gaps = CGFloat(columnCount - 1) * spacing
    let width = (contentWidth - inset.left - inset.right - gaps) / CGFloat(columnCount)

    for section in 0..<collectionView.numberOfSections {
      if headerHeight > 0 {
        let header = BoardAttributes(
          forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
          with: IndexPath(item: 0, section: section))
        header.frame = CGRect(x: 0, y: contentHeight, width: contentWidth, height: headerHeight)
        header.zIndex = 10
        headers[section] = header
        contentHeight += headerHeight
      }
      var bottoms = [CGFloat](repeating: contentHeight + inset.top, count: columnCount)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let height =
          delegate?.collectionView(collectionView, layout: self, heightForItemAt: indexPath) ?? 50
        let column = bottoms.enumerated().min { $0.element < $1.element }!.offset
        let attributes = BoardAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: inset.left + CGFloat(column) * (width + spacing), y: bottoms[column],
          width: width, height: height)
        attributes.column = column
        cards[indexPath] = attributes
        bottoms[column] = attributes.frame.maxY + spacing
      }
      contentHeight = bottoms.max()! - spacing + inset.bottom
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = Array(headers.values) + Array(cards.values)
    return all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cards[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader else { return nil }
    return headers[indexPath.section]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? BoardContext)?.newWidth = newBounds.width
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    attributes?.alpha = 0
    return attributes
  }
}
