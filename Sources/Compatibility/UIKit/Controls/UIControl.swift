/// A view that is switched and pressed. Without selectors nothing is sent: `addAction` keeps
/// closures, which a finger on the control calls, and `sendActions(for:)`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control is like at the moment; the raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state of UIKit's, by the same numbers.
    public let rawValue: UInt
    /// A set by its bits; unknown ones are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the other states; what has no value of its own for a state has that of this one.
    public static let normal: State = []
    /// A finger that came down on the enabled control is still down.
    public static let highlighted = State(rawValue: 1)
    /// The control is not enabled, and a finger on it calls nothing.
    public static let disabled = State(rawValue: 2)
    /// `isSelected` is set; nothing here sets it but the app.
    public static let selected = State(rawValue: 4)
    /// Never part of `state`: no focus moves here.
    public static let focused = State(rawValue: 8)
  }

  /// Which happenings an action waits for; a finger here causes the four that speak of touches.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event of UIKit's, by the same numbers.
    public let rawValue: UInt
    /// A set by its bits; unknown ones are kept and can be sent.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on the enabled control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger that came down on the control was lifted inside its bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down on the control was lifted outside its bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, for instance by a scroll view that took the drag.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Sent only by `sendActions(for:)`: no control here has a value that a finger changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Sent only by `sendActions(for:)`, not by a lifted finger.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Sent only by `sendActions(for:)`: no text is edited here.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Every event, those of other controls and of an app's own among them.
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
  }

  /// Whether a finger on the control calls anything; it takes the touch in any case.
  open var isEnabled = true
  /// Only the app sets it: no control here is switched by a finger.
  open var isSelected = false
  /// Whether a finger that came down on the control is still down.
  open var isHighlighted = false
  private var actions: [(events: Event, action: UIAction)] = []

  /// What the three flags say together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Keeps an action for events. The same one may be kept twice, and is then called twice.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Lets go of an action that was added for exactly these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Calls the actions of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }

  // MARK: Touches

  // A finger that comes down on a control is the control's: no cell behind it is selected.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return }
    isHighlighted = false
    let isInside = touches.contains { bounds.contains($0.location(in: self)) }
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return }
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}

/// Something to do when a control or a menu says so.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action calls, with itself.
  public typealias Handler = (UIAction) -> Void

  /// Kept only: nothing is drawn.
  open var image: UIImage?
  let handler: Handler

  /// Keeps what to do; whoever adds the action to a control decides when.
  ///
  /// - Parameters:
  ///   - title: What a menu would show; a button does not take it over.
  ///   - handler: Kept alive by the action, so capture a view weakly.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.image = image
    self.handler = handler
    super.init(title: title)
  }
}
