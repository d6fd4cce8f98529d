import Foundation

/// The scrolling behavior of an orthogonal section. It decides at which offsets scrolling comes to
/// rest.
@usableFromInline
package enum CompositionalScrollingBehavior: Hashable, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The row of groups of an orthogonal section. The row computes the offsets at which scrolling
/// comes to rest.
package struct CompositionalRow: Sendable {
  /// The axis along which the row scrolls. It is perpendicular to the layout's scroll axis.
  package let axis: PlaneAxis
  /// The rectangle in which the row is visible, in content points: the section less its insets and
  /// boundary items.
  package let viewport: CGRect
  /// The length of all groups, with the spacing between them.
  package let length: CGFloat
  /// The solved section, shared copy-on-write. Rows are copied often, and a copy of the section
  /// itself would retain its many lists.
  fileprivate let section: CompositionalPlan.SharedSection
  /// The length of a group without measured elements. `pitch` is the distance from the start of one
  /// of these groups to the start of the next.
  let groupLength: CGFloat
  let pitch: CGFloat
  /// The pixels to which rest offsets are rounded, as in any scroll view.
  let pixels: PixelGrid

  private var groupCount: Int { section.value.runs.groupCount }

  private var room: CGFloat { viewport.size[axis] }

  /// The offsets at which the viewport does not reach beyond the ends of the row. If the whole row
  /// fits into the viewport, the only such offset is 0.
  package var range: ClosedRange<CGFloat> { 0...max(0, length - room) }

  /// Returns the first and the last offset at which the row can come to rest. With
  /// `.groupPagingCentered` these offsets may lie outside `range`.
  package func rests(_ behavior: CompositionalScrollingBehavior) -> ClosedRange<CGFloat> {
    guard behavior == .groupPagingCentered, groupCount > 0 else { return range }
    let first = stop(nearest(to: 0, behavior), behavior)
    return first...max(first, stop(groupCount - 1, behavior))
  }

  /// Returns the offset at which the row comes to rest for a proposed offset.
  package func rest(
    for proposed: CGFloat, _ behavior: CompositionalScrollingBehavior
  ) -> CGFloat { pixels.rounded(exactRest(for: proposed, behavior)) }

  private func exactRest(
    for proposed: CGFloat, _ behavior: CompositionalScrollingBehavior
  ) -> CGFloat {
    let rests = rests(behavior)
    // Rounds to whole pages first, then clamps to the end of the row.
    if behavior == .paging, hasStops(behavior) {
      return min(stop(nearest(to: proposed, behavior), behavior), rests.upperBound)
    }
    let offset = min(max(proposed, rests.lowerBound), rests.upperBound)
    guard hasStops(behavior) else { return offset }
    let stop = stop(nearest(to: offset, behavior), behavior)
    guard behavior != .groupPagingCentered, abs(rests.upperBound - offset) <= abs(stop - offset)
    else { return min(max(stop, rests.lowerBound), rests.upperBound) }
    return rests.upperBound
  }

  /// Returns the next rest offset from `offset` in one direction, as after one swipe.
  ///
  /// - Parameter isForward: Whether the swipe moves towards larger offsets.
  package func rest(
    after offset: CGFloat, isForward: Bool, _ behavior: CompositionalScrollingBehavior
  ) -> CGFloat {
    let rests = rests(behavior)
    guard hasStops(behavior) else { return rest(for: offset, behavior) }
    var index = nearest(to: offset, behavior)
    let here = stop(index, behavior)
    // A rest offset is rounded to a pixel, so the exact stop may lie slightly beside it.
    if isForward {
      if pixels.rounded(here) <= offset + 0.01 { index += 1 }
    } else if pixels.rounded(here) >= offset - 0.01 {
      index -= 1
    }
    return pixels.rounded(min(max(stop(index, behavior), rests.lowerBound), rests.upperBound))
  }

  private func hasStops(_ behavior: CompositionalScrollingBehavior) -> Bool {
    switch behavior {
    case .none, .continuous: false
    case .paging: room > 0
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      pitch > 0 && groupCount > 0
    }
  }

  /// Returns the offset of a stop, not rounded to a pixel. With `.paging`, the stops are the starts
  /// of the pages. With any other behavior, each group has one stop, at which the group rests.
  private func stop(_ index: Int, _ behavior: CompositionalScrollingBehavior) -> CGFloat {
    if behavior == .paging { return CGFloat(index) * room }
    guard let group = section.value.runs.group(at: min(max(index, 0), groupCount - 1)) else {
      return 0
    }
    guard behavior == .groupPagingCentered else { return group.start }
    return group.start + group.solved.size[axis] / 2 - room / 2
  }

  /// Returns the index of the stop nearest to an offset. O(log *groups*).
  private func nearest(to offset: CGFloat, _ behavior: CompositionalScrollingBehavior) -> Int {
    if behavior == .paging {
      return Int(min(max((offset / room).rounded(), 0), 1e15))
    }
    // Stops never decrease, so the nearest stop is the first stop at or behind the offset, or the
    // stop before it.
    let low = (0..<max(0, groupCount - 1)).partitionPoint { stop($0, behavior) >= offset }
    guard low > 0, offset - stop(low - 1, behavior) < stop(low, behavior) - offset else {
      return low
    }
    return low - 1
  }
}

extension CompositionalRow: Equatable {
  /// Whether two rows have the same axis, viewport and group lengths, and so rest at the same
  /// offsets.
  package static func == (a: CompositionalRow, b: CompositionalRow) -> Bool {
    a.axis == b.axis && a.viewport == b.viewport
      && a.section.value.runs.hasSameLengths(as: b.section.value.runs)
  }
}

extension CompositionalPlan {
  /// Returns the indices of the orthogonal sections whose rows overlap the range from `start` to
  /// `end` on the scroll axis, ascending.
  ///
  /// - Complexity: O(log *sections* + *k*) for *k* sections.
  package func rows(from start: CGFloat, to end: CGFloat) -> [Int] {
    var rows: [Int] = []
    for (index, origin) in sections(from: start, to: end) {
      // Read in place: a copy of the section would retain its many lists.
      guard solved[index].value.input.isOrthogonal, solved[index].value.runs.groupCount > 0 else {
        continue
      }
      let row = placed(solved[index].value.viewport, from: origin).span(axis)
      if row.start < end, row.end > start { rows.append(index) }
    }
    return rows
  }

  /// Returns the row of an orthogonal section; nil if the section does not exist, is not orthogonal
  /// or has no groups.
  package func row(ofSection index: Int) -> CompositionalRow? {
    guard hasSection(index) else { return nil }
    let section = solved[index]
    guard section.value.input.isOrthogonal, section.value.runs.groupCount > 0 else { return nil }
    let groupAxis = section.value.groupAxis
    let whole = section.value.runs.shape.whole.size[groupAxis]
    return CompositionalRow(
      axis: groupAxis, viewport: placed(section.value.viewport, from: start(of: index)),
      length: section.value.runs.length, section: section, groupLength: whole,
      pitch: section.value.runs.shape.pitch(length: whole), pixels: pixels)
  }
}
