import GridTesting
import Testing

// The text between two marks stands in Docs/Diffable.md, letter by letter but for the indentation.

@MainActor @Suite("Page on diffable data sources")
struct DiffableExample {
  typealias Source = GridViewDiffableDataSource<String, String>

  private static func makeGrid() -> GridView {
    GridView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: GridViewCompositionalLayout.list(
        using: GridCollectionLayoutListConfiguration(appearance: .plain)))
  }

  /// A data source of rows with a text and an arrow.
  private static func makeSource(_ grid: GridView) -> Source {
    let cells = GridView.CellRegistration<GridViewListCell, String> { cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    return Source(collectionView: grid) { grid, path, fruit in
      grid.dequeueConfiguredReusableCell(using: cells, for: path, item: fruit)
    }
  }

  @Test func `a snapshot after the other`() {
    let simulation = Simulation()
    simulation.perform {
      let grid = Self.makeGrid()
      // Diffable 1: begin
      let cells = GridView.CellRegistration<GridViewListCell, String> { cell, _, fruit in
        var content = cell.defaultContentConfiguration()
        content.text = fruit
        cell.contentConfiguration = content
      }
      let source = GridViewDiffableDataSource<String, String>(collectionView: grid) {
        grid, path, fruit in
        grid.dequeueConfiguredReusableCell(using: cells, for: path, item: fruit)
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["Fruit"])
      snapshot.appendItems(["Apple", "Pear", "Quince"])
      source.apply(snapshot)
      grid.settle()
      // Diffable 1: end

      // Diffable 2: begin
      let trace = TraceLog(grid.simulation)
      snapshot.deleteItems(["Pear"])
      snapshot.insertItems(["Plum"], beforeItem: "Apple")
      source.apply(snapshot)
      trace.stop()
      #expect(source.snapshot().itemIdentifiers == ["Plum", "Apple", "Quince"])
      #expect(source.indexPath(for: "Quince") == IndexPath(item: 2, section: 0))
      #expect(trace.calls.contains("cellForItemAt 0-0"))  // Plum
      #expect(!trace.calls.contains("cellForItemAt 0-1"))  // Apple has its cell
      // Diffable 2: end
    }
  }

  @Test func `an outline`() {
    let simulation = Simulation()
    simulation.perform {
      let grid = Self.makeGrid()
      let source = Self.makeSource(grid)
      // Diffable 3: begin
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Fruit", "Bread"])
      outline.append(["Apple", "Pear"], to: "Fruit")
      source.apply(outline, to: "Food")
      grid.settle()
      #expect(source.snapshot().itemIdentifiers == ["Fruit", "Bread"])

      grid.tap(at: CGPoint(x: 310, y: 20))  // the arrow of the first row
      grid.settle()
      #expect(source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread"])
      #expect(source.snapshot(for: "Food").isExpanded("Fruit"))
      // Diffable 3: end
    }
  }

  @Test func `an order that is changed by hand`() {
    let simulation = Simulation()
    simulation.perform {
      let grid = Self.makeGrid()
      let source = Self.makeSource(grid)
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["Fruit"])
      snapshot.appendItems(["Apple", "Pear", "Quince"])
      source.apply(snapshot)
      grid.settle()
      // Diffable 4: begin
      var model = ["Apple", "Pear", "Quince"]
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.reorderingHandlers.didReorder = { transaction in
        model = model.applying(transaction.difference) ?? model
      }
      let (first, third) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
      grid.moveItem(at: first, ontoItemAt: third)
      grid.settle()
      #expect(model == ["Pear", "Quince", "Apple"])
      #expect(source.snapshot().itemIdentifiers == model)
      // Diffable 4: end
    }
  }
}
