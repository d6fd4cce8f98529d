/// An action that a swipe over a cell offers; it is performed, and not drawn.
///
/// - Note: After `UIContextualAction`.
@preconcurrency @MainActor
open class GridContextualAction: NSObject {
  /// The closure that performs the action. The closure that it gets is called at the end, with
  /// whether something was done.
  public typealias Handler = (GridContextualAction, BaseView, @escaping (Bool) -> Void) -> Void

  /// The effect of an action on the item.
  ///
  /// - Note: After `UIContextualAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// The item stays.
    case normal = 0
    /// The item goes.
    case destructive = 1
  }

  private let actionStyle: Style
  private let actionHandler: Handler

  /// An action with a title; nil for one that shows an image alone.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    actionStyle = style
    actionHandler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// The style that the action was made with.
  open var style: Style { actionStyle }

  /// The handler that the action was made with. A swipe, or a tap on the action, calls it with the
  /// cell.
  open var handler: Handler { actionHandler }

  /// The title of the action; stored, without effect.
  open var title: String?

  /// The background colour; stored, without effect. Red for a destructive action and grey for
  /// another, nil brings that back.
  open var backgroundColor: GridColor! {
    didSet {
      if backgroundColor == nil {
        backgroundColor = actionStyle == .destructive ? .systemRed : .systemGray
      }
    }
  }

  /// The image of the action; stored, without effect.
  open var image: GridImage?
}

/// The actions that a swipe over a cell offers.
///
/// - Note: After `UISwipeActionsConfiguration`.
@preconcurrency @MainActor
open class GridSwipeActionsConfiguration: NSObject {
  private let allActions: [GridContextualAction]

  /// Offers actions; the first is at the edge that the swipe comes from.
  public init(actions: [GridContextualAction]) {
    allActions = actions
    super.init()
  }

  /// The actions that the configuration was made with.
  open var actions: [GridContextualAction] { allActions }

  /// Whether a swipe over half of the cell, or more, does what the first action stands for.
  open var performsFirstActionWithFullSwipe = true
}
