/// An event of a trace: the call, its arguments, its source and its time.
public struct TraceEvent: Hashable, Codable, Sendable {
  /// The source of an event: the object whose method was called, or a fault, a finding or a console
  /// text. The raw value is the word for the source in the text form of a trace.
  public enum Source: String, Hashable, Codable, Sendable, CaseIterable {
    /// A layout's method.
    case layout = "L"
    /// A method of the data source or of the prefetch data source.
    case dataSource = "DS"
    /// A method of a delegate.
    case delegate = "DG"
    /// A method of a cell or another reusable view.
    case view = "C"
    /// A request to the grid, or an event such as a rotation.
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
    /// Makes flags from raw bits. Bits that stand for no flag are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The flag for a finger that is down on the content.
    public static let tracking = ScrollState(rawValue: 1)
    /// The flag for a drag that has begun. It stays on during the deceleration after the drag.
    public static let dragging = ScrollState(rawValue: 2)
    /// The flag for content that moves on after a drag.
    public static let decelerating = ScrollState(rawValue: 4)
  }

  /// The virtual time of the event, in seconds.
  public var time: TimeInterval
  /// The number of frames since the simulation was made.
  public var tick: Int
  /// The source of the event: the object whose method was called, or a fault, a finding or a
  /// console text.
  public var source: Source
  /// The method, in UIKit's spelling without argument values: `prepare()`, `cellForItemAt`.
  public var call: String
  /// The arguments and the result as text; empty if there are none.
  public var detail: String
  /// The offset of the scroll view that the event belongs to, in content points.
  public var contentOffset: CGPoint?
  /// The flags of the scroll view that the event belongs to; nil for an event of no scroll view.
  public var state: ScrollState?
  /// The number of the grid that the event is about, from 1 in the order in which grids were made.
  /// The number is nil if grids are not counted, or if the event is about no grid.
  package var grid: Int?

  private enum CodingKeys: String, CodingKey {
    case time, tick, source, call, detail, contentOffset, state
  }

  /// Makes an event from its parts, for a comparison with a trace.
  ///
  /// - Parameter time: The virtual time of the event, in seconds.
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
  @MainActor package init(_ view: BaseScrollView) {
    var state: TraceEvent.ScrollState = []
    if view.isTracking { state.insert(.tracking) }
    if view.isDragging { state.insert(.dragging) }
    if view.isDecelerating { state.insert(.decelerating) }
    self = state
  }
}
