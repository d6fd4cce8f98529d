// Optional calls as in Objective-C: `delegate?.scrollViewDidScroll?(view)` returns nil when the
// delegate lacks the method. Each base name is a property whose value can be called. The property
// is a disfavoured overload, so that the method of the same name wins wherever both fit.

/// An optional method that takes a scroll view and has no result, callable as under UIKit.
@preconcurrency @MainActor
public struct OptionalScrollCall {
  fileprivate let method: OptionalMethod
  fileprivate let call: (BaseScrollView) -> Void

  /// Calls the method. Returns nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(_ scrollView: BaseScrollView) -> Void? {
    method.ifImplemented { call(scrollView) }
  }
}

/// An optional method that takes a scroll view and returns a `Bool`, callable as under UIKit.
@preconcurrency @MainActor
public struct OptionalScrollQuestion {
  fileprivate let method: OptionalMethod
  fileprivate let call: (BaseScrollView) -> Bool

  /// Asks the delegate. Returns nil when the delegate lacks the method.
  public func callAsFunction(_ scrollView: BaseScrollView) -> Bool? {
    method.ifImplemented { call(scrollView) }
  }
}

/// The optional method `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, callable
/// as under UIKit.
@preconcurrency @MainActor
public struct OptionalWillEndDragging {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method. Returns nil when the delegate lacks the method.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in points per **millisecond**.
  ///   - targetContentOffset: The offset at which the content would rest. The delegate may change
  ///     this offset.
  @discardableResult
  public func callAsFunction(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.scrollViewWillEndDragging.ifImplemented {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
}

/// The optional method `scrollViewDidEndDragging(_:willDecelerate:)`, callable as under UIKit.
@preconcurrency @MainActor
public struct OptionalDidEndDragging {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method. Returns nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ scrollView: BaseScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalMethod.scrollViewDidEndDragging.ifImplemented {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

/// The optional method `viewForZooming(in:)`, callable as under UIKit.
@preconcurrency @MainActor
public struct OptionalViewForZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Asks for the view to zoom. Returns nil when there is none, or when the delegate lacks the
  /// method.
  public func callAsFunction(in scrollView: BaseScrollView) -> BaseView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// The optional method `scrollViewWillBeginZooming(_:with:)`, callable as under UIKit.
@preconcurrency @MainActor
public struct OptionalWillBeginZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method. Returns nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(_ scrollView: BaseScrollView, with view: BaseView?) -> Void? {
    OptionalMethod.scrollViewWillBeginZooming.ifImplemented {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
}

/// The optional method `scrollViewDidEndZooming(_:with:atScale:)`, callable as under UIKit.
@preconcurrency @MainActor
public struct OptionalDidEndZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method. Returns nil when the delegate lacks the method.
  @discardableResult
  public func callAsFunction(
    _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat
  ) -> Void? {
    OptionalMethod.scrollViewDidEndZooming.ifImplemented {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
}

extension BaseScrollViewDelegate {
  /// The optional method, for the call `delegate?.scrollViewDidScroll?(view)`.
  @_disfavoredOverload
  public var scrollViewDidScroll: OptionalScrollCall? {
    OptionalScrollCall(method: .scrollViewDidScroll, call: scrollViewDidScroll)
  }

  /// The optional method, for the call `delegate?.scrollViewDidZoom?(view)`.
  @_disfavoredOverload
  public var scrollViewDidZoom: OptionalScrollCall? {
    OptionalScrollCall(method: .scrollViewDidZoom, call: scrollViewDidZoom)
  }

  /// The optional method, for the call `delegate?.scrollViewWillBeginDragging?(view)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: OptionalScrollCall? {
    OptionalScrollCall(method: .scrollViewWillBeginDragging, call: scrollViewWillBeginDragging)
  }

  /// The optional method, for the call `delegate?.scrollViewWillEndDragging?(view, withVelocity:
  /// velocity, targetContentOffset: &target)`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalWillEndDragging? {
    OptionalWillEndDragging(delegate: self)
  }

  /// The optional method, for the call `delegate?.scrollViewDidEndDragging?(view, willDecelerate:
  /// false)`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalDidEndDragging? {
    OptionalDidEndDragging(delegate: self)
  }

  /// The optional method, for the call `delegate?.scrollViewWillBeginDecelerating?(view)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: OptionalScrollCall? {
    OptionalScrollCall(
      method: .scrollViewWillBeginDecelerating, call: scrollViewWillBeginDecelerating)
  }

  /// The optional method, for the call `delegate?.scrollViewDidEndDecelerating?(view)`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: OptionalScrollCall? {
    OptionalScrollCall(method: .scrollViewDidEndDecelerating, call: scrollViewDidEndDecelerating)
  }

  /// The optional method, for the call `delegate?.scrollViewDidEndScrollingAnimation?(view)`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: OptionalScrollCall? {
    OptionalScrollCall(
      method: .scrollViewDidEndScrollingAnimation, call: scrollViewDidEndScrollingAnimation)
  }

  /// The optional method, for the call `delegate?.viewForZooming?(in: view)`.
  @_disfavoredOverload
  public var viewForZooming: OptionalViewForZooming? { OptionalViewForZooming(delegate: self) }

  /// The optional method, for the call `delegate?.scrollViewWillBeginZooming?(view, with: zoomed)`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: OptionalWillBeginZooming? {
    OptionalWillBeginZooming(delegate: self)
  }

  /// The optional method, for the call `delegate?.scrollViewDidEndZooming?(view, with: zoomed,
  /// atScale: 2)`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalDidEndZooming? {
    OptionalDidEndZooming(delegate: self)
  }

  /// The optional method, for the call `delegate?.scrollViewShouldScrollToTop?(view)`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: OptionalScrollQuestion? {
    OptionalScrollQuestion(method: .scrollViewShouldScrollToTop, call: scrollViewShouldScrollToTop)
  }

  /// The optional method, for the call `delegate?.scrollViewDidScrollToTop?(view)`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: OptionalScrollCall? {
    OptionalScrollCall(method: .scrollViewDidScrollToTop, call: scrollViewDidScrollToTop)
  }

  /// The optional method, for the call `delegate?.scrollViewDidChangeAdjustedContentInset?(view)`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: OptionalScrollCall? {
    OptionalScrollCall(
      method: .scrollViewDidChangeAdjustedContentInset,
      call: scrollViewDidChangeAdjustedContentInset)
  }
}
