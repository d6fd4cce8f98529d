/// Touches that a caller reports one event at a time, instead of as a script.
///
/// One finger at a time is followed, from its first event until the finger lifts. A finger that
/// comes down meanwhile is ignored, with all its events.
@MainActor
package final class LiveTouches {
  private let view: BaseView
  /// The finger that was followed last, and whether it is still down after its latest event.
  private var notified: (finger: Int, isDown: Bool)?
  /// The finger after the events that the view has received. Events that wait for their tick are
  /// not included.
  private var run: GridTouchRun?
  private var isOver = false
  /// The number of events that wait for their tick.
  package private(set) var waiting = 0
  /// The time of the latest event. An event with an earlier time gets this time.
  private var latest = -TimeInterval.infinity

  /// Makes live touches on a view, with no finger down.
  ///
  /// - Parameter view: The view under the fingers. Points are counted from its top left corner on
  ///   screen.
  package init(on view: BaseView) {
    self.view = view
  }

  /// The scroll view that the finger drags.
  package var draggedView: BaseScrollView? {
    run.flatMap { $0.isFinished ? nil : $0.draggedView }
  }

  /// Schedules a finger's event for the first tick at or after a time.
  ///
  /// - Parameters:
  ///   - location: The location, in points from the top left corner of the view.
  ///   - time: The time of the event, in seconds of virtual time. If it is earlier than the time of
  ///     the previous event, the event gets the time of the previous event.
  /// - Returns: Whether the finger is followed.
  package func take(
    _ phase: GridTouch.Phase, finger: Int, at location: CGPoint, time: TimeInterval
  ) -> Bool {
    if phase == .began {
      if let notified, notified.isDown { return false }
      notified = (finger, true)
    } else {
      guard let notified, notified.isDown, notified.finger == finger else { return false }
      if phase == .ended || phase == .cancelled { self.notified = (finger, false) }
    }
    let time = max(time, latest)
    latest = time
    waiting += 1
    view.simulation.input(at: time, name: "touch") { [self] in
      waiting -= 1
      if isOver { return }
      if phase == .began {
        run = GridTouchRun(downAt: location, on: view, time: time)
      } else {
        run?.take(phase, at: location, time: time)
      }
    }
    return true
  }

  /// Cancels the touch of a finger that is down. No finger is followed any more.
  package func cancel() {
    isOver = true
    notified = nil
    run?.cancel()
    run = nil
  }
}
