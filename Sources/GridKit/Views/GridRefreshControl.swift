/// Pull to refresh, as an inset and a threshold.
///
/// While it refreshes, the scroll view keeps `height` points of its top inset free. A drag that
/// pulls the content down by the threshold begins refreshing and calls the actions, while the
/// finger is still down.
///
/// - Note: After `UIRefreshControl`; nothing is drawn.
@preconcurrency @MainActor
open class GridRefreshControl: BaseView {
  /// The height of the room that is kept free while refreshing, in points.
  public static let height: CGFloat = 60
  /// The distance that the content is pulled down to begin refreshing, in points.
  public static let threshold: CGFloat = 80

  /// Whether the room is kept free now.
  open private(set) var isRefreshing = false
  /// Called when a pull begins refreshing, after `isRefreshing` has turned; not by
  /// `beginRefreshing()`.
  public var onRefresh: [(GridRefreshControl) -> Void] = []

  weak var scrollView: BaseScrollView?

  /// A control as high as the room that it keeps free; its width is not used.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: GridRefreshControl.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads a view's archive; a control read back is not refreshing and has no actions.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that a refresh is going on: the top inset grows, the offset stays (S1.13).
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.contentInset.top += GridRefreshControl.height
    scrollView?.engine.keepContentUnderFinger()
  }

  /// Takes the room back and stops scrolling: content that decelerates stays where it is, and
  /// content that rested in the room moves up, animated inside an animation block.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.engine.stop()
    scrollView?.contentInset.top -= GridRefreshControl.height
    scrollView?.engine.keepContentUnderFinger()
  }

  /// A finger has dragged the content: begins refreshing where that pulls it past the threshold.
  func dragDidMove(from old: CGFloat, to new: CGFloat, top: CGFloat) {
    let threshold = top - GridRefreshControl.threshold
    guard !isRefreshing, old > threshold, new <= threshold else { return }
    beginRefreshing()
    for action in onRefresh { action(self) }
  }
}
