// Telling when animations that were started together are over.

extension Simulation {
  /// Animations under way, to tell later which were started since.
  package var runningAnimations: [RunningAnimation] { clock.animator.animations }

  /// Calls back when every animation that was started since is over; at once if there was none.
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
