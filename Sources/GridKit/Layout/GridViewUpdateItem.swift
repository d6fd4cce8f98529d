/// An operation of a batch update, as the grid passes it to a layout.
///
/// The index path of a whole section has `NSNotFound` as its item (BU-3).
///
/// - Note: After `UICollectionViewUpdateItem`.
@preconcurrency @MainActor
open class GridViewUpdateItem: NSObject {
  /// The operation on an item or a section.
  ///
  /// - Note: After `UICollectionViewUpdateItem.Action`.
  public enum Action: Int, Sendable {
    /// An insertion, which has only `indexPathAfterUpdate`.
    case insert = 0
    /// A deletion, which has only `indexPathBeforeUpdate`.
    case delete = 1
    /// A reload, which replaces the view.
    case reload = 2
    /// A move from one index path to another.
    case move = 3
    /// No operation.
    case none = 4
  }

  /// The operation; nil for an object that was made with `init()`.
  private let item: UpdateItem?

  package init(_ item: UpdateItem) {
    self.item = item
    super.init()
  }

  /// Makes an update item without an operation. For a test of a layout, a subclass can override the
  /// three properties, as with UIKit's class.
  public override init() {
    item = nil
    super.init()
  }

  /// The index path before the update; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { item?.before.map(path) }
  /// The index path after the update; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { item?.after.map(path) }
  /// The operation on the item or the section.
  open var updateAction: Action { item.flatMap { Action(rawValue: $0.action.rawValue) } ?? .none }

  /// Makes an index path on demand, because a layout may read only few index paths of a large
  /// batch.
  private func path(_ place: UpdatePosition) -> IndexPath {
    // Not `IndexPath(indexes:)`, which needs an array.
    IndexPath(index: place.section).appending(place.item)
  }
}
