/// A cell that fills the place of an item while the item's data loads.
///
/// The grid counts the placeholder as an item and asks the layout for the placeholder's attributes.
/// The data source and the delegate are not asked about the placeholder. A delegate that returns
/// item sizes is asked for the size of the nearest item instead.
///
/// - Note: After `UICollectionViewPlaceholder`.
@preconcurrency @MainActor
open class GridViewPlaceholder: NSObject {
  /// The index path at which the placeholder is inserted.
  public let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  public let reuseIdentifier: String
  /// The closure that configures the placeholder's cell. With nil, the dequeued cell stays
  /// unchanged.
  open var cellUpdateHandler: ((GridViewCell) -> Void)?

  /// Makes a placeholder at an index path, shown by a cell with a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for a dropped item.
///
/// - Note: After `UICollectionViewDropPlaceholder`.
@preconcurrency @MainActor
open class GridViewDropPlaceholder: GridViewPlaceholder {
  /// The closure that returns the look of the preview during its animation to the placeholder. With
  /// nil, the preview looks like the cell. The grid calls the closure when the placeholder's cell
  /// has been made.
  open var previewParametersProvider: ((GridViewCell) -> GridDragPreviewParameters?)?
}

/// An object that controls a placeholder until an item replaces the placeholder.
///
/// - Note: After `UICollectionViewDropPlaceholderContext`.
@preconcurrency @MainActor
public protocol GridViewDropPlaceholderContext: GridDragAnimating {
  /// The dropped item.
  var dragItem: GridDragItem { get }

  /// Replaces the placeholder with an item. The item's cell is requested and appears in the
  /// placeholder's place, without an animation of its own.
  ///
  /// - Parameter dataSourceUpdates: Inserts the item into the data, at the index path that the
  ///   closure receives. If the data's counts change in any other way, the fault
  ///   `placeholder-commit` is raised and the placeholder stays.
  /// - Returns: Whether the item has replaced the placeholder. The value is false after a fault, or
  ///   if the placeholder had already been committed, deleted, or discarded by `reloadData()`.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Removes the placeholder without inserting an item. The following items slide up.
  ///
  /// - Returns: Whether the placeholder was removed.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Requests another call of `cellUpdateHandler` at the end of the next tick.
  func setNeedsCellUpdate()
}
