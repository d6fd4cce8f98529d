import GridKit
import GridTesting
import Testing

/// A flow layout whose numbers are not: by its properties, and by its delegate.
@MainActor @Suite("Lies to a flow layout")
struct FlowLieTests {
  /// Answers one number wrongly.
  final class Delegate: NSObject, GridViewDelegateFlowLayout {
    enum Method: String, CaseIterable, Sendable {
      case size, inset, line, interitem, header, footer
    }

    var lie: (method: Method, value: CGFloat)?

    private func lie(_ method: Method, _ truth: CGFloat) -> CGFloat {
      lie?.method == method ? lie?.value ?? truth : truth
    }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 50, height: indexPath.item % 3 == 1 ? lie(.size, 40) : 40)
    }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      insetForSectionAt section: Int
    ) -> GridEdgeInsets {
      GridEdgeInsets(top: lie(.inset, 5), left: 5, bottom: 5, right: 5)
    }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lie(.line, 6) }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { lie(.interitem, 4) }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 30, height: lie(.header, 30)) }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 20, height: lie(.footer, 20)) }
  }

  /// A property of the layout that is set to a bad number.
  struct Property: Sendable {
    let name: String
    let set: @MainActor @Sendable (GridViewFlowLayout, CGFloat) -> Void

    static let all = [
      Property(name: "minimumLineSpacing") { $0.minimumLineSpacing = $1 },
      Property(name: "minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 },
      Property(name: "itemSize") { $0.itemSize = CGSize(width: $1, height: 40) },
      Property(name: "estimatedItemSize") { $0.estimatedItemSize = CGSize(width: 40, height: $1) },
      Property(name: "headerReferenceSize") {
        $0.headerReferenceSize = CGSize(width: 30, height: $1)
      },
      Property(name: "footerReferenceSize") {
        $0.footerReferenceSize = CGSize(width: 30, height: $1)
      },
      Property(name: "sectionInset") {
        $0.sectionInset = GridEdgeInsets(top: 0, left: $1, bottom: 0, right: 0)
      },
    ]
  }

  private func fixture() -> Fixture<GridViewFlowLayout> {
    let layout = GridViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    return Fixture(layout, counts: [7, 12, 5], size: CGSize(width: 200, height: 180))
  }

  private func act(_ fixture: Fixture<GridViewFlowLayout>) {
    let (grid, simulation) = (fixture.grid, fixture.simulation)
    simulation.perform {
      grid.layoutIfNeeded()
      grid.scrollToItem(at: IndexPath(item: 4, section: 1), at: .bottom, animated: false)
      grid.layoutIfNeeded()
      grid.fling(velocity: CGPoint(x: 0, y: 900))
      grid.settle(limit: 30)
      grid.performBatchUpdates {
        fixture.source.counts[0] += 1
        grid.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      fixture.source.counts = [7, 12, 5]
      grid.frame.size.width = 150
      grid.layoutIfNeeded()
      grid.reloadData()
      grid.layoutIfNeeded()
      _ = grid.indexPathForItem(at: CGPoint(x: 20, y: 60))
      grid.setCollectionViewLayout(GridViewFlowLayout(), animated: true)
      simulation.advance(by: 1)
    }
  }

  /// With a good layout, good numbers and a reload the grid is as a fresh one.
  private func expectHealth(_ fixture: Fixture<GridViewFlowLayout>, _ name: String) {
    for view in fixture.grid.subviews { #expect(view.frame.isFiniteRect, "\(name)") }
    let healed = show(fixture.grid)
    let fresh = self.fixture()
    let expected = show(fresh.grid)
    #expect(fixture.grid.difference(from: fresh.grid) == nil, "\(name)")
    withExtendedLifetime((healed, expected)) {}
  }

  private func show(_ grid: GridView) -> [AnyObject] {
    let (layout, delegate) = (GridViewFlowLayout(), Delegate())
    grid.frame.size = CGSize(width: 200, height: 180)
    grid.delegate = delegate
    grid.setCollectionViewLayout(layout, animated: false)
    grid.reloadData()
    grid.layoutIfNeeded()
    grid.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    grid.layoutIfNeeded()
    return [layout, delegate]
  }

  @Test(arguments: Delegate.Method.allCases, BadNumber.all)
  func `a delegate's number is finite or a fault`(_ method: Delegate.Method, _ bad: BadNumber) {
    let fixture = fixture()
    let delegate = Delegate()
    fixture.grid.delegate = delegate
    fixture.grid.layoutIfNeeded()
    delegate.lie = (method, bad.value)
    fixture.layout.invalidateLayout()
    fixture.grid.layoutIfNeeded()
    if !bad.value.isFinite {
      #expect(Set(fixture.simulation.faults.map(\.code)) == ["non-finite-geometry"])
    }
    act(fixture)
    expectHealth(fixture, "\(method) \(bad.name)")
  }

  @Test(arguments: Property.all.indices, BadNumber.all)
  func `a property's number is finite or a fault`(_ index: Int, _ bad: BadNumber) {
    let property = Property.all[index]
    let fixture = fixture()
    fixture.grid.layoutIfNeeded()
    property.set(fixture.layout, bad.value)
    fixture.grid.layoutIfNeeded()
    if !bad.value.isFinite {
      #expect(
        Set(fixture.simulation.faults.map(\.code)) == ["non-finite-geometry"], "\(property.name)")
    }
    act(fixture)
    expectHealth(fixture, "\(property.name) \(bad.name)")
  }
}
