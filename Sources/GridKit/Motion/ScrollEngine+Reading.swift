extension ScrollEngine {
  /// The finger's translation since the drag began, in points; nil without a drag.
  package var dragTranslation: CGPoint? { drag?.translation }

  /// The finger's velocity at its last event, in points per second; nil without a drag. The sign
  /// follows the direction of the finger, which is opposite to the direction of the offset.
  package var dragVelocity: CGPoint? {
    guard let velocity = drag?.velocity.latestPerMs else { return nil }
    return CGPoint(x: 0 - velocity.x * 1000, y: 0 - velocity.y * 1000)
  }
}
