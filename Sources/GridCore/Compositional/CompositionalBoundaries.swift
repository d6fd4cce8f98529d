import Foundation

/// The positions of boundary items around some content, and the room that they take.
struct CompositionalBoundaries: Equatable, Sendable {
  /// The slots of the boundary items, in the order of the items. On the scroll axis a slot is
  /// measured from the start of the area that boundary items and content take together. The view of
  /// an item fills the slot less the item's insets, unless the item is pinned.
  private(set) var slots: [CGRect] = []
  /// The start of the content.
  private(set) var contentStart: CGFloat = 0
  /// The length of the content. If a boundary item beside the content extends the boundary, the
  /// content is at least as long as the item (CL-31).
  private(set) var contentLength = CGFloat(0)
  /// The length of the content with the boundary items before and behind the content.
  private(set) var length = CGFloat(0)

  init() {}

  /// Places boundary items around content of a length.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - across: The range in which items lie across the scroll axis.
  ///   - box: The size to which fractional sizes refer.
  ///   - measured: The measured sizes of items, by index in `items`.
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
      // An offset changes how far an item sticks out of the content. The largest distance counts.
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

  /// Returns the slot of a pinned item. The slot follows the visible range, but stays in the area
  /// that boundary items and content take together. It leaves room for items that are pinned at the
  /// opposite end.
  ///
  /// - Parameters:
  ///   - index: The item's index in `items`, the list that the boundaries were made from.
  ///   - slot: The slot of the item in the content, without pinning.
  ///   - start: The start of the area of boundary items and content on the scroll axis.
  ///   - visible: The range of the scroll axis to which items are pinned.
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
