/// A view that is switched and pressed. Without selectors nothing is sent: `addAction` keeps closures,
/// which a finger on the control calls, and `sendActions(for:)`.
@preconcurrency @MainActor
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(events: Event, action: UIAction)] = []

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

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
  public typealias Handler = (UIAction) -> Void

  open var image: UIImage?
  let handler: Handler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.image = image
    self.handler = handler
    super.init(title: title)
  }
}
