// Declarations for context menus, focus and spring loading, so that sources which use them compile.
// Nothing here opens a menu, moves the focus or hovers.

/// An element of a menu.
///
/// - Note: After `UIMenuElement`.
@preconcurrency @MainActor
open class GridMenuElement: NSObject {
  /// The element's display text.
  open var title: String

  /// Makes an element with a display text.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A menu: a list of elements. No menu is ever shown.
///
/// - Note: After `UIMenu`.
@preconcurrency @MainActor
open class GridMenu: GridMenuElement {
  /// The menu's elements, from top to bottom.
  public let children: [GridMenuElement]

  /// Makes a menu of elements. An empty title means no title.
  public init(title: String = "", children: [GridMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// The description of a context menu and its preview.
///
/// - Note: After `UIContextMenuConfiguration`.
@preconcurrency @MainActor
open class GridContextMenuConfiguration: NSObject {
  /// Makes the menu from the elements that the system suggests. The closure is never called.
  public typealias ActionProvider = ([GridMenuElement]) -> GridMenu?
  /// Makes the preview beside the menu. The closure is never called.
  public typealias ContentPreviewProvider = () -> BaseViewController?

  /// The identifier by which the delegate distinguishes the menu from other menus.
  public let identifier: any NSCopying
  /// The provider of the preview. It is stored, but never called.
  public let previewProvider: ContentPreviewProvider?
  /// The provider of the menu. It is stored, but never called.
  public let actionProvider: ActionProvider?

  /// Makes a description of a menu.
  ///
  /// - Parameter identifier: The identifier; nil for a new unique identifier.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// The interaction that opens a view's menu. GridKit never makes an interaction.
///
/// - Note: After `UIContextMenuInteraction`.
@preconcurrency @MainActor
open class GridContextMenuInteraction: NSObject {
  /// The view that the menu belongs to.
  open internal(set) weak var view: BaseView?

  /// Dismisses the menu. The call has no effect, because no menu is open.
  open func dismissMenu() {}
}

/// The animation that opens or closes a menu, to which the delegate adds its own changes.
///
/// - Note: After `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor
public protocol GridContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; nil without a preview.
  var previewViewController: BaseViewController? { get }
  /// Adds changes of views that are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition of a menu's preview when the preview is tapped.
///
/// - Note: After `UIContextMenuInteractionCommitStyle`.
public enum GridContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes away with the menu.
  case dismiss = 0
  /// The preview grows into the view that is shown next.
  case pop = 1
}

/// The animation after a tap on a menu's preview.
///
/// - Note: After `UIContextMenuInteractionCommitAnimating`.
@preconcurrency @MainActor
public protocol GridContextMenuInteractionCommitAnimating: GridContextMenuInteractionAnimating {
  /// The transition of the preview; the delegate may change it.
  var preferredCommitStyle: GridContextMenuInteractionCommitStyle { get set }
}

/// The options that a scene would be opened with.
///
/// - Note: After `UIWindowScene.ActivationConfiguration`.
@preconcurrency @MainActor
open class GridSceneActivationConfiguration: NSObject {
  /// The preview that the scene grows out of.
  open var preview: GridTargetedPreview?
}

/// A drag that hovers over a view and may open it.
///
/// - Note: After `UISpringLoadedInteractionContext`.
@preconcurrency @MainActor
public protocol GridSpringLoadedInteractionContext: AnyObject {
  /// The view that would open. The delegate may set another view.
  var targetView: BaseView? { get set }
  /// Returns the location of the drag in the coordinates of `view`, or of the window if `view` is
  /// nil.
  func location(in view: BaseView?) -> CGPoint
}

// MARK: Focus

/// The views between which the focus moves.
///
/// - Note: After `UIFocusUpdateContext`.
@preconcurrency @MainActor
open class GridFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open weak var previouslyFocusedView: BaseView?
  /// The view that will have the focus.
  open weak var nextFocusedView: BaseView?
}

/// The index paths of a grid between which the focus moves; otherwise like
/// `GridFocusUpdateContext`.
///
/// - Note: After `UICollectionViewFocusUpdateContext`.
@preconcurrency @MainActor
open class GridViewFocusUpdateContext: GridFocusUpdateContext {
  /// The index path that had the focus; nil, because GridKit never moves the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path that will have the focus; nil, because GridKit never moves the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The animation of a move of the focus, to which the delegate adds its own changes.
///
/// - Note: After `UIFocusAnimationCoordinator`.
@preconcurrency @MainActor
open class GridFocusAnimationCoordinator: NSObject {
  /// Runs the animations and the completion at once, because GridKit never moves the focus.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
