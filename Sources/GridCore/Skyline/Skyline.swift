import Foundation

/// The lower edge of all items packed so far in a strip, as steps from left to right.
///
/// Positions are distances from the strip's left end, in points. Levels grow downwards.
struct Skyline: Equatable, Sendable {
  /// The tolerance for positions and levels. Values that differ by less count as equal, because
  /// sums of the same widths in another order differ by rounding.
  static let tolerance: CGFloat = 1e-9

  /// The left ends of the segments, ascending from 0. A segment ends where the next one starts. A
  /// segment without length (a pin) stands for items that take no part of the strip.
  private(set) var starts: [CGFloat]
  private(set) var levels: [CGFloat]
  private let usableWidth: CGFloat
  private let gap: CGFloat
  private let lineGap: CGFloat
  private let stripEnd: CGFloat

  // Working space, kept so that packing an item allocates nothing.
  private var peaks: [Int] = []
  private var candidates: [CGFloat] = []

  /// Makes the skyline of a strip in which nothing is packed.
  ///
  /// - Parameters:
  ///   - usableWidth: Width that the items may take; at least 0. The strip is one gap longer, so
  ///     that an item at its end can keep a gap like every other item.
  ///   - level: The level of the first items.
  ///   - gap: Space kept to the right of an item; at least 0.
  ///   - lineGap: Space kept below an item; at least 0.
  init(usableWidth: CGFloat, level: CGFloat, gap: CGFloat, lineGap: CGFloat) {
    starts = [0]
    levels = [level]
    self.usableWidth = usableWidth
    self.gap = gap
    self.lineGap = lineGap
    stripEnd = usableWidth + gap
  }

  /// Places an item at the smallest level at which it fits. If several places have this level, the
  /// leftmost place is taken. The skyline under the item then moves to the item's lower edge plus
  /// `lineGap`.
  ///
  /// - Parameter size: The size of the item, at most `usableWidth` wide.
  /// - Complexity: O(segments).
  mutating func place(_ size: CGSize) -> CGPoint {
    let reach = size.width + gap
    let segment = lowestSegment(forWidth: size.width, reach: reach)
    let origin = CGPoint(x: starts[segment], y: candidates[segment])
    let end = origin.x + reach
    let level = origin.y + size.height + lineGap
    if end - Skyline.tolerance > origin.x {
      raise(from: segment, to: end, level: level)
    } else {
      pin(at: segment, level: level)
    }
    return origin
  }

  /// Returns the segment at whose left end the item gets the smallest level. The function also
  /// fills `candidates` with the level at each segment that was tried.
  private mutating func lowestSegment(forWidth width: CGFloat, reach: CGFloat) -> Int {
    candidates.removeAll(keepingCapacity: true)
    peaks.removeAll(keepingCapacity: true)
    var head = 0
    var next = 0
    var lowest = CGFloat.infinity
    for (segment, start) in starts.enumerated() {
      // The left end of the strip takes every item, whatever rounding says.
      if start > 0, start + width > usableWidth + Skyline.tolerance { break }
      // The segment behind a pin has the same left end, and nothing stands on a pin.
      if segment + 1 < starts.count, starts[segment + 1] == start {
        candidates.append(.infinity)
        continue
      }
      // `peaks` from `head` on are segments under the item, each of a greater level than all behind
      // it.
      while next < starts.count,
        next <= segment || starts[next] < start + reach - Skyline.tolerance
      {
        while peaks.count > head, levels[peaks[peaks.count - 1]] <= levels[next] {
          peaks.removeLast()
        }
        peaks.append(next)
        next += 1
      }
      while peaks[head] < segment { head += 1 }
      let level = levels[peaks[head]]
      candidates.append(level)
      lowest = min(lowest, level)
    }
    return candidates.firstIndex { $0 <= lowest + Skyline.tolerance } ?? 0
  }

  /// Replaces the segments of a range of the strip by one segment.
  private mutating func raise(from first: Int, to requestedEnd: CGFloat, level: CGFloat) {
    let end = min(requestedEnd, stripEnd)
    var last = first
    while last < starts.count, starts[last] < end - Skyline.tolerance,
      segmentEnd(last) <= end + Skyline.tolerance
    {
      last += 1
    }
    let leavesRest = last < starts.count && starts[last] < end - Skyline.tolerance
    let start = starts[first]
    if leavesRest { starts[last] = end }
    if last > first {
      levels[first] = level
      starts.removeSubrange(first + 1..<last)
      levels.removeSubrange(first + 1..<last)
    } else {
      starts.insert(start, at: first)
      levels.insert(level, at: first)
    }
    // Equal neighbours are one segment: an item never gets a smaller level at the second one's left
    // end.
    if first + 1 < levels.count, levels[first + 1] == level {
      starts.remove(at: first + 1)
      levels.remove(at: first + 1)
    }
    if first > 0, levels[first - 1] == level {
      starts.remove(at: first)
      levels.remove(at: first)
    }
  }

  /// Adds a pin: a segment without length, for an item that takes no part of the strip. An item
  /// that is later placed across the pin stands below it.
  private mutating func pin(at segment: Int, level: CGFloat) {
    if segment > 0, starts[segment - 1] == starts[segment] {
      levels[segment - 1] = max(levels[segment - 1], level)
    } else {
      starts.insert(starts[segment], at: segment)
      levels.insert(level, at: segment)
    }
  }

  private func segmentEnd(_ segment: Int) -> CGFloat {
    segment + 1 < starts.count ? starts[segment + 1] : stripEnd
  }
}
