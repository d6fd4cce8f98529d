/// A cell that keeps a place while data arrives.
///
/// The grid counts it and asks the layout about it; the data source and the delegate do not hear of
/// it. A delegate that gives sizes is asked for the size of the nearest item instead.
///
/// - Note: After `UICollectionViewPlaceholder`.
@preconcurrency @MainActor
open class GridViewPlaceholder: NSObject {
  /// The index path at which the placeholder is inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cells that stand in.
  public let reuseIdentifier: String
  /// Fills the cell that stands in; nil leaves it as it was made.
  open var cellUpdateHandler: ((GridViewCell) -> Void)?

  /// A cell of an identifier at a place, until data arrives.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for something dropped.
///
/// - Note: After `UICollectionViewDropPlaceholder`.
@preconcurrency @MainActor
open class GridViewDropPlaceholder: GridViewPlaceholder {
  /// The provider of the preview's look on its way to the placeholder; nil for the cell as it is.
  /// Asked when the cell is there.
  open var previewParametersProvider: ((GridViewCell) -> GridDragPreviewParameters?)?
}

/// Follows a placeholder until data takes its place.
///
/// - Note: After `UICollectionViewDropPlaceholderContext`.
@preconcurrency @MainActor
public protocol GridViewDropPlaceholderContext: GridDragAnimating {
  /// The item that was dropped.
  var dragItem: GridDragItem { get }

  /// Puts an item in the placeholder's place: its cell is asked for and shows there, without an
  /// animation of its own.
  ///
  /// - Parameter dataSourceUpdates: Told the path at which to insert the item into the data. To
  ///   change anything else in it is the fault `placeholder-commit`, and the placeholder stays.
  /// - Returns: Whether there was a placeholder: false once it was committed, deleted, or discarded
  ///   by `reloadData()`.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away without an item: what is behind it slides up.
  ///
  /// - Returns: Whether there was a placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Requests that the cell that stands in is filled again, at the end of the next tick.
  func setNeedsCellUpdate()
}
