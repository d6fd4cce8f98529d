extension BaseView {
  /// The options of an animation. The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits: flags in the lower bits, the curve as a number in bits 16 to 19.
    public let rawValue: UInt
    /// Makes options from bits. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to lay out subviews; stored, without effect. Call `layoutIfNeeded()` in the block
    /// to animate a layout.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The option to allow touches during the animation; stored, without effect, because animations
    /// never block touches here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The option to begin from the state on screen; stored, without effect. Overlapping animations
    /// add up, so each of them continues from the state on screen in any case.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The option to repeat for ever. `settle(limit:)` does not wait for a repeating animation.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The option to run every second repetition backwards. Without `repeat` it has no effect.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The option to keep the animation's own duration inside another animation block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The option to keep the animation's own curve inside another animation block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The option to animate the content; stored, without effect.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The option to show and hide views in a transition; stored, without effect, because no view
    /// replaces another here.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The option to override inherited options; stored, without effect, because options are never
    /// inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The curve that is slow at both ends, the default: cubic Bézier (0.42, 0, 0.58, 1).
    public static let curveEaseInOut: AnimationOptions = []
    /// The curve that is slow at the beginning: cubic Bézier (0.42, 0, 1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The curve that is slow at the end: cubic Bézier (0, 0, 0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The curve of constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the options name; ease-in-out by default (A7.2).
    var curve: TimingCurve {
      switch rawValue >> 16 & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Changes view properties at once and animates the state on screen in virtual time (A7.1).
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. Inside another animation block, the outer duration
  ///     counts (A7.3).
  ///   - completion: The closure to call with `true` when the virtual clock reaches the end of the
  ///     animation. If the block changed nothing that can be animated, the call comes at the next
  ///     tick. If animations are off, the call comes before the method returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(
      duration: duration, delay: delay, options: options, pace: .curve(options.curve),
      animations, completion)
  }

  /// Animates changes like `animate(withDuration:delay:options:animations:completion:)`, without
  /// delay and options.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes like `animate(withDuration:delay:options:animations:completion:)`, without
  /// delay, options and completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes with a spring. The method otherwise works like
  /// `animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping. At 1, the spring does not oscillate. With a smaller number, the
  ///     spring oscillates more.
  ///   - velocity: The speed at the start. A speed of 1 would cover the whole change in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let speed = Double(velocity) * duration
    let isValid = dampingRatio.isFinite && speed.isFinite
    if !isValid { Simulation.current.raise(.badSpring(dampingRatio, velocity: velocity)) }
    let spring = SpringCurve(
      dampingRatio: isValid ? Double(dampingRatio) : 1, initialVelocity: isValid ? speed : 0)
    startAnimation(
      duration: duration, delay: delay, options: options, pace: .spring(spring), animations,
      completion)
  }

  /// Changes view properties without animation, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Simulation.current.clock.animator.perform(nil, actionsWithoutAnimation)
  }

  /// Turns animations on or off. While they are off, changes and completions happen at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.clock.animator.isEnabled = enabled
  }

  /// Whether animation blocks animate in the current simulation; see `setAnimationsEnabled(_:)`.
  public class var areAnimationsEnabled: Bool { Simulation.current.clock.animator.isEnabled }

  /// The duration of the innermost animation block; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    Simulation.current.clock.animator.current?.duration ?? 0
  }

  private class func startAnimation(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    pace: RunningAnimation.Pace, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let simulation = Simulation.current
    let animator = simulation.clock.animator
    if animator.isSuppressed {
      animations()
      completion?(true)
      return
    }
    let animation = simulation.makeAnimation(
      kind: "animate", duration: duration, delay: delay, options: options, pace: pace)
    if let completion { animation.completions.append(completion) }
    animator.add(animation)
    animator.perform(animation, animations)
  }
}

extension Simulation {
  /// Whether animations take no time. If true, every duration is 0, and completions are called in
  /// the same order at the next tick.
  public var isFastMode: Bool {
    get { clock.animator.isFast }
    set { clock.animator.isFast = newValue }
  }

  /// Makes an animation that begins now. Inside another animation block, the outer duration and
  /// pace count unless `options` override them.
  func makeAnimation(
    kind: String, duration: TimeInterval, delay: TimeInterval = 0,
    options: BaseView.AnimationOptions = [], pace: RunningAnimation.Pace = .curve(.easeInOut)
  ) -> RunningAnimation {
    let outer = clock.animator.current
    outer?.recordNestedRun()
    var duration = admittedDuration(duration)
    let delay = admittedDuration(delay)
    var pace = pace
    if let outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    }
    if clock.animator.isFast { duration = 0 }
    return RunningAnimation(
      kind: kind, start: now, delay: clock.animator.isFast ? 0 : delay, duration: duration,
      pace: pace, options: options)
  }
}
