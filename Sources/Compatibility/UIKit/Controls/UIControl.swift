/// A view that calls targets and actions for control events. A finger on the control causes events,
/// and `sendActions(for:)` sends them directly. A control from an archive has no actions: nothing
/// is read from an archive.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The state of a control; the raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state, with UIKit's values.
    public let rawValue: UInt
    /// A state from its bits. Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of an enabled control that is neither highlighted nor selected. In a state without
    /// its own title, image or colour, a button uses the title, image or colour for `normal`.
    public static let normal: State = []
    /// The state while a finger that came down on the enabled control is still inside the control's
    /// bounds.
    public static let highlighted = State(rawValue: 1)
    /// The state of a control that is not enabled. A finger on the control calls nothing.
    public static let disabled = State(rawValue: 2)
    /// The state of a control with `isSelected`. Only the app sets this property.
    public static let selected = State(rawValue: 4)
    /// The state of a control with the focus. It is never part of `state`, because no focus moves
    /// here.
    public static let focused = State(rawValue: 8)
  }

  /// Whether a finger on the control causes events. A disabled control receives touches, too.
  open var isEnabled = true
  /// Whether the control is selected. Only the app sets the property, not a touch.
  open var isSelected = false
  /// Whether a finger that came down on the control is still down, inside the control's bounds.
  open var isHighlighted = false
  /// Whether a finger that came down on the control is still down.
  open var isTracking: Bool { hasFinger }
  /// Whether the tracked finger is inside the bounds.
  open var isTouchInside: Bool { hasFingerInside }
  private var hasFinger = false
  private var hasFingerInside = false
  private let handlers = ControlHandlers()

  /// A control that performs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state that follows from `isHighlighted`, `isEnabled` and `isSelected`.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Targets and actions

  /// Adds a method to call for events. A method that is added twice is called only once, for the
  /// events of both additions.
  ///
  /// - Parameters:
  ///   - target: The object with the method, held weakly. If nil, the method is searched in the
  ///     responder chain, from the control on.
  ///   - action: A method that takes nothing, the control, or the control and the event. A call to
  ///     a target without the method causes the fault `unrecognized-selector`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(ActionMethod(target: target, action: action), for: controlEvents)
  }

  /// Removes methods for events.
  ///
  /// - Parameters:
  ///   - target: The object with the methods; nil for every target.
  ///   - action: The method; nil for every method of the target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target: target, action: action, for: controlEvents)
  }

  /// Adds an action for events. The action replaces an action with the same identifier and events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Removes the actions with an identifier for events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(identifier, for: controlEvents)
  }

  /// The targets whose methods are called. `NSNull` stands for a nil target: the method is searched
  /// in the responder chain.
  open var allTargets: Set<AnyHashable> { handlers.targets }
  /// The events for which a method or an action was added.
  open var allControlEvents: Event { handlers.events }

  /// Returns the names of a target's methods for an event, in the order of the calls; nil if there
  /// are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.actions(of: target, for: controlEvent)
  }

  /// Calls `iterator` for each action and for each method of a target, with the events that the
  /// action or the method was added for. The calls are in the order of addition.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    handlers.enumerate(iterator)
  }

  /// Calls the methods and actions of the events, in the order of their addition.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Calls a method. The control calls all its methods through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionMethod(target: target, action: action)
      .send(self, event, from: self, in: simulation)
  }

  /// Performs an action. The control performs all its actions through this method.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self, in: simulation)
  }

  /// Sends `primaryActionTriggered`, if the control is enabled.
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

  // The control handles the touches on it, so a touch does not select the cell behind the control.

  /// The events that are sent when a finger is lifted inside the bounds.
  var liftEvents: Event { .touchUpInside }

  /// Returns whether the control tracks a new finger; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether the control goes on tracking; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Responds to the end of tracking: the finger was lifted, or `continueTracking(_:with:)`
  /// returned false. Does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Responds to a cancelled touch. Does nothing unless overridden.
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

  /// The traits that were set. A disabled control has `notEnabled`, too.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
}
