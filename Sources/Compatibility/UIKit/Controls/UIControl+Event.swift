extension UIControl {
  /// The events for which a control calls its actions. Fingers in a simulation cause the touch
  /// events.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, with UIKit's values.
    public let rawValue: UInt
    /// A set of events from its bits. Unknown bits are kept and can be sent.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The event of a finger that came down on the enabled control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The event of a repeated touch. Taps are not counted here, so only `sendActions(for:)` sends
    /// the event.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The event of a tracked finger that moves inside the control's bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The event of a tracked finger that moves outside the control's bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The event of a tracked finger that has come back inside the control's bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The event of a tracked finger that has left the control's bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The event of a tracked finger that was lifted inside the control's bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The event of a tracked finger that was lifted outside the control's bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The event of a touch that was cancelled, for instance by a scroll view that took over the
    /// drag.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The event of a value that the user has changed, by a switch, a slider, a stepper, segments,
    /// pages or a pull on a refresh control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of a control. A button sends the event together with `touchUpInside`, a
    /// control with a value together with `valueChanged`, a text field for the return key.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The event of a menu that opens. No menu opens here, so only `sendActions(for:)` sends the
    /// event.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The event of a text field in which editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The event of a text field whose text the user has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The event of a text field in which editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The event of the return key in a text field. If anything was added for it, editing ends.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The set of every touch event.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The set of every editing event.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The bits for an app's own events.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// The bits that UIKit reserves.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// The set of every event, including the events of other controls and an app's own events.
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
  }
}
