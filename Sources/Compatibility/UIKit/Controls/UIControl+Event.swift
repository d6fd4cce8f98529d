extension UIControl {
  /// The events that an action waits for; a finger here causes those that speak of touches.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each event of UIKit's, by the same numbers.
    public let rawValue: UInt
    /// A set by its bits; unknown ones are kept and can be sent.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on the enabled control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The event of a repeated touch; sent only by `sendActions(for:)`: taps are not counted.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger that came down on the control moves inside its bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that came down on the control moves outside its bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that came down on the control has come back inside its bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that came down on the control has left its bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger that came down on the control was lifted inside its bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down on the control was lifted outside its bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, for instance by a scroll view that took the drag.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value: a pull of a refresh control, or `sendActions(for:)`.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of a control: a button sends it with `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The event of a menu that opens; sent only by `sendActions(for:)`: no menu opens here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The event of editing that begins; sent only by `sendActions(for:)`: no text is edited in a
    /// control here.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The event of a text that changes; sent only by `sendActions(for:)`: no text is edited in a
    /// control here.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The event of editing that ends; sent only by `sendActions(for:)`: no text is edited in a
    /// control here.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The event of editing that ends with the return key; sent only by `sendActions(for:)`: no
    /// text is edited in a control here.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of every touch event.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The set of every editing event.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits for events of an app's own.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// Bits that UIKit keeps to itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of every event, those of other controls and of an app's own among them.
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
  }
}
