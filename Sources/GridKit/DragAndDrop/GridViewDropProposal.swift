// Drop proposals: the operation and the place of a drop that has not happened yet.

/// The operation that a drop would perform on the dropped item.
///
/// - Note: After `UIDropOperation`.
public enum GridDropOperation: UInt, Sendable {
  /// No operation: nothing would happen.
  case cancel = 0
  /// The place takes nothing, whatever is dropped.
  case forbidden = 1
  /// A copy of the dropped item.
  case copy = 2
  /// A move of the dropped item, within one application only and where the side that drags allows
  /// it.
  case move = 3
}

/// A view's proposal for a drop over it.
///
/// - Note: After `UIDropProposal`.
@preconcurrency @MainActor
open class GridDropProposal: NSObject {
  /// The operation that the drop would perform on the dropped item.
  public let operation: GridDropOperation
  /// Whether the drop happens exactly under the finger; kept only.
  open var isPrecise = false
  /// Whether the preview is not made smaller; kept only.
  open var prefersFullSizePreview = false

  /// A proposal, precise and full-size previews left off.
  public init(operation: GridDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A grid's proposal for a drop: the operation, and where in the grid the item would be dropped.
///
/// - Note: After `UICollectionViewDropProposal`.
@preconcurrency @MainActor
open class GridViewDropProposal: GridDropProposal {
  /// The place of a drop in a grid.
  public enum Intent: Int, Sendable {
    /// An unspecified place: nothing makes room.
    case unspecified = 0
    /// A drop at the place itself: items from there on make room, as `GridView.reorderingCadence`
    /// says (IM-27).
    case insertAtDestinationIndexPath = 1
    /// Into the item at the place, whose cell is told: `cellDropState` is `targeted`.
    case insertIntoDestinationIndexPath = 2
  }

  /// The place of the drop.
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
