/// The scrolling of a grid while a finger carries an item near an edge. The content moves with
/// virtual time, even if the finger does not move (IM-22).
@MainActor
final class EdgeScrolling {
  /// The position of the finger, relative to the top left corner of the viewport.
  var place = CGPoint.zero
  @UnretainedGrid private var grid: GridView?
  private var link: GridDisplayLink?
  private var latest: TimeInterval

  init(_ grid: GridView) {
    self.grid = grid
    latest = grid.simulation.now
    link = grid.simulation.makeDisplayLink { [weak self] link in
      guard let self, self.grid != nil else { return link.invalidate() }
      self.step(at: link.timestamp)
    }
  }

  func end() {
    link?.invalidate()
    link = nil
  }

  private func step(at time: TimeInterval) {
    guard let grid else { return }
    let elapsed = CGFloat(time - latest)
    latest = time
    let velocity = EdgeScroll.velocity(at: place, size: grid.bounds.size)
    let axes = grid.draggableAxes
    let old = grid.contentOffset
    let new = grid.offsetLimits.clamped(
      CGPoint(
        x: axes.x ? old.x + velocity.x * elapsed : old.x,
        y: axes.y ? old.y + velocity.y * elapsed : old.y))
    guard new != old else { return }
    grid.contentOffset = new
    grid.carriedContentDidScroll(under: place)
  }
}

extension GridView {
  /// Starts or updates scrolling at edges for a finger that carries an item. Ends the scrolling if
  /// the finger is not near an edge, or `FidelitySwitches.scrollsAtEdges` is off.
  ///
  /// - Parameter point: The position of the finger, in content points.
  func scrollAtEdges(forItemAt point: CGPoint) {
    guard simulation.fidelity.scrollsAtEdges, isScrollEnabled,
      content.lifted != nil || dropVisit != nil
    else { return endScrollingAtEdges() }
    let place = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    if EdgeScroll.velocity(at: place, size: bounds.size) == .zero { return endScrollingAtEdges() }
    let scrolling = interaction.edgeScroll ?? EdgeScrolling(self)
    scrolling.place = place
    interaction.edgeScroll = scrolling
  }

  /// Ends scrolling at edges.
  func endScrollingAtEdges() {
    guard let scrolling = interaction.edgeScroll else { return }
    interaction.edgeScroll = nil
    scrolling.end()
  }

  /// Updates the lifted item or the drag after content has scrolled under the finger.
  fileprivate func carriedContentDidScroll(under place: CGPoint) {
    if content.lifted != nil {
      moveLiftedItem(to: CGPoint(x: place.x + bounds.minX, y: place.y + bounds.minY))
    } else {
      dropVisit?.update()
    }
  }
}
