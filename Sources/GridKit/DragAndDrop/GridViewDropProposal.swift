// Drop proposals: the operation and the place of a drop that has not happened yet.

/// The operation that a drop would perform on the dropped item.
///
/// - Note: After `UIDropOperation`.
public enum GridDropOperation: UInt, Sendable {
  /// No operation, so that nothing would happen.
  case cancel = 0
  /// No operation, because the place accepts no drops at all.
  case forbidden = 1
  /// A copy of the dropped item.
  case copy = 2
  /// A move of the dropped item. It is possible only within one application, and only if the drag
  /// session allows moves.
  case move = 3
}

/// A view's proposal for a drop over the view.
///
/// - Note: After `UIDropProposal`.
@preconcurrency @MainActor
open class GridDropProposal: NSObject {
  /// The operation that the drop would perform on the dropped item.
  public let operation: GridDropOperation
  /// Whether the drop happens exactly under the finger; stored, without effect.
  open var isPrecise = false
  /// Whether the preview keeps its full size; stored, without effect.
  open var prefersFullSizePreview = false

  /// Makes a proposal with `isPrecise` and `prefersFullSizePreview` set to false.
  public init(operation: GridDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// A grid's proposal for a drop: the operation, and the place in the grid.
///
/// - Note: After `UICollectionViewDropProposal`.
@preconcurrency @MainActor
open class GridViewDropProposal: GridDropProposal {
  /// The place of a drop in a grid.
  public enum Intent: Int, Sendable {
    /// An unspecified place. No items make room.
    case unspecified = 0
    /// An insertion at the destination. The items from the destination on make room after the delay
    /// of `GridView.reorderingCadence` (IM-27).
    case insertAtDestinationIndexPath = 1
    /// A drop into the item at the destination. The `cellDropState` of the item's cell is
    /// `targeted`.
    case insertIntoDestinationIndexPath = 2
  }

  /// The place of the drop.
  public let intent: Intent

  public override init(operation: GridDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal with an operation and a place.
  public init(operation: GridDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
