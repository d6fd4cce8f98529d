import Foundation

/// A run of elements of one extent at equal distances. Element *i* starts at `origin + i · pitch`.
///
/// Each start is computed by a multiplication, not as a running sum. The pitch may be negative or
/// smaller than the extent.
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

  /// The range from the lowest start to the highest end; `.nothing` without elements.
  package var bounds: AxisRange {
    guard count > 0 else { return .nothing }
    return AxisRange(
      start: min(origin, start(of: count - 1)), end: max(end(of: 0), end(of: count - 1)))
  }

  /// Returns the elements that meet a range.
  ///
  /// - Parameter comparisons: The counter to which the number of comparisons is added.
  /// - Complexity: O(1), or O(log *n*) if rounding makes the first guess wrong.
  package func elements(meeting range: AxisRange, comparisons: inout Int) -> Range<Int> {
    // Starts and ends ascend with a positive pitch: then the elements that start before the end of
    // the range are a prefix, and the elements that end after its start are a suffix. With a
    // negative pitch prefix and suffix change places. The comparisons use exactly the numbers of
    // the frames; the division gives a guess only.
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

  /// Returns the first element from which on a condition holds; `count` if it never holds.
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
