import Foundation

extension CarouselPlan {
  /// Returns the content offset at which an item is in the middle of the view. Without items,
  /// returns the offset for item 0.
  package func restOffset(ofItem item: Int) -> CGPoint {
    let item = min(max(0, item), max(0, itemCount - 1))
    return CGPoint(x: CGFloat(item) * pitch - viewInset.left, y: -viewInset.top)
  }

  /// Returns the item whose middle is nearest to the middle of the view at an offset. If two items
  /// are equally near, returns the lower item.
  ///
  /// The result is nil only if there are no items, however far away the offset is. Paging uses this
  /// item as the page at which a drag begins.
  package func nearestItem(toOffset offset: CGPoint) -> Int? {
    guard itemCount > 0 else { return nil }
    let last = itemCount - 1
    let position = min(max(0, position(at: offset)), CGFloat(last) * pitch)
    guard pitch > 0, position > 0 else { return 0 }
    let quotient = (position / pitch).rounded(.down)
    let before = quotient >= CGFloat(last) ? last : Int(quotient)
    // Division may round up to the next whole number, so one item further back is looked at too.
    var nearest = max(0, before - 1)
    for item in [before, before + 1] where item <= last {
      let isNearer =
        abs(position - CGFloat(item) * pitch) < abs(position - CGFloat(nearest) * pitch)
      if isNearer { nearest = item }
    }
    return nearest
  }

  /// Returns the offset at which a drag ends with free snapping. At this offset, the item nearest
  /// to the proposed offset is in the middle of the view.
  ///
  /// The speed of the drag does not matter.
  package func snapTarget(forProposedOffset offset: CGPoint) -> CGPoint {
    restOffset(ofItem: nearestItem(toOffset: offset) ?? 0)
  }

  /// Returns the page on which a drag ends when the layout pages. The result is `cursor`, the page
  /// after it or the page before it, however far away the proposed offset is.
  ///
  /// - Parameter cursor: The page on which the drag began: the result of `nearestItem(toOffset:)`
  ///   at the beginning of the drag.
  package func page(after cursor: Int, forProposedOffset offset: CGPoint) -> Int {
    let last = max(0, itemCount - 1)
    let cursor = min(max(0, cursor), last)
    let position = position(at: offset)
    let rest = CGFloat(cursor) * pitch
    if position > rest { return min(last, cursor + 1) }
    if position < rest { return max(0, cursor - 1) }
    return cursor
  }

  /// Returns the offset at which a drag ends with paging.
  package func pagingTarget(cursor: Int, forProposedOffset offset: CGPoint) -> CGPoint {
    restOffset(ofItem: page(after: cursor, forProposedOffset: offset))
  }
}
