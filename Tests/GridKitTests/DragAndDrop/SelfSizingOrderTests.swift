import GridKit
import GridTesting
import TestSupport
import Testing

/// Sizes that cells ask for stay with their items when the shown order changes (IM-13).
@MainActor @Suite("Self-sizing in another order")
struct SelfSizingOrderTests {
  /// As high as its word says.
  private final class HighCell: DraggedCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: GridViewLayoutAttributes
    ) -> GridViewLayoutAttributes {
      layoutAttributes.size.height = CGFloat(Int(word) ?? 0)
      return layoutAttributes
    }
  }

  /// Heights as words, which can be moved by hand. A drop leaves a placeholder before item 1.
  private final class HeightBoard: WordBoard {
    var context: (any GridViewDropPlaceholderContext)?

    init(_ heights: [Int]) {
      super.init([heights.map(String.init)])
      propose = { _, _ in GridViewDropProposal(operation: .copy) }
      onDrop = { [unowned self] _, coordinator in
        let placeholder = GridViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { ($0 as? HighCell)?.word = "90" }
        context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
    }

    var heights: [Int] { words[0].compactMap { Int($0) } }
  }

  nonisolated static let kinds = ["flow", "compositional"]

  private func grid(_ board: HeightBoard, _ kind: String) -> GridView {
    let simulation = Simulation.recording()
    let grid = DragRig.grid(
      board, CGRect(0, 0, 100, 400),
      kind == "flow" ? flow() : compositional(), in: simulation)
    for name in ["word", "waiting"] {
      grid.register(HighCell.self, forCellWithReuseIdentifier: name)
    }
    grid.layoutIfNeeded()
    return grid
  }

  private func flow() -> GridViewLayout {
    let layout = GridViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func compositional() -> GridViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    return GridViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func heights(_ grid: GridView) -> [Int] {
    grid.visibleCells.map { Int($0.bounds.height) }
  }

  @Test(.rule("IM-13"), arguments: kinds)
  func `sizes go with their items in a movement by hand`(kind: String) {
    let board = HeightBoard([20, 60, 30, 50])
    let grid = grid(board, kind)
    #expect(heights(grid) == [20, 60, 30, 50])
    grid.beginInteractiveMovementForItem(at: path(0))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 90))
    grid.layoutIfNeeded()
    #expect(heights(grid) == [60, 30, 20, 50])
    grid.endInteractiveMovement()
    grid.simulation.settle()
    #expect(board.heights == [60, 30, 20, 50])
    #expect(heights(grid) == [60, 30, 20, 50])
    grid.beginInteractiveMovementForItem(at: path(0))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    grid.cancelInteractiveMovement()
    grid.simulation.settle()
    #expect(heights(grid) == [60, 30, 20, 50])
  }

  @Test(.rule("IM-13"), arguments: kinds)
  func `sizes of what is off screen go with their items, too`(kind: String) {
    let board = HeightBoard((0..<20).map { 20 + 5 * $0 })
    let grid = grid(board, kind)
    // Everything has been measured, and stays so.
    for _ in 0..<12 {
      grid.drag(by: 100)
      grid.simulation.settle()
    }
    let height = grid.contentSize.height
    #expect(height == CGFloat(board.heights.reduce(0, +)))
    grid.beginInteractiveMovementForItem(at: path(19))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 5))
    grid.endInteractiveMovement()
    grid.simulation.settle()
    #expect(board.heights.first == 115)
    #expect(grid.contentSize.height == height)
    let places = (0..<20).map { grid.layoutAttributesForItem(at: path($0))?.size.height ?? 0 }
    #expect(places.map { Int($0) } == board.heights)
  }

  @Test(arguments: kinds)
  func `sizes stay with their items beside a placeholder`(kind: String) throws {
    let board = HeightBoard([20, 60, 30, 50])
    let grid = grid(board, kind)
    grid.dragItem(at: path(0), toItemAt: path(1))
    grid.simulation.settle()
    #expect(heights(grid) == [20, 90, 60, 30, 50])
    let context = try #require(board.context)
    context.commitInsertion { board.words[0].insert("70", at: $0.item) }
    grid.simulation.settle()
    #expect(heights(grid) == [20, 70, 60, 30, 50])
    let other = HeightBoard([20, 60])
    grid.dataSource = other
    grid.dragDelegate = other
    grid.dropDelegate = other
    grid.layoutIfNeeded()
    grid.dragItem(at: path(0), toItemAt: path(1))
    grid.simulation.settle()
    other.context?.deletePlaceholder()
    grid.simulation.settle()
    #expect(heights(grid) == [20, 60])
    #expect(grid.simulation.faults == [])
  }
}
