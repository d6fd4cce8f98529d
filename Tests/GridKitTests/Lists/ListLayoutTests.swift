import GridTesting
import TestSupport
import Testing

@testable import GridKit

/// Lists in a grid: rows and headers that ask for their own heights.
@Suite("List layouts")
@MainActor
struct ListLayoutTests {
  /// A list whose cells show texts, and whose headers and footers show "Edge" if nothing else.
  private func list(
    _ configuration: GridCollectionLayoutListConfiguration, _ texts: [[String]],
    edge: ((GridViewListCell) -> Void)? = nil
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
      if let edge, let cell = view as? GridViewListCell { edge(cell) } else { fill(view, "Edge") }
      return view
    }
    let screen = GridScreen(size: CGSize(width: 390, height: 844), scale: 2)
    let grid = Simulation(screen: screen).perform {
      GridView(
        frame: CGRect(0, 0, 390, 844),
        collectionViewLayout: GridViewCompositionalLayout.list(using: configuration))
    }
    source.attach(to: grid)
    grid.register(GridViewListCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    for kind in [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter] {
      grid.register(
        GridViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    grid.layoutIfNeeded()
    return (grid, source)
  }

  private func frames(_ grid: GridView, section: Int) -> [CGRect] {
    (0..<grid.numberOfItems(inSection: section)).compactMap {
      grid.cellForItem(at: [section, $0])?.frame
    }
  }

  @Test(.rule("CL-63")) func `rows of an inset group are inset, and as high as their texts`() {
    // 358 - 32 points hold 37 characters of 8.75.
    let grid = list(
      GridCollectionLayoutListConfiguration(appearance: .insetGrouped),
      [["One", String(repeating: "x", count: 39)], ["Two"]]
    ).grid
    #expect(frames(grid, section: 0) == [CGRect(16, 35, 358, 44), CGRect(16, 79, 358, 63)])
    #expect(frames(grid, section: 1) == [CGRect(16, 197, 358, 44)])
    #expect(grid.contentSize == CGSize(width: 390, height: 261))
  }

  @Test(.rule("CL-62")) func `headers and footers of a plain list ask for their heights and stay`()
    throws
  {
    var configuration = GridCollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let (grid, source) = list(configuration, [["One", "Two"], Array(repeating: "Row", count: 40)])
    #expect(frames(grid, section: 0) == [CGRect(0, 28, 390, 44), CGRect(0, 72, 390, 44)])
    let header = try #require(
      grid.supplementaryView(forElementKind: GridView.elementKindSectionHeader, at: [0, 0])
        as? GridViewListCell)
    #expect(header.frame == CGRect(0, 0, 390, 28))
    #expect(header.defaultContentConfiguration() == .plainHeader())
    #expect(header.defaultBackgroundConfiguration() == .listHeader())
    #expect(header.effectiveSeparatorConfiguration == nil)

    grid.scroll(toY: 300)
    let pinned = try #require(
      grid.supplementaryView(forElementKind: GridView.elementKindSectionHeader, at: [1, 0]))
    #expect(pinned.frame == CGRect(0, 300, 390, 28))
    #expect(grid.contentSize.height == CGFloat(42 * 44 + 4 * 28))
    withExtendedLifetime(source) {}
  }

  @Test func `a header that says no list gets the look of its own`() throws {
    var grids: [GridView] = []
    func header(in appearance: GridCollectionLayoutListConfiguration.Appearance) throws
      -> GridViewListCell
    {
      var configuration = GridCollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let (grid, source) = list(configuration, [["One", "Two"]]) {
        $0.contentConfiguration = GridListContentConfiguration.header()
      }
      grids.append(grid)
      let view = grid.supplementaryView(
        forElementKind: GridView.elementKindSectionHeader, at: [0, 0])
      withExtendedLifetime(source) {}
      return try #require(view as? GridViewListCell)
    }
    let (plain, grouped) = (try header(in: .plain), try header(in: .grouped))
    #expect(plain.contentConfiguration as? GridListContentConfiguration == .plainHeader())
    #expect(grouped.contentConfiguration as? GridListContentConfiguration == .groupedHeader())
    #expect(plain.traitCollection.listEnvironment == .plain)
    #expect(grouped.configurationState.traitCollection.listEnvironment == .grouped)
    #expect(
      plain.defaultContentConfiguration().updated(for: grouped.configurationState)
        == grouped.defaultContentConfiguration())
  }
}
