/// A control for pull to refresh, reduced to an inset and a threshold.
///
/// During a refresh, the top inset of the scroll view is `height` points larger. A drag that pulls
/// the content down by `threshold` points begins a refresh and calls the closures of `onRefresh`,
/// while the finger is still down.
///
/// - Note: After `UIRefreshControl`; nothing is drawn.
@preconcurrency @MainActor
open class GridRefreshControl: BaseView {
  /// The length that a refresh adds to the top inset, in points.
  public static let height: CGFloat = 60
  /// The distance that the content is pulled down to begin refreshing, in points.
  public static let threshold: CGFloat = 80

  /// Whether a refresh is going on.
  open private(set) var isRefreshing = false
  /// Closures to call when a pull begins a refresh, after `isRefreshing` has become true.
  /// `beginRefreshing()` does not call them.
  public var onRefresh: [(GridRefreshControl) -> Void] = []

  weak var scrollView: BaseScrollView?

  /// Makes a control of the height `GridRefreshControl.height`. Its width is not used.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: GridRefreshControl.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a view's archive. The new control is not refreshing, and its `onRefresh` is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Begins a refresh. The top inset grows, and the content offset does not change (S1.13).
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.contentInset.top += GridRefreshControl.height
    scrollView?.engine.keepContentUnderFinger()
  }

  /// Ends the refresh. The top inset shrinks, and scrolling stops. Decelerating content stays where
  /// it is. Content that rested in the larger inset moves up. Inside an animation block, this move
  /// is animated.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.engine.stop()
    scrollView?.contentInset.top -= GridRefreshControl.height
    scrollView?.engine.keepContentUnderFinger()
  }

  /// Begins a refresh if a drag has pulled the content past the threshold.
  func dragDidMove(from old: CGFloat, to new: CGFloat, top: CGFloat) {
    let threshold = top - GridRefreshControl.threshold
    guard !isRefreshing, old > threshold, new <= threshold else { return }
    beginRefreshing()
    for action in onRefresh { action(self) }
  }
}
