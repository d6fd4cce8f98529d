import GridKit
import Testing

/// A view that ends is gone for all objects that knew it.
@Suite("Views that end")
@MainActor
struct UnretainedBoxTests {
  private func makeGrid(_ layout: GridViewLayout) -> GridView {
    GridView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
  }

  @Test func `a subview outlives its superview as a topmost view`() {
    let simulation = Simulation()
    simulation.perform {
      let child = BaseView(frame: CGRect(1, 2, 3, 4))
      inScope {
        let parent = BaseView(frame: .zero)
        parent.addSubview(child)
        #expect(child.superview === parent)
      }
      #expect(child.superview == nil)
      child.setNeedsLayout()
      child.removeFromSuperview()
      let other = BaseView(frame: .zero)
      other.addSubview(child)
      #expect(child.superview === other)
    }
  }

  @Test func `a view that has gone elsewhere is not cut off from there`() {
    let child = BaseView(frame: .zero)
    let second = BaseView(frame: .zero)
    inScope {
      let first = BaseView(frame: .zero)
      first.addSubview(child)
      second.addSubview(child)
    }
    #expect(child.superview === second)
  }

  @Test func `a layout outlives its grid and can be installed in another`() {
    let layout = GridViewFlowLayout()
    inScope {
      let grid = makeGrid(layout)
      grid.layoutIfNeeded()
      #expect(layout.collectionView === grid)
    }
    #expect(layout.collectionView == nil)
    layout.invalidateLayout()
    let grid = makeGrid(layout)
    #expect(layout.collectionView === grid)
  }

  @Test func `a view that asked for layout and ended is not laid out`() {
    let simulation = Simulation()
    var layouts = 0
    func view() -> LayoutView {
      let view = simulation.perform { LayoutView(frame: CGRect(0, 0, 10, 10)) }
      view.whenLaidOut = { _ in layouts += 1 }
      view.setNeedsLayout()
      return view
    }
    let kept = view()
    inScope { _ = view() }
    simulation.settle()
    #expect(layouts == 1)
    kept.setNeedsLayout()
    simulation.settle()
    #expect(layouts == 2)
  }

  @Test func `a data source outlives its grid, and shows nothing then`() {
    var source: GridViewDiffableDataSource<Int, Int>?
    weak var ended: GridView?
    inScope {
      let grid = makeGrid(GridViewFlowLayout())
      source = GridViewDiffableDataSource(collectionView: grid) { _, _, _ in
        Issue.record("nobody asks for a cell")
        return GridViewCell()
      }
      ended = grid
    }
    #expect(ended == nil)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source?.apply(snapshot, animatingDifferences: true)
    #expect(source?.snapshot().itemIdentifiers == [1, 2])
  }

  @Test func `sections that scroll by themselves end with their page`() {
    weak var ended: SectionScroll?
    inScope {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(50), heightDimension: .absolute(50)),
          subitems: [
            NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          ]))
      section.orthogonalScrollingBehavior = .continuous
      let fixture = Fixture(GridViewCompositionalLayout(section: section), counts: [9])
      fixture.grid.layoutIfNeeded()
      ended = fixture.layout.scrolls[0]
      #expect(ended?.view != nil)
    }
    #expect(ended == nil)
  }

  /// Locals of `body` are gone when it returns.
  @inline(never)
  private func inScope(_ body: () -> Void) { body() }
}
