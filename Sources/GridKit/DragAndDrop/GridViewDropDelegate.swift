/// Takes what is dropped onto a grid; all methods but the first are optional.
///
/// A drag that comes over the grid is announced by `canHandle` and `dropSessionDidEnter`; each move
/// after that by `dropSessionDidUpdate`. It ends with `performDropWith`, or with
/// `dropSessionDidExit` where it goes on elsewhere or nothing is dropped. When the drag is over,
/// every grid that it came over hears `dropSessionDidEnd`.
///
/// Paths are those of the data source.
///
/// - Note: After `UICollectionViewDropDelegate`.
@preconcurrency @MainActor
public protocol GridViewDropDelegate: AnyObject {
  /// Takes over what was dropped: changes the data, then says where previews go.
  ///
  /// No gap is open any more, so that updates of the grid count from the data source's order.
  func collectionView(
    _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator)

  /// Whether the grid is interested in a drag that has come over it; if not, the drag passes on to
  /// what lies around the grid. Optional: true when absent.
  func collectionView(_ collectionView: GridView, canHandle session: any GridDropSession) -> Bool

  /// A drag came over the grid. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidEnter session: any GridDropSession)

  /// The drag moved: what a drop here would do. Optional: `.cancel` when absent.
  ///
  /// - Parameter destinationIndexPath: Where the item under the finger is: an insertion there would
  ///   show in its place. Nil where no item is.
  func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal

  /// A drag left the grid, or ended over it without a drop. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidExit session: any GridDropSession)

  /// A drag that came over the grid is over, dropped or not, here or elsewhere. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidEnd session: any GridDropSession)

  /// Returns the look of a dropped cell's preview; asked for when the preview sets out for an item.
  /// Optional: the look of the cell when absent.
  func collectionView(
    _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?
}

extension OptionalMethod {
  static let dropCanHandle = OptionalMethod(107)
  static let dropSessionDidEnter = OptionalMethod(108)
  static let dropSessionDidUpdate = OptionalMethod(109)
  static let dropSessionDidExit = OptionalMethod(126)
  static let dropSessionDidEnd = OptionalMethod(127)
  static let dropPreviewParameters = OptionalMethod(89)
}

extension GridViewDropDelegate {
  /// The default implementation, for a delegate without the method: everything is looked at.
  public func collectionView(
    _ collectionView: GridView, canHandle session: any GridDropSession
  ) -> Bool {
    OptionalMethod.dropCanHandle.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidEnter session: any GridDropSession
  ) {
    OptionalMethod.dropSessionDidEnter.reportMissing()
  }

  /// The default implementation, for a delegate without the method: nothing would be dropped.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal {
    OptionalMethod.dropSessionDidUpdate.reportMissing()
    return GridViewDropProposal(operation: .cancel)
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

  /// The default implementation, for a delegate without the method: nil, for the cell as it is.
  public func collectionView(
    _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters? {
    OptionalMethod.dropPreviewParameters.reportMissing()
    return nil
  }
}
