import Foundation

/// The content offset during a transition between two layouts: from an offset of the first layout
/// to an offset of the second layout.
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

  /// Returns the content size: interpolated linearly between two content sizes, and never negative.
  package static func contentSize(
    from: CGSize, to: CGSize, at progress: CGFloat
  ) -> CGSize {
    let size = Interpolation.linear(from: from, to: to, at: progress)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Returns the rectangle in the first layout's content that has the same place in the viewport as
  /// `rect` during the transition.
  package func startRect(for rect: CGRect, at progress: CGFloat) -> CGRect {
    moved(rect, by: start, at: progress)
  }

  /// Returns the rectangle in the second layout's content that has the same place in the viewport
  /// as `rect` during the transition.
  package func targetRect(for rect: CGRect, at progress: CGFloat) -> CGRect {
    moved(rect, by: target, at: progress)
  }

  private func moved(_ rect: CGRect, by origin: CGPoint, at progress: CGFloat) -> CGRect {
    guard !rect.isInfinite, !rect.isNull else { return rect }
    let now = offset(at: progress)
    return rect.offsetBy(dx: origin.x - now.x, dy: origin.y - now.y)
  }
}
