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
  open var suggestedName: String?

  public override init() {
    object = nil
    super.init()
  }

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
  public let itemProvider: NSItemProvider
  /// What the application that drags knows about the thing.
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// - Note: After `UIDropOperation`.
public enum GridDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// - Note: After `UIDropSessionProgressIndicatorStyle`.
public enum GridDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// What the two sides of a drag have in common.
///
/// - Note: After `UIDragDropSession`.
@preconcurrency @MainActor
public protocol GridDragDropSession: AnyObject {
  var items: [GridDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: BaseView) -> CGPoint
}

/// - Note: After `UIDragSession`.
@preconcurrency @MainActor
public protocol GridDragSession: GridDragDropSession {
  var localContext: Any? { get set }
}

/// - Note: After `UIDropSession`.
@preconcurrency @MainActor
public protocol GridDropSession: GridDragDropSession {
  /// The drag, if it began in this application.
  var localDragSession: (any GridDragSession)? { get }
  var progressIndicatorStyle: GridDropSessionProgressIndicatorStyle { get set }
}

/// How a dragged item looks while it is dragged.
///
/// - Note: After `UIPreviewParameters`.
@preconcurrency @MainActor
open class GridPreviewParameters: NSObject {
  open var backgroundColor: GridColor! = .clear

  public override init() {
    super.init()
  }
}

/// - Note: After `UIDragPreviewParameters`.
@preconcurrency @MainActor
open class GridDragPreviewParameters: GridPreviewParameters {}

/// The view that stands for a dragged item.
///
/// - Note: After `UIDragPreview`.
@preconcurrency @MainActor
open class GridDragPreview: NSObject {
  public let view: BaseView
  public let parameters: GridDragPreviewParameters

  public init(view: BaseView, parameters: GridDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: BaseView) {
    self.init(view: view, parameters: GridDragPreviewParameters())
  }
}

/// A view that a preview grows out of or goes back to.
///
/// - Note: After `UITargetedPreview`.
@preconcurrency @MainActor
open class GridTargetedPreview: NSObject {
  public let view: BaseView
  public let parameters: GridPreviewParameters

  public init(view: BaseView, parameters: GridPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: BaseView) {
    self.init(view: view, parameters: GridPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }
}

/// - Note: After `UIDragAnimating`.
@preconcurrency @MainActor
public protocol GridDragAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// What a view would do with a drop.
///
/// - Note: After `UIDropProposal`.
@preconcurrency @MainActor
open class GridDropProposal: NSObject {
  public let operation: GridDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: GridDropOperation) {
    self.operation = operation
    super.init()
  }
}
