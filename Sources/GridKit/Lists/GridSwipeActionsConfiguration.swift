/// An action that a swipe over a cell offers. The action can be performed but is not drawn.
///
/// - Note: After `UIContextualAction`.
@preconcurrency @MainActor
open class GridContextualAction: NSObject {
  /// A closure that performs the action. At the end, the closure must call its completion closure
  /// with true if the action was performed, else with false.
  public typealias Handler = (GridContextualAction, BaseView, @escaping (Bool) -> Void) -> Void

  /// The effect of an action on the item.
  ///
  /// - Note: After `UIContextualAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// An action that keeps the item.
    case normal = 0
    /// An action that deletes the item.
    case destructive = 1
  }

  private let actionStyle: Style
  private let actionHandler: Handler

  /// Makes an action. A nil title is for an action that shows only an image.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    actionStyle = style
    actionHandler = handler
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  /// The style given to the initialiser.
  open var style: Style { actionStyle }

  /// The handler given to the initialiser. A swipe, or a tap on the action, calls the handler with
  /// the cell.
  open var handler: Handler { actionHandler }

  /// The title of the action; stored, without effect.
  open var title: String?

  /// The background colour; stored, without effect. The default is red for a destructive action and
  /// grey for a normal action. Setting nil restores the default.
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

  /// Makes a configuration of actions. The first action is nearest to the edge from which the swipe
  /// starts.
  public init(actions: [GridContextualAction]) {
    allActions = actions
    super.init()
  }

  /// The actions given to the initialiser.
  open var actions: [GridContextualAction] { allActions }

  /// Whether a swipe over more than half of the cell performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
