/// A view that is switched and pressed: it calls targets and actions for what a finger on it does,
/// and for what `sendActions(for:)` is asked to send.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The state of a control at the moment; the raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each state of UIKit's, by the same numbers.
    public let rawValue: UInt
    /// A set by its bits; unknown ones are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the other states; what has no value of its own for a state has that of this one.
    public static let normal: State = []
    /// A finger that came down on the enabled control is still down, inside its bounds.
    public static let highlighted = State(rawValue: 1)
    /// The control is not enabled, and a finger on it calls nothing.
    public static let disabled = State(rawValue: 2)
    /// `isSelected` is set; nothing here sets it but the app.
    public static let selected = State(rawValue: 4)
    /// The focus is on the control. Never part of `state`: no focus moves here.
    public static let focused = State(rawValue: 8)
  }

  /// Whether a finger on the control calls anything; it takes the touch in any case.
  open var isEnabled = true
  /// Whether the control is selected. Only the app sets it: no control here is switched by a
  /// finger.
  open var isSelected = false
  /// Whether a finger that came down on the control is still down, inside its bounds.
  open var isHighlighted = false
  /// Whether a finger that came down on the control is still down.
  open var isTracking: Bool { hasFinger }
  /// Whether that finger is inside the bounds.
  open var isTouchInside: Bool { hasFingerInside }
  private var hasFinger = false
  private var hasFingerInside = false
  private let handlers = ControlHandlers()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control without actions: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that performs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state by `isHighlighted`, `isEnabled` and `isSelected`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Targets and actions

  /// Adds a method to call for events. Added again, it is called once, for the events of both.
  ///
  /// - Parameters:
  ///   - target: Not kept alive. Nil asks responders in turn, from the control on.
  ///   - action: A method without parameters, with the control, or with the control and the event.
  ///     One that the target does not have is the fault `unrecognized-selector`, when it is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(ActionMethod(target: target, action: action), for: controlEvents)
  }

  /// Ends calling methods for events.
  ///
  /// - Parameters:
  ///   - target: Nil for every target.
  ///   - action: Nil for every method of the target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target: target, action: action, for: controlEvents)
  }

  /// Keeps an action for events, in the place of one with the same identifier and events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Ends performing an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Ends performing the actions of that name for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(identifier, for: controlEvents)
  }

  /// Objects whose methods are called; null stands for responders that are asked in turn.
  open var allTargets: Set<AnyHashable> { handlers.targets }
  /// Events that something waits for.
  open var allControlEvents: Event { handlers.events }

  /// Names of the methods of a target for an event, in the order of calling; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.actions(of: target, for: controlEvent)
  }

  /// Hands in each action, or target and method, with its events, in the order of calling.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    handlers.enumerate(iterator)
  }

  /// Calls what waits for one of the events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method; every one that the control calls comes through here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionMethod(target: target, action: action)
      .send(self, event, from: self, in: simulation)
  }

  /// Performs an action; every one that the control performs comes through here.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self, in: simulation)
  }

  /// Performs the primary action of the control: sends `primaryActionTriggered`, if it is enabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  private func send(_ events: Event, with event: UIEvent?) {
    handlers.send(events) {
      sendAction($0)
    } method: { method in
      if method.isForResponders || method.target != nil {
        sendAction(method.action, to: method.target, for: event)
      }
    }
  }

  // MARK: Touches

  // A finger that comes down on a control is the control's: no cell behind it is selected.

  /// The events that lifting a finger inside the bounds sends.
  var liftEvents: Event { .touchUpInside }

  /// Whether the control follows a finger that came down; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether the control goes on following; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger lifted, or the control follows it no more.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !hasFinger, let touch = touches.first else { return }
    hasFingerInside = true
    isHighlighted = true
    hasFinger = true
    hasFinger = beginTracking(touch, with: event)
    isHighlighted = hasFinger
    if hasFinger { send(.touchDown, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard hasFinger, let touch = touches.first else { return }
    let wasInside = hasFingerInside
    hasFingerInside = point(inside: touch.location(in: self), with: event)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return endTracking(touch, with: event)
    }
    isHighlighted = hasFingerInside
    if hasFingerInside != wasInside {
      send(hasFingerInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(hasFingerInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard hasFinger, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    hasFingerInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    send(isInside ? liftEvents : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard hasFinger else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, with: event)
  }

  private func stopTracking() {
    hasFinger = false
    hasFingerInside = false
    isHighlighted = false
  }

  // MARK: Accessibility

  /// The traits that were set, and `notEnabled` for a control that is not enabled.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
}
