extension ScrollEngine {
  /// The finger's whole way since the drag began; nil without a drag.
  package var dragTranslation: CGPoint? { drag?.translation }

  /// The finger's speed at its last event, in points per second, in the finger's direction; nil
  /// without a drag.
  package var dragVelocity: CGPoint? {
    guard let velocity = drag?.velocity.latestPerMs else { return nil }
    return CGPoint(x: 0 - velocity.x * 1000, y: 0 - velocity.y * 1000)
  }
}
