import Foundation

/// The target content offset of a change, before the layout and the delegate can replace it.
package struct TargetOffset: Hashable, Sendable {
  /// The size of the view, in points.
  package var boundsSize: CGSize
  /// The size of the content after the change.
  package var contentSize: CGSize

  package init(boundsSize: CGSize, contentSize: CGSize) {
    self.boundsSize = boundsSize
    self.contentSize = contentSize
  }

  /// Returns the offset after a batch update: the present offset, moved back if the view would
  /// reach past the end of the new content.
  package func afterUpdate(from offset: CGPoint, adjustedInset inset: GridEdgeInsets) -> CGPoint {
    CGPoint(
      x: Self.nearest(
        offset.x, view: boundsSize.width, leading: inset.left, content: contentSize.width,
        trailing: inset.right),
      y: Self.nearest(
        offset.y, view: boundsSize.height, leading: inset.top, content: contentSize.height,
        trailing: inset.bottom))
  }

  private static func nearest(
    _ offset: CGFloat, view: CGFloat, leading: CGFloat, content: CGFloat, trailing: CGFloat
  ) -> CGFloat {
    guard leading + content + trailing > view else { return offset }
    return offset - max(0, offset + view - content - trailing)
  }

  /// Returns the offset after a switch of layouts. The offset centres `pivot`, the frame of the
  /// element from `pivot(among:nearestTo:)`, as far as the content allows (L5.13). Insets are
  /// ignored (L5.14).
  package func centring(_ pivot: CGRect) -> CGPoint {
    CGPoint(
      x: Self.clamped(
        pivot.midX - boundsSize.width / 2, content: contentSize.width, view: boundsSize.width),
      y: Self.clamped(
        pivot.midY - boundsSize.height / 2, content: contentSize.height, view: boundsSize.height))
  }

  private static func clamped(_ offset: CGFloat, content: CGFloat, view: CGFloat) -> CGFloat {
    content <= view ? 0 : min(max(0, offset), content - view)
  }

  // MARK: Pivot

  /// A visible element that a switch of layouts may centre.
  package struct Candidate: Hashable, Sendable {
    package var center: CGPoint
    package var isCell: Bool
    package var isSelected: Bool

    package init(center: CGPoint, isCell: Bool, isSelected: Bool) {
      self.center = center
      self.isCell = isCell
      self.isSelected = isSelected
    }
  }

  /// Returns the pivot: the element that a switch of layouts centres. If some candidates are
  /// selected cells, only these count. A single candidate is the pivot. Of several candidates the
  /// cell nearest to the middle of the view is the pivot; on a tie, the first (L5.11, L5.12).
  ///
  /// - Parameters:
  ///   - candidates: The elements on screen.
  ///   - middle: The middle of the view, in content coordinates.
  /// - Returns: The pivot's index in `candidates`; nil if several candidates contain no cell, or if
  ///   there are no candidates.
  package static func pivot(among candidates: [Candidate], nearestTo middle: CGPoint) -> Int? {
    let selected = candidates.indices.filter { candidates[$0].isCell && candidates[$0].isSelected }
    let open = selected.isEmpty ? Array(candidates.indices) : selected
    if open.count == 1 { return open[0] }
    var nearest: (index: Int, distance: CGFloat)?
    for index in open where candidates[index].isCell {
      let center = candidates[index].center
      let distance = hypot(center.x - middle.x, center.y - middle.y)
      if let best = nearest, best.distance <= distance { continue }
      nearest = (index, distance)
    }
    return nearest?.index
  }
}
