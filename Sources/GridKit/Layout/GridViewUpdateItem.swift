/// One operation of a batch update, as a layout is told about it.
///
/// A path that names a whole section has `NSNotFound` as its item (BU-3).
///
/// - Note: After `UICollectionViewUpdateItem`.
@preconcurrency @MainActor
open class GridViewUpdateItem: NSObject {
  /// What is done to an item or a section.
  ///
  /// - Note: After `UICollectionViewUpdateItem.Action`.
  public enum Action: Int, Sendable {
    /// It comes; only the place after the update is set.
    case insert = 0
    /// It goes; only the place before the update is set.
    case delete = 1
    /// Its view is replaced.
    case reload = 2
    /// It goes from one place to another.
    case move = 3
    /// Nothing is done.
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  package init(before: IndexPath?, after: IndexPath?, action: Action) {
    self.before = before
    self.after = after
    self.action = action
    super.init()
  }

  /// An item that says nothing; subclasses that stand in for UIKit's in a layout's own tests
  /// override the three properties.
  public override init() {
    before = nil
    after = nil
    action = .none
    super.init()
  }

  /// Where the item was; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the item will be; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What is done to it.
  open var updateAction: Action { action }
}
