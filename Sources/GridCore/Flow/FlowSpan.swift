import Foundation

/// A stretch of the scroll axis, in content points.
///
/// Unlike a range it may run backwards: negative insets can end a section before its start.
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

  /// Whether two stretches share at least a point; meeting ends count.
  package func touches(_ other: FlowSpan) -> Bool {
    start <= other.end && other.start <= end
  }

  /// The stretch without its end points. A span that touches the result shares more than an end
  /// with the stretch itself. Nothing is left of a stretch without length.
  package var withoutEnds: FlowSpan { FlowSpan(start: start.nextUp, end: end.nextDown) }

  /// Grows the stretch until it holds another.
  mutating func cover(_ other: FlowSpan) {
    start = min(start, other.start)
    end = max(end, other.end)
  }
}

/// Searching by halves.
package enum FlowSearch {
  /// The first index below `count` for which a claim holds, else `count`.
  ///
  /// The claim must stay true once it is true. O(log `count`).
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
  /// at a place that is probably near that index.
  ///
  /// The claim must stay true once it is true. O(log *d*) for the distance *d* from that place.
  package static func first(below count: Int, near guess: Int, where claim: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    var place = min(max(guess, 0), count)
    var stride = 1
    // Until the place is between the two: everything below `low` fails, everything from `high` on
    // holds.
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
