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
