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
  func scrollViewDidZoom(_ scrollView: BaseScrollView)

  /// A finger has moved far enough to drag.
  func scrollViewWillBeginDragging(_ scrollView: BaseScrollView)
  /// The finger lifted. The velocity is in points per **millisecond**; the place where the content
  /// would come to rest may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView)

  /// An animated request for an offset has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView)

  func viewForZooming(in scrollView: BaseScrollView) -> BaseView?
  func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?)
  func scrollViewDidEndZooming(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top; absent means yes.
  func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: BaseScrollView)

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
  public func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScroll.reportMissing()
  }

  public func scrollViewDidZoom(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidZoom.reportMissing()
  }

  public func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDragging.reportMissing()
  }

  public func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.scrollViewWillEndDragging.reportMissing()
  }

  public func scrollViewDidEndDragging(
    _ scrollView: BaseScrollView, willDecelerate decelerate: Bool
  ) {
    OptionalMethod.scrollViewDidEndDragging.reportMissing()
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewWillBeginDecelerating.reportMissing()
  }

  public func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndDecelerating.reportMissing()
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidEndScrollingAnimation.reportMissing()
  }

  public func viewForZooming(in scrollView: BaseScrollView) -> BaseView? {
    OptionalMethod.viewForZooming.reportMissing()
    return nil
  }

  public func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?) {
    OptionalMethod.scrollViewWillBeginZooming.reportMissing()
  }

  public func scrollViewDidEndZooming(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat
  ) {
    OptionalMethod.scrollViewDidEndZooming.reportMissing()
  }

  public func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool {
    OptionalMethod.scrollViewShouldScrollToTop.reportMissing()
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidScrollToTop.reportMissing()
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView) {
    OptionalMethod.scrollViewDidChangeAdjustedContentInset.reportMissing()
  }
}
