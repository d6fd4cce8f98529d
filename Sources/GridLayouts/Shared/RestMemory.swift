/// The offset at which a view last came to rest under a layout. The layout returns the view to this
/// offset.
@MainActor
struct RestMemory {
  /// The axis on which positions are remembered.
  let axis: WritableKeyPath<CGPoint, CGFloat>
  /// The offset of the last rest; nil until the view first comes to rest under the layout or leaves
  /// the layout.
  var offset: CGPoint?

  /// Remembers the present offset, if the view leaves the layout without ever having been scrolled.
  mutating func viewWillLeave(_ grid: GridView?) {
    if offset == nil { offset = grid?.contentOffset }
  }

  /// Returns the remembered offset on `axis`, with 0 on the other axis, clamped to the legal
  /// offsets for `contentSize`. Returns the proposed offset while nothing is remembered.
  func target(
    forProposed proposed: CGPoint, in grid: GridView?, contentSize: CGSize
  ) -> CGPoint {
    guard let offset, let grid else { return proposed }
    // The grid's own limits would be wrong: during a switch of layouts the grid still has the old
    // content size.
    let geometry = ScrollGeometry(
      boundsSize: grid.bounds.size, contentSize: contentSize, contentInset: grid.contentInset,
      adjustedInset: grid.adjustedContentInset, pixels: grid.simulation.screen.pixels)
    var target = CGPoint.zero
    target[keyPath: axis] = offset[keyPath: axis]
    return geometry.limits.clamped(target)
  }
}
