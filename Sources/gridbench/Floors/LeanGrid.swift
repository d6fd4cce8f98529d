import GridScenarios

/// Hands out the cells of a `LeanGrid`: one call for each cell that comes into view.
@MainActor
protocol LeanGridSource: AnyObject {
  func configure(_ cell: LeanGrid.Cell, item: Int)
}

/// The least that a scrolled uniform grid can do with cells that are objects.
///
/// Frames come from arithmetic, cells from a ring, places are plain integers, and every cell that
/// comes into view costs one call of its source. A frame touches only the cells that change.
@MainActor
final class LeanGrid {
  final class Cell {
    var frame = CGRect.zero
    var item = -1
    var isHidden = true
  }

  private let count: Int
  private let columns = Workload.uniformColumns
  private let itemSize = Workload.uniformItem
  private let viewportHeight = Workload.viewport.height
  private let ring: [Cell]
  private let source: any LeanGridSource
  /// The items on screen.
  private(set) var visible = 0..<0

  init(count: Int, source: any LeanGridSource) {
    self.count = count
    self.source = source
    // Seven rows show at most; one more is spare.
    ring = (0..<8 * columns).map { _ in Cell() }
  }

  /// Shows what is at an offset.
  @inline(never)
  func scroll(to offset: CGFloat) {
    let firstRow = Int(offset / itemSize.height)
    let lastRow = Int(((offset + viewportHeight) / itemSize.height).rounded(.up))
    let next = min(count, max(0, firstRow * columns))..<min(count, max(0, lastRow * columns))
    if next == visible { return }
    let old = visible
    visible = next
    let kept = old.clamped(to: next)
    if kept.isEmpty {
      for item in old { hide(item) }
      for item in next { show(item) }
    } else {
      for item in old.lowerBound..<kept.lowerBound { hide(item) }
      for item in kept.upperBound..<old.upperBound { hide(item) }
      for item in next.lowerBound..<kept.lowerBound { show(item) }
      for item in kept.upperBound..<next.upperBound { show(item) }
    }
  }

  private func hide(_ item: Int) {
    ring[item % ring.count].isHidden = true
  }

  private func show(_ item: Int) {
    let cell = ring[item % ring.count]
    source.configure(cell, item: item)
    let (row, column) = item.quotientAndRemainder(dividingBy: columns)
    cell.frame = CGRect(
      x: CGFloat(column) * itemSize.width, y: CGFloat(row) * itemSize.height,
      width: itemSize.width, height: itemSize.height)
    cell.isHidden = false
  }

  /// The frames on screen, in the order of their items.
  var frames: [CGRect] { visible.map { ring[$0 % ring.count].frame } }
}

/// A source that writes the item into the cell and counts.
@MainActor
final class CountingLeanSource: LeanGridSource {
  private(set) var calls = 0

  init() {}

  func configure(_ cell: LeanGrid.Cell, item: Int) {
    calls += 1
    cell.item = item
  }
}

/// The least that a fling can do: a step of its physics and a frame of a `LeanGrid`.
@MainActor
final class LeanFling {
  private let grid: LeanGrid
  private let decay: Double
  private let travel: Double
  private var velocityPerMs = 0.0
  private var position = 0.0
  /// The offset shown, on half points.
  private(set) var offset = 0.0

  init(grid: LeanGrid, milliseconds: Double) {
    self.grid = grid
    decay = FlingFormula.decay(milliseconds: milliseconds)
    travel = FlingFormula.travel(milliseconds: milliseconds)
  }

  func begin(at start: Double, velocityPerMs: Double) {
    position = start
    offset = start
    self.velocityPerMs = velocityPerMs
  }

  /// Advances the fling by one frame; at rest it does nothing.
  @inline(never)
  func step() {
    guard velocityPerMs != 0 else { return }
    position += velocityPerMs * travel
    velocityPerMs *= decay
    offset = (position * 2).rounded() / 2
    if velocityPerMs < FlingFormula.restPerMs { velocityPerMs = 0 }
    grid.scroll(to: CGFloat(offset))
  }
}
