import UIKit

class BoardAttributes: UICollectionViewLayoutAttributes {
  var column = 0
  var tint: UIColor?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! BoardAttributes
    copy.column = column
    copy.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BoardAttributes else { return false }
    guard other.column == column, other.tint == tint else { return false }
    return super.isEqual(object)
  }
}

class BoardContext: UICollectionViewLayoutInvalidationContext {
  var newWidth: CGFloat?
  var isFirst = true

  override var invalidateEverything: Bool {
    return super.invalidateEverything || newWidth != nil
  }
}
