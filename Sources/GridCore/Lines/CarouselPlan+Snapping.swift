import Foundation

extension CarouselPlan {
  /// The content offset at which an item is in the middle; that of item 0 without items.
  package func restOffset(ofItem item: Int) -> CGPoint {
    let item = min(max(0, item), max(0, itemCount - 1))
    return CGPoint(x: CGFloat(item) * pitch - viewInset.left, y: -viewInset.top)
  }

  /// The item whose middle is nearest to the middle of the view, the lower one on a tie.
  ///
  /// Always an item that exists, however far away the offset; nil only without items. This is
  /// also the page nearest to an offset, with which paging starts when a drag begins.
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

  /// Returns the offset at which free snapping lets a drag end: the item nearest to the proposed
  /// offset in the middle.
  ///
  /// The speed plays no part.
  package func snapTarget(forProposedOffset offset: CGPoint) -> CGPoint {
    restOffset(ofItem: nearestItem(toOffset: offset) ?? 0)
  }

  /// The page on which a drag ends when the layout pages: one on, one back or the same, however
  /// far the throw.
  ///
  /// - Parameter cursor: The page on which the drag began, `nearestItem(toOffset:)` at that moment.
  package func page(after cursor: Int, forProposedOffset offset: CGPoint) -> Int {
    let last = max(0, itemCount - 1)
    let cursor = min(max(0, cursor), last)
    let position = position(at: offset)
    let rest = CGFloat(cursor) * pitch
    if position > rest { return min(last, cursor + 1) }
    if position < rest { return max(0, cursor - 1) }
    return cursor
  }

  /// Returns the offset at which paging lets a drag end.
  package func pagingTarget(cursor: Int, forProposedOffset offset: CGPoint) -> CGPoint {
    restOffset(ofItem: page(after: cursor, forProposedOffset: offset))
  }
}
