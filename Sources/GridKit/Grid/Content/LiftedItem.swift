/// An item that is moved by hand.
///
/// While it is lifted, paths that the grid and its layout speak of are those of the shown order
/// (IM-13); the data source, and the delegate about what is displayed, hear those of the data
/// source's own order (IM-14).
package struct LiftedItem {
  package var order: MovedOrder
  /// The centre of the item, in content points.
  package var center: CGPoint
  /// The position of the last update; nil before the first.
  package var lastUpdate: CGPoint?
  /// Whether the data source was told, so that its order is the shown one.
  package var isHandedOver = false

  package init(order: MovedOrder, center: CGPoint) {
    self.order = order
    self.center = center
  }

  /// Translates between the data source's order and the shown one.
  package var translation: MovedOrder { isHandedOver ? MovedOrder(liftedAt: order.target) : order }
}
