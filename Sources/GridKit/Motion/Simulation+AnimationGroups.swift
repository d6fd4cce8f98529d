// Callbacks at the end of animations that were started together.

extension Simulation {
  /// The running animations. `afterAnimations(startedSince:_:)` takes an earlier value of this list
  /// to find the animations that started later.
  package var runningAnimations: [RunningAnimation] { clock.animator.animations }

  /// Calls `completion` when all animations that run now and are not in `earlier` are over. Calls
  /// `completion` at once if there are no such animations.
  package func afterAnimations(
    startedSince earlier: [RunningAnimation], _ completion: @escaping () -> Void
  ) {
    let animations = clock.animator.animations.filter { animation in
      !earlier.contains { $0 === animation }
    }
    guard !animations.isEmpty else { return completion() }
    var left = animations.count
    for animation in animations {
      animation.completions.append { _ in
        left -= 1
        if left == 0 { completion() }
      }
    }
  }
}
