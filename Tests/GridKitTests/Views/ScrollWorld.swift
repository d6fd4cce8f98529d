import GridKit
import TestSupport

extension SpyDelegate {
  /// Logs offsets, insets and ends of animations: `didScroll(0,10)` and so on. Changes no target
  /// and allows no scroll to the top.
  convenience init(recordingTo log: EventLog) {
    self.init {
      $0.didScroll = { view in
        let offset = view.contentOffset
        log.add("didScroll(\(NumberText.short(offset.x)),\(NumberText.short(offset.y)))")
      }
      $0.didChangeAdjustedContentInset = { view in
        log.add("didChangeInset(\(NumberText.short(view.adjustedContentInset)))")
      }
      $0.didEndScrollingAnimation = { _ in log.add("didEndAnimation") }
      $0.shouldScrollToTop = { _ in false }
      $0.willEndDragging = { _, _, _ in }
    }
  }
}

/// A scroll view of 100 × 200 in a world with one pixel a point, over content of 100 × 1000.
@MainActor
struct ScrollWorld {
  let simulation: Simulation
  let scrollView: BaseScrollView
  let delegate: SpyDelegate
  let log = EventLog()

  init(scale: CGFloat = 1, contentHeight: CGFloat = 1000) {
    simulation = Simulation(screen: GridScreen(scale: scale))
    scrollView = simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 200)) }
    scrollView.contentSize = CGSize(width: 100, height: contentHeight)
    delegate = SpyDelegate(recordingTo: log)
    scrollView.delegate = delegate
  }

  /// The messages of a change.
  func told(_ change: (BaseScrollView) -> Void) -> String {
    change(scrollView)
    return log.take()
  }
}
