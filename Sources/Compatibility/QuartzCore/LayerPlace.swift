import GridCore

/// The values of a layer that is no view's.
struct LayerPlace {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?

  /// The bounding box of the image under the transform, which turns about the anchor point.
  ///
  /// Setting it does not undo the transform: position and size become those of the rectangle.
  var frame: CGRect {
    get {
      let toMiddle = CATransform3DTranslate(
        transform, (0.5 - anchorPoint.x) * bounds.width, (0.5 - anchorPoint.y) * bounds.height, 0)
      return TransformedBounds.boundingBox(
        ofSize: bounds.size, center: position, transform: toMiddle)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }
}
