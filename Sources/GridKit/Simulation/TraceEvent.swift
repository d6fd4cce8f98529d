/// One thing that happened: who was called, with what, when.
public struct TraceEvent: Hashable, Codable, Sendable {
  /// Whose method was called, or who speaks. The raw value is the column in the text form.
  public enum Source: String, Hashable, Codable, Sendable {
    case layout = "L"
    case dataSource = "DS"
    case delegate = "DG"
    case view = "C"
    case grid = "G"
    case fault = "FAULT"
    case finding = "FINDING"
    case console = "LOG"
  }

  /// The flags of a scroll view at the moment of the event (S1.17).
  public struct ScrollState: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let tracking = ScrollState(rawValue: 1)
    public static let dragging = ScrollState(rawValue: 2)
    public static let decelerating = ScrollState(rawValue: 4)
  }

  /// Virtual time, in seconds.
  public var time: TimeInterval
  public var tick: Int
  public var source: Source
  /// The method, in UIKit's spelling without argument values: `prepare()`, `cellForItemAt`.
  public var call: String
  /// Arguments and answer as text; empty when there is nothing to say.
  public var detail: String
  /// The offset of the scroll view that the event belongs to, in content points.
  public var contentOffset: CGPoint?
  public var state: ScrollState?

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
