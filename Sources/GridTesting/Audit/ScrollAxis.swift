import GridCore
import GridKit

extension LayoutDeclaration.ScrollAxis {
  /// The axis along which a layout scrolls, as far as its answers tell.
  @MainActor init(of layout: GridViewLayout, contentSize: CGSize, viewport: CGSize) {
    if let flow = layout as? GridViewFlowLayout {
      self = flow.scrollDirection == .horizontal ? .horizontal : .vertical
    } else {
      let isWide = contentSize.width > viewport.width + 0.5
      self = isWide && contentSize.height <= viewport.height + 0.5 ? .horizontal : .vertical
    }
  }

  private var isVertical: Bool { self == .vertical }

  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
  func extent(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func value(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  func leading(_ insets: GridEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
  func trailing(_ insets: GridEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }

  /// The axis across the scroll axis.
  var cross: LayoutDeclaration.ScrollAxis { isVertical ? .horizontal : .vertical }

  /// A point with one number on the axis and 0 on the other.
  func point(_ value: CGFloat, cross: CGFloat = 0) -> CGPoint {
    isVertical ? CGPoint(x: cross, y: value) : CGPoint(x: value, y: cross)
  }

  /// `high` or `wide`.
  var adjective: String { isVertical ? "high" : "wide" }
  /// `y` or `x`.
  var letter: String { isVertical ? "y" : "x" }
}
