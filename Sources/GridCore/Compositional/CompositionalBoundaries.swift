import Foundation

/// The places of boundary items around some content, and the room that they take.
struct CompositionalBoundaries: Equatable, Sendable {
  /// Frames in the order of the items, from the start of everything on the scroll axis. Unless the
  /// items stick, their views are there, less their insets.
  private(set) var slots: [CGRect] = []
  /// The start of the content.
  private(set) var contentStart: CGFloat = 0
  /// The content's length, as long as what lies beside it and extends it (CL-31).
  private(set) var contentLength = CGFloat(0)
  /// Content and what lies before and behind it.
  private(set) var length = CGFloat(0)

  init() {}

  /// Places boundary items around content of a length.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - across: Where items may lie across it.
  ///   - box: What sizes are fractions of.
  ///   - measured: What items asked for, by their places in the list.
  init(
    _ items: [CompositionalBoundary], around contentLength: CGFloat, _ axis: PlaneAxis,
    across: (start: CGFloat, end: CGFloat), box: CGSize, _ pixels: PixelGrid,
    measured: [Int: CGSize] = [:]
  ) {
    self.contentLength = contentLength
    let sizes = items.enumerated().map { index, item in
      item.size.size(in: box, pixels)
        .replacing(CompositionalAxes(item.size), with: measured[index])
    }
    var end = CGFloat(0)
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      switch item.place(axis) {
      // An offset makes it stick out less or more, and the largest counts.
      case .start: contentStart = max(contentStart, size[axis] - item.offset[axis])
      case .end: end = max(end, size[axis] + item.offset[axis])
      case .middle: self.contentLength = max(self.contentLength, size[axis])
      }
    }
    length = contentStart + self.contentLength + end
    let (start, stop) = (contentStart, contentStart + self.contentLength)
    for (item, size) in zip(items, sizes) {
      let along: CGFloat =
        switch item.place(axis) {
        case .start: item.extendsBoundary ? start - size[axis] : start
        case .end: item.extendsBoundary ? stop : stop - size[axis]
        case .middle: start + (stop - start - size[axis]) / 2
        }
      let cross: CGFloat =
        switch item.place(axis.other) {
        case .start: across.start
        case .end: across.end - size[axis.other]
        case .middle: across.start + (across.end - across.start - size[axis.other]) / 2
        }
      let origin = CGPoint(
        axis, along: along + item.offset[axis], across: cross + item.offset[axis.other])
      slots.append(CGRect(origin: origin, size: size))
    }
  }

  /// The slot of an item where it sticks: it keeps to the visible rectangle and to what it
  /// lies around, short of items that stick at the other end.
  ///
  /// - Parameters:
  ///   - index: The item's place in the list that this was made of.
  ///   - slot: That of the item in the content.
  ///   - start: Where the content that it lies around begins on the scroll axis.
  ///   - visible: The part of the axis where items stick.
  func pinned(
    _ index: Int, of items: [CompositionalBoundary], _ slot: CGRect, from start: CGFloat,
    to visible: (start: CGFloat, end: CGFloat), _ axis: PlaneAxis
  ) -> CGRect {
    var slot = slot
    let size = slot.size[axis]
    switch items[index].place(axis) {
    case .start:
      let behind = pinnedLength(of: items, at: .end, axis)
      slot.origin[axis] = max(slot.origin[axis], min(visible.start, start + length - size - behind))
    case .end:
      let before = pinnedLength(of: items, at: .start, axis)
      slot.origin[axis] = min(slot.origin[axis], max(visible.end - size, start + before))
    case .middle: break
    }
    return slot
  }

  private func pinnedLength(
    of items: [CompositionalBoundary], at place: CompositionalBoundary.Place, _ axis: PlaneAxis
  ) -> CGFloat {
    var longest = CGFloat(0)
    for (item, slot) in zip(items, slots)
    where item.pinsToVisibleBounds && item.place(axis) == place {
      longest = max(longest, slot.size[axis])
    }
    return longest
  }
}
