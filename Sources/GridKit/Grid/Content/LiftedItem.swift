/// An item in an interactive movement.
///
/// During the movement, index paths of the grid and its layout are in the shown order (IM-13).
/// Index paths for the data source, and for the delegate's display callbacks, are in the data
/// source's order (IM-14).
package struct LiftedItem {
  package var order: MovedOrder
  /// The centre of the item, in content points.
  package var center: CGPoint
  /// The `center` at the last update of the movement; nil before the first update.
  package var lastUpdate: CGPoint?
  /// Whether the data source has moved the item, so that its order is the shown order.
  package var isHandedOver = false

  package init(order: MovedOrder, center: CGPoint) {
    self.order = order
    self.center = center
  }

  /// The order that translates between data source positions and shown positions.
  package var translation: MovedOrder { isHandedOver ? MovedOrder(liftedAt: order.target) : order }
}
