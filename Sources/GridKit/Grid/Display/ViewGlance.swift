/// What a live view shows, as far as its stored values tell: enough to see at a glance that nothing
/// has changed since (scenario 16 of the benchmark).
package struct ViewGlance {
  /// The element that the view stands for.
  package let key: ElementKey
  /// Whoever looks may number the views.
  package var number: Int32
  /// Only looked into where it is one of the live views, which the grid keeps.
  private let view: Borrowed<GridReusableView>
  private let center: CGPoint
  private let size: CGSize
  private let alpha: CGFloat
  private let zIndex: Int
  private let flags: UInt8

  /// A look at a view now.
  @MainActor
  package init(_ view: GridReusableView, key: ElementKey, number: Int32) {
    self.key = key
    self.number = number
    self.view = Borrowed(view)
    center = view.centerStorage
    size = view.boundsStorage.size
    alpha = view.alpha
    zIndex = view.reuse.zIndex
    flags = view.glanceFlags
  }

  /// Whether it was this view that was looked at.
  package func isOf(_ view: GridReusableView) -> Bool { isOf(ObjectIdentifier(view)) }

  @inline(__always)
  private func isOf(_ view: ObjectIdentifier) -> Bool {
    self.view.address == UnsafeRawPointer(bitPattern: UInt(bitPattern: view))
  }

  /// Whether a view stands for the same element and shows the same. Of one that is transformed,
  /// animated, or moves with a section nobody can tell at a glance.
  @MainActor
  package func holds(of view: GridReusableView, key: ElementKey) -> Bool {
    holds(of: ObjectIdentifier(view), key: key)
  }

  /// The same by where a live view is in memory: no reference to it is counted.
  @MainActor @inline(__always)
  fileprivate func holds(of view: ObjectIdentifier, key: ElementKey) -> Bool {
    guard self.key == key, isOf(view) else { return false }
    return self.view.withObject { view in
      view.isPlain && center == view.centerStorage && size == view.boundsStorage.size
        && alpha == view.alpha && zIndex == view.reuse.zIndex && flags == view.glanceFlags
    }
  }
}

extension GridReusableView {
  /// Whether what shows of the view is what is stored of it.
  fileprivate var isPlain: Bool {
    !isTransformed && reuse.scroll == nil && (extras?.animatedChanges.isEmpty ?? true)
  }
}

extension GridView {
  /// Live views by element, ascending.
  package var liveElements: [LiveViews.Element] { display.liveViews.elements }

  /// Whether views are on their way out.
  package var hasViewsOnTheirWayOut: Bool { !display.leavingViews.isEmpty }

  /// Scroll views of sections on screen that scroll by themselves.
  package var sectionScrollViews: [BaseScrollView] { display.sectionScrolls.live }

  /// Whether every live view shows what was seen of it at a glance, and there are no others.
  package func isAsSeen(_ glances: [ViewGlance]) -> Bool {
    let elements = display.liveViews.elements
    guard elements.count == glances.count else { return false }
    // By number: an iterator would count a reference to each view.
    for index in elements.indices {
      let view = ObjectIdentifier(elements[index].value)
      guard glances[index].holds(of: view, key: elements[index].key) else { return false }
    }
    return true
  }

  /// Whether these are the subviews, from back to front.
  package func isStacked(as views: [ObjectIdentifier]) -> Bool {
    let subviews = subviewStorage
    guard subviews.count == views.count else { return false }
    for index in subviews.indices {
      guard views[index] == ObjectIdentifier(subviews[index]) else { return false }
    }
    return true
  }
}
