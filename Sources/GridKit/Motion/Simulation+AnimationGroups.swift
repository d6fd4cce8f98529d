// Telling when animations that were started together are over.

extension Simulation {
  /// Animations under way, to tell later which were started since.
  package var runningAnimations: [AnimationRun] { clock.animator.runs }

  /// Calls back when every animation that was started since is over; at once if there was none.
  package func afterAnimations(
    startedSince earlier: [AnimationRun], _ completion: @escaping () -> Void
  ) {
    let runs = clock.animator.runs.filter { run in !earlier.contains { $0 === run } }
    guard !runs.isEmpty else { return completion() }
    var left = runs.count
    for run in runs {
      run.completions.append { _ in
        left -= 1
        if left == 0 { completion() }
      }
    }
  }
}
