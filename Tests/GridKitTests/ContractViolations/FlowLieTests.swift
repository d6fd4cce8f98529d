import GridKit
import GridTesting
import TestSupport
import Testing

/// A flow layout whose numbers are not: by its properties, and by its delegate.
@MainActor @Suite("Lies to a flow layout", .rows)
struct FlowLieTests {
  enum Method: CaseIterable {
    case size, inset, line, interitem, header, footer
  }

  /// Answers for a flow layout, one number wrongly if there is a lie.
  private static func answer(_ delegate: SpyDelegate, lie: (method: Method, value: CGFloat)? = nil)
  {
    func number(_ method: Method, _ truth: CGFloat) -> CGFloat {
      lie?.method == method ? lie?.value ?? truth : truth
    }
    let (size, inset) = (number(.size, 40), number(.inset, 5))
    let (line, interitem) = (number(.line, 6), number(.interitem, 4))
    let (header, footer) = (number(.header, 30), number(.footer, 20))
    delegate.sizeForItemAt = { _, _, path in
      CGSize(width: 50, height: path.item % 3 == 1 ? size : 40)
    }
    delegate.insetForSectionAt = { _, _, _ in GridEdgeInsets(inset, 5, 5, 5) }
    delegate.minimumLineSpacing = { _, _, _ in line }
    delegate.minimumInteritemSpacing = { _, _, _ in interitem }
    delegate.referenceSizeForHeader = { _, _, _ in CGSize(width: 30, height: header) }
    delegate.referenceSizeForFooter = { _, _, _ in CGSize(width: 20, height: footer) }
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
      Property(name: "sectionInset") { $0.sectionInset = GridEdgeInsets(0, $1, 0, 0) },
    ]
  }

  private static func fixture() -> Fixture<GridViewFlowLayout> {
    let layout = GridViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    return Fixture(layout, counts: [7, 12, 5], size: CGSize(width: 200, height: 180))
  }

  private func act(_ fixture: Fixture<GridViewFlowLayout>) {
    let (grid, simulation) = (fixture.grid, fixture.simulation)
    simulation.perform {
      grid.layoutIfNeeded()
      grid.scrollToItem(at: [1, 4], at: .bottom, animated: false)
      grid.layoutIfNeeded()
      grid.fling(velocity: CGPoint(x: 0, y: 900))
      grid.settle(limit: 30)
      grid.performBatchUpdates {
        fixture.source.counts[0] += 1
        grid.insertItems(at: [[0, 0]])
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

  /// A grid that was never lied to.
  private static let fresh = {
    let good = FlowLieTests.fixture()
    return (fixture: good, kept: FlowLieTests.show(good.grid))
  }()

  /// With a good layout, good numbers and a reload the grid is as a fresh one.
  private func expectHealth(_ fixture: Fixture<GridViewFlowLayout>) {
    #expect(fixture.grid.subviews.allSatisfy { $0.frame.isFiniteRect })
    let kept = Self.show(fixture.grid)
    #expect(fixture.grid.difference(from: Self.fresh.fixture.grid) == nil)
    withExtendedLifetime(kept) {}
  }

  private static func show(_ grid: GridView) -> [AnyObject] {
    let (layout, delegate) = (GridViewFlowLayout(), SpyDelegate())
    answer(delegate)
    grid.frame.size = CGSize(width: 200, height: 180)
    grid.delegate = delegate
    grid.setCollectionViewLayout(layout, animated: false)
    grid.reloadData()
    grid.layoutIfNeeded()
    grid.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    grid.layoutIfNeeded()
    return [layout, delegate]
  }

  /// Tests each kind of lie with each bad number.
  private func check<Kind>(
    _ kinds: [Kind], named name: (Kind) -> String,
    tell: (Fixture<GridViewFlowLayout>, Kind, CGFloat) -> AnyObject?
  ) {
    let rows = kinds.flatMap { kind in BadNumber.all.map { (kind, $0) } }
    forEachRow(of: rows, named: { "\(name($0)) \($1.name)" }) { kind, bad in
      let fixture = Self.fixture()
      let kept = tell(fixture, kind, bad.value)
      fixture.grid.layoutIfNeeded()
      if !bad.value.isFinite {
        #expect(Set(fixture.simulation.faults.map(\.code)) == ["non-finite-geometry"])
      }
      act(fixture)
      expectHealth(fixture)
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `a number of a delegate is finite or a fault`() {
    check(Method.allCases, named: { "\($0)" }) { fixture, method, value in
      let delegate = SpyDelegate()
      Self.answer(delegate)
      fixture.grid.delegate = delegate
      fixture.grid.layoutIfNeeded()
      Self.answer(delegate, lie: (method, value))
      fixture.layout.invalidateLayout()
      return delegate
    }
  }

  @Test func `a number of a property is finite or a fault`() {
    check(Property.all, named: \.name) { fixture, property, value in
      fixture.grid.layoutIfNeeded()
      property.set(fixture.layout, value)
      return nil
    }
  }
}
