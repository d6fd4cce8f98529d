/// The work of one frame, as exact counts.
///
/// A frame is a tick of the virtual clock. Work between two ticks is a frame of its own, for
/// instance when a test calls `layoutIfNeeded()`.
///
/// Codable form: `{"tick", "time", "isTick", "contentOffset"?: [x, y], "work": {…}}`, with the
/// names of `WorkCounters`.
public struct WorkFrame: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The number of the tick; for work between two ticks, the number of the tick before.
  public var tick: Int
  /// The virtual time at the end of the frame, in seconds.
  public var time: TimeInterval
  /// Whether the frame is a tick, and not the work between two ticks.
  public var isTick: Bool
  /// The content offset at the end of the frame, in content points; nil in a log that was made for
  /// a simulation instead of a grid.
  public var contentOffset: CGPoint?
  /// The counts of the frame alone.
  public var work: WorkCounters

  /// Makes a frame, for instance to compare with.
  public init(
    tick: Int, time: TimeInterval, isTick: Bool = true, contentOffset: CGPoint? = nil,
    work: WorkCounters
  ) {
    self.tick = tick
    self.time = time
    self.isTick = isTick
    self.contentOffset = contentOffset
    self.work = work
  }

  /// The frame on one line: `tick 15, 0.250 s, offset 0, 120: prepareCalls 1, layoutQueries 2`.
  public var description: String {
    let place = contentOffset.map { ", offset \(NumberText.short($0))" } ?? ""
    return "\(isTick ? "" : "after ")tick \(tick), \(timeText) s\(place): \(work.text)"
  }

  /// Number, time and offset as columns of a table.
  var columns: [String] {
    ["\(isTick ? "" : "after ")\(tick)", timeText]
      + [contentOffset.map { NumberText.short($0) } ?? ""]
  }

  static let heading = ["tick", "time", "offset"]
  static let alignments: [TableText.Alignment] = [.right, .right, .right]

  private var timeText: String { String(format: "%.3f", time) }
}

extension WorkCounters {
  typealias Quantity = (name: String, path: WritableKeyPath<WorkCounters, Int> & Sendable)

  /// The counted quantities with their names, in the order in which texts and tables list them.
  static let quantities: [Quantity] = [
    ("layoutPasses", \.layoutPasses), ("sourceCalls", \.sourceCalls),
    ("sizeCalls", \.sizeCalls), ("layoutCalls", \.layoutCalls),
    ("prepareCalls", \.prepareCalls), ("layoutQueries", \.layoutQueries),
    ("elementsReturned", \.elementsReturned), ("elementsKept", \.elementsKept),
    ("cellsMade", \.cellsMade), ("cellsDequeued", \.cellsDequeued),
    ("reusableViewsMade", \.reusableViewsMade),
    ("reusableViewsDequeued", \.reusableViewsDequeued),
    ("preferredSizeCalls", \.preferredSizeCalls), ("attributesMade", \.attributesMade),
    ("attributesLive", \.attributesLive), ("indexPathsMade", \.indexPathsMade),
  ]

  /// Returns the work since earlier counts. `attributesLive` is then the growth of this count,
  /// which may be negative.
  public func since(_ earlier: WorkCounters) -> WorkCounters {
    var work = WorkCounters()
    for (_, path) in Self.quantities {
      work[keyPath: path] = self[keyPath: path] - earlier[keyPath: path]
    }
    return work
  }

  /// Returns the sum of two counts of work.
  public func adding(_ other: WorkCounters) -> WorkCounters {
    var work = self
    for (_, path) in Self.quantities { work[keyPath: path] += other[keyPath: path] }
    return work
  }

  /// The counts that are not 0: `prepareCalls 1, layoutQueries 2`.
  var text: String {
    let counts = Self.quantities.filter { self[keyPath: $0.path] != 0 }
      .map { "\($0.name) \(self[keyPath: $0.path])" }
    return counts.isEmpty ? "nothing" : counts.joined(separator: ", ")
  }
}
