/// The geometry and appearance of a layer without a view.
struct LayerPlace {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?

  /// The bounding box of the layer under its transform, about the anchor point.
  ///
  /// Setting `frame` ignores the transform: `bounds.size` becomes the rectangle's size, and
  /// `position` follows from the rectangle and the anchor point.
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
