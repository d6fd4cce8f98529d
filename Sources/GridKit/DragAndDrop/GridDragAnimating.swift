/// The position at which an animation ends.
///
/// - Note: After `UIViewAnimatingPosition`.
public enum BaseViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// Back at its start.
  case start = 1
  /// Somewhere between.
  case current = 2
}

/// The animation at the end of a drop, to which callers add changes of views and completions.
///
/// - Note: After `UIDragAnimating`.
@preconcurrency @MainActor
public protocol GridDragAnimating: AnyObject {
  /// Hands in changes of views to be animated along: made when the delegate has carried out the
  /// drop, or at once where the animation runs.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Hands in what is told at the end, and where the animation has come to.
  func addCompletion(_ completion: @escaping (BaseViewAnimatingPosition) -> Void)
}

/// The way of a preview to the place where it is dropped. Nothing is drawn, but it takes its time.
@MainActor
final class DropAnimation: GridDragAnimating {
  /// The duration of the animation, in seconds of virtual time: as long as items take to make room.
  static let duration = GridView.movementDuration

  private let simulation: Simulation
  private var changes: [() -> Void] = []
  private var completions: [(BaseViewAnimatingPosition) -> Void] = []
  private var running: RunningAnimation?
  private var isOver = false

  init(in simulation: Simulation) {
    self.simulation = simulation
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    if let running, !isOver {
      simulation.clock.animator.perform(running) { simulation.perform(animations) }
    } else if isOver {
      simulation.perform(animations)
    } else {
      changes.append(animations)
    }
  }

  func addCompletion(_ completion: @escaping (BaseViewAnimatingPosition) -> Void) {
    if isOver {
      simulation.async { completion(.end) }
    } else {
      completions.append(completion)
    }
  }

  /// Sets out.
  func start() {
    guard running == nil, !isOver else { return }
    let animation = simulation.makeAnimation(kind: "drop", duration: DropAnimation.duration)
    // It lasts whether or not something is animated along.
    animation.recordNestedRun()
    animation.completions.append { [self] finished in end(finished) }
    running = animation
    simulation.clock.animator.add(animation)
    let changes = changes
    self.changes.removeAll()
    for change in changes { addAnimations(change) }
  }

  private func end(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    running = nil
    let completions = completions
    self.completions.removeAll()
    for completion in completions {
      simulation.perform { completion(finished ? .end : .current) }
    }
  }
}
