// Context menus, focus and spring loading, as declarations: sources that offer them compile, and
// nothing ever opens a menu, moves the focus or hovers here.

/// One element of a menu.
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

  /// Tells the menu from others in the delegate's calls.
  public let identifier: any NSCopying
  /// Kept only.
  public let previewProvider: ContentPreviewProvider?
  /// Kept only.
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

  /// Does nothing: there is no menu.
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
  /// It goes away with the menu.
  case dismiss = 0
  /// It grows into what is shown next.
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
  /// Where the drag is, in a view's coordinates; nil asks for those of the window.
  func location(in view: BaseView?) -> CGPoint
}

// MARK: Focus

/// From where to where the focus moves.
///
/// - Note: After `UIFocusUpdateContext`.
@preconcurrency @MainActor
open class GridFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open weak var previouslyFocusedView: BaseView?
  /// The view that will have it.
  open weak var nextFocusedView: BaseView?
}

/// As `GridFocusUpdateContext`, by the paths of a grid.
///
/// - Note: After `UICollectionViewFocusUpdateContext`.
@preconcurrency @MainActor
open class GridViewFocusUpdateContext: GridFocusUpdateContext {
  /// Nil, as no focus moves here.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil, as no focus moves here.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The animation of a move of the focus, to which the delegate adds its own changes.
///
/// - Note: After `UIFocusAnimationCoordinator`.
@preconcurrency @MainActor
open class GridFocusAnimationCoordinator: NSObject {
  /// Both run at once: no focus moves here.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
