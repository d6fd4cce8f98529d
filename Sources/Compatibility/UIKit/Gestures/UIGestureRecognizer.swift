/// An object that recognises a gesture of the fingers on a view and its subviews, and calls
/// targets.
///
/// Touch scripts and all other ways of touching views drive a recognizer. Setting `state` calls the
/// targets, too. So a subclass sets `state` to recognise its gesture, and a test sets `state` to
/// play a gesture that no script can make.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture; the raw values are UIKit's.
  public enum State: Int, Sendable {
    /// No gesture has been recognised. The state becomes `possible` again when all fingers of a
    /// gesture have lifted.
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The state `ended`, under its name for discrete gestures.
    public static let recognized = State.ended
  }

  /// The object that is asked before the gesture is recognised; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { Simulation.current.examineMethods(of: delegate) }
  }
  /// The view that the recognizer was added to.
  open var view: UIView? { owner }
  final weak var owner: UIView?
  /// Whether the recognizer receives touches. Setting the property to false cancels a gesture in
  /// progress.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { progress.disable() } }
  }
  /// Whether recognising the gesture cancels the views' touches, so that no item is selected.
  open var cancelsTouchesInView = true
  /// Whether views receive the start of a touch late; stored, without effect: views receive it at
  /// once.
  open var delaysTouchesBegan = false
  /// Whether views receive the end of a touch late; stored, without effect: views always receive it
  /// after the recognizers.
  open var delaysTouchesEnded = true
  /// The name of the recognizer, for debugging; stored, without effect.
  open var name: String?
  /// The progress of the gesture, with the recognizers that it waits for.
  private(set) lazy var progress = GestureProgress(of: self)
  private var methods: [ActionMethod] = []

  /// Makes a recognizer that calls a method of a target.
  ///
  /// - Parameters:
  ///   - target: The object that is called; not kept alive.
  ///   - action: A method without parameters, or with the recognizer as its parameter. Calling a
  ///     method that the target lacks is the fault `unrecognized-selector`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without targets.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Targets

  /// Adds a method of a target. A method that is added twice is called once.
  open func addTarget(_ target: Any, action: Selector) {
    let method = ActionMethod(target: target, action: action)
    if !methods.contains(where: { $0.isSame(as: method) }) { methods.append(method) }
  }

  /// Removes methods of targets. A nil `target` stands for every target. A nil `action` stands for
  /// every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    methods.removeAll { $0.matches(target: target, action: action) }
  }

  final func tellTargets() {
    for method in methods { method.send(self, in: simulation) }
  }

  final var simulation: Simulation { view?.simulation ?? .current }

  // MARK: State

  /// The state of the gesture. A change of the state calls the targets, unless the gesture fails or
  /// must wait for another gesture to fail. A gesture that may not begin fails.
  open var state: State {
    get { progress.state }
    set { progress.change(to: newValue) }
  }

  /// Requires another gesture to fail before this gesture is recognised.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    progress.require(otherGestureRecognizer)
  }

  // MARK: Fingers

  /// The number of the gesture's fingers that are down.
  open var numberOfTouches: Int { progress.touches.count }

  /// Returns the centroid of the fingers. After the last lift, the result is the last centroid.
  /// Before the first touch, the result is zero.
  open func location(in view: UIView?) -> CGPoint {
    guard let place = progress.middle else { return .zero }
    return view?.convert(place, from: nil) ?? place
  }

  /// Returns the location of a finger, by its index among the fingers that are down; zero if there
  /// is no such finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = progress.touches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  // MARK: For subclasses

  // The base class ignores touches. Overrides call `super`.

  /// Responds to fingers that come down on the view or a subview. Does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Responds to fingers that move. Does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Responds to fingers that lift. Does nothing unless overridden. `location(in:)` still includes
  /// these fingers, but `numberOfTouches` does not.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Responds to fingers that the system takes away. Does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Responds to the end of a gesture, before the next gesture can start. Does nothing unless
  /// overridden.
  open func reset() {}

  /// Stops following a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    progress.ignore(touch)
  }

  /// Returns whether this gesture, once recognised, prevents another gesture; true unless
  /// overridden. The delegates of both gestures are asked, too.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another gesture may prevent this gesture; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for another gesture to fail; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture waits for this gesture to fail; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For the kinds

  /// Whether the gesture goes on, or was recognised and still has fingers down.
  var isActive: Bool { progress.isActive }
  /// Whether the gesture can still be recognised.
  var isStillPossible: Bool { progress.isStillPossible }
  /// Whether a finger that has come down can be part of the gesture. The method is called before
  /// the delegate is asked.
  func takes(_ touch: UITouch) -> Bool { true }
  /// Whether the gesture can go on without a finger, as between two taps.
  var waitsForFingers: Bool { false }
}
