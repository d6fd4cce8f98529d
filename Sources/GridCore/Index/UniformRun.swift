import Foundation

/// Elements of one extent at equal distances: element *i* starts at `origin + i · pitch`.
///
/// Positions are multiplied, never summed up. The pitch may be smaller than the extent, and
/// negative.
package struct UniformRun: Hashable, Sendable {
  package var origin: CGFloat
  package var pitch: CGFloat
  package var extent: CGFloat
  package var count: Int

  package init(origin: CGFloat, pitch: CGFloat, extent: CGFloat, count: Int) {
    self.origin = origin
    self.pitch = pitch
    self.extent = extent
    self.count = count
  }

  package func start(of element: Int) -> CGFloat { origin + CGFloat(element) * pitch }
  package func end(of element: Int) -> CGFloat { start(of: element) + extent }

  /// The range from the first start to the last end, in whichever order they come; nothing without
  /// elements.
  package var bounds: AxisRange {
    guard count > 0 else { return .nothing }
    return AxisRange(
      start: min(origin, start(of: count - 1)), end: max(end(of: 0), end(of: count - 1)))
  }

  /// The elements that meet a range.
  ///
  /// - Parameter comparisons: Grows by the comparisons that it took.
  /// - Complexity: O(1); O(log *n*) where rounding leads the first guess astray.
  package func elements(meeting range: AxisRange, comparisons: inout Int) -> Range<Int> {
    // Starts and ends move one way only, so the elements before the range's end are the first or
    // the last ones, and those past its start the others. The comparisons are with the very
    // numbers that frames are made of: division only says where to look.
    var count = 0
    let startsBeforeEnd = { (element: Int) in
      count += 1
      return start(of: element) < range.end
    }
    let endsAfterStart = { (element: Int) in
      count += 1
      return end(of: element) > range.start
    }
    let nearStart = (range.start - origin - extent) / pitch
    let nearEnd = (range.end - origin) / pitch
    let lower: Int
    let upper: Int
    if pitch >= 0 {
      lower = firstElement(near: nearStart, where: endsAfterStart)
      upper = firstElement(near: nearEnd) { !startsBeforeEnd($0) }
    } else {
      lower = firstElement(near: nearEnd, where: startsBeforeEnd)
      upper = firstElement(near: nearStart) { !endsAfterStart($0) }
    }
    comparisons += count
    return lower..<max(lower, upper)
  }

  package func elements(meeting range: AxisRange) -> Range<Int> {
    var comparisons = 0
    return elements(meeting: range, comparisons: &comparisons)
  }

  /// The first element from which on a condition holds, `count` if it never does.
  private func firstElement(near guess: CGFloat, where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    // The guess is exact up to rounding: two probes leave three candidates at most.
    let near = guess >= CGFloat(count) ? count : guess > 0 ? Int(guess) : 0
    for probe in [near - 1, min(near, count - 2) + 2] where probe >= low && probe < high {
      if condition(probe) { high = probe } else { low = probe + 1 }
    }
    return (low..<high).partitionPoint(where: condition)
  }
}
