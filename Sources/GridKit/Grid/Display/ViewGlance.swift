/// What a live view shows, as far as its stored values tell: enough to see at a glance that nothing
/// has changed since (scenario 16 of the benchmark).
package struct ViewGlance {
  /// The element that the view stands for.
  package let key: ElementKey
  /// Whoever looks may number the views.
  package var number: Int32
  private let view: ObjectIdentifier
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
    self.view = ObjectIdentifier(view)
    center = view.centerStorage
    size = view.boundsStorage.size
    alpha = view.alpha
    zIndex = view.reuse.zIndex
    flags = view.glanceFlags
  }

  /// Whether it was this view that was looked at.
  package func isOf(_ view: GridReusableView) -> Bool { self.view == ObjectIdentifier(view) }

  /// Whether a view stands for the same element and shows the same. Of one that is transformed,
  /// animated, or moves with a section nobody can tell at a glance.
  @MainActor
  package func holds(of view: GridReusableView, key: ElementKey) -> Bool {
    self.key == key && self.view == ObjectIdentifier(view) && view.isPlain
      && center == view.centerStorage && size == view.boundsStorage.size && alpha == view.alpha
      && zIndex == view.reuse.zIndex && flags == view.glanceFlags
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
    guard display.liveViews.count == glances.count else { return false }
    var index = 0
    for (key, view) in display.liveViews {
      guard glances[index].holds(of: view, key: key) else { return false }
      index += 1
    }
    return true
  }

  /// Whether these are the subviews, from back to front.
  package func isStacked(as views: [ObjectIdentifier]) -> Bool {
    guard subviewStorage.count == views.count else { return false }
    var index = 0
    for view in subviewStorage {
      guard views[index] == ObjectIdentifier(view) else { return false }
      index += 1
    }
    return true
  }
}
