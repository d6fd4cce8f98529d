/// A call of an animation method: its changes, its duration and its completions.
@MainActor
package final class RunningAnimation {
  /// The pace of an animation: it turns a share of the time into a share of the change.
  enum Pace {
    case curve(TimingCurve)
    case spring(SpringCurve)
  }

  /// The kind of action that the animation belongs to, for lists and traces: `animate`, `batch
  /// update`, `layout switch` …
  let kind: String
  /// Virtual time of the call, in seconds, by the clock that the animation belongs to.
  private(set) var start: TimeInterval
  /// The animator of that clock; nil before the animation is known to one.
  fileprivate(set) var home: ObjectIdentifier?
  let delay: TimeInterval
  private(set) var duration: TimeInterval
  let pace: Pace
  let options: BaseView.AnimationOptions
  var completions: [(Bool) -> Void] = []
  /// Views that it changes, for lists.
  private(set) var changedViews: Set<ObjectIdentifier> = []
  /// The number of changes of view properties that were neither removed nor are over.
  private var changeCount = 0
  private var wasReduced = false
  /// Whether its block has been carried out.
  private var isClosed = false
  /// Whether its block changed something or started another animation.
  private var hasWork = false
  /// The animation of another clock that carries on what moved there.
  private(set) var heir: RunningAnimation?
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
  /// Whether the animation repeats: it never ends by itself then.
  var isRepeating: Bool { options.contains(.repeat) && !isEmptied && !isIdle }
  /// Whether there was nothing to animate: it ends finished at the next tick, whatever its
  /// duration.
  var isIdle: Bool { isClosed && !hasWork }
  /// Whether all that it changed was removed: it ends unfinished at the next tick.
  var isEmptied: Bool { wasReduced && changeCount == 0 }

  /// Makes the animation end at the next tick: there is nothing to see.
  func cutShort() {
    duration = 0
  }

  func recordChange(of view: BaseView) {
    hasWork = true
    changeCount += 1
    changedViews.insert(ObjectIdentifier(view))
  }

  func removeChange() {
    changeCount -= 1
    wasReduced = true
  }

  /// Notes that another animation was started inside the block: this one takes its own time, too.
  func recordNestedRun() {
    hasWork = true
  }

  /// The block has been carried out.
  func close() {
    isClosed = true
  }

  /// The animation that carries this one on by another clock, for views that moved to its
  /// simulation.
  ///
  /// - Parameter shift: What that clock shows less what the old one shows, in seconds.
  func makeHeir(shift: TimeInterval) -> RunningAnimation {
    let heir = RunningAnimation(
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
  /// The animations, in the order in which they started.
  private(set) var animations: [RunningAnimation] = []
  /// The animations whose block is being carried out, innermost last; nil stands for
  /// `performWithoutAnimation`.
  private(set) var context: [RunningAnimation?] = []
  /// The number of entries of `context`: asked for every view that is placed, where most often
  /// there is none.
  private var depth = 0
  var isEnabled = true
  /// Fast mode: every duration is 0, and ends are told in the same order.
  var isFast = false

  /// The animation that changes of view properties belong to now.
  var current: RunningAnimation? {
    guard depth > 0, isEnabled, let innermost = context.last else { return nil }
    return innermost
  }

  /// Whether a block runs in which nothing is animated.
  var isSuppressed: Bool {
    if !isEnabled { return true }
    guard let innermost = context.last else { return false }
    return innermost == nil
  }

  func add(_ animation: RunningAnimation) {
    animation.home = ObjectIdentifier(self)
    animations.append(animation)
  }

  /// Whether an animation goes by this clock.
  func owns(_ animation: RunningAnimation) -> Bool { animation.home == ObjectIdentifier(self) }

  /// Takes a whole animation over from another clock: all that it changes is in one view that has
  /// moved.
  ///
  /// - Parameter shift: What this clock shows less what the other one shows, in seconds.
  func take(_ animation: RunningAnimation, from old: Animator, shift: TimeInterval) {
    guard !animation.isOver, !owns(animation) else { return }
    animation.move(to: self, shift: shift)
    guard old.animations.contains(where: { $0 === animation }) else { return }
    old.animations.removeAll { $0 === animation }
    animations.append(animation)
  }

  func perform<Failure: Error>(
    _ animation: RunningAnimation?, _ changes: () throws(Failure) -> Void
  ) throws(Failure) {
    context.append(animation)
    depth += 1
    defer {
      context.removeLast()
      depth -= 1
      animation?.close()
    }
    try changes()
  }

  /// Ends the animations whose time has come, and those with nothing left to change, in the order
  /// in which they started.
  func finishRuns(until time: TimeInterval, in simulation: Simulation) {
    guard !animations.isEmpty else { return }
    // An end may start or finish other animations.
    let due = animations.filter {
      $0.isEmptied || $0.isIdle || !$0.isRepeating && $0.end <= time + VirtualClock.tolerance
    }
    animations.removeAll { animation in due.contains { $0 === animation } }
    for animation in due { animation.finish(!animation.isEmptied) }
  }

  /// Takes a view's part of another clock's animation over, and the animation itself with its last
  /// part.
  ///
  /// - Parameter shift: What this clock shows less what the other one shows, in seconds.
  /// - Returns: The animation that changes the view from now on.
  func adopt(
    _ animation: RunningAnimation, of view: BaseView, from old: Animator, shift: TimeInterval
  )
    -> RunningAnimation
  {
    if owns(animation) { return animation }
    let heir: RunningAnimation
    if let present = animation.heir, animations.contains(where: { $0 === present }) {
      heir = present
    } else {
      heir = animation.makeHeir(shift: shift)
      add(heir)
    }
    heir.recordChange(of: view)
    animation.removeChange()
    if animation.isEmptied {
      animation.retire()
      old.animations.removeAll { $0 === animation }
    }
    return heir
  }

  /// Ends an animation at once, for instance because another switch begins.
  func interrupt(_ animation: RunningAnimation) {
    animations.removeAll { $0 === animation }
    animation.finish(false)
  }

  var hasFiniteAnimations: Bool { animations.contains { !$0.isRepeating } }

  func descriptions(at time: TimeInterval, repeating: Bool) -> [String] {
    animations.filter { $0.isRepeating == repeating }.map { animation in
      let views = animation.changedViews.count
      let left = repeating ? "for ever" : "\(NumberText.short(max(0, animation.end - time))) s left"
      return "\(animation.kind) of \(views) view\(views == 1 ? "" : "s"), \(left)"
    }
  }
}
