/// The live views before a change of the layout, from whose places they slide to their new places.
@MainActor
struct SlidingViews {
  private let views:
    [(key: ElementKey, view: GridReusableView, useCount: Int, values: ViewPresentation)]

  init(_ live: LiveViews, leavingOut excluded: GridReusableView?) {
    views = live.filter { $0.value !== excluded }
      .sorted { ElementKey.isOrdered($0.key, $1.key) }
      .map { ($0.key, $0.value, $0.value.reuse.useCount, ViewPresentation(endOf: $0.value)) }
  }

  /// Adds the way of each view that is still live to an animation.
  func slide(into live: LiveViews, _ animation: RunningAnimation) {
    for (key, view, useCount, values) in views
    where live[key] === view && view.reuse.useCount == useCount {
      for change in values.changes(to: ViewPresentation(endOf: view)) {
        view.append(change, to: animation)
      }
    }
  }
}

extension ViewPresentation {
  /// The values of a view at the end of its running animations.
  @MainActor fileprivate init(endOf view: BaseView) {
    self.init(
      center: view.center, bounds: view.bounds, alpha: view.alpha, transform3D: view.transform3D)
  }

  /// Returns the changes that an animation from these values to later values carries out.
  fileprivate func changes(to new: ViewPresentation) -> [AnimatedChange.Change] {
    var changes: [AnimatedChange.Change] = []
    if center != new.center {
      changes.append(.center(CGPoint(x: center.x - new.center.x, y: center.y - new.center.y)))
    }
    let (size, end) = (bounds.size, new.bounds.size)
    if size != end {
      changes.append(.size(CGSize(width: size.width - end.width, height: size.height - end.height)))
    }
    if alpha != new.alpha { changes.append(.alpha(alpha - new.alpha)) }
    if !CATransform3DEqualToTransform(transform3D, new.transform3D) {
      changes.append(.transform(from: transform3D, to: new.transform3D))
    }
    return changes
  }
}
