// The look of dragged items: stored for callers that read it, as nothing is drawn.

/// The look of an item while it is dragged.
///
/// - Note: After `UIPreviewParameters`.
@preconcurrency @MainActor
open class GridPreviewParameters: NSObject {
  /// The colour behind the preview; stored, without effect.
  open var backgroundColor: GridColor! = .clear

  public override init() {
    super.init()
  }
}

/// The look of an item while it is dragged from a grid or dropped on a grid.
///
/// - Note: After `UIDragPreviewParameters`.
@preconcurrency @MainActor
open class GridDragPreviewParameters: GridPreviewParameters {}

/// The preview of a dragged item: a view and its look.
///
/// - Note: After `UIDragPreview`.
@preconcurrency @MainActor
open class GridDragPreview: NSObject {
  /// The previewed view, which stays in its superview.
  public let view: BaseView
  /// The look of the preview; stored, without effect.
  public let parameters: GridDragPreviewParameters

  /// Makes a preview of a view with a look.
  public init(view: BaseView, parameters: GridDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a view with default parameters.
  public convenience init(view: BaseView) {
    self.init(view: view, parameters: GridDragPreviewParameters())
  }
}

/// A preview of a view, for an animation that begins or ends at the view.
///
/// - Note: After `UITargetedPreview`.
@preconcurrency @MainActor
open class GridTargetedPreview: NSObject {
  /// The previewed view, which stays in its superview.
  public let view: BaseView
  /// The look of the preview; stored, without effect.
  public let parameters: GridPreviewParameters

  /// Makes a preview of a view with a look.
  public init(view: BaseView, parameters: GridPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Makes a preview of a view with default parameters.
  public convenience init(view: BaseView) {
    self.init(view: view, parameters: GridPreviewParameters())
  }

  /// The size of the view's bounds, in points.
  open var size: CGSize { view.bounds.size }
}
