// Drag and drop from and into a grid, as declarations; see `GridDragAndDrop.swift`.

/// Says what is dragged out of a grid; all methods but the first are optional. Nothing calls them.
///
/// - Note: After `UICollectionViewDragDelegate`.
@preconcurrency @MainActor
public protocol GridViewDragDelegate: AnyObject {
  /// What a drag that begins on an item would take along; an empty list forbids it.
  func collectionView(
    _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
    at indexPath: IndexPath
  ) -> [GridDragItem]

  /// What an item that is tapped during a drag would add to it. Optional: nothing when absent.
  func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem]

  /// How the preview of a dragged cell would look. Optional: as the cell when absent.
  func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?

  /// A drag is about to begin. Optional.
  func collectionView(_ collectionView: GridView, dragSessionWillBegin session: any GridDragSession)

  /// A drag is over, wherever it was dropped. Optional.
  func collectionView(_ collectionView: GridView, dragSessionDidEnd session: any GridDragSession)

  /// Optional: true when absent.
  func collectionView(
    _ collectionView: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool

  /// Optional: false when absent.
  func collectionView(
    _ collectionView: GridView,
    dragSessionIsRestrictedToDraggingApplication session: any GridDragSession
  ) -> Bool
}

extension GridViewDragDelegate {
  /// Stands in where the method is missing: adds nothing.
  public func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem] {
    []
  }

  /// Stands in where the method is missing: nil, for the cell as it is.
  public func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters? {
    nil
  }

  /// Stands in where the method is missing: does nothing.
  public func collectionView(
    _ collectionView: GridView, dragSessionWillBegin session: any GridDragSession
  ) {}

  /// Stands in where the method is missing: does nothing.
  public func collectionView(
    _ collectionView: GridView, dragSessionDidEnd session: any GridDragSession
  ) {}

  /// Stands in where the method is missing: things may be moved.
  public func collectionView(
    _ collectionView: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool {
    true
  }

  /// Stands in where the method is missing: things may be dropped anywhere.
  public func collectionView(
    _ collectionView: GridView,
    dragSessionIsRestrictedToDraggingApplication session: any GridDragSession
  ) -> Bool {
    false
  }
}

/// Takes what is dropped onto a grid; all methods but the first are optional. Nothing calls them.
///
/// - Note: After `UICollectionViewDropDelegate`.
@preconcurrency @MainActor
public protocol GridViewDropDelegate: AnyObject {
  /// Takes over what was dropped: changes the data, then says where previews go.
  func collectionView(
    _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator)

  /// Optional: true when absent.
  func collectionView(_ collectionView: GridView, canHandle session: any GridDropSession) -> Bool

  /// A drag came over the grid. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidEnter session: any GridDropSession)

  /// The drag moved: what a drop here would do. Optional: `.cancel` when absent.
  ///
  /// - Parameter destinationIndexPath: The place under the finger; nil for none.
  func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal

  /// A drag left the grid. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidExit session: any GridDropSession)

  /// A drag over the grid is over, dropped or not. Optional.
  func collectionView(_ collectionView: GridView, dropSessionDidEnd session: any GridDropSession)

  /// How the preview of a dropped cell would look. Optional: as the cell when absent.
  func collectionView(
    _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?
}

extension GridViewDropDelegate {
  /// Stands in where the method is missing: everything is looked at.
  public func collectionView(
    _ collectionView: GridView, canHandle session: any GridDropSession
  ) -> Bool {
    true
  }

  /// Stands in where the method is missing: does nothing.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidEnter session: any GridDropSession
  ) {}

  /// Stands in where the method is missing: nothing would be dropped.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal {
    GridViewDropProposal(operation: .cancel)
  }

  /// Stands in where the method is missing: does nothing.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidExit session: any GridDropSession
  ) {}

  /// Stands in where the method is missing: does nothing.
  public func collectionView(
    _ collectionView: GridView, dropSessionDidEnd session: any GridDropSession
  ) {}

  /// Stands in where the method is missing: nil, for the cell as it is.
  public func collectionView(
    _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters? {
    nil
  }
}

/// What a grid would do with a drop.
///
/// - Note: After `UICollectionViewDropProposal`.
@preconcurrency @MainActor
open class GridViewDropProposal: GridDropProposal {
  /// Where in a grid a thing would be dropped.
  public enum Intent: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// At the place itself: items from there on make room.
    case insertAtDestinationIndexPath = 1
    /// Into the item at the place.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the thing would be dropped.
  public let intent: Intent

  public override init(operation: GridDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal that says where in the grid, too.
  public init(operation: GridDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// One of the things that are dropped on a grid.
///
/// - Note: After `UICollectionViewDropItem`.
@preconcurrency @MainActor
public protocol GridViewDropItem: AnyObject {
  /// What was dragged.
  var dragItem: GridDragItem { get }
  /// Where the item comes from, if it comes from the same grid.
  var sourceIndexPath: IndexPath? { get }
  /// Size of the preview under the finger, in points; zero when there is none.
  var previewSize: CGSize { get }
}

/// Where a preview goes at the end of a drop.
///
/// - Note: After `UIDragPreviewTarget`.
@preconcurrency @MainActor
open class GridDragPreviewTarget: NSObject {
  /// The view that the preview goes into.
  public let container: BaseView
  /// Where the preview's middle goes, in points, in the container's coordinates.
  public let center: CGPoint

  /// A place inside a container.
  public init(container: BaseView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}

/// What a drop delegate is given to carry out a drop with.
///
/// - Note: After `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor
public protocol GridViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any GridViewDropItem] { get }
  /// The place under the finger; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: GridViewDropProposal { get }
  /// The drag that is dropped.
  var session: any GridDropSession { get }

  /// Puts a placeholder in the thing's place until its data is there.
  func drop(
    _ dragItem: GridDragItem, to placeholder: GridViewDropPlaceholder
  ) -> any GridViewDropPlaceholderContext

  /// Lets the preview go to an item's place.
  @discardableResult
  func drop(_ dragItem: GridDragItem, toItemAt indexPath: IndexPath) -> any GridDragAnimating

  /// Lets the preview go into an item.
  ///
  /// - Parameter rect: The place inside the item, in its coordinates, in points.
  @discardableResult
  func drop(_ dragItem: GridDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any GridDragAnimating

  /// Lets the preview go anywhere.
  @discardableResult
  func drop(_ dragItem: GridDragItem, to target: GridDragPreviewTarget) -> any GridDragAnimating
}

/// A cell that keeps a place while data arrives.
///
/// - Note: After `UICollectionViewPlaceholder`.
@preconcurrency @MainActor
open class GridViewPlaceholder: NSObject {
  /// Where the placeholder goes.
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
  /// How the preview looks while it goes to the placeholder; nil for the cell as it is.
  open var previewParametersProvider: ((GridViewCell) -> GridDragPreviewParameters?)?
}

/// Follows a placeholder until data takes its place.
///
/// - Note: After `UICollectionViewDropPlaceholderContext`.
@preconcurrency @MainActor
public protocol GridViewDropPlaceholderContext: GridDragAnimating {
  /// What was dropped.
  var dragItem: GridDragItem { get }

  /// Puts an item in the placeholder's place.
  ///
  /// - Parameter dataSourceUpdates: Told the path at which to insert the item into the data.
  /// - Returns: Whether there was a placeholder.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// Takes the placeholder away without an item.
  ///
  /// - Returns: Whether there was a placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool

  /// Asks for the cell that stands in to be filled again.
  func setNeedsCellUpdate()
}
