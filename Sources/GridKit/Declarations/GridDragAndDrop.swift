// Drag and drop between views, as declarations: sources that offer it compile, and no drag ever
// begins here. Moving an item within a grid is `beginInteractiveMovementForItem(at:)` and works.

/// What a dragged item carries.
///
/// - Note: After `NSItemProviderWriting`.
public protocol NSItemProviderWriting: AnyObject {}

/// A type that can be made from what a dragged item carries.
///
/// - Note: After `NSItemProviderReading`.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}

/// Holds the object that a dragged item stands for.
///
/// - Note: After `NSItemProvider`, which Foundation on Linux lacks; nothing is loaded or written.
open class NSItemProvider: NSObject {
  /// The object given at the start; nil for an empty provider.
  public let object: (any NSItemProviderWriting)?
  /// A name for a file made of it; kept only.
  open var suggestedName: String?

  public override init() {
    object = nil
    super.init()
  }

  /// Holds an object, which is what a drag would carry.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }
}

/// One thing that is dragged.
///
/// - Note: After `UIDragItem`.
@preconcurrency @MainActor
open class GridDragItem: NSObject {
  /// What the item carries.
  public let itemProvider: NSItemProvider
  /// What the application that drags knows about the thing.
  open var localObject: Any?

  /// A thing to drag, with what it carries.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What would become of the thing that is dropped.
///
/// - Note: After `UIDropOperation`.
public enum GridDropOperation: UInt, Sendable {
  /// Nothing would happen.
  case cancel = 0
  /// The place takes nothing, whatever is dropped.
  case forbidden = 1
  /// It would be copied.
  case copy = 2
  /// It would be moved, within one application only.
  case move = 3
}

/// Whether a drop would show how far the loading has come.
///
/// - Note: After `UIDropSessionProgressIndicatorStyle`.
public enum GridDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none = 0
  /// As the system does.
  case `default` = 1
}

/// What the two sides of a drag have in common.
///
/// - Note: After `UIDragDropSession`.
@preconcurrency @MainActor
public protocol GridDragDropSession: AnyObject {
  /// What is dragged.
  var items: [GridDragItem] { get }
  /// Whether the side that drags lets things be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether things may only be dropped where they come from.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the drag is, in a view's coordinates.
  func location(in view: BaseView) -> CGPoint
}

/// A drag as the side sees it that things are taken from.
///
/// - Note: After `UIDragSession`.
@preconcurrency @MainActor
public protocol GridDragSession: GridDragDropSession {
  /// Anything that this side wants to remember.
  var localContext: Any? { get set }
}

/// A drag as the side sees it that things are dropped on.
///
/// - Note: After `UIDropSession`.
@preconcurrency @MainActor
public protocol GridDropSession: GridDragDropSession {
  /// The drag, if it began in this application.
  var localDragSession: (any GridDragSession)? { get }
  /// How the loading of what is dropped would be shown.
  var progressIndicatorStyle: GridDropSessionProgressIndicatorStyle { get set }
}

/// How a dragged item looks while it is dragged.
///
/// - Note: After `UIPreviewParameters`.
@preconcurrency @MainActor
open class GridPreviewParameters: NSObject {
  /// What would be behind the preview; kept only.
  open var backgroundColor: GridColor! = .clear

  public override init() {
    super.init()
  }
}

/// How an item looks while it is dragged from a grid or dropped on one.
///
/// - Note: After `UIDragPreviewParameters`.
@preconcurrency @MainActor
open class GridDragPreviewParameters: GridPreviewParameters {}

/// The view that stands for a dragged item.
///
/// - Note: After `UIDragPreview`.
@preconcurrency @MainActor
open class GridDragPreview: NSObject {
  /// The view that is shown; it is not taken out of its superview.
  public let view: BaseView
  /// How it would look; kept only.
  public let parameters: GridDragPreviewParameters

  /// A preview of a view, with what is said of its look.
  public init(view: BaseView, parameters: GridDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview of a view as it is.
  public convenience init(view: BaseView) {
    self.init(view: view, parameters: GridDragPreviewParameters())
  }
}

/// A view that a preview grows out of or goes back to.
///
/// - Note: After `UITargetedPreview`.
@preconcurrency @MainActor
open class GridTargetedPreview: NSObject {
  /// The view that is shown; it is not taken out of its superview.
  public let view: BaseView
  /// How it would look; kept only.
  public let parameters: GridPreviewParameters

  /// A preview of a view, with what is said of its look.
  public init(view: BaseView, parameters: GridPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A preview of a view as it is.
  public convenience init(view: BaseView) {
    self.init(view: view, parameters: GridPreviewParameters())
  }

  /// The size of the view's bounds, in points.
  open var size: CGSize { view.bounds.size }
}

/// What happens along with the animation at the end of a drop.
///
/// - Note: After `UIDragAnimating`.
@preconcurrency @MainActor
public protocol GridDragAnimating: AnyObject {
  /// Hands in changes of views to be animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Hands in what is told at the end: whether the animation came to it.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// What a view would do with a drop.
///
/// - Note: After `UIDropProposal`.
@preconcurrency @MainActor
open class GridDropProposal: NSObject {
  /// What would become of the thing that is dropped.
  public let operation: GridDropOperation
  /// Whether the drop happens exactly under the finger; kept only.
  open var isPrecise = false
  /// Whether the preview is not made smaller; kept only.
  open var prefersFullSizePreview = false

  /// A proposal, precise and full-size previews left off.
  public init(operation: GridDropOperation) {
    self.operation = operation
    super.init()
  }
}
