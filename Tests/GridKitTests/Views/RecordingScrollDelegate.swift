import GridKit

/// Logs every scroll message with the state flags of S1.17: `didScroll(0,10)T` and so on.
@MainActor
final class RecordingScrollDelegate: BaseScrollViewDelegate {
  let log: EventLog
  /// Runs inside `scrollViewDidScroll`.
  var whenScrolled: ((BaseScrollView) -> Void)?
  var allowsScrollToTop = false
  var target: CGPoint?

  init(_ log: EventLog) {
    self.log = log
  }

  func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    let offset = scrollView.contentOffset
    log.add("didScroll(\(NumberText.short(offset.x)),\(NumberText.short(offset.y)))")
    whenScrolled?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView) {
    log.add("didChangeInset(\(NumberText.short(scrollView.adjustedContentInset)))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {
    log.add("didEndAnimation")
  }

  func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool { allowsScrollToTop }

  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target { targetContentOffset.pointee = target }
  }
}

/// A scroll view of 100 × 200 in a world with one pixel a point, over content of 100 × 1000.
@MainActor
struct ScrollWorld {
  let simulation: Simulation
  let scrollView: BaseScrollView
  let delegate: RecordingScrollDelegate
  let log = EventLog()

  init(scale: CGFloat = 1, contentHeight: CGFloat = 1000) {
    simulation = Simulation(screen: GridScreen(scale: scale))
    scrollView = simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 200)) }
    scrollView.contentSize = CGSize(width: 100, height: contentHeight)
    delegate = RecordingScrollDelegate(log)
    scrollView.delegate = delegate
  }

  /// The messages of a change.
  func told(_ change: (BaseScrollView) -> Void) -> String {
    change(scrollView)
    return log.take()
  }
}
