import GridKit
import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Movements by hand and placeholders in layouts of the gallery (IM-13).
@MainActor @Suite("Moving items in the gallery")
struct GalleryMovementTests {
  /// Numbers that are shown, moved, dragged and dropped.
  @MainActor private final class Numbers: NSObject, GridViewDropDelegate, GridViewDragDelegate {
    var numbers: [Int]
    var context: (any GridViewDropPlaceholderContext)?
    let source = SpyDataSource([12])

    init(_ numbers: [Int] = Array(0..<12)) {
      self.numbers = numbers
      super.init()
      source.numberOfItems = { [unowned self] _ in self.numbers.count }
      source.configure = { [unowned self] cell, path in cell.tag = self.numbers[path.item] }
      source.move = { [unowned self] _, old, new in
        self.numbers.insert(self.numbers.remove(at: old.item), at: new.item)
      }
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
      GridViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
    ) {
      let placeholder = GridViewDropPlaceholder(
        insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0),
        reuseIdentifier: SampleDataSource.identifier)
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
  }

  private let layouts: [@MainActor () -> GridViewLayout] = [
    { ListLayout() }, { ShortestColumnLayout() }, { MosaicGridLayout() }, { CircleLayout() },
    { GroupedRowsLayout() },
  ]

  private func grid(
    _ numbers: Numbers, _ layout: GridViewLayout, _ simulation: Simulation
  ) -> GridView {
    let grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 600, 600), collectionViewLayout: layout)
    }
    numbers.source.attach(to: grid)
    grid.dragDelegate = numbers
    grid.dropDelegate = numbers
    grid.layoutIfNeeded()
    return grid
  }

  private func shown(_ grid: GridView) -> [String] {
    grid.indexPathsForVisibleItems.map {
      let cell = grid.cellForItem(at: $0)
      return "\($0.item): \(cell?.tag ?? -1) \(NumberText.short(cell?.frame ?? .zero))"
    }
  }

  @Test(.rule("IM-13"), .rows) func `an item comes down where it was carried, as in a fresh grid`()
  {
    forEachRow(of: 0..<5) { index in
      let simulation = Simulation()
      simulation.faultPolicy = .record
      let numbers = Numbers()
      let grid = grid(numbers, layouts[index](), simulation)
      let movement = grid.moveItem(
        at: IndexPath(item: 0, section: 0), ontoItemAt: IndexPath(item: 3, section: 0))
      #expect(movement.isAccepted)
      let target = movement.finalTarget?.item ?? 0
      simulation.settle()
      var moved = Array(1..<12)
      moved.insert(0, at: target)
      #expect(target != 0 && numbers.numbers == moved)
      let fresh = Numbers(moved)
      #expect(shown(grid) == shown(self.grid(fresh, layouts[index](), Simulation())))
      #expect(simulation.faults == [])
    }
  }

  @Test(.rows) func `a placeholder has a place of its own, and leaves it to an item`() {
    forEachRow(of: 0..<5) { index in
      let simulation = Simulation()
      simulation.faultPolicy = .record
      let numbers = Numbers()
      let grid = grid(numbers, layouts[index](), simulation)
      let end = grid.dragItem(
        at: IndexPath(item: 0, section: 0), toItemAt: IndexPath(item: 2, section: 0))
      #expect("\(end)" == "dropped: copy")
      simulation.settle()
      let context = try #require(numbers.context)
      #expect(grid.numberOfItems(inSection: 0) == 13)
      #expect(context.commitInsertion { path in numbers.numbers.insert(99, at: path.item) })
      #expect(numbers.numbers.count == 13 && !grid.hasUncommittedUpdates)
      simulation.settle()
      let fresh = Numbers(numbers.numbers)
      #expect(shown(grid) == shown(self.grid(fresh, layouts[index](), Simulation())))
      #expect(simulation.faults == [])
    }
  }
}
