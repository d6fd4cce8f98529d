/// The limits for the work of a frame.
///
/// Each limit is a range for a count: `...2` allows at most two, `1...` requires at least one,
/// `0...0` allows none. A count without a range may have any value.
public struct WorkBudget: Sendable {
  /// The range that is allowed for a count: `...2`, `1...`, `0...0`.
  public typealias Range = any RangeExpression<Int> & Sendable

  private var ranges: [(quantity: WorkCounters.Quantity, range: Range)] = []

  /// Makes a budget from ranges. The parameters are named after the counts of `WorkCounters`.
  public init(
    cellsMade: Range? = nil, cellsDequeued: Range? = nil, reusableViewsMade: Range? = nil,
    reusableViewsDequeued: Range? = nil, layoutPasses: Range? = nil, layoutCalls: Range? = nil,
    prepareCalls: Range? = nil, layoutQueries: Range? = nil, elementsReturned: Range? = nil,
    elementsKept: Range? = nil, sourceCalls: Range? = nil, sizeCalls: Range? = nil,
    preferredSizeCalls: Range? = nil, attributesMade: Range? = nil
  ) {
    let given: [String: Range?] = [
      "cellsMade": cellsMade, "cellsDequeued": cellsDequeued,
      "reusableViewsMade": reusableViewsMade, "reusableViewsDequeued": reusableViewsDequeued,
      "layoutPasses": layoutPasses, "layoutCalls": layoutCalls, "prepareCalls": prepareCalls,
      "layoutQueries": layoutQueries, "elementsReturned": elementsReturned,
      "elementsKept": elementsKept, "sourceCalls": sourceCalls, "sizeCalls": sizeCalls,
      "preferredSizeCalls": preferredSizeCalls, "attributesMade": attributesMade,
    ]
    ranges = WorkCounters.quantities.compactMap { quantity in
      (given[quantity.name] ?? nil).map { (quantity, $0) }
    }
  }

  /// Returns the frames that break the budget; nil when none does. Each line has the frame, the
  /// counted value and the allowed range.
  ///
  /// An empty list of frames is a difference too, because a check of no frames would always pass.
  ///
  /// - Parameters:
  ///   - layout: The class of the grid's layout. The first line of the description names it.
  ///   - limit: The greatest number of lines to show. Further lines are only counted.
  public func difference(
    in frames: [WorkFrame], of layout: String? = nil, limit: Int = 20
  ) -> GridDifference? {
    guard !frames.isEmpty else {
      return GridDifference(
        count: 1,
        lines: [
          "expected work within a budget, found no frame: let time pass, or lay the grid out, "
            + "while the log counts"
        ])
    }
    var rows: [[String]] = []
    var broken = 0
    for frame in frames {
      let wrong = ranges.filter { !$0.range.contains(frame.work[keyPath: $0.quantity.path]) }
      if !wrong.isEmpty { broken += 1 }
      rows += wrong.map { quantity, range in
        frame.columns
          + [quantity.name, "\(frame.work[keyPath: quantity.path])", Self.text(range)]
      }
    }
    guard broken > 0 else { return nil }
    let shown = rows.prefix(max(0, limit))
    let table = TableText(
      alignments: WorkFrame.alignments + [.left, .right, .left],
      rows: [WorkFrame.heading + ["what", "counted", "budget"]] + shown)
    let subject = GridDifference.subject(layout)
    let first = Array(rows[0].suffix(3))
    var lines = [
      "\(subject)\(broken) of \(frames.count) frame\(frames.count == 1 ? "" : "s") "
        + "\(broken == 1 ? "breaks" : "break") the budget: "
        + "\(first[0]) \(first[1]), expected \(first[2])"
    ]
    lines += table.lines.map { "    " + $0 }
    if rows.count > shown.count { lines.append("    … \(rows.count - shown.count) more") }
    return GridDifference(count: rows.count, lines: lines)
  }

  /// Returns a range in words, such as `at most 2`.
  private static func text(_ range: Range) -> String {
    switch range {
    case let range as PartialRangeThrough<Int>: "at most \(range.upperBound)"
    case let range as PartialRangeUpTo<Int>: "less than \(range.upperBound)"
    case let range as PartialRangeFrom<Int>: "at least \(range.lowerBound)"
    case let range as ClosedRange<Int> where range.count == 1: "exactly \(range.lowerBound)"
    case let range as ClosedRange<Int>: "\(range.lowerBound) to \(range.upperBound)"
    default: "in \(range)"
    }
  }
}

extension WorkLog {
  /// Returns the counted frames that break a budget; nil when none does. See `WorkBudget`.
  public func expectPerFrame(_ budget: WorkBudget, limit: Int = 20) -> GridDifference? {
    budget.difference(in: frames, of: layout, limit: limit)
  }

  /// Returns the counted frames that break a budget; nil when none does. The parameters are named
  /// after the counts of `WorkCounters`.
  public func expectPerFrame(
    cellsMade: WorkBudget.Range? = nil, cellsDequeued: WorkBudget.Range? = nil,
    layoutCalls: WorkBudget.Range? = nil, prepareCalls: WorkBudget.Range? = nil,
    layoutQueries: WorkBudget.Range? = nil, elementsReturned: WorkBudget.Range? = nil,
    elementsKept: WorkBudget.Range? = nil, sourceCalls: WorkBudget.Range? = nil
  ) -> GridDifference? {
    expectPerFrame(
      WorkBudget(
        cellsMade: cellsMade, cellsDequeued: cellsDequeued, layoutCalls: layoutCalls,
        prepareCalls: prepareCalls, layoutQueries: layoutQueries,
        elementsReturned: elementsReturned, elementsKept: elementsKept, sourceCalls: sourceCalls))
  }
}

extension GridView {
  /// Returns the frames during `body` that break a budget; nil when none does.
  ///
  /// ```swift
  /// let difference = grid.expectPerFrame(cellsMade: ...1, layoutQueries: ...2) {
  ///   grid.fling(velocity: 1000)
  ///   grid.settle()
  /// }
  /// #expect(difference == nil)
  /// ```
  ///
  /// Work between two ticks counts as a frame of its own. To limit other counts, pass a
  /// `WorkBudget`.
  public func expectPerFrame(
    cellsMade: WorkBudget.Range? = nil, cellsDequeued: WorkBudget.Range? = nil,
    layoutCalls: WorkBudget.Range? = nil, prepareCalls: WorkBudget.Range? = nil,
    layoutQueries: WorkBudget.Range? = nil, elementsReturned: WorkBudget.Range? = nil,
    elementsKept: WorkBudget.Range? = nil, sourceCalls: WorkBudget.Range? = nil,
    in body: () throws -> Void
  ) rethrows -> GridDifference? {
    try expectPerFrame(
      WorkBudget(
        cellsMade: cellsMade, cellsDequeued: cellsDequeued, layoutCalls: layoutCalls,
        prepareCalls: prepareCalls, layoutQueries: layoutQueries,
        elementsReturned: elementsReturned, elementsKept: elementsKept, sourceCalls: sourceCalls),
      in: body)
  }

  /// Returns the frames during `body` that break a budget; nil when none does.
  public func expectPerFrame(
    _ budget: WorkBudget, in body: () throws -> Void
  ) rethrows -> GridDifference? {
    let log = WorkLog(self)
    defer { log.stop() }
    try body()
    return log.expectPerFrame(budget)
  }
}
