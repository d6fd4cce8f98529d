import GridKit
import GridTesting
import Testing

/// The examples of `Docs/Moving.md`, run, and compared with the page.
@MainActor @Suite("The page on moving")
struct MovingPageTests {
  final class Shelf: NSObject, GridViewDataSource {
    var books: [String]

    init(_ books: [String]) { self.books = books }

    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      books.count
    }

    func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    }

    func collectionView(_ collectionView: GridView, canMoveItemAt indexPath: IndexPath) -> Bool {
      true
    }

    func collectionView(
      _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      books.insert(books.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private let simulation = Simulation()
  private let window: GridWindow
  private let grid: GridView
  private let other: GridView
  private let shelf = Shelf(["Emma", "Ivanhoe", "Kim", "Lolita"])
  private let otherShelf = Shelf(["Persuasion"])
  private let library: Library
  private let otherLibrary: Library

  init() {
    simulation.faultPolicy = .record
    window = GridWindow(simulation: simulation)
    library = Library(shelf)
    otherLibrary = Library(otherShelf)
    grid = MovingPageTests.grid(shelf, library, x: 0, in: window)
    other = MovingPageTests.grid(otherShelf, otherLibrary, x: 120, in: window)
    window.layoutIfNeeded()
  }

  private static func grid(
    _ shelf: Shelf, _ library: Library, x: CGFloat, in window: GridWindow
  ) -> GridView {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let grid = window.simulation.perform {
      GridView(frame: CGRect(x: x, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    }
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "book")
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "waiting")
    grid.dataSource = shelf
    grid.dragDelegate = library
    grid.dropDelegate = library
    window.addSubview(grid)
    return grid
  }

  func `by hand`() {
    // example
    let movement = grid.moveItem(
      at: IndexPath(item: 0, section: 0), ontoItemAt: IndexPath(item: 2, section: 0))
    grid.settle()
    #expect(movement.finalTarget == IndexPath(item: 2, section: 0))
    #expect(shelf.books == ["Ivanhoe", "Kim", "Emma", "Lolita"])
    // end
  }

  func `by a long press`() {
    final class ShelfController: GridViewController {
      var books = ["Emma", "Ivanhoe", "Kim"]
      override func collectionView(
        _ collectionView: GridView, numberOfItemsInSection section: Int
      ) -> Int {
        books.count
      }
      override func collectionView(
        _ collectionView: GridView, cellForItemAt indexPath: IndexPath
      ) -> GridViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
      }
      override func collectionView(
        _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        books.insert(books.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      }
    }
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let controller = simulation.perform { ShelfController(collectionViewLayout: layout) }
    controller.collectionView.register(GridViewCell.self, forCellWithReuseIdentifier: "book")
    let window = GridWindow(simulation: simulation)
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
    window.rootViewController = controller
    simulation.tick()
    // example
    let grid: GridView = controller.collectionView
    let finger = grid.longPressItem(at: IndexPath(item: 0, section: 0))
    finger?.move(toItemAt: IndexPath(item: 1, section: 0))
    finger?.lift()
    grid.settle()
    #expect(controller.books == ["Ivanhoe", "Emma", "Kim"])
    // end
  }

  func `at edges`() {
    shelf.books = (0..<40).map { "Volume \($0)" }
    grid.reloadData()
    // example
    grid.simulation.fidelity.scrollsAtEdges = true
    grid.moveItem(
      at: IndexPath(item: 0, section: 0), toPoint: CGPoint(x: 50, y: 395), end: .hold)
    grid.simulation.advance(by: 2)
    #expect(grid.contentOffset.y > 900)
    grid.endInteractiveMovement()
    // end
    grid.settle()
  }

  final class Library: NSObject, GridViewDragDelegate, GridViewDropDelegate {
    let shelf: Shelf

    init(_ shelf: Shelf) { self.shelf = shelf }

    func collectionView(
      _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
      at indexPath: IndexPath
    ) -> [GridDragItem] {
      let book = shelf.books[indexPath.item]
      return [GridDragItem(itemProvider: NSItemProvider(object: book as NSString))]
    }

    func collectionView(
      _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> GridViewDropProposal {
      GridViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .copy,
        intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
    ) {
      let end = IndexPath(item: shelf.books.count, section: 0)
      let place = coordinator.destinationIndexPath ?? end
      for item in coordinator.items {
        if let source = item.sourceIndexPath {
          collectionView.performBatchUpdates { [shelf] in
            shelf.books.insert(shelf.books.remove(at: source.item), at: place.item)
            collectionView.moveItem(at: source, to: place)
          }
          coordinator.drop(item.dragItem, toItemAt: place)
        } else {
          insert(item.dragItem, at: place, with: coordinator)
        }
      }
    }

    private func insert(
      _ item: GridDragItem, at place: IndexPath, with coordinator: any GridViewDropCoordinator
    ) {
      let placeholder = GridViewDropPlaceholder(
        insertionIndexPath: place, reuseIdentifier: "waiting")
      let context = coordinator.drop(item, to: placeholder)
      item.itemProvider.loadObject(ofClass: String.self) { [shelf] book, _ in
        guard let book else {
          context.deletePlaceholder()
          return
        }
        context.commitInsertion { shelf.books.insert(book, at: $0.item) }
      }
    }
  }

  func `reordering by a drag`() {
    // example
    let drag = grid.dragItem(
      at: IndexPath(item: 0, section: 0), toItemAt: IndexPath(item: 2, section: 0))
    grid.settle()
    #expect("\(drag)" == "dropped: move")
    #expect(shelf.books == ["Ivanhoe", "Kim", "Emma", "Lolita"])
    // end
  }

  func `between grids`() {
    // example
    grid.dragItem(
      at: IndexPath(item: 1, section: 0), toItemAt: IndexPath(item: 0, section: 0), of: other)
    #expect(other.hasUncommittedUpdates)
    #expect(other.numberOfItems(inSection: 0) == 2 && otherShelf.books == ["Persuasion"])
    other.settle()
    #expect(otherShelf.books == ["Ivanhoe", "Persuasion"])
    #expect(!other.hasUncommittedUpdates)
    // end
    #expect(simulation.faults == [])
  }

  @Test func `the examples of the page do what it says`() throws {
    let examples: [(MovingPageTests) throws -> Void] = [
      { $0.`by hand`() }, { $0.`by a long press`() }, { $0.`at edges`() },
      { $0.`reordering by a drag`() }, { $0.`between grids`() },
    ]
    for example in examples { try example(MovingPageTests()) }
  }
}
