import Foundation

/// The way of the viewport in a transition between two layouts: from an offset under the first to
/// an offset under the second.
package struct TransitionPath: Hashable, Sendable {
  package var start: CGPoint
  package var target: CGPoint

  package init(start: CGPoint = .zero, target: CGPoint = .zero) {
    self.start = start
    self.target = target
  }

  package func offset(at progress: CGFloat) -> CGPoint {
    Interpolation.linear(from: start, to: target, at: progress)
  }

  /// The content is a line between two contents, and no smaller than nothing.
  package static func contentSize(
    from: CGSize, to: CGSize, at progress: CGFloat
  ) -> CGSize {
    let size = Interpolation.linear(from: from, to: to, at: progress)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// The rectangle of the first layout that is where a rectangle of the transition is, seen from
  /// the viewport.
  package func startRect(for rect: CGRect, at progress: CGFloat) -> CGRect {
    moved(rect, by: start, at: progress)
  }

  /// The rectangle of the second layout that is where a rectangle of the transition is, seen from
  /// the viewport.
  package func targetRect(for rect: CGRect, at progress: CGFloat) -> CGRect {
    moved(rect, by: target, at: progress)
  }

  private func moved(_ rect: CGRect, by origin: CGPoint, at progress: CGFloat) -> CGRect {
    guard !rect.isInfinite, !rect.isNull else { return rect }
    let now = offset(at: progress)
    return rect.offsetBy(dx: origin.x - now.x, dy: origin.y - now.y)
  }
}
