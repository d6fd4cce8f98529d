/// A registration of a view for previews by force touch.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// The recognizer of the press. It has no view, so it recognises nothing.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that returns the controller to preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view to press.
  var sourceView: UIView { get }
  /// The rectangle that is not blurred during a preview, in the coordinates of `sourceView`.
  var sourceRect: CGRect { get set }
}

/// An object that returns the controller to preview. No screen here supports force touches, so
/// GridKit never calls the methods; a test calls them itself.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the controller to preview for a point in the source view; nil for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Tells the delegate to show the controller that was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// A registration that does not retain the delegate and the view. Both usually belong to the
/// controller.
@MainActor
final class PreviewingContext: UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}

extension UIViewController {
  /// Registers a view for previews, for the lifetime of the controller. GridKit never shows a
  /// preview, because `forceTouchCapability` is `unavailable`.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
    previewingContexts.append(context)
    return context
  }

  /// Removes a registration.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewingContexts.removeAll { $0 === previewing }
  }
}
