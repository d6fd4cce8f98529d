/// The position at which an animation ends.
///
/// - Note: After `UIViewAnimatingPosition`.
public enum BaseViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// A point between the start and the end.
  case current = 2
}

/// The animation at the end of a drop. Callers can add view changes and completions.
///
/// - Note: After `UIDragAnimating`.
@preconcurrency @MainActor
public protocol GridDragAnimating: AnyObject {
  /// Adds view changes to the animation. They are performed when the animation starts, after the
  /// delegate has performed the drop. If the animation has already started, they are performed at
  /// once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which receives the position at which the animation ended.
  func addCompletion(_ completion: @escaping (BaseViewAnimatingPosition) -> Void)
}

/// The animation of a preview to its drop target. Nothing is drawn, but the animation takes virtual
/// time.
@MainActor
final class DropAnimation: GridDragAnimating {
  /// The duration of the animation, in seconds of virtual time. Items take the same time to make
  /// room, and a dropped item to settle (A7.5).
  static let duration: TimeInterval = 0.25

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

  /// Starts the animation, with the view changes that were added before.
  func start() {
    guard running == nil, !isOver else { return }
    let animation = simulation.makeAnimation(kind: "drop", duration: DropAnimation.duration)
    // The animation takes its full duration even without view changes.
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
