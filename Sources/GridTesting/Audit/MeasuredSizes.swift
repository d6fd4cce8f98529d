import GridKit

/// A record of the cells that a layout has measured. It finds items that have the measured length
/// of another item.
///
/// A layout that keeps measured lengths by index path has to move the lengths when items are
/// inserted, deleted or moved. The lengths of cells must differ from item to item.
package struct MeasuredSizes {
  /// The tolerance for frames that are rounded to pixels.
  private static let tolerance: CGFloat = 0.51

  /// The length that the cell of a measured item asks for, by the name of the item.
  private var wishes: [String: CGFloat] = [:]

  package init() {}

  /// Whether the layout gives cells the lengths that they ask for.
  var isFollowing: Bool { wishes.count > 1 }

  /// Returns a length for each of `count` items. The lengths differ by at least two points.
  package static func lengths(_ count: Int) -> [CGFloat] {
    (0..<count).map { CGFloat(32 + 2 * ($0 * 17 % 89)) }
  }

  /// Whether a layout may ask cells for their sizes at all.
  @MainActor
  package static func concerns(_ layout: GridViewLayout, in simulation: Simulation) -> Bool {
    simulation.layoutOverrides.mayHearSizes(type(of: layout))
  }

  /// Records a visible cell, if the cell has the length that it asks for.
  package mutating func record(_ item: String, length: CGFloat, wish: CGFloat) {
    if abs(length - wish) < Self.tolerance { wishes[item] = wish }
  }

  /// Returns the places in a list at which a measured item has the length of another item.
  ///
  /// Returns an empty list unless the items have the lengths of at least two other items. A single
  /// length may be an estimate that equals the length of another item by chance.
  package func mistaken(
    in items: [(name: String, length: CGFloat)]
  ) -> [(place: Int, owner: String)] {
    var found: [(place: Int, owner: String)] = []
    for (place, item) in items.enumerated() {
      guard let wish = wishes[item.name], abs(item.length - wish) > Self.tolerance,
        let owner = wishes.first(where: { abs($0.value - item.length) < Self.tolerance })
      else { continue }
      found.append((place, owner.key))
    }
    return Set(found.map(\.owner)).count > 1 ? found : []
  }
}

/// A data source with self-sizing cells of different lengths. It changes its items by batch
/// updates, and finds a layout that gives items the lengths of other items.
@MainActor
final class MeasuredSizesStage: NSObject, GridViewDataSource {
  /// Items that have the sizes of other items.
  typealias Breach = (text: String, elements: [GridElementID])

  private final class Cell: GridViewCell {
    var wish: CGFloat = 0
    var isTall = true

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: GridViewLayoutAttributes
    ) -> GridViewLayoutAttributes {
      if isTall { layoutAttributes.size.height = wish } else { layoutAttributes.size.width = wish }
      return layoutAttributes
    }
  }

  private static let identifier = "measured"
  private static let count = 40
  private let lengths = MeasuredSizes.lengths(60)
  private let grid: GridView
  private let isTall: Bool
  private var items = Array(0..<MeasuredSizesStage.count)
  private var sizes = MeasuredSizes()

  private init(_ grid: GridView, isTall: Bool) {
    self.grid = grid
    self.isTall = isTall
    super.init()
    grid.register(Cell.self, forCellWithReuseIdentifier: Self.identifier)
    grid.dataSource = self
  }

  /// Makes batch updates until items have the lengths of other items, and returns these items.
  /// Returns nil if no update leads to such items, or if the layout does not give cells the lengths
  /// that they ask for.
  ///
  /// - Parameter makeGrid: A closure that makes a grid with a new layout. It also returns the
  ///   objects that must live as long as the grid.
  static func firstBreach(in makeGrid: @MainActor () -> (GridView, [AnyObject])) -> Breach? {
    for isTall in [true, false] {
      let (grid, kept) = makeGrid()
      guard MeasuredSizes.concerns(grid.collectionViewLayout, in: grid.simulation) else {
        return nil
      }
      let stage = MeasuredSizesStage(grid, isTall: isTall)
      let breach = withExtendedLifetime(kept) { stage.firstBreach() }
      grid.dataSource = nil
      if let breach { return breach }
      if stage.sizes.isFollowing { return nil }
    }
    return nil
  }

  private func firstBreach() -> Breach? {
    comeToRest()
    for item in [10, 20, 30, Self.count - 1, 14] {
      guard sizes.isFollowing, grid.simulation.faults.isEmpty else { return nil }
      grid.scrollToItem(at: path(item), at: [], animated: false)
      comeToRest()
    }
    return after("two items are inserted at the front") { grid, stage in
      stage.items.insert(contentsOf: [50, 51], at: 0)
      grid.insertItems(at: [stage.path(0), stage.path(1)])
    }
      ?? after("the first three items are deleted") { grid, stage in
        stage.items.removeFirst(3)
        grid.deleteItems(at: (0..<3).map(stage.path))
      }
      ?? after("the last item moves to the front") { grid, stage in
        let last = stage.items.count - 1
        stage.items.insert(stage.items.removeLast(), at: 0)
        grid.moveItem(at: stage.path(last), to: stage.path(0))
      }
  }

  private func after(
    _ name: String, _ update: @escaping @MainActor (GridView, MeasuredSizesStage) -> Void
  ) -> Breach? {
    grid.performBatchUpdates { [self] in update(grid, self) }
    comeToRest()
    guard grid.simulation.faults.isEmpty else { return nil }
    let cells = grid.allElements().filter {
      $0.representedElementCategory == .cell && items.indices.contains($0.indexPath.item)
    }
    let found = sizes.mistaken(
      in: cells.map { ("\(items[$0.indexPath.item])", length(of: $0.frame)) })
    guard let first = found.first else { return nil }
    let cell = cells[first.place]
    let side = isTall ? "high" : "wide"
    let own = lengths[items[cell.indexPath.item]]
    return (
      "after \(name), \(cell.key.elementID) is \(NumberText.short(length(of: cell.frame))) "
        + "\(side), as the item was that was measured at its index path before; its own cell "
        + "asked for \(NumberText.short(own)). \(found.count) items have the size of another.",
      found.prefix(ElementWords.limit).map { cells[$0.place].key.elementID }
    )
  }

  private func comeToRest() {
    grid.settle()
    grid.layoutIfNeeded()
    for case let cell as Cell in grid.visibleCells {
      guard let path = grid.indexPath(for: cell), items.indices.contains(path.item) else {
        continue
      }
      sizes.record("\(items[path.item])", length: length(of: cell.frame), wish: cell.wish)
    }
  }

  private func length(of frame: CGRect) -> CGFloat { isTall ? frame.height : frame.width }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: Data source

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? Cell, items.indices.contains(indexPath.item) {
      cell.wish = lengths[items[indexPath.item]]
      cell.isTall = isTall
    }
    return cell
  }

  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    collectionView.register(
      GridReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.identifier)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
