import Foundation
import GridKit

/// A line of cells that shrink with their distance from the middle, of the article on
/// `CKCollectionViewLayout`.
final class CKLineLayout: GridViewFlowLayout {
  /// Read in the first preparation.
  var spacing: CGFloat = 10
  private var isPaging = false
  /// Where the last drag was sent, by either way of stopping.
  private var moveX: CGFloat = 0
  private var isSetUp = false

  func ck_setPageingEnable(_ isEnabled: Bool) {
    isPaging = isEnabled
  }

  override func prepare() {
    super.prepare()
    guard !isSetUp, let collectionView else { return }
    isSetUp = true
    scrollDirection = .horizontal
    minimumLineSpacing = spacing
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = GridEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Writes into attributes of the flow layout.
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect) ?? []
    let width = collectionView?.bounds.width ?? 0
    let middle = (collectionView?.contentOffset.x ?? 0) + width / 2
    for one in attributes {
      let scale = 1 - abs(one.center.x - middle) / width
      one.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    if isPaging {
      let page = itemSize.width + minimumLineSpacing
      if proposedContentOffset.x > moveX {
        moveX += page
      } else if proposedContentOffset.x < moveX {
        moveX -= page
      }
      return CGPoint(x: moveX, y: 0)
    }
    let size = collectionView?.bounds.size ?? .zero
    let rect = CGRect(x: proposedContentOffset.x, y: 0, width: size.width, height: size.height)
    let middle = proposedContentOffset.x + size.width / 2
    var least = CGFloat(Float.greatestFiniteMagnitude)
    for one in super.layoutAttributesForElements(in: rect) ?? [] {
      let way = one.center.x - middle
      if abs(way) < abs(least) { least = way }
    }
    moveX = proposedContentOffset.x + least
    return CGPoint(x: moveX, y: 0)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { CGPoint(x: moveX, y: proposedContentOffset.y) }
}

/// Cells on a circle, clockwise from the top, of the article on `CKCollectionViewLayout`, with what
/// the gallery can change in them.
final class CKCircleLayout: GridViewLayout {
  var itemSize = CGSize(width: 75, height: 75)
  /// The radius, in points; nil for the rest of the height, or of the smaller side.
  var radius: CGFloat?
  var margin: CGFloat = 80
  var fitsSmallerSide = false
  var startDegrees: CGFloat = -90
  var isClockwise = true
  private var attributes: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      attributes = []
      return
    }
    let count = collectionView.numberOfItems(inSection: 0)
    attributes = (0..<count).map { place($0, of: count, in: collectionView.bounds.size) }
  }

  private func place(_ item: Int, of count: Int, in size: CGSize) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.size = itemSize
    attributes.center = CGPoint(x: size.width / 2, y: size.height / 2)
    if count > 1 {
      let side = fitsSmallerSide ? min(size.width, size.height) : size.height
      let radius = radius ?? (side - margin) / 2
      let turn = (isClockwise ? 360 : -360) / CGFloat(count) * CGFloat(item)
      let angle = (startDegrees + turn) * .pi / 180
      attributes.center.x += radius * cos(angle)
      attributes.center.y += radius * sin(angle)
    }
    return attributes
  }

  override var collectionViewContentSize: CGSize { .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    indexPath.section == 0 ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Six tiles over and over, of the repository of `CKCollectionViewLayout`.
final class CKGridLayout: GridViewLayout {
  private var attributes: [GridViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  /// Where the last drag was sent.
  private var moveY: CGFloat = 0

  override func prepare() {
    super.prepare()
    attributes = []
    contentHeight = 0
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let side = collectionView.bounds.width / 2
    contentHeight = (CGFloat(count) / 3).rounded(.up) * side
    var top: CGFloat = 0
    for item in 0..<count {
      let one = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      switch item % 6 {
      case 0: one.frame = CGRect(x: 0, y: top, width: side, height: side)
      case 1: one.frame = CGRect(x: side, y: top, width: side, height: side / 2)
      case 2: one.frame = CGRect(x: side, y: top + side / 2, width: side, height: side / 2)
      case 3: one.frame = CGRect(x: 0, y: top + side, width: side, height: side / 2)
      case 4: one.frame = CGRect(x: 0, y: top + side * 3 / 2, width: side, height: side / 2)
      default:
        one.frame = CGRect(x: side, y: top + side, width: side, height: side)
        top += 2 * side
      }
      attributes.append(one)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 0, height: contentHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    indexPath.section == 0 ? attributes[indexPath.item] : nil
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    moveY = proposedContentOffset.y
    return proposedContentOffset
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { CGPoint(x: proposedContentOffset.x, y: moveY) }
}
