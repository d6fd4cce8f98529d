/// An operation of a batch update, as a layout is told about it.
///
/// A path that names a whole section has `NSNotFound` as its item (BU-3).
///
/// - Note: After `UICollectionViewUpdateItem`.
@preconcurrency @MainActor
open class GridViewUpdateItem: NSObject {
  /// The operation on an item or a section.
  ///
  /// - Note: After `UICollectionViewUpdateItem.Action`.
  public enum Action: Int, Sendable {
    /// An insertion; only the place after the update is set.
    case insert = 0
    /// A deletion; only the place before the update is set.
    case delete = 1
    /// A reload; the view is replaced.
    case reload = 2
    /// A move from one place to another.
    case move = 3
    /// No operation.
    case none = 4
  }

  /// The operation; nil for an object that says nothing.
  private let item: UpdateItem?

  package init(_ item: UpdateItem) {
    self.item = item
    super.init()
  }

  /// An item that says nothing; subclasses that stand in for UIKit's in a layout's own tests
  /// override the three properties.
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

  /// Makes the index path of a place when it is asked for: of a large batch a layout may want few.
  private func path(_ place: UpdatePosition) -> IndexPath {
    // Without an array in between.
    IndexPath(index: place.section).appending(place.item)
  }
}
