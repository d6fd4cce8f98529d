import Foundation

/// A stretch of the scroll axis, in content points.
///
/// Unlike a range, a stretch may run backwards, because negative insets can end a section before
/// its start.
@usableFromInline
package struct FlowSpan: Hashable, Codable, Sendable {
  @usableFromInline package var start: CGFloat
  @usableFromInline package var end: CGFloat

  @inlinable
  package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  @inlinable package var length: CGFloat { end - start }

  /// Whether two stretches share at least one point. Two stretches that only touch share a point.
  package func touches(_ other: FlowSpan) -> Bool {
    start <= other.end && other.start <= end
  }

  /// The stretch without its end points. A stretch that touches the result shares more than an end
  /// point with this stretch. A stretch without length becomes empty.
  package var withoutEnds: FlowSpan { FlowSpan(start: start.nextUp, end: end.nextDown) }

  /// Extends the stretch so that it also covers another stretch.
  mutating func cover(_ other: FlowSpan) {
    start = min(start, other.start)
    end = max(end, other.end)
  }
}

/// Functions for binary search.
package enum FlowSearch {
  /// Returns the first index below `count` for which a claim holds, else `count`.
  ///
  /// If the claim is true for an index, it must be true for all greater indices. O(log `count`).
  static func first(below count: Int, where claim: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if claim(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the first index below `count` for which a claim holds, else `count`. The search begins
  /// at `guess`, which is probably near this index.
  ///
  /// If the claim is true for an index, it must be true for all greater indices. O(log *d*) for the
  /// distance *d* from `guess`.
  package static func first(below count: Int, near guess: Int, where claim: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    var place = min(max(guess, 0), count)
    var stride = 1
    // The claim is false below `low` and true from `high` on. The steps double until the index is
    // between the two.
    if place < count, !claim(place) {
      low = place + 1
      while low < high {
        place = min(place + stride, count)
        guard place < count, !claim(place) else {
          high = min(place, count)
          break
        }
        low = place + 1
        stride *= 2
      }
    } else {
      high = place
      while low < high {
        place = max(place - stride, 0)
        guard claim(place) else {
          low = place + 1
          break
        }
        high = place
        stride *= 2
      }
    }
    while low < high {
      let middle = low + (high - low) / 2
      if claim(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
