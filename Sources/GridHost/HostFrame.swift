/// The source of the content's motion.
public enum HostMotion: String, Hashable, Sendable, CaseIterable {
  /// No source: the content is at rest.
  case rest
  /// A finger or the host's own scroller moves the content.
  case drag
  /// The content keeps moving after the finger has lifted.
  case deceleration
  /// An animation moves views or scrolls the content to an offset.
  case animation
}

/// The changes that a host has to make to show what is on screen now.
///
/// A whole frame contains all values. A frame with a `base` contains the differences from the frame
/// `base`, and nil for a value that has not changed. A `HostState` collects the values of all
/// frames.
public struct HostFrame: Hashable, Sendable {
  /// The number of the frame. Numbers start at 1.
  public var sequence: Int
  /// The number of the frame from which this frame differs; nil for a whole frame.
  public var base: Int?
  /// The time of the frame by the host's clock, in seconds.
  public var time: TimeInterval
  /// The time until the grid needs the next frame, in seconds. If the value is nil, nothing moves
  /// and the host may sleep.
  public var next: TimeInterval?
  /// The host's time that was skipped, in seconds; nil if no time was skipped. A frame spans at
  /// most 0.25 seconds.
  public var cut: TimeInterval?

  /// Origin of the visible rectangle, in content points.
  public var contentOffset: CGPoint?
  /// Size of the content, in points.
  public var contentSize: CGSize?
  /// The grid's `adjustedContentInset`, in points. The inset includes the safe area.
  public var adjustedInset: GridEdgeInsets?
  /// Size of the visible rectangle, in points.
  public var viewport: CGSize?
  /// The source of the content's motion.
  public var motion: HostMotion?
  /// The distance by which the host must move its own scroller, in points. The host waits until the
  /// scroller rests. The distance is zero if the grid owns the content offset.
  public var correction: CGPoint?

  /// Views that are new on screen or have changed, sorted by view number.
  public var show: [HostView] = []
  /// The numbers of views that have left the screen, in ascending order. In a whole frame the list
  /// is empty.
  public var gone: [Int] = []
  /// The events since the previous frame, from the sources that the session reports.
  public var events: [HostEvent] = []
  /// Findings about legal but suspicious behaviour. Each finding is reported once.
  public var findings: [LayoutFinding] = []

  /// Makes a frame without changes, to be filled.
  public init(sequence: Int, base: Int? = nil, time: TimeInterval) {
    self.sequence = sequence
    self.base = base
    self.time = time
  }
}

extension HostFrame {
  /// Writes the values of the grid in `scene` that differ from `earlier` into the frame. If
  /// `earlier` is nil, the method writes all values. The views are left out.
  mutating func tell(_ scene: HostState, after earlier: HostState?) {
    func news<Value: Equatable>(_ new: Value, _ old: Value?) -> Value? { new == old ? nil : new }
    contentOffset = news(scene.contentOffset, earlier?.contentOffset)
    contentSize = news(scene.contentSize, earlier?.contentSize)
    adjustedInset = news(scene.adjustedInset, earlier?.adjustedInset)
    viewport = news(scene.viewport, earlier?.viewport)
    motion = news(scene.motion, earlier?.motion)
    correction = news(scene.correction, earlier?.correction)
  }
}

/// A recorded event: the called object, the method and its arguments.
public struct HostEvent: Hashable, Sendable {
  /// The object whose method was called, or the object that reported the event.
  public var source: TraceEvent.Source
  /// The method, in UIKit's spelling without argument values: `didSelectItemAt`.
  public var call: String
  /// The arguments and the return value as text; empty if there are none.
  public var detail: String

  /// Makes an event from the values of its properties.
  public init(source: TraceEvent.Source, call: String, detail: String = "") {
    self.source = source
    self.call = call
    self.detail = detail
  }
}
