/// Says what is dragged out of a grid; all methods but the first are optional.
///
/// A long press on an item begins a drag: the delegate is asked for `itemsForBeginning` and
/// `dragPreviewParametersForItemAt`, and the cell is lifted. With the first move of the finger come
/// `dragSessionAllowsMoveOperation`, `dragSessionIsRestrictedToDraggingApplication` and
/// `dragSessionWillBegin`, at the end, wherever that is, `dragSessionDidEnd`.
///
/// - Note: After `UICollectionViewDragDelegate`.
@preconcurrency @MainActor
public protocol GridViewDragDelegate: AnyObject {
  /// Returns the items that a drag takes along when it begins on an item; an empty list forbids the
  /// drag.
  func collectionView(
    _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
    at indexPath: IndexPath
  ) -> [GridDragItem]

  /// Returns the items that are added to a running drag when another finger taps an item. With an
  /// empty list the tap is one like any other. Optional: nothing is added when absent.
  func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem]

  /// Returns the look of a dragged cell's preview. Optional: the look of the cell when absent.
  func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?

  /// A lifted item is about to follow the finger. Optional.
  func collectionView(_ collectionView: GridView, dragSessionWillBegin session: any GridDragSession)

  /// A drag that began is over, wherever it was dropped, and if it was not. Optional.
  func collectionView(_ collectionView: GridView, dragSessionDidEnd session: any GridDragSession)

  /// Whether what is dragged may be moved: otherwise a drop that would move it is none. Optional:
  /// true when absent.
  func collectionView(
    _ collectionView: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool

  /// Returns whether the drag is restricted to this application; stored for the session, without
  /// effect, as there is one application. Optional: false when absent.
  func collectionView(
    _ collectionView: GridView,
    dragSessionIsRestrictedToDraggingApplication session: any GridDragSession
  ) -> Bool
}

extension OptionalMethod {
  static let dragItemsForAdding = OptionalMethod(101)
  static let dragPreviewParameters = OptionalMethod(102)
  static let dragSessionWillBegin = OptionalMethod(103)
  static let dragSessionDidEnd = OptionalMethod(104)
  static let dragSessionAllowsMove = OptionalMethod(105)
  static let dragSessionIsRestricted = OptionalMethod(106)
}

extension GridViewDragDelegate {
  /// The default implementation, for a delegate without the method: adds nothing.
  public func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem] {
    OptionalMethod.dragItemsForAdding.reportMissing()
    return []
  }

  /// The default implementation, for a delegate without the method: nil, for the cell as it is.
  public func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters? {
    OptionalMethod.dragPreviewParameters.reportMissing()
    return nil
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

  /// The default implementation, for a delegate without the method: things may be moved.
  public func collectionView(
    _ collectionView: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool {
    OptionalMethod.dragSessionAllowsMove.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: things may be dropped anywhere.
  public func collectionView(
    _ collectionView: GridView,
    dragSessionIsRestrictedToDraggingApplication session: any GridDragSession
  ) -> Bool {
    OptionalMethod.dragSessionIsRestricted.reportMissing()
    return false
  }
}
