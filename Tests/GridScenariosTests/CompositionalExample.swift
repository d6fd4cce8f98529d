import GridTesting
import Testing

// The text between two marks stands in Docs/Compositional.md, letter by letter but for the
// indentation.

// Compositional 1: begin
/// A shelf of cards that scrolls by itself, above three columns of tiles under a pinned header.
@MainActor func shop() -> GridViewCompositionalLayout {
  GridViewCompositionalLayout { section, environment in
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(section == 0 ? 1 : 1.0 / 3),
        heightDimension: .fractionalHeight(1)))
    let isWide = environment.container.effectiveContentSize.width > 600
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(section > 0 ? 1 : isWide ? 0.4 : 0.8),
        heightDimension: .absolute(section == 0 ? 120 : 80)),
      subitems: [item])
    group.interItemSpacing = .fixed(10)
    let part = NSCollectionLayoutSection(group: group)
    part.interGroupSpacing = 10
    if section == 0 {
      part.orthogonalScrollingBehavior = .groupPaging
    } else {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: GridView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      part.boundarySupplementaryItems = [header]
    }
    return part
  }
}
// Compositional 1: end

@MainActor @Suite("The page about compositional layouts")
struct CompositionalExample {
  let goods = SampleDataSource([6, 20])
  let grid: GridView

  init() {
    // Others move things in the simulation that all share.
    grid = Simulation().perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: shop())
    }
    goods.attach(to: grid)
    grid.layoutIfNeeded()
  }

  @Test func `frames are where the page says`() {
    let simulation = Simulation()
    simulation.perform {
      // Compositional 2: begin
      let grid = GridView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: shop())
      let goods = SampleDataSource([6, 20])
      goods.attach(to: grid)
      grid.layoutIfNeeded()
      #expect(grid.contentSize == CGSize(width: 320, height: 120 + 30 + 7 * 80 + 6 * 10))
      #expect(
        grid.layoutAttributesForItem(at: [1, 1])?.frame
          == CGRect(x: 110, y: 150, width: 100, height: 80))
      // Compositional 2: end
    }
  }

  @Test func `a swipe takes a shelf on by a card`() throws {
    // Compositional 3: begin
    grid.swipe(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 60), speed: 900)
    grid.settle()
    let shelf = try #require(grid.cellForItem(at: [0, 1])?.superview as? BaseScrollView)
    #expect(shelf.contentOffset.x == 266)
    #expect(grid.contentOffset == .zero)

    grid.scrollToItem(at: [0, 4], at: .left, animated: false)
    grid.layoutIfNeeded()
    #expect(shelf.contentOffset.x == 1064)
    // Frames in attributes are those of a shelf that nobody has scrolled.
    #expect(grid.layoutAttributesForItem(at: [0, 4])?.frame.minX == 1064)
    // Compositional 3: end
  }
}
