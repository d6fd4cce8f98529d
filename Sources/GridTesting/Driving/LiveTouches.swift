/// Fingers that are reported one event at a time: a touch script in the making.
///
/// One finger at a time is followed, from where it comes down until it lifts; others that come down
/// meanwhile are passed over, with all their events.
@MainActor
package final class LiveTouches {
  /// The kind of a finger's event.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case began, moved, ended, cancelled
  }

  private let view: BaseView
  /// The finger that was reported last, and whether it is still down by its latest event.
  private var notified: (finger: Int, isDown: Bool)?
  /// The finger that is on the view by the tick that ran last.
  private var run: GridTouchRun?
  private var isOver = false
  /// Events that wait for their tick.
  package private(set) var waiting = 0
  /// The time of the latest input that was seen: times never go back.
  private var latest = -TimeInterval.infinity

  /// Makes live touches on a view, with no finger down.
  ///
  /// - Parameter view: The view that points are counted from, as it is on screen.
  package init(on view: BaseView) {
    self.view = view
  }

  /// The scroll view that the finger drags.
  package var draggedView: BaseScrollView? {
    run.flatMap { $0.isFinished ? nil : $0.draggedView }
  }

  /// Hands in a finger's event, for the first tick from a time on.
  ///
  /// - Parameters:
  ///   - location: From the top left of the view, in points.
  ///   - time: The time of the event, in seconds of virtual time. A time before that of the
  ///     previous event counts as that of the previous event.
  /// - Returns: Whether the finger is followed.
  package func take(
    _ phase: Phase, finger: Int, at location: CGPoint, time: TimeInterval
  ) -> Bool {
    if phase == .began {
      if let notified, notified.isDown { return false }
      notified = (finger, true)
    } else {
      guard let notified, notified.isDown, notified.finger == finger else { return false }
      if phase != .moved { self.notified = (finger, false) }
    }
    let time = max(time, latest)
    latest = time
    waiting += 1
    view.simulation.input(at: time, name: "touch") { [self] in
      waiting -= 1
      if isOver { return }
      switch phase {
      case .began: run = GridTouchRun(downAt: location, on: view, time: time)
      case .moved: run?.take(.moved, at: location, time: time)
      case .ended: run?.take(.ended, at: location, time: time)
      case .cancelled: run?.take(.cancelled, at: location, time: time)
      }
    }
    return true
  }

  /// Takes a finger that is down away, and follows none any more.
  package func cancel() {
    isOver = true
    notified = nil
    run?.cancel()
    run = nil
  }
}
