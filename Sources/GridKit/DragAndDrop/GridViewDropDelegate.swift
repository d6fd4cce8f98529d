/// The delegate that handles drops onto a grid. All methods but the first are optional.
///
/// When a drag comes over the grid, the grid calls `canHandle` and `dropSessionDidEnter`. For each
/// further move, the grid calls `dropSessionDidUpdate`. For a drop, the grid calls
/// `performDropWith`. If the drag leaves the grid or ends without a drop, the grid calls
/// `dropSessionDidExit`. When the drag has ended, every grid that the drag entered calls
/// `dropSessionDidEnd`.
///
/// Index paths are in the data source's order.
///
/// - Note: After `UICollectionViewDropDelegate`.
@preconcurrency @MainActor
public protocol GridViewDropDelegate: AnyObject {
  /// Performs a drop: changes the data, then sends each preview to its place.
  ///
  /// The drop gap is closed before the call, so updates of the grid use the data source's order.
  func collectionView(
    _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator)

  /// Returns whether the grid can handle a drag over it. If false, the drag goes to the next
  /// enclosing grid. Optional: true when absent.
  func collectionView(_ collectionView: GridView, canHandle session: any GridDropSession) -> Bool

  /// Tells the delegate that a drag has come over the grid. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidEnter session: any GridDropSession)

  /// Returns a proposal for a drop at the present place. The grid calls the method when the drag
  /// moves. Optional: `.cancel` when absent.
  ///
  /// - Parameter destinationIndexPath: The index path at which an inserted item would take the
  ///   place of the item under the finger; nil if no item is under the finger.
  func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal

  /// Tells the delegate that a drag has left the grid, or has ended over the grid without a drop.
  /// Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidExit session: any GridDropSession)

  /// Tells the delegate that a drag has ended, with or without a drop. Only a drag that had entered
  /// the grid is reported. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidEnd session: any GridDropSession)

  /// Returns the look of a dropped cell's preview. The grid calls the method when the delegate
  /// sends the preview to an item. Optional: when absent, the preview looks like the cell.
  func collectionView(
    _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?
}

extension GridViewDropDelegate {
  /// The default implementation, for a delegate without the method: returns true.
  public func collectionView(
    _ collectionView: GridView, canHandle session: any GridDropSession
  ) -> Bool {
    OptionalMethod.canHandle.reportMissing(true)
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidEnter session: any GridDropSession
  ) {
    OptionalMethod.dropSessionDidEnter.reportMissing()
  }

  /// The default implementation, for a delegate without the method: proposes `.cancel`.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal {
    OptionalMethod.dropSessionDidUpdate.reportMissing(GridViewDropProposal(operation: .cancel))
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidExit session: any GridDropSession
  ) {
    OptionalMethod.dropSessionDidExit.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidEnd session: any GridDropSession
  ) {
    OptionalMethod.dropSessionDidEnd.reportMissing()
  }

  /// The default implementation, for a delegate without the method: returns nil, so that the
  /// preview looks like the cell.
  public func collectionView(
    _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters? {
    OptionalMethod.dropPreviewParametersForItemAt.reportMissing(nil)
  }
}
