/// A running animation: one call of an animation method with its changes, its duration and its
/// completions.
@MainActor
package final class RunningAnimation {
  /// The pace of an animation. It maps the fraction of the duration that has passed to the fraction
  /// of the change that is done.
  enum Pace {
    case curve(TimingCurve)
    case spring(SpringCurve)
  }

  /// The kind of action that the animation belongs to, for lists and traces: `animate`, `batch
  /// update`, `layout switch` …
  let kind: String
  /// The virtual time of the call, in seconds, on the clock of the animation's animator.
  private(set) var start: TimeInterval
  /// The identity of the animator that runs the animation; nil before the animation is added to an
  /// animator.
  fileprivate(set) var home: ObjectIdentifier?
  let delay: TimeInterval
  private(set) var duration: TimeInterval
  let pace: Pace
  let options: BaseView.AnimationOptions
  var completions: [(Bool) -> Void] = []
  /// The views to be laid out at the end of the animation's block.
  var viewsToLayOut: [BaseView] = []
  /// The views that the animation changes, for descriptions.
  private(set) var changedViews: Set<ObjectIdentifier> = []
  /// The number of recorded changes minus the number of removed changes.
  private var changeCount = 0
  private var wasReduced = false
  /// Whether the animation's block has returned.
  private var isClosed = false
  /// Whether the animation's block changed something or started another animation.
  private var hasWork = false
  /// The animation that continues this one on another clock, for views that moved to the simulation
  /// of the other clock; nil for none.
  private(set) var heir: RunningAnimation?
  /// Whether the animation has ended or was removed.
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

  func layOutViews() {
    let views = viewsToLayOut
    viewsToLayOut = []
    for view in views { view.layoutIfNeeded() }
  }

  var end: TimeInterval { start + delay + duration }
  /// Whether the animation repeats and so never ends by itself.
  var isRepeating: Bool { options.contains(.repeat) && !isEmptied && !isIdle }
  /// Whether the block had nothing to animate. Such an animation ends at the next tick, whatever
  /// its duration is, and its completions get `true`.
  var isIdle: Bool { isClosed && !hasWork }
  /// Whether all changes were removed. Such an animation ends at the next tick, and its completions
  /// get `false`.
  var isEmptied: Bool { wasReduced && changeCount == 0 }

  /// Makes the animation end at the next tick, because it changes nothing on screen.
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

  /// Records that the block started another animation. The outer animation then keeps its duration,
  /// even without changes of its own.
  func recordNestedRun() {
    hasWork = true
  }

  /// Records that the block has returned.
  func close() {
    isClosed = true
  }

  /// Makes the animation that continues this one on another clock, for views that moved to the
  /// simulation of the other clock.
  ///
  /// - Parameter shift: The time of the other clock minus the time of this animation's clock, in
  ///   seconds.
  func makeHeir(shift: TimeInterval) -> RunningAnimation {
    let heir = RunningAnimation(
      kind: kind, start: start + shift, delay: delay, duration: duration, pace: pace,
      options: options)
    heir.isClosed = true
    self.heir = heir
    return heir
  }

  /// Moves the animation with all its changes to another clock.
  fileprivate func move(to animator: Animator, shift: TimeInterval) {
    start += shift
    home = ObjectIdentifier(animator)
  }

  /// Ends the animation and hands its completions to `heir`, after the last view has moved to the
  /// other clock.
  func retire() {
    heir?.completions = completions
    completions.removeAll()
    isOver = true
  }

  /// Returns the fraction of the change that is done at a time.
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
  /// The animations whose blocks are running, innermost last. A nil element stands for a block of
  /// `performWithoutAnimation`.
  private(set) var context: [RunningAnimation?] = []
  /// The number of entries of `context`, most often 0. The number is stored, because every change
  /// of a view's frame reads it.
  private var depth = 0
  var isEnabled = true
  /// Whether fast mode is on: every duration is 0, and completions are called in the same order.
  var isFast = false

  /// The animation to which changes of view properties are added now.
  var current: RunningAnimation? {
    guard depth > 0, isEnabled, let innermost = context.last else { return nil }
    return innermost
  }

  /// Whether changes are not animated, because animations are off or a `performWithoutAnimation`
  /// block runs.
  var isSuppressed: Bool {
    if !isEnabled { return true }
    guard let innermost = context.last else { return false }
    return innermost == nil
  }

  func add(_ animation: RunningAnimation) {
    animation.home = ObjectIdentifier(self)
    animations.append(animation)
  }

  /// Whether an animation runs on this animator's clock.
  func owns(_ animation: RunningAnimation) -> Bool { animation.home == ObjectIdentifier(self) }

  /// Takes over a whole animation from another clock. All changes of the animation are in one view,
  /// and this view has moved to this clock's simulation.
  ///
  /// - Parameter shift: The time of this clock minus the time of the other clock, in seconds.
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
    animation?.layOutViews()
  }

  /// Ends the animations whose time is over and the animations with nothing left to change, in the
  /// order in which they started.
  func finishRuns(until time: TimeInterval, in simulation: Simulation) {
    guard !animations.isEmpty else { return }
    // A completion may start or finish other animations.
    let due = animations.filter {
      $0.isEmptied || $0.isIdle || !$0.isRepeating && $0.end <= time + VirtualClock.tolerance
    }
    animations.removeAll { animation in due.contains { $0 === animation } }
    for animation in due { animation.finish(!animation.isEmptied) }
  }

  /// Takes over the changes of one view from an animation on another clock. The animation's
  /// completions move together with the changes of the last view.
  ///
  /// - Parameter shift: The time of this clock minus the time of the other clock, in seconds.
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

  /// Ends an animation at once, for instance because another layout switch begins. Its completions
  /// get `false`.
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
