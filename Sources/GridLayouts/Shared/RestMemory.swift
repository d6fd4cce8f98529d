/// The offset at which the view last came to rest under one layout, for layouts that bring it back
/// there.
@MainActor
struct RestMemory {
  /// The axis on which positions are remembered.
  enum Axis {
    case horizontal, vertical
  }

  let axis: Axis
  /// The offset of the last rest; nil until the view came to rest, or left, for the first time.
  private var offset: CGPoint?

  init(axis: Axis) {
    self.axis = axis
  }

  mutating func viewDidRest(at offset: CGPoint) {
    self.offset = offset
  }

  /// A view that leaves without ever having been scrolled rested where it was.
  mutating func viewWillLeave(_ grid: GridView?) {
    if offset == nil { offset = grid?.contentOffset }
  }

  /// The remembered position on the axis and 0 on the other, brought into the offsets that are
  /// legal for a content size. The proposal while nothing is remembered.
  func target(
    forProposed proposed: CGPoint, in grid: GridView?, contentSize: CGSize
  ) -> CGPoint {
    guard let offset, let grid else { return proposed }
    // Not the grid's own limits: while layouts change places it still has the old content.
    let geometry = ScrollGeometry(
      boundsSize: grid.bounds.size, contentSize: contentSize, contentInset: grid.contentInset,
      adjustedInset: grid.adjustedContentInset, pixels: grid.simulation.screen.pixels)
    return geometry.limits.clamped(
      axis == .horizontal ? CGPoint(x: offset.x, y: 0) : CGPoint(x: 0, y: offset.y))
  }
}
