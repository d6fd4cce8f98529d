// Context menus, focus and spring loading, as declarations: sources that offer them compile, and
// nothing ever opens a menu, moves the focus or hovers here.

/// - Note: After `UIMenuElement`.
@preconcurrency @MainActor
open class GridMenuElement: NSObject {
  open var title: String

  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// - Note: After `UIMenu`.
@preconcurrency @MainActor
open class GridMenu: GridMenuElement {
  public let children: [GridMenuElement]

  public init(title: String = "", children: [GridMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// What a context menu would show.
///
/// - Note: After `UIContextMenuConfiguration`.
@preconcurrency @MainActor
open class GridContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([GridMenuElement]) -> GridMenu?
  public typealias ContentPreviewProvider = () -> BaseViewController?

  public let identifier: any NSCopying
  /// Kept only.
  public let previewProvider: ContentPreviewProvider?
  /// Kept only.
  public let actionProvider: ActionProvider?

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

/// - Note: After `UIContextMenuInteraction`.
@preconcurrency @MainActor
open class GridContextMenuInteraction: NSObject {
  open internal(set) weak var view: BaseView?

  /// Does nothing: there is no menu.
  open func dismissMenu() {}
}

/// - Note: After `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor
public protocol GridContextMenuInteractionAnimating: AnyObject {
  var previewViewController: BaseViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// - Note: After `UIContextMenuInteractionCommitStyle`.
public enum GridContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

/// - Note: After `UIContextMenuInteractionCommitAnimating`.
@preconcurrency @MainActor
public protocol GridContextMenuInteractionCommitAnimating: GridContextMenuInteractionAnimating {
  var preferredCommitStyle: GridContextMenuInteractionCommitStyle { get set }
}

/// What a scene would be opened with.
///
/// - Note: After `UIWindowScene.ActivationConfiguration`.
@preconcurrency @MainActor
open class GridSceneActivationConfiguration: NSObject {
  /// The preview that the scene grows out of.
  open var preview: GridTargetedPreview?
}

/// - Note: After `UISpringLoadedInteractionContext`.
@preconcurrency @MainActor
public protocol GridSpringLoadedInteractionContext: AnyObject {
  var targetView: BaseView? { get set }
  func location(in view: BaseView?) -> CGPoint
}

// MARK: Focus

/// - Note: After `UIFocusUpdateContext`.
@preconcurrency @MainActor
open class GridFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: BaseView?
  open weak var nextFocusedView: BaseView?
}

/// - Note: After `UICollectionViewFocusUpdateContext`.
@preconcurrency @MainActor
open class GridViewFocusUpdateContext: GridFocusUpdateContext {
  /// Nil, as no focus moves here.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// Nil, as no focus moves here.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// - Note: After `UIFocusAnimationCoordinator`.
@preconcurrency @MainActor
open class GridFocusAnimationCoordinator: NSObject {
  /// Both run at once: no focus moves here.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
