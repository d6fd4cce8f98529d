/// The delegate of a scroll view. Every method is optional.
///
/// Each method has a default body, which reports that the delegate lacks the method. Code for UIKit
/// that calls `delegate?.scrollViewDidScroll?(scrollView)` compiles as well.
///
/// - Note: After `UIScrollViewDelegate`.
@preconcurrency @MainActor
public protocol BaseScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content offset changed, for whatever reason. The cells are still
  /// those of the last layout pass.
  func scrollViewDidScroll(_ scrollView: BaseScrollView)
  /// Tells the delegate that the view zoomed. The method is never called, because GridKit does not
  /// zoom.
  func scrollViewDidZoom(_ scrollView: BaseScrollView)

  /// Tells the delegate that a finger has moved far enough to begin a drag.
  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView)
  /// Tells the delegate that the finger lifted. The velocity is in points per **millisecond**. The
  /// delegate may change `targetContentOffset`, the offset at which the content would come to rest.
  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that the drag has ended, after `scrollViewWillEndDragging`. Without
  /// deceleration the content is at rest now.
  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content is about to decelerate after a drag. If the delegate stops
  /// the content here, the content stays stopped.
  func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView)
  /// Tells the delegate that the deceleration has ended, because the content came to rest or a
  /// finger stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView)

  /// Tells the delegate that an animated scroll to an offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView)

  /// Returns the view to zoom. The method is never called, because GridKit does not zoom.
  func viewForZooming(in scrollView: BaseScrollView) -> BaseView?
  /// Tells the delegate that zooming begins. The method is never called, because GridKit does not
  /// zoom.
  func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?)
  /// Tells the delegate that zooming ended. The method is never called, because GridKit does not
  /// zoom.
  func scrollViewDidEndZooming(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat)

  /// Returns whether a tap on the status bar scrolls to the top; true if the method is absent.
  func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool
  /// Tells the delegate that the content has arrived at the top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: BaseScrollView)

  /// Tells the delegate that `adjustedContentInset` has changed, because of `contentInset` or the
  /// safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView)
}

// Each default body reports that the delegate lacks the method.
extension BaseScrollViewDelegate {
  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScroll.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidZoom(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidZoom.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDragging.reportMissing()
  }

  /// Leaves `targetContentOffset` as it is. This is the default implementation, for a delegate
  /// without the method.
  public func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.scrollViewWillEndDragging.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidEndDragging(
    _ scrollView: BaseScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalMethod.scrollViewDidEndDragging.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDecelerating.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndDecelerating.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndScrollingAnimation.reportMissing()
  }

  /// Returns nil. This is the default implementation, for a delegate without the method.
  public func viewForZooming(in scrollView: BaseScrollView) -> BaseView? {
    OptionalMethod.viewForZooming.reportMissing(nil)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?) {
    OptionalMethod.scrollViewWillBeginZooming.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidEndZooming(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat
  ) {
    OptionalMethod.scrollViewDidEndZooming.reportMissing()
  }

  /// Returns true. This is the default implementation, for a delegate without the method.
  public func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool {
    OptionalMethod.scrollViewShouldScrollToTop.reportMissing(true)
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidScrollToTop(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScrollToTop.reportMissing()
  }

  /// Does nothing. This is the default implementation, for a delegate without the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidChangeAdjustedContentInset.reportMissing()
  }
}
