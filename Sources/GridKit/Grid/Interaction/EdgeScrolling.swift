/// The scrolling of a grid while a finger carries an item near an edge. The content moves with
/// virtual time, even if the finger does not move (IM-22).
@MainActor
final class EdgeScrolling {
  /// The position of the finger, relative to the top left corner of the viewport.
  var place = CGPoint.zero
  fileprivate var link: GridDisplayLink?
  private var latest: TimeInterval

  init(_ grid: GridView) {
    latest = grid.simulation.now
    let installation = grid.answers.installation
    link = grid.simulation.makeDisplayLink { [weak self] link in
      guard let self, let grid = installation.view else { return link.invalidate() }
      self.step(at: link.timestamp, in: grid)
    }
  }

  private func step(at time: TimeInterval, in grid: GridView) {
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
    // The lifted item or the drag stays under the finger.
    if grid.content.lifted == nil {
      grid.dropVisit?.update()
    } else {
      grid.moveLiftedItem(to: CGPoint(x: place.x + grid.bounds.minX, y: place.y + grid.bounds.minY))
    }
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
    interaction.edgeScroll?.link?.invalidate()
    interaction.edgeScroll = nil
  }
}
