/// The delegate that provides the items for a drag out of a grid. All methods but the first are
/// optional.
///
/// When a long press on an item begins a drag, the grid calls `itemsForBeginning` and
/// `dragPreviewParametersForItemAt`, and lifts the cell. At the first move of the finger, the grid
/// calls `dragSessionAllowsMoveOperation`, `dragSessionIsRestrictedToDraggingApplication` and
/// `dragSessionWillBegin`. When the drag ends, in this grid or elsewhere, the grid calls
/// `dragSessionDidEnd`.
///
/// - Note: After `UICollectionViewDragDelegate`.
@preconcurrency @MainActor
public protocol GridViewDragDelegate: AnyObject {
  /// Returns the items to drag when a drag begins on an item. An empty array prevents the drag.
  func collectionView(
    _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
    at indexPath: IndexPath
  ) -> [GridDragItem]

  /// Returns the items to add to a running drag when another finger taps an item. With an empty
  /// array, the tap is handled as usual. Optional: adds nothing when absent.
  func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem]

  /// Returns the look of a dragged cell's preview. Optional: when absent, the preview looks like
  /// the cell.
  func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?

  /// Tells the delegate that a lifted item is about to follow the finger. Optional.
  func collectionView(_ collectionView: GridView, dragSessionWillBegin session: any GridDragSession)

  /// Tells the delegate that a drag has ended, with or without a drop. A drag that had not begun is
  /// not reported. Optional.
  func collectionView(_ collectionView: GridView, dragSessionDidEnd session: any GridDragSession)

  /// Returns whether the dragged items may be moved. If false, a proposed `.move` counts as
  /// `.cancel`. Optional: true when absent.
  func collectionView(
    _ collectionView: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool

  /// Returns whether the drag is restricted to this application. The session stores the value,
  /// which has no effect, because there is only one application. Optional: false when absent.
  func collectionView(
    _ collectionView: GridView,
    dragSessionIsRestrictedToDraggingApplication session: any GridDragSession
  ) -> Bool
}

extension GridViewDragDelegate {
  /// The default implementation, for a delegate without the method: adds nothing.
  public func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem] {
    OptionalMethod.itemsForAddingTo.reportMissing([])
  }

  /// The default implementation, for a delegate without the method: returns nil, so that the
  /// preview looks like the cell.
  public func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters? {
    OptionalMethod.dragPreviewParametersForItemAt.reportMissing(nil)
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, dragSessionWillBegin session: any GridDragSession
  ) {
    OptionalMethod.dragSessionWillBegin.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, dragSessionDidEnd session: any GridDragSession
  ) {
    OptionalMethod.dragSessionDidEnd.reportMissing()
  }

  /// The default implementation, for a delegate without the method: items may be moved.
  public func collectionView(
    _ collectionView: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool {
    OptionalMethod.dragSessionAllowsMoveOperation.reportMissing(true)
  }

  /// The default implementation, for a delegate without the method: items may be dropped anywhere.
  public func collectionView(
    _ collectionView: GridView,
    dragSessionIsRestrictedToDraggingApplication session: any GridDragSession
  ) -> Bool {
    OptionalMethod.dragSessionIsRestrictedToDraggingApplication.reportMissing(false)
  }
}
