// Context menus, focus and spring loading, as declarations: sources that offer them compile, and
// nothing ever opens a menu, moves the focus or hovers here.

/// An element of a menu.
///
/// - Note: After `UIMenuElement`.
@preconcurrency @MainActor
open class GridMenuElement: NSObject {
  /// The element's display text.
  open var title: String

  /// An element with a display text.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A list of elements; nothing shows it.
///
/// - Note: After `UIMenu`.
@preconcurrency @MainActor
open class GridMenu: GridMenuElement {
  /// The menu's elements, from top to bottom.
  public let children: [GridMenuElement]

  /// A menu of elements; without a title it would be shown without one.
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
  /// Makes the menu, given what the system suggests; nothing calls it.
  public typealias ActionProvider = ([GridMenuElement]) -> GridMenu?
  /// Makes the preview beside the menu; nothing calls it.
  public typealias ContentPreviewProvider = () -> BaseViewController?

  /// The identifier that tells the menu from others in the delegate's calls.
  public let identifier: any NSCopying
  /// The provider of the preview; kept only.
  public let previewProvider: ContentPreviewProvider?
  /// The provider of the menu; kept only.
  public let actionProvider: ActionProvider?

  /// A description of a menu.
  ///
  /// - Parameter identifier: Nil for one that no other configuration has.
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

/// The interaction that opens a view's menu; none is ever made.
///
/// - Note: After `UIContextMenuInteraction`.
@preconcurrency @MainActor
open class GridContextMenuInteraction: NSObject {
  /// The view that the menu belongs to.
  open internal(set) weak var view: BaseView?

  /// Dismisses the menu; without effect: there is none.
  open func dismissMenu() {}
}

/// The animation that opens or closes a menu, to which the delegate adds its own changes.
///
/// - Note: After `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor
public protocol GridContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; nil without one.
  var previewViewController: BaseViewController? { get }
  /// Hands in changes of views to be animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Hands in what is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition of a menu's preview when the preview is tapped.
///
/// - Note: After `UIContextMenuInteractionCommitStyle`.
public enum GridContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes away with the menu.
  case dismiss = 0
  /// The preview grows into what is shown next.
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

/// A drag over a view that the drag may open.
///
/// - Note: After `UISpringLoadedInteractionContext`.
@preconcurrency @MainActor
public protocol GridSpringLoadedInteractionContext: AnyObject {
  /// The view that would open; the delegate may name another.
  var targetView: BaseView? { get set }
  /// Returns the location of the drag, in a view's coordinates; nil asks for those of the window.
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
  /// The view that will have it.
  open weak var nextFocusedView: BaseView?
}

/// The index paths of a grid between which the focus moves; otherwise like
/// `GridFocusUpdateContext`.
///
/// - Note: After `UICollectionViewFocusUpdateContext`.
@preconcurrency @MainActor
open class GridViewFocusUpdateContext: GridFocusUpdateContext {
  /// The index path that had the focus; nil, as no focus moves here.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The index path that will have the focus; nil, as no focus moves here.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The animation of a move of the focus, to which the delegate adds its own changes.
///
/// - Note: After `UIFocusAnimationCoordinator`.
@preconcurrency @MainActor
open class GridFocusAnimationCoordinator: NSObject {
  /// Runs the animations and the completion at once: no focus moves here.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
