/// Waits for a gesture of the fingers on its view and on what is inside it, and tells targets.
///
/// Touch scripts drive it, and every other way of touching views. Setting `state` has targets told
/// as well, which is how subclasses recognise gestures, and how a test plays one that no script can
/// make.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture; the raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Waiting for a gesture; so again when all fingers of the last one have lifted.
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// `ended` under the name that gestures of one moment use.
    public static let recognized = State.ended
  }

  /// The object that is asked before the gesture is recognised; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { Simulation.current.examineMethods(of: delegate) }
  }
  /// The view that it was added to.
  open var view: UIView? { owner }
  final weak var owner: UIView?
  /// Whether it hears of fingers. What is recognised when it is set to false is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { progress.disable() } }
  }
  /// Whether views lose the fingers when the gesture is recognised, so that no item is selected.
  open var cancelsTouchesInView = true
  /// Whether views are told late of a touch that begins; stored, without effect: views are told at
  /// once.
  open var delaysTouchesBegan = false
  /// Whether views are told late of a lift; stored, without effect: views are told of a lift after
  /// recognizers in any case.
  open var delaysTouchesEnded = true
  /// The name of the recognizer; stored only, for reading a list of recognizers.
  open var name: String?
  /// The progress of the gesture, with the recognizers that it waits for.
  private(set) lazy var progress = GestureProgress(of: self)
  private var methods: [ActionMethod] = []

  /// A recognizer that tells a target.
  ///
  /// - Parameters:
  ///   - target: Not kept alive.
  ///   - action: A method without parameters, or with the recognizer. One that the target does not
  ///     have is the fault `unrecognized-selector`, when it is called.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without targets.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Tells one more target; the same method of the same object is called once.
  open func addTarget(_ target: Any, action: Selector) {
    let method = ActionMethod(target: target, action: action)
    if !methods.contains(where: { $0.isSame(as: method) }) { methods.append(method) }
  }

  /// Ends telling targets; nil stands for every one, and for every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    methods.removeAll { $0.matches(target: target, action: action) }
  }

  final func tellTargets() {
    for method in methods { method.send(self, in: simulation) }
  }

  final var simulation: Simulation { view?.simulation ?? .current }

  // MARK: State

  /// The state of the gesture. A change is told to targets, unless the gesture fails, or has to
  /// wait for another one to fail; one that may not begin fails.
  open var state: State {
    get { progress.state }
    set { progress.change(to: newValue) }
  }

  /// Requires another gesture to fail before this one is recognised.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    progress.require(otherGestureRecognizer)
  }

  // MARK: Fingers

  /// Fingers of the gesture that are down.
  open var numberOfTouches: Int { progress.touches.count }

  /// The middle of the fingers, or where they were when the last one lifted; zero before that.
  open func location(in view: UIView?) -> CGPoint {
    guard let place = progress.middle else { return .zero }
    return view?.convert(place, from: nil) ?? place
  }

  /// Returns the place of one of the fingers; zero for one that is not down.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = progress.touches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  // MARK: For subclasses

  // The base class does nothing with touches; overriders call `super`.

  /// Fingers came down on the view or inside it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted; they still count among `numberOfTouches`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over, and the next one may come.
  open func reset() {}

  /// Hears of a finger no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    progress.ignore(touch)
  }

  /// Whether recognising this gesture keeps another from being recognised; true unless overridden.
  /// Delegates are asked as well.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture may keep this one from being recognised; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for another one to fail; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits for this one to fail; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: For the kinds

  /// Whether the gesture is going on, or was recognised with fingers that are still down.
  var isActive: Bool { progress.isActive }
  /// Whether fingers may still make the gesture.
  var isStillPossible: Bool { progress.isStillPossible }
  /// Whether a finger that has come down is part of the gesture, whatever delegates say.
  func takes(_ touch: UITouch) -> Bool { true }
  /// Whether the gesture goes on without a finger: between two taps.
  var waitsForFingers: Bool { false }
}
