// Optional calls as Objective-C's: `delegate?.scrollViewDidScroll?(view)` answers nil when the
// delegate lacks the method. Each base name is a property that can be called; it is disfavoured so
// that the method of the same name wins wherever both would do.

/// `…?(scrollView)`, for methods without an answer.
@preconcurrency @MainActor
public struct OptionalScrollCall {
  fileprivate let call: (BaseScrollView) -> Void?

  /// Calls the method; nil when the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ scrollView: BaseScrollView) -> Void? { call(scrollView) }
}

/// `…?(scrollView)`, for methods that answer yes or no.
@preconcurrency @MainActor
public struct OptionalScrollQuestion {
  fileprivate let call: (BaseScrollView) -> Bool?

  /// Asks the delegate; nil when it lacks the method.
  public func callAsFunction(_ scrollView: BaseScrollView) -> Bool? { call(scrollView) }
}

/// `…?(scrollView, withVelocity: …, targetContentOffset: …)`, the end of a drag.
@preconcurrency @MainActor
public struct OptionalWillEndDragging {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method; nil when the delegate lacks it.
  ///
  /// - Parameters:
  ///   - velocity: In points per **millisecond**.
  ///   - targetContentOffset: Where the content would rest; the delegate may change it.
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

/// `…?(scrollView, willDecelerate: …)`, the end of a drag.
@preconcurrency @MainActor
public struct OptionalDidEndDragging {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method; nil when the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ scrollView: BaseScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalMethod.scrollViewDidEndDragging.ifImplemented {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

/// `…?(in: scrollView)`, the question for a view to zoom.
@preconcurrency @MainActor
public struct OptionalViewForZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Asks the delegate; nil when it has no view to zoom or lacks the method.
  public func callAsFunction(in scrollView: BaseScrollView) -> BaseView? {
    delegate.viewForZooming(in: scrollView)
  }
}

/// `…?(scrollView, with: …)`, the beginning of zooming.
@preconcurrency @MainActor
public struct OptionalWillBeginZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method; nil when the delegate lacks it.
  @discardableResult
  public func callAsFunction(_ scrollView: BaseScrollView, with view: BaseView?) -> Void? {
    OptionalMethod.scrollViewWillBeginZooming.ifImplemented {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
}

/// `…?(scrollView, with: …, atScale: …)`, the end of zooming.
@preconcurrency @MainActor
public struct OptionalDidEndZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  /// Calls the method; nil when the delegate lacks it.
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
  /// Calls the optional method: `delegate?.scrollViewDidScroll?(view)`.
  @_disfavoredOverload
  public var scrollViewDidScroll: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidScroll.ifImplemented { self.scrollViewDidScroll(view) }
    }
  }

  /// Calls the optional method: `delegate?.scrollViewDidZoom?(view)`.
  @_disfavoredOverload
  public var scrollViewDidZoom: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidZoom.ifImplemented { self.scrollViewDidZoom(view) }
    }
  }

  /// Calls the optional method: `delegate?.scrollViewWillBeginDragging?(view)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewWillBeginDragging.ifImplemented {
        self.scrollViewWillBeginDragging(view)
      }
    }
  }

  /// Calls the optional method: `delegate?.scrollViewWillEndDragging?(view, withVelocity: velocity,
  /// targetContentOffset: &target)`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalWillEndDragging? {
    OptionalWillEndDragging(delegate: self)
  }

  /// Calls the optional method: `delegate?.scrollViewDidEndDragging?(view, willDecelerate: false)`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalDidEndDragging? {
    OptionalDidEndDragging(delegate: self)
  }

  /// Calls the optional method: `delegate?.scrollViewWillBeginDecelerating?(view)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewWillBeginDecelerating.ifImplemented {
        self.scrollViewWillBeginDecelerating(view)
      }
    }
  }

  /// Calls the optional method: `delegate?.scrollViewDidEndDecelerating?(view)`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidEndDecelerating.ifImplemented {
        self.scrollViewDidEndDecelerating(view)
      }
    }
  }

  /// Calls the optional method: `delegate?.scrollViewDidEndScrollingAnimation?(view)`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidEndScrollingAnimation.ifImplemented {
        self.scrollViewDidEndScrollingAnimation(view)
      }
    }
  }

  /// Calls the optional method: `delegate?.viewForZooming?(in: view)`.
  @_disfavoredOverload
  public var viewForZooming: OptionalViewForZooming? {
    OptionalViewForZooming(delegate: self)
  }

  /// Calls the optional method: `delegate?.scrollViewWillBeginZooming?(view, with: zoomed)`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: OptionalWillBeginZooming? {
    OptionalWillBeginZooming(delegate: self)
  }

  /// Calls the optional method: `delegate?.scrollViewDidEndZooming?(view, with: zoomed, atScale:
  /// 2)`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalDidEndZooming? {
    OptionalDidEndZooming(delegate: self)
  }

  /// Calls the optional method: `delegate?.scrollViewShouldScrollToTop?(view)`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: OptionalScrollQuestion? {
    OptionalScrollQuestion { view in
      OptionalMethod.scrollViewShouldScrollToTop.ifImplemented {
        self.scrollViewShouldScrollToTop(view)
      }
    }
  }

  /// Calls the optional method: `delegate?.scrollViewDidScrollToTop?(view)`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidScrollToTop.ifImplemented {
        self.scrollViewDidScrollToTop(view)
      }
    }
  }

  /// Calls the optional method: `delegate?.scrollViewDidChangeAdjustedContentInset?(view)`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidChangeAdjustedContentInset.ifImplemented {
        self.scrollViewDidChangeAdjustedContentInset(view)
      }
    }
  }
}
