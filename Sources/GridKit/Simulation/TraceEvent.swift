/// An event of a trace: the call, its arguments, its source and its time.
public struct TraceEvent: Hashable, Codable, Sendable {
  /// The object whose method was called, or the kind of message. The raw value is the column in the
  /// text form.
  public enum Source: String, Hashable, Codable, Sendable {
    /// A layout's method.
    case layout = "L"
    /// A method of the data source or of the prefetch data source.
    case dataSource = "DS"
    /// A method of a delegate.
    case delegate = "DG"
    /// A method of a cell or another reusable view.
    case view = "C"
    /// A request to the grid, or something that happened to it.
    case grid = "G"
    /// A broken contract.
    case fault = "FAULT"
    /// A legal but suspicious action.
    case finding = "FINDING"
    /// A text that UIKit would print to the console.
    case console = "LOG"
  }

  /// The flags of a scroll view at the moment of the event (S1.17).
  public struct ScrollState: OptionSet, Hashable, Codable, Sendable {
    /// The flags, one bit per flag.
    public let rawValue: Int
    /// Takes bits as they are; those that stand for no flag are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A finger is down on the content.
    public static let tracking = ScrollState(rawValue: 1)
    /// A drag has begun; stays on during the deceleration after it.
    public static let dragging = ScrollState(rawValue: 2)
    /// The content moves on after a drag.
    public static let decelerating = ScrollState(rawValue: 4)
  }

  /// Virtual time, in seconds.
  public var time: TimeInterval
  /// Frames since the simulation was made.
  public var tick: Int
  /// The object whose method was called, or the kind of message.
  public var source: Source
  /// The method, in UIKit's spelling without argument values: `prepare()`, `cellForItemAt`.
  public var call: String
  /// Arguments and answer as text; empty when there is nothing to say.
  public var detail: String
  /// The offset of the scroll view that the event belongs to, in content points.
  public var contentOffset: CGPoint?
  /// The flags of the scroll view that the event belongs to; nil when it belongs to none.
  public var state: ScrollState?
  /// The number of the grid that the event is about, from 1 in the order in which grids were made.
  /// Nil where grids are not counted, or the event is about none.
  package var grid: Int?

  private enum CodingKeys: String, CodingKey {
    case time, tick, source, call, detail, contentOffset, state
  }

  /// An event put together by hand, for comparing with a trace.
  ///
  /// - Parameter time: Virtual time, in seconds.
  public init(
    time: TimeInterval, tick: Int, source: Source, call: String, detail: String = "",
    contentOffset: CGPoint? = nil, state: ScrollState? = nil
  ) {
    self.time = time
    self.tick = tick
    self.source = source
    self.call = call
    self.detail = detail
    self.contentOffset = contentOffset
    self.state = state
  }
}

extension TraceEvent.ScrollState {
  @MainActor init(_ view: BaseScrollView) {
    var state: TraceEvent.ScrollState = []
    if view.isTracking { state.insert(.tracking) }
    if view.isDragging { state.insert(.dragging) }
    if view.isDecelerating { state.insert(.decelerating) }
    self = state
  }
}
