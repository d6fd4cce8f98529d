import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Compositional layout with views that size themselves")
struct CompositionalSizingTests {
  /// Rows with an estimate of 44; cells ask for heights by their items.
  private func made(
    _ section: NSCollectionLayoutSection? = nil, counts: [Int] = [60],
    size: CGSize = CGSize(width: 320, height: 480),
    _ height: @escaping @MainActor (IndexPath) -> CGFloat
  ) -> (fixture: Fixture<GridViewCompositionalLayout>, probe: ProviderProbe) {
    let probe = ProviderProbe { _ in section ?? Parts.rows(.estimated(44)) }
    let fixture = Fixture(probe.layout(), counts: counts, size: size)
    fixture.grid.register(SizingCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    fixture.source.configure = { cell, path in
      (cell as? SizingCell)?.wish = { CGSize(width: $0.width, height: height(path)) }
    }
    fixture.grid.layoutIfNeeded()
    return (fixture, probe)
  }

  private func frame(_ made: Fixture<GridViewCompositionalLayout>, _ item: Int) -> CGRect? {
    made.layout.layoutAttributesForItem(at: [0, item])?.frame
  }

  @Test(.rule("CL-48"))
  func `visible cells are measured from the top, the others stay at the estimate`() {
    func height(_ item: Int) -> CGFloat { CGFloat(40 + 5 * (item % 3)) }
    let (made, probe) = made { height($0.item) }
    #expect(probe.asked == [0])
    #expect(made.layout.measuredCount == 11)
    #expect(frame(made, 0) == CGRect(0, 0, 320, 40))
    #expect(frame(made, 1) == CGRect(0, 40, 320, 45))
    #expect(frame(made, 3) == CGRect(0, 135, 320, 40))
    let measured = (0..<11).map(height).reduce(0, +)
    let estimated: CGFloat = 49 * 44
    #expect(made.grid.contentSize.height == measured + estimated)
    #expect(frame(made, 50)?.height == 44)
    #expect(made.grid.contentOffset == .zero)
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-48"))
  func `a jump keeps its offset, and on the way back what shows stays where it is`() throws {
    let (made, _) = made { _ in 50 }
    made.grid.scroll(toY: 1500)
    #expect(made.grid.contentOffset.y == 1500)
    #expect(made.grid.visibleCells.allSatisfy { $0.frame.height == 50 })
    for _ in 0..<30 {
      let path = try #require(made.grid.indexPathsForVisibleItems.dropFirst(2).first)
      let cell = try #require(made.grid.cellForItem(at: path))
      let place = cell.frame.minY - made.grid.contentOffset.y
      made.grid.contentOffset.y -= 20
      made.grid.layoutIfNeeded()
      #expect(made.grid.cellForItem(at: path) === cell)
      #expect(cell.frame.minY - made.grid.contentOffset.y == place + 20)
    }
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-48"))
  func `measured sizes stay until an invalidation, a reload or another width`() {
    let (made, _) = made { _ in 50 }
    #expect(made.layout.measuredCount == 10)
    made.grid.scroll(toY: 600)
    let all = made.layout.measuredCount
    #expect(all > 19)
    // Scrolled, and another height: they stay.
    made.grid.resize(height: 400)
    #expect(made.layout.measuredCount == all)
    made.grid.contentOffset.y = 0
    made.layout.invalidateLayout()
    #expect(made.layout.measuredCount == 0)
    made.grid.layoutIfNeeded()
    #expect(made.layout.measuredCount < 12)
    made.grid.resize(width: 300)
    #expect(made.layout.measuredCount == 8)
    made.grid.reload()
    #expect(made.layout.measuredCount == 8)
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-45", "CL-48"))
  func `sections that come into view as others shrink show from their rest`() {
    let section = NSCollectionLayoutSection(
      group: Parts.row(.absolute(40), .estimated(200), item(.fractionalWidth(1), .estimated(200))))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    // Sections that come up in the room that two of five sections leave are as high as the
    // estimate: the layout is not asked again.
    let (made, _) = made(section, counts: Array(repeating: 9, count: 60)) {
      $0.section % 5 < 2 ? 40 : 200
    }
    // The fifth of nine rests in the middle, 20 points on: from there the last shows, too.
    for offset in [0, 900, 2000, 300, 0] as [CGFloat] {
      made.grid.scroll(toY: offset)
      let shown = Dictionary(grouping: made.grid.indexPathsForVisibleItems, by: \.section)
      #expect(shown.count >= 3)
      #expect(shown.filter { $0.value.count != 9 }.keys.sorted() == [], "at \(offset)")
      let scrolls = made.layout.scrolls
      #expect(shown.keys.filter { scrolls[$0]?.offset != 20 } == [], "at \(offset)")
    }
  }

  @Test(.rule("CL-48")) func `headers with an estimate are measured, too`() {
    final class Header: GridReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: GridViewLayoutAttributes
      ) -> GridViewLayoutAttributes {
        layoutAttributes.size.height = 33
        return layoutAttributes
      }
    }
    let section = Parts.rows(
      .absolute(40), [Parts.boundary(.fractionalWidth(1), .estimated(20), Parts.header, .top)])
    let layout = GridViewCompositionalLayout(section: section)
    let made = Fixture(layout, counts: [2, 2])
    made.grid.register(
      Header.self, forSupplementaryViewOfKind: Parts.header,
      withReuseIdentifier: SampleDataSource.identifier)
    made.grid.layoutIfNeeded()
    #expect(made.grid.barFrames(Parts.header)[0] == CGRect(0, 0, 320, 33))
    #expect(made.grid.barFrames(Parts.header)[1] == CGRect(0, 113, 320, 33))
    #expect(made.grid.contentSize.height == 226)
    #expect(made.simulation.faults == [])
  }

  @Test func `a size that is not estimated is not listened to`() {
    let (made, probe) = made(Parts.rows(.absolute(44))) { _ in 60 }
    #expect(made.layout.measuredCount == 0)
    #expect(frame(made, 1)?.minY == 44)
    #expect(probe.asked == [0])
  }

  @Test(.rule("CL-48")) func `measured sizes follow their items through updates`() {
    let (made, _) = made(counts: [6, 4]) { CGFloat(50 + 100 * $0.section + 10 * $0.item) }
    #expect(made.layout.measuredCount == 7)
    made.source.configure = nil
    made.grid.performBatchUpdates {
      made.source.counts = [4, 5]
      made.grid.deleteItems(at: [[0, 1]])
      made.grid.moveItem(at: [0, 0], to: [1, 0])
    }
    #expect(frame(made, 0)?.height == 70)
    #expect(frame(made, 1)?.height == 80)
    let moved = made.layout.layoutAttributesForItem(at: [1, 0])
    #expect(moved?.frame.height == 50)
    made.simulation.settle()
    #expect(made.simulation.faults == [])
  }

  @Test func `a refused pass forgets the sizes that were asked for in it`() {
    let (made, _) = made(counts: [3]) { _ in 50 }
    let rows = made.grid.rows()
    made.source.configure = { cell, path in
      (cell as? SizingCell)?.wish = { CGSize(width: $0.width, height: path.item == 2 ? .nan : 80) }
    }
    made.grid.reloadItems(at: [0, 1, 2].map { IndexPath(item: $0, section: 0) })
    made.simulation.settle()
    #expect(!made.simulation.faults.isEmpty)
    #expect(made.grid.rows().count == rows.count)
  }
}
