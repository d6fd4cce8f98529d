/// Follows the scrolling of a view. Every method is optional.
///
/// A method that a class does not have is found by calling its default here. From a caller's side
/// `delegate?.scrollViewDidScroll?(scrollView)` works as well.
///
/// - Note: After `UIScrollViewDelegate`.
@preconcurrency @MainActor
public protocol BaseScrollViewDelegate: AnyObject {
  /// The offset changed, for whatever reason. Cells are those of the last layout pass.
  func scrollViewDidScroll(_ scrollView: BaseScrollView)
  /// Tells the delegate that the view zoomed. Nothing calls it: views do not zoom here.
  func scrollViewDidZoom(_ scrollView: BaseScrollView)

  /// A finger has moved far enough to drag.
  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView)
  /// The finger lifted. The velocity is in points per **millisecond**; the place where the content
  /// would come to rest may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger lifted, after the question above. Without deceleration the content rests now.
  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate decelerate: Bool)
  /// The content is about to move on after a drag; stopping it here stands.
  func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView)
  /// The content came to rest after a drag, or a finger stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView)

  /// An animated request for an offset has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView)

  /// Returns the view to zoom. Nothing asks: views do not zoom here.
  func viewForZooming(in scrollView: BaseScrollView) -> BaseView?
  /// Tells the delegate that zooming begins. Nothing calls it: views do not zoom here.
  func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?)
  /// Tells the delegate that zooming ended. Nothing calls it: views do not zoom here.
  func scrollViewDidEndZooming(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top; absent means yes.
  func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool
  /// The content has arrived at the top, where a tap on the status bar sent it.
  func scrollViewDidScrollToTop(_ scrollView: BaseScrollView)

  /// `adjustedContentInset` has changed, by `contentInset` or by the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView)
}

extension OptionalMethod {
  static let scrollViewDidScroll = OptionalMethod(1)
  static let scrollViewDidZoom = OptionalMethod(2)
  static let scrollViewWillBeginDragging = OptionalMethod(3)
  static let scrollViewWillEndDragging = OptionalMethod(4)
  static let scrollViewDidEndDragging = OptionalMethod(5)
  static let scrollViewWillBeginDecelerating = OptionalMethod(6)
  static let scrollViewDidEndDecelerating = OptionalMethod(7)
  static let scrollViewDidEndScrollingAnimation = OptionalMethod(8)
  static let viewForZooming = OptionalMethod(9)
  static let scrollViewWillBeginZooming = OptionalMethod(10)
  static let scrollViewDidEndZooming = OptionalMethod(11)
  static let scrollViewShouldScrollToTop = OptionalMethod(12)
  static let scrollViewDidScrollToTop = OptionalMethod(13)
  static let scrollViewDidChangeAdjustedContentInset = OptionalMethod(14)
}

// The defaults say that they are the defaults.
extension BaseScrollViewDelegate {
  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScroll.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidZoom(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidZoom.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDragging.reportMissing()
  }

  /// The default implementation, for a delegate without the method: the content rests where it
  /// would by itself.
  public func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.scrollViewWillEndDragging.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: BaseScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalMethod.scrollViewDidEndDragging.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDecelerating.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndDecelerating.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndScrollingAnimation.reportMissing()
  }

  /// The default implementation, for a delegate without the method: there is no view to zoom.
  public func viewForZooming(in scrollView: BaseScrollView) -> BaseView? {
    OptionalMethod.viewForZooming.reportMissing()
    return nil
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?) {
    OptionalMethod.scrollViewWillBeginZooming.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat
  ) {
    OptionalMethod.scrollViewDidEndZooming.reportMissing()
  }

  /// The default implementation, for a delegate without the method: a tap on the status bar may
  /// scroll.
  public func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool {
    OptionalMethod.scrollViewShouldScrollToTop.reportMissing()
    return true
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScrollToTop.reportMissing()
  }

  /// The default implementation, for a delegate without the method: does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidChangeAdjustedContentInset.reportMissing()
  }
}
