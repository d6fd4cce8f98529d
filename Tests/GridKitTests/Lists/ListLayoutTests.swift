import GridTesting
import TestSupport
import Testing

@testable import GridKit

/// Lists in a grid: rows and headers that ask for their own heights.
@Suite("List layouts")
@MainActor
struct ListLayoutTests {
  /// A list whose cells show texts, and whose headers and footers show "Edge".
  private func list(
    _ configuration: GridCollectionLayoutListConfiguration, _ texts: [[String]]
  ) -> (grid: GridView, source: SpyDataSource) {
    func fill(_ view: GridReusableView, _ text: String) {
      guard let cell = view as? GridViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    }
    let source = SpyDataSource(texts.map(\.count)) { fill($0, texts[$1.section][$1.item]) }
    source.supplementaryView = { grid, kind, path in
      let view = grid.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: path)
      fill(view, "Edge")
      return view
    }
    let screen = GridScreen(size: CGSize(width: 390, height: 844), scale: 2)
    let grid = Simulation(screen: screen).perform {
      GridView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: GridViewCompositionalLayout.list(using: configuration))
    }
    source.attach(to: grid)
    grid.register(
      GridViewListCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] {
      grid.register(
        GridViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    grid.layoutIfNeeded()
    return (grid, source)
  }

  private func frames(_ grid: GridView, section: Int) -> [CGRect] {
    (0..<grid.numberOfItems(inSection: section)).compactMap {
      grid.cellForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test(.rule("CL-63")) func `rows of an inset group are inset, and as high as their texts`() {
    // 358 - 32 points hold 38 characters of 8.5.
    let grid = list(
      GridCollectionLayoutListConfiguration(appearance: .insetGrouped),
      [["One", String(repeating: "x", count: 39)], ["Two"]]
    ).grid
    #expect(
      frames(grid, section: 0) == [
        CGRect(x: 16, y: 35, width: 358, height: 44), CGRect(x: 16, y: 79, width: 358, height: 63),
      ])
    #expect(frames(grid, section: 1) == [CGRect(x: 16, y: 197, width: 358, height: 44)])
    #expect(grid.contentSize == CGSize(width: 390, height: 261))
  }

  @Test(.rule("CL-62")) func `headers and footers of a plain list ask for their heights and stay`()
    throws
  {
    var configuration = GridCollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let (grid, source) = list(configuration, [["One", "Two"], Array(repeating: "Row", count: 40)])
    #expect(
      frames(grid, section: 0) == [
        CGRect(x: 0, y: 28, width: 390, height: 44), CGRect(x: 0, y: 72, width: 390, height: 44),
      ])
    let header = try #require(
      grid.supplementaryView(
        forElementKind: GridView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? GridViewListCell)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 28))
    #expect(header.defaultContentConfiguration() == .plainHeader())
    #expect(header.defaultBackgroundConfiguration() == .listHeader())
    #expect(header.effectiveSeparatorConfiguration == nil)

    grid.scroll(toY: 300)
    let pinned = try #require(
      grid.supplementaryView(
        forElementKind: GridView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
    #expect(pinned.frame == CGRect(x: 0, y: 300, width: 390, height: 28))
    #expect(grid.contentSize.height == CGFloat(42 * 44 + 4 * 28))
    withExtendedLifetime(source) {}
  }

  @Test(.rule("CL-64")) func `a cell in a compositional list knows its lines and its list`() throws
  {
    var configuration = GridCollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .firstItemInSection
    configuration.itemSeparatorHandler = { path, section in
      var item = section
      item.topSeparatorVisibility = path.item == 1 ? .hidden : .visible
      return item
    }
    let grid = list(configuration, [["Header", "One", "Two"]]).grid
    let cells = try (0..<3).map {
      try #require(grid.cellForItem(at: IndexPath(item: $0, section: 0)) as? GridViewListCell)
    }
    #expect(
      cells.map { $0.effectiveSeparatorConfiguration?.topSeparatorVisibility }
        == [.visible, .hidden, .visible])
    #expect(
      cells.map { $0.backgroundConfiguration }
        == [.clear(), .listGroupedCell(), .listGroupedCell()])
    // The header's look, laid out as a row.
    #expect(cells.map(\.frame.size.height) == [38.5, 44, 44])
  }
}
