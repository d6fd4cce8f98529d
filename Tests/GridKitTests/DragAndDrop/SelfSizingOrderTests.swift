import GridKit
import GridTesting
import TestSupport
import Testing

/// Sizes that cells ask for stay with their items when the shown order changes (IM-13).
@MainActor @Suite("Self-sizing in another order")
struct SelfSizingOrderTests {
  /// As high as its word says.
  final class HighCell: GridViewCell {
    var height: CGFloat = 30

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: GridViewLayoutAttributes
    ) -> GridViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  final class Heights: NSObject, GridViewDataSource, GridViewDragDelegate, GridViewDropDelegate {
    var heights: [Int]
    var context: (any GridViewDropPlaceholderContext)?

    init(_ heights: [Int]) {
      self.heights = heights
    }

    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }

    func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "high", for: indexPath)
      (cell as? HighCell)?.height = CGFloat(heights[indexPath.item])
      return cell
    }

    func collectionView(
      _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      heights.insert(heights.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(
      _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
      at indexPath: IndexPath
    ) -> [GridDragItem] {
      [GridDragItem(itemProvider: NSItemProvider())]
    }

    func collectionView(
      _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> GridViewDropProposal {
      GridViewDropProposal(operation: .copy)
    }

    func collectionView(
      _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
    ) {
      let placeholder = GridViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "high")
      placeholder.cellUpdateHandler = { ($0 as? HighCell)?.height = 90 }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
  }

  nonisolated static let kinds = ["flow", "compositional"]

  private func layout(_ kind: String) -> GridViewLayout {
    if kind == "flow" {
      let layout = GridViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 100, height: 40)
      layout.minimumLineSpacing = 0
      return layout
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    return GridViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func grid(_ source: Heights, _ kind: String, _ simulation: Simulation) -> GridView {
    let grid = simulation.perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout(kind))
    }
    grid.register(HighCell.self, forCellWithReuseIdentifier: "high")
    grid.dataSource = source
    grid.dragDelegate = source
    grid.dropDelegate = source
    grid.layoutIfNeeded()
    return grid
  }

  private func heights(_ grid: GridView) -> [Int] {
    grid.visibleCells.map { Int($0.bounds.height) }
  }

  @Test(.rule("IM-13"), arguments: kinds)
  func `in a movement by hand`(kind: String) {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let source = Heights([20, 60, 30, 50])
    let grid = grid(source, kind, simulation)
    #expect(heights(grid) == [20, 60, 30, 50])
    grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    grid.layoutIfNeeded()
    #expect(heights(grid) == [60, 30, 20, 50])
    grid.endInteractiveMovement()
    simulation.settle()
    #expect(source.heights == [60, 30, 20, 50])
    #expect(heights(grid) == [60, 30, 20, 50])
    grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    grid.cancelInteractiveMovement()
    simulation.settle()
    #expect(heights(grid) == [60, 30, 20, 50])
  }

  @Test(.rule("IM-13"), arguments: kinds)
  func `sizes of what is off screen go with their items, too`(kind: String) {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let source = Heights((0..<20).map { 20 + 5 * $0 })
    let grid = grid(source, kind, simulation)
    // Everything has been measured, and stays so.
    for _ in 0..<12 {
      grid.drag(by: 100)
      simulation.settle()
    }
    let height = grid.contentSize.height
    #expect(height == CGFloat(source.heights.reduce(0, +)))
    let last = IndexPath(item: 19, section: 0)
    grid.beginInteractiveMovementForItem(at: last)
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 5))
    grid.endInteractiveMovement()
    simulation.settle()
    #expect(source.heights.first == 115)
    #expect(grid.contentSize.height == height)
    let places = (0..<20).map {
      Int(grid.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height ?? 0)
    }
    #expect(places == source.heights)
  }

  @Test(arguments: kinds)
  func `with a placeholder`(kind: String) throws {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let source = Heights([20, 60, 30, 50])
    let grid = grid(source, kind, simulation)
    grid.dragItem(
      at: IndexPath(item: 0, section: 0), toItemAt: IndexPath(item: 1, section: 0))
    simulation.settle()
    #expect(heights(grid) == [20, 90, 60, 30, 50])
    let context = try #require(source.context)
    context.commitInsertion { source.heights.insert(70, at: $0.item) }
    simulation.settle()
    #expect(heights(grid) == [20, 70, 60, 30, 50])
    let other = Heights([20, 60])
    grid.dataSource = other
    grid.dragDelegate = other
    grid.dropDelegate = other
    grid.layoutIfNeeded()
    grid.dragItem(
      at: IndexPath(item: 0, section: 0), toItemAt: IndexPath(item: 1, section: 0))
    simulation.settle()
    other.context?.deletePlaceholder()
    simulation.settle()
    #expect(heights(grid) == [20, 60])
    #expect(simulation.faults == [])
  }
}
