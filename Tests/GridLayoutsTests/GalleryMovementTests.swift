import GridKit
import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Movements by hand and placeholders in layouts of the gallery (IM-13).
@MainActor @Suite("Moving items in the gallery")
struct GalleryMovementTests {
  private final class Numbers: NSObject, GridViewDataSource, GridViewDropDelegate,
    GridViewDragDelegate
  {
    var numbers = Array(0..<12)
    var context: (any GridViewDropPlaceholderContext)?

    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }

    func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
      cell.tag = numbers[indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
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
        reuseIdentifier: "number")
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
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "number")
    grid.dataSource = numbers
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
      let fresh = Numbers()
      fresh.numbers = moved
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
      #expect(
        "\(grid.dragItem(at: IndexPath(item: 0, section: 0), toItemAt: IndexPath(item: 2, section: 0)))"
          == "dropped: copy")
      simulation.settle()
      let context = try #require(numbers.context)
      #expect(grid.numberOfItems(inSection: 0) == 13)
      #expect(context.commitInsertion { path in numbers.numbers.insert(99, at: path.item) })
      #expect(numbers.numbers.count == 13 && !grid.hasUncommittedUpdates)
      simulation.settle()
      let fresh = Numbers()
      fresh.numbers = numbers.numbers
      #expect(shown(grid) == shown(self.grid(fresh, layouts[index](), Simulation())))
      #expect(simulation.faults == [])
    }
  }
}
