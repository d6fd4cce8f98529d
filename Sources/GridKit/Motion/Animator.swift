/// One call of an animation method: what runs, for how long, and who is told at the end.
@MainActor
package final class AnimationRun {
  /// How a share of the time becomes a share of the change.
  enum Pace {
    case curve(TimingCurve)
    case spring(SpringCurve)
  }

  /// What the run belongs to, for lists and traces: `animate`, `batch update`, `layout switch` …
  let kind: String
  /// Virtual time of the call, in seconds, by the clock that the run belongs to.
  private(set) var start: TimeInterval
  /// The animator of that clock; nil before the run is known to one.
  fileprivate(set) var home: ObjectIdentifier?
  let delay: TimeInterval
  private(set) var duration: TimeInterval
  let pace: Pace
  let options: BaseView.AnimationOptions
  var completions: [(Bool) -> Void] = []
  /// Views that it changes, for lists.
  private(set) var changedViews: Set<ObjectIdentifier> = []
  /// Changes of view properties that were neither removed nor are over.
  private var changeCount = 0
  private var wasReduced = false
  /// Whether its block has been carried out.
  private var isClosed = false
  /// Whether its block changed something or started another run.
  private var hasWork = false
  /// The run of another clock that carries on what moved there.
  private(set) var heir: AnimationRun?
  /// Whether it has ended or was removed.
  private(set) var isOver = false

  init(
    kind: String, start: TimeInterval, delay: TimeInterval, duration: TimeInterval, pace: Pace,
    options: BaseView.AnimationOptions
  ) {
    self.kind = kind
    self.start = start
    self.delay = max(0, delay)
    self.duration = max(0, duration)
    self.pace = pace
    self.options = options
  }

  var end: TimeInterval { start + delay + duration }
  /// Runs that repeat never end by themselves.
  var isRepeating: Bool { options.contains(.repeat) && !isEmptied && !isIdle }
  /// Whether there was nothing to animate: it ends finished at the next tick, whatever its
  /// duration.
  var isIdle: Bool { isClosed && !hasWork }
  /// Whether all that it changed was removed: it ends unfinished at the next tick (A7.4).
  var isEmptied: Bool { wasReduced && changeCount == 0 }

  /// Makes the run end at the next tick: there is nothing to see.
  func cutShort() {
    duration = 0
  }

  func noteChange(of view: BaseView) {
    hasWork = true
    changeCount += 1
    changedViews.insert(ObjectIdentifier(view))
  }

  func removeChange() {
    changeCount -= 1
    wasReduced = true
  }

  /// Another run was started inside the block: this one takes its own time, too.
  func noteNestedRun() {
    hasWork = true
  }

  /// The block has been carried out.
  func close() {
    isClosed = true
  }

  /// The run that carries this one on by another clock, for views that moved to its simulation.
  ///
  /// - Parameter shift: What that clock shows less what the old one shows, in seconds.
  func makeHeir(shift: TimeInterval) -> AnimationRun {
    let heir = AnimationRun(
      kind: kind, start: start + shift, delay: delay, duration: duration, pace: pace,
      options: options)
    heir.isClosed = true
    self.heir = heir
    return heir
  }

  /// Moves to another clock with all that it changes.
  fileprivate func move(to animator: Animator, shift: TimeInterval) {
    start += shift
    home = ObjectIdentifier(animator)
  }

  /// Hands the completions on: the last view has moved away.
  func retire() {
    heir?.completions = completions
    completions.removeAll()
    isOver = true
  }

  /// The share of the change that is done at a time.
  func progress(at time: TimeInterval) -> Double {
    if isOver { return 1 }
    let elapsed = time - start - delay
    guard duration > 0 else { return elapsed < 0 ? 0 : 1 }
    guard elapsed > 0 else { return 0 }
    var fraction = elapsed / duration
    if isRepeating {
      let lap = fraction.rounded(.down)
      fraction -= lap
      let isWayBack = lap.truncatingRemainder(dividingBy: 2) == 1
      if options.contains(.autoreverse), isWayBack { fraction = 1 - fraction }
    } else {
      fraction = min(1, fraction)
    }
    switch pace {
    case .curve(let curve): return curve.progress(at: fraction)
    case .spring(let spring): return spring.progress(at: fraction)
    }
  }

  func finish(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    let completions = completions
    self.completions.removeAll()
    for completion in completions { completion(finished) }
  }
}

/// The animations of one simulation.
@MainActor
final class Animator {
  /// Runs in the order in which they started.
  @exclusivity(unchecked) private(set) var runs: [AnimationRun] = []
  /// Runs whose block is being carried out, innermost last; nil stands for
  /// `performWithoutAnimation`.
  @exclusivity(unchecked) private(set) var context: [AnimationRun?] = []
  @exclusivity(unchecked) var isEnabled = true
  /// Fast mode: every duration is 0, and ends are told in the same order.
  var isFast = false

  /// The run that changes of view properties belong to now.
  var current: AnimationRun? {
    guard isEnabled, let innermost = context.last else { return nil }
    return innermost
  }

  /// Whether a block runs in which nothing is animated.
  var isSuppressed: Bool {
    if !isEnabled { return true }
    guard let innermost = context.last else { return false }
    return innermost == nil
  }

  func add(_ run: AnimationRun) {
    run.home = ObjectIdentifier(self)
    runs.append(run)
  }

  /// Whether a run goes by this clock.
  func owns(_ run: AnimationRun) -> Bool { run.home == ObjectIdentifier(self) }

  /// Takes a whole run over from another clock: all that it changes is in one view that has moved.
  ///
  /// - Parameter shift: What this clock shows less what the other one shows, in seconds.
  func take(_ run: AnimationRun, from old: Animator, shift: TimeInterval) {
    guard !run.isOver, !owns(run) else { return }
    run.move(to: self, shift: shift)
    guard old.runs.contains(where: { $0 === run }) else { return }
    old.runs.removeAll { $0 === run }
    runs.append(run)
  }

  func perform<Failure: Error>(
    _ run: AnimationRun?, _ changes: () throws(Failure) -> Void
  ) throws(Failure) {
    context.append(run)
    defer {
      context.removeLast()
      run?.close()
    }
    try changes()
  }

  /// Ends the runs whose time has come, and those with nothing left to change, in the order in
  /// which they started.
  func finishRuns(until time: TimeInterval, in simulation: Simulation) {
    guard !runs.isEmpty else { return }
    // An end may start or finish other runs.
    let due = runs.filter {
      $0.isEmptied || $0.isIdle || !$0.isRepeating && $0.end <= time + VirtualClock.tolerance
    }
    runs.removeAll { run in due.contains { $0 === run } }
    for run in due { run.finish(!run.isEmptied) }
  }

  /// Takes a view's part of another clock's run over, and the run itself with its last part.
  ///
  /// - Parameter shift: What this clock shows less what the other one shows, in seconds.
  /// - Returns: The run that changes the view from now on.
  func adopt(_ run: AnimationRun, of view: BaseView, from old: Animator, shift: TimeInterval)
    -> AnimationRun
  {
    if owns(run) { return run }
    let heir: AnimationRun
    if let present = run.heir, runs.contains(where: { $0 === present }) {
      heir = present
    } else {
      heir = run.makeHeir(shift: shift)
      add(heir)
    }
    heir.noteChange(of: view)
    run.removeChange()
    if run.isEmptied {
      run.retire()
      old.runs.removeAll { $0 === run }
    }
    return heir
  }

  /// Ends a run at once, for instance because another switch begins.
  func interrupt(_ run: AnimationRun) {
    runs.removeAll { $0 === run }
    run.finish(false)
  }

  var hasFiniteRuns: Bool { runs.contains { !$0.isRepeating } }

  func descriptions(at time: TimeInterval, repeating: Bool) -> [String] {
    runs.filter { $0.isRepeating == repeating }.map { run in
      let views = run.changedViews.count
      let left = repeating ? "for ever" : "\(NumberText.short(max(0, run.end - time))) s left"
      return "\(run.kind) of \(views) view\(views == 1 ? "" : "s"), \(left)"
    }
  }
}
