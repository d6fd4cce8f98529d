import Foundation

/// The way in which an orthogonal section comes to rest.
@usableFromInline
package enum CompositionalScrollingBehavior: Hashable, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The groups of an orthogonal section, which lie in one row, and where that comes to rest.
package struct CompositionalRow: Sendable {
  /// The axis along which the row is scrolled: across the layout's scroll axis.
  package let axis: PlaneAxis
  /// The rectangle of the content in which the row shows: the section less its insets and boundary
  /// items.
  package let viewport: CGRect
  /// The length of all groups together.
  package let length: CGFloat
  /// The section, which has many lists: a row is handed on with each look at it.
  fileprivate let section: CompositionalPlan.SharedSection
  /// The length of the groups that nothing was measured of, and `pitch`, how far these are apart.
  let groupLength: CGFloat
  let pitch: CGFloat
  /// Content comes to rest on pixels, as any scroll view's.
  let pixels: PixelGrid

  private var groupCount: Int { section.value.runs.groupCount }

  private var room: CGFloat { viewport.size[axis] }

  /// Offsets at which the viewport is full of content.
  package var range: ClosedRange<CGFloat> { 0...max(0, length - room) }

  /// The outermost offsets at which the row rests: centred groups rest outside the range, too.
  package func rests(_ behavior: CompositionalScrollingBehavior) -> ClosedRange<CGFloat> {
    guard behavior == .groupPagingCentered, groupCount > 0 else { return range }
    let first = stop(nearest(to: 0, behavior), behavior)
    return first...max(first, stop(groupCount - 1, behavior))
  }

  /// Returns the offset at which the row rests when an offset is asked for.
  package func rest(
    for proposed: CGFloat, _ behavior: CompositionalScrollingBehavior
  ) -> CGFloat { pixels.rounded(exactRest(for: proposed, behavior)) }

  private func exactRest(
    for proposed: CGFloat, _ behavior: CompositionalScrollingBehavior
  ) -> CGFloat {
    let rests = rests(behavior)
    // Whole pages first, and only then the end of the row.
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

  /// The next place to rest, from one in a direction: what one swipe is worth.
  ///
  /// - Parameter isForward: Whether offsets grow.
  package func rest(
    after offset: CGFloat, isForward: Bool, _ behavior: CompositionalScrollingBehavior
  ) -> CGFloat {
    let rests = rests(behavior)
    guard hasStops(behavior) else { return rest(for: offset, behavior) }
    var index = nearest(to: offset, behavior)
    let here = stop(index, behavior)
    // At rest the offset is on a pixel, and the stop may be beside it.
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

  /// Returns the offset at which a page begins, or a group counts as at rest.
  private func stop(_ index: Int, _ behavior: CompositionalScrollingBehavior) -> CGFloat {
    if behavior == .paging { return CGFloat(index) * room }
    guard let group = section.value.runs.group(at: min(max(index, 0), groupCount - 1)) else {
      return 0
    }
    guard behavior == .groupPagingCentered else { return group.start }
    return group.start + group.solved.size[axis] / 2 - room / 2
  }

  /// The stop nearest to an offset. O(log *groups*).
  private func nearest(to offset: CGFloat, _ behavior: CompositionalScrollingBehavior) -> Int {
    if behavior == .paging {
      return Int(min(max((offset / room).rounded(), 0), 1e15))
    }
    // Stops never fall: the first behind the offset, or the one before it.
    var (low, high) = (0, groupCount - 1)
    while low < high {
      let middle = (low + high) / 2
      if stop(middle, behavior) >= offset { high = middle } else { low = middle + 1 }
    }
    guard low > 0, offset - stop(low - 1, behavior) < stop(low, behavior) - offset else {
      return low
    }
    return low - 1
  }
}

extension CompositionalRow: Equatable {
  /// Whether two rows are equally long, show in the same place and rest alike.
  package static func == (a: CompositionalRow, b: CompositionalRow) -> Bool {
    a.axis == b.axis && a.viewport == b.viewport
      && a.section.value.runs.hasSameLengths(as: b.section.value.runs)
  }
}

extension CompositionalPlan {
  /// The sections that scroll by themselves and whose rows meet a stretch of the scroll axis,
  /// ascending.
  ///
  /// - Complexity: O(log *sections* + *k*) for *k* sections.
  package func rows(from start: CGFloat, to end: CGFloat) -> [Int] {
    var rows: [Int] = []
    for (index, origin) in sections(from: start, to: end) {
      // A section has many lists: what is asked of it is asked where it is.
      guard solved[index].value.input.isOrthogonal, solved[index].value.runs.groupCount > 0 else {
        continue
      }
      let row = placed(solved[index].value.viewport, from: origin).span(axis)
      if row.start < end, row.end > start { rows.append(index) }
    }
    return rows
  }

  /// The row of a section that scrolls by itself; nil for others and where nothing is laid out.
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
