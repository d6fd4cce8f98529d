// The look of dragged items: kept for callers that read it, as nothing is drawn.

/// The look of an item while it is dragged.
///
/// - Note: After `UIPreviewParameters`.
@preconcurrency @MainActor
open class GridPreviewParameters: NSObject {
  /// The colour behind the preview; kept only.
  open var backgroundColor: GridColor! = .clear

  public override init() {
    super.init()
  }
}

/// The look of an item while it is dragged from a grid or dropped on one.
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
  /// The look of the preview; stored, without effect.
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
  /// The look of the preview; stored, without effect.
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
