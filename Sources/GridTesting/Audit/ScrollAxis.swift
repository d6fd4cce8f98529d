import GridCore
import GridKit

extension LayoutDeclaration.ScrollAxis {
  /// Finds the axis along which a layout scrolls. A flow layout has a property for its axis. Any
  /// other layout counts as horizontal if its content is wider than the viewport and not higher,
  /// otherwise as vertical.
  @MainActor init(of layout: GridViewLayout, contentSize: CGSize, viewport: CGSize) {
    if let flow = layout as? GridViewFlowLayout {
      self.init(of: flow)
    } else {
      let isWide = contentSize.width > viewport.width + 0.5
      self = isWide && contentSize.height <= viewport.height + 0.5 ? .horizontal : .vertical
    }
  }

  @MainActor init(of flow: GridViewFlowLayout) {
    self = flow.scrollDirection == .horizontal ? .horizontal : .vertical
  }

  private var isVertical: Bool { self == .vertical }

  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
  func extent(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func value(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  func leading(_ insets: GridEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
  func trailing(_ insets: GridEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }

  /// The axis perpendicular to the scroll axis.
  var cross: LayoutDeclaration.ScrollAxis { isVertical ? .horizontal : .vertical }

  /// Returns the point with `value` on the axis and `cross` on the other axis.
  func point(_ value: CGFloat, cross: CGFloat = 0) -> CGPoint {
    isVertical ? CGPoint(x: cross, y: value) : CGPoint(x: value, y: cross)
  }

  /// Returns elements by the start of the rectangle before the transform, then by id.
  func sorted(_ elements: [AuditElement]) -> [AuditElement] {
    elements.sorted { (start($0.base), $0.id) < (start($1.base), $1.id) }
  }

  /// Returns the least start and the greatest end of the rectangles before the transform; nil if
  /// there are no elements.
  func span(_ elements: [AuditElement]) -> (start: CGFloat, end: CGFloat)? {
    let frames = elements.map(\.base)
    guard let first = frames.map(start).min(), let last = frames.map(end).max() else { return nil }
    return (first, last)
  }

  /// The letter of the axis: `y` or `x`.
  var letter: String { isVertical ? "y" : "x" }
}
