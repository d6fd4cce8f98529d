import GridKit
import GridTesting
import Testing
import UIKit

/// An app's screen, driven by touches alone, in virtual time.
@MainActor @Suite("A shopping list")
struct ShoppingTests {
  let simulation = Simulation()
  let window: UIWindow
  let controller: ShoppingViewController

  init() {
    simulation.faultPolicy = .record
    window = UIWindow(simulation: simulation)
    window.frame = CGRect(x: 0, y: 0, width: 640, height: 600)
    controller = simulation.perform {
      ShoppingViewController(
        aisles: [("Fruit", ["Apple", "Pear"]), ("Bread", ["Rye", "Roll"])],
        wanted: ["Milk", "Tea", "Salt", "Soap"])
    }
    window.rootViewController = controller
    simulation.perform { window.makeKeyAndVisible() }
    simulation.settle()
  }

  private var list: UICollectionView { controller.collectionView }

  private var rows: [String] { controller.listSource.snapshot().itemIdentifiers.map(\.title) }

  /// The texts of the cells on screen, in their order.
  private var shown: [String] { texts(of: list) }

  private func texts(of grid: UICollectionView) -> [String] {
    grid.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  private func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A finger over a row, to the left.
  private func swipe(_ path: IndexPath, by distance: CGFloat) {
    guard let cell = list.cellForItem(at: path) else { return }
    let start = CGPoint(x: cell.frame.maxX - 20, y: cell.frame.midY - list.contentOffset.y)
    list.swipe(from: start, to: CGPoint(x: start.x - distance, y: start.y), speed: 600)
    simulation.settle()
  }

  @Test func `an aisle opens under a finger, and closes`() {
    #expect(shown == ["Fruit", "Bread", "Milk", "Tea", "Salt", "Soap"])
    list.tapItem(at: path(0, 0))
    simulation.settle()
    #expect(shown == ["Fruit", "Apple", "Pear", "Bread", "Milk", "Tea", "Salt", "Soap"])
    #expect(list.cellForItem(at: path(0, 0))?.configurationState.isExpanded == true)
    list.tapItem(at: path(0, 0))
    simulation.settle()
    #expect(shown == ["Fruit", "Bread", "Milk", "Tea", "Salt", "Soap"])
    #expect(simulation.faults == [])
  }

  @Test func `a wanted row goes by a swipe`() {
    swipe(path(1, 1), by: 250)
    #expect(controller.wanted == ["Milk", "Salt", "Soap"])
    #expect(shown == ["Fruit", "Bread", "Milk", "Salt", "Soap"])
    // A short one shows the action first.
    swipe(path(0, 1), by: 80)
    #expect(controller.wanted == ["Milk", "Salt", "Soap"])
    let cell = list.cellForItem(at: path(0, 1))
    list.tap(at: CGPoint(x: (cell?.frame.maxX ?? 0) - 30, y: cell?.frame.midY ?? 0))
    simulation.settle()
    #expect(controller.wanted == ["Salt", "Soap"])
    #expect(simulation.faults == [])
  }

  @Test func `wanted rows are reordered by a long press`() {
    let finger = list.longPressItem(at: path(0, 1))
    #expect(list.hasUncommittedUpdates)
    for row in 1...3 {
      let frame = list.layoutAttributesForItem(at: path(row, 1))?.frame ?? .zero
      finger?.move(to: CGPoint(x: frame.midX, y: frame.midY))
      simulation.advance(by: 0.1)
    }
    #expect(controller.wanted == ["Milk", "Tea", "Salt", "Soap"])
    finger?.lift()
    simulation.settle()
    #expect(controller.wanted == ["Tea", "Salt", "Soap", "Milk"])
    #expect(shown == ["Fruit", "Bread", "Tea", "Salt", "Soap", "Milk"])
    #expect(simulation.faults == [])
  }

  @Test func `an aisle does not move`() {
    let finger = list.longPressItem(at: path(0, 0))
    #expect(!list.hasUncommittedUpdates)
    finger?.cancel()
    simulation.settle()
    #expect(rows == ["Fruit", "Bread", "Milk", "Tea", "Salt", "Soap"])
  }

  @Test func `products are dragged into the basket`() {
    list.tapItem(at: path(0, 0))
    simulation.settle()
    let basket = controller.basket
    #expect(
      list.dragItem(at: path(1, 0), toPoint: CGPoint(x: 100, y: 300), of: basket).operation
        == .copy)
    simulation.settle()
    #expect(controller.bought == ["Apple"])
    #expect(
      list.dragItem(at: path(2, 0), toItemAt: path(0, 0), of: basket).operation == .copy)
    simulation.settle()
    #expect(controller.bought == ["Pear", "Apple"])
    #expect(texts(of: basket) == ["Pear", "Apple"])
    #expect(!basket.hasActiveDrop && !list.hasActiveDrag)
    #expect(simulation.faults == [])
  }

  @Test func `everything after one another`() {
    list.tapItem(at: path(1, 0))
    simulation.settle()
    swipe(path(3, 1), by: 250)
    list.dragItem(at: path(3, 0), toPoint: CGPoint(x: 50, y: 50), of: controller.basket)
    simulation.settle()
    list.moveItem(at: path(2, 1), ontoItemAt: path(0, 1))
    simulation.settle()
    list.tapItem(at: path(1, 0))
    simulation.settle()
    #expect(shown == ["Fruit", "Bread", "Salt", "Milk", "Tea"])
    #expect(controller.wanted == ["Salt", "Milk", "Tea"])
    #expect(controller.bought == ["Roll"])
    #expect(simulation.faults == [])
  }
}
