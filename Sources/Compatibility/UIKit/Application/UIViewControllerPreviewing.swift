/// A view that could be pressed hard to look at what is behind it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// The recognizer of the press, on no view: nothing is recognised with it.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that would be asked for a controller.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that could be pressed.
  var sourceView: UIView { get }
  /// The rectangle that would stay clear of the blur, in the view's points.
  var sourceRect: CGRect { get set }
}

/// The object to ask for the controller behind a press. Nothing asks, since no screen here feels
/// how hard it is pressed; a test calls the methods itself.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The controller to look at for a place in the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// The controller that was looked at shall show.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// Keeps neither the delegate nor the view alive, which are the controller's own as a rule.
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
  /// Keeps the registration as long as the controller; nothing presses, as `forceTouchCapability`
  /// says.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
    previewingContexts.append(context)
    return context
  }

  /// Drops a registration.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewingContexts.removeAll { $0 === previewing }
  }
}
