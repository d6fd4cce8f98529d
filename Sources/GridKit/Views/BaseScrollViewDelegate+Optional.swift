// Optional calls as Objective-C's: `delegate?.scrollViewDidScroll?(view)` answers nil when the
// delegate lacks the method. Each base name is a property that can be called; it is disfavoured so
// that the method of the same name wins wherever both would do.

/// `…?(scrollView)`, for methods without an answer.
@MainActor public struct OptionalScrollCall {
  fileprivate let call: (BaseScrollView) -> Void?

  @discardableResult
  public func callAsFunction(_ scrollView: BaseScrollView) -> Void? { call(scrollView) }
}

@MainActor public struct OptionalScrollQuestion {
  fileprivate let call: (BaseScrollView) -> Bool?

  public func callAsFunction(_ scrollView: BaseScrollView) -> Bool? { call(scrollView) }
}

@MainActor public struct OptionalWillEndDragging {
  fileprivate let delegate: any BaseScrollViewDelegate

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

@MainActor public struct OptionalDidEndDragging {
  fileprivate let delegate: any BaseScrollViewDelegate

  @discardableResult
  public func callAsFunction(
    _ scrollView: BaseScrollView, willDecelerate decelerate: Bool
  ) -> Void? {
    OptionalMethod.scrollViewDidEndDragging.ifImplemented {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}

@MainActor public struct OptionalViewForZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  public func callAsFunction(in scrollView: BaseScrollView) -> BaseView? {
    delegate.viewForZooming(in: scrollView)
  }
}

@MainActor public struct OptionalWillBeginZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

  @discardableResult
  public func callAsFunction(_ scrollView: BaseScrollView, with view: BaseView?) -> Void? {
    OptionalMethod.scrollViewWillBeginZooming.ifImplemented {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
}

@MainActor public struct OptionalDidEndZooming {
  fileprivate let delegate: any BaseScrollViewDelegate

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
  @_disfavoredOverload
  public var scrollViewDidScroll: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidScroll.ifImplemented { self.scrollViewDidScroll(view) }
    }
  }

  @_disfavoredOverload
  public var scrollViewDidZoom: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidZoom.ifImplemented { self.scrollViewDidZoom(view) }
    }
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDragging: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewWillBeginDragging.ifImplemented {
        self.scrollViewWillBeginDragging(view)
      }
    }
  }

  @_disfavoredOverload
  public var scrollViewWillEndDragging: OptionalWillEndDragging? {
    OptionalWillEndDragging(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndDragging: OptionalDidEndDragging? {
    OptionalDidEndDragging(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewWillBeginDecelerating.ifImplemented {
        self.scrollViewWillBeginDecelerating(view)
      }
    }
  }

  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidEndDecelerating.ifImplemented {
        self.scrollViewDidEndDecelerating(view)
      }
    }
  }

  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidEndScrollingAnimation.ifImplemented {
        self.scrollViewDidEndScrollingAnimation(view)
      }
    }
  }

  @_disfavoredOverload
  public var viewForZooming: OptionalViewForZooming? {
    OptionalViewForZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewWillBeginZooming: OptionalWillBeginZooming? {
    OptionalWillBeginZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewDidEndZooming: OptionalDidEndZooming? {
    OptionalDidEndZooming(delegate: self)
  }

  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: OptionalScrollQuestion? {
    OptionalScrollQuestion { view in
      OptionalMethod.scrollViewShouldScrollToTop.ifImplemented {
        self.scrollViewShouldScrollToTop(view)
      }
    }
  }

  @_disfavoredOverload
  public var scrollViewDidScrollToTop: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidScrollToTop.ifImplemented {
        self.scrollViewDidScrollToTop(view)
      }
    }
  }

  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: OptionalScrollCall? {
    OptionalScrollCall { view in
      OptionalMethod.scrollViewDidChangeAdjustedContentInset.ifImplemented {
        self.scrollViewDidChangeAdjustedContentInset(view)
      }
    }
  }
}
