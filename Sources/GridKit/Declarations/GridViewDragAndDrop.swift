// Drag and drop from and into a grid, as declarations; see `GridDragAndDrop.swift`.

/// Says what is dragged out of a grid; all methods but the first are optional. Nothing calls them.
///
/// - Note: After `UICollectionViewDragDelegate`.
@preconcurrency @MainActor
public protocol GridViewDragDelegate: AnyObject {
  func collectionView(
    _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
    at indexPath: IndexPath
  ) -> [GridDragItem]

  func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem]

  func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?

  func collectionView(_ collectionView: GridView, dragSessionWillBegin session: any GridDragSession)

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
  public func collectionView(
    _ collectionView: GridView, itemsForAddingTo session: any GridDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [GridDragItem] {
    []
  }

  public func collectionView(
    _ collectionView: GridView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters? {
    nil
  }

  public func collectionView(
    _ collectionView: GridView, dragSessionWillBegin session: any GridDragSession
  ) {}

  public func collectionView(
    _ collectionView: GridView, dragSessionDidEnd session: any GridDragSession
  ) {}

  public func collectionView(
    _ collectionView: GridView, dragSessionAllowsMoveOperation session: any GridDragSession
  ) -> Bool {
    true
  }

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
  func collectionView(
    _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator)

  /// Optional: true when absent.
  func collectionView(_ collectionView: GridView, canHandle session: any GridDropSession) -> Bool

  func collectionView(_ collectionView: GridView, dropSessionDidEnter session: any GridDropSession)

  func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal

  func collectionView(_ collectionView: GridView, dropSessionDidExit session: any GridDropSession)

  func collectionView(_ collectionView: GridView, dropSessionDidEnd session: any GridDropSession)

  func collectionView(
    _ collectionView: GridView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> GridDragPreviewParameters?
}

extension GridViewDropDelegate {
  public func collectionView(
    _ collectionView: GridView, canHandle session: any GridDropSession
  ) -> Bool {
    true
  }

  public func collectionView(
    _ collectionView: GridView, dropSessionDidEnter session: any GridDropSession
  ) {}

  public func collectionView(
    _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> GridViewDropProposal {
    GridViewDropProposal(operation: .cancel)
  }

  public func collectionView(
    _ collectionView: GridView, dropSessionDidExit session: any GridDropSession
  ) {}

  public func collectionView(
    _ collectionView: GridView, dropSessionDidEnd session: any GridDropSession
  ) {}

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
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  public let intent: Intent

  public override init(operation: GridDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: GridDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// - Note: After `UICollectionViewDropItem`.
@preconcurrency @MainActor
public protocol GridViewDropItem: AnyObject {
  var dragItem: GridDragItem { get }
  /// Where the item comes from, if it comes from the same grid.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// Where a preview goes at the end of a drop.
///
/// - Note: After `UIDragPreviewTarget`.
@preconcurrency @MainActor
open class GridDragPreviewTarget: NSObject {
  public let container: BaseView
  public let center: CGPoint

  public init(container: BaseView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}

/// - Note: After `UICollectionViewDropCoordinator`.
@preconcurrency @MainActor
public protocol GridViewDropCoordinator: AnyObject {
  var items: [any GridViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: GridViewDropProposal { get }
  var session: any GridDropSession { get }

  func drop(
    _ dragItem: GridDragItem, to placeholder: GridViewDropPlaceholder
  ) -> any GridViewDropPlaceholderContext

  @discardableResult
  func drop(_ dragItem: GridDragItem, toItemAt indexPath: IndexPath) -> any GridDragAnimating

  @discardableResult
  func drop(_ dragItem: GridDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any GridDragAnimating

  @discardableResult
  func drop(_ dragItem: GridDragItem, to target: GridDragPreviewTarget) -> any GridDragAnimating
}

/// A cell that keeps a place while data arrives.
///
/// - Note: After `UICollectionViewPlaceholder`.
@preconcurrency @MainActor
open class GridViewPlaceholder: NSObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  open var cellUpdateHandler: ((GridViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// - Note: After `UICollectionViewDropPlaceholder`.
@preconcurrency @MainActor
open class GridViewDropPlaceholder: GridViewPlaceholder {
  open var previewParametersProvider: ((GridViewCell) -> GridDragPreviewParameters?)?
}

/// - Note: After `UICollectionViewDropPlaceholderContext`.
@preconcurrency @MainActor
public protocol GridViewDropPlaceholderContext: GridDragAnimating {
  var dragItem: GridDragItem { get }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  @discardableResult
  func deletePlaceholder() -> Bool

  func setNeedsCellUpdate()
}
