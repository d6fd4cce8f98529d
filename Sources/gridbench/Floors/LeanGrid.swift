import GridScenarios

// Public types, as in a library: in a program that nothing else can call, the optimiser removes the
// calls and the checks of exclusive access.

/// Configures the cells of a `LeanGrid`, with one call for each cell that comes into view.
@MainActor
public protocol LeanGridSource: AnyObject {
  /// Configures a cell for an item.
  func configure(_ cell: LeanGrid.Cell, item: Int)
}

/// The least work for scrolling a uniform grid whose cells are objects.
///
/// Frames of cells are computed, cells come from a ring buffer, and items are plain integers. Every
/// cell that comes into view costs one call of the source. A step of a scroll touches only the
/// cells that change.
@MainActor
public final class LeanGrid {
  /// A cell without a view.
  public final class Cell {
    /// The frame, in content points.
    public var frame = CGRect.zero
    /// The item that the cell shows; -1 for none.
    public var item = -1
    /// Whether the cell is out of sight.
    public var isHidden = true
  }

  private let count: Int
  private let columns = Workload.uniformColumns
  private let itemSize = Workload.uniformItem
  private let viewportHeight = Workload.viewport.height
  private let ring: [Cell]
  private let source: any LeanGridSource
  /// The items on screen.
  public private(set) var visible = 0..<0

  init(count: Int, source: any LeanGridSource) {
    self.count = count
    self.source = source
    // At most seven rows are visible; one more row is spare.
    ring = (0..<8 * columns).map { _ in Cell() }
  }

  /// Scrolls to an offset and shows the cells there.
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

  /// The frames of the visible cells, in the order of their items.
  var frames: [CGRect] { visible.map { ring[$0 % ring.count].frame } }
}

/// A source that writes the item into the cell and counts its calls.
@MainActor
public final class CountingLeanSource: LeanGridSource {
  /// The number of calls so far.
  public private(set) var calls = 0

  init() {}

  /// Writes the item into a cell.
  public func configure(_ cell: LeanGrid.Cell, item: Int) {
    calls += 1
    cell.item = item
  }
}

/// The least work for a fling. Each tick computes a step of the fling's physics and scrolls a
/// `LeanGrid`.
@MainActor
public final class LeanFling {
  private let grid: LeanGrid
  private let decay: Double
  private let travel: Double
  private var velocityPerMs = 0.0
  private var position = 0.0
  /// The displayed offset, rounded to half points.
  public private(set) var offset = 0.0

  init(grid: LeanGrid) {
    self.grid = grid
    decay = FlingFormula.decay
    travel = FlingFormula.travel
  }

  func begin(at start: Double, velocityPerMs: Double) {
    position = start
    offset = start
    self.velocityPerMs = velocityPerMs
  }

  /// Advances the fling by one frame. Does nothing after the fling has come to rest.
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
