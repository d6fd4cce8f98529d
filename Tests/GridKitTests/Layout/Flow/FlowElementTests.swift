import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Elements of a flow layout")
struct FlowElementTests {
  private let header = GridView.elementKindSectionHeader
  private let footer = GridView.elementKindSectionFooter

  private func fixture(
    _ counts: [Int], header: CGFloat = 24, footer: CGFloat = 12
  ) -> Fixture<GridViewFlowLayout> {
    let layout = GridViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 3, height: header)
    layout.footerReferenceSize = CGSize(width: 4, height: footer)
    return Fixture.laidOut(layout, counts: counts, size: CGSize(width: 320, height: 480))
  }

  private func path(_ item: Int, _ section: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: Headers and footers

  @Test(.rule("FL-36", "FL-38")) func `path, kind and zIndex`() throws {
    let made = fixture([1, 1])
    let elements = try #require(made.layout.layoutAttributesForElements(in: .infinite))
    let texts = elements.map {
      "\($0.representedElementKind ?? "cell") \($0.indexPath.section)-\($0.indexPath.item) "
        + "z \($0.zIndex)"
    }
    // FL-54: per section header, items, footer.
    #expect(
      texts == [
        "UICollectionElementKindSectionHeader 0-0 z 10", "cell 0-0 z 0",
        "UICollectionElementKindSectionFooter 0-0 z 10",
        "UICollectionElementKindSectionHeader 1-0 z 10", "cell 1-0 z 0",
        "UICollectionElementKindSectionFooter 1-0 z 10",
      ])
  }

  @Test(.rule("FL-39", "FL-55", "FL-57", "QR-16"))
  func `elements that are not there are answered by nil, and odd paths are survived`() {
    let made = fixture([3, 2])
    let layout = made.layout
    for path in [path(3, 0), path(2, 1), path(0, 2), path(-1, 0), path(0, -1), path(9, 9)] {
      #expect(layout.layoutAttributesForItem(at: path) == nil, "\(path)")
      #expect(made.grid.layoutAttributesForItem(at: path) == nil, "\(path)")
    }
    for path in [IndexPath(), IndexPath(index: 0)] {
      #expect(layout.layoutAttributesForItem(at: path) == nil, "\(path)")
    }
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: IndexPath()) == nil)
    let byIndex = layout.layoutAttributesForSupplementaryView(
      ofKind: header, at: IndexPath(index: 1))
    #expect(byIndex?.indexPath == path(0, 1))
    #expect(layout.layoutAttributesForItem(at: path(1, 1))?.frame.minX == 67.5)
    for path in [path(0, 2), path(0, 99), path(0, -1)] {
      for kind in [header, footer] {
        let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        #expect(found == nil, "\(kind) \(path)")
      }
    }
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path(0, 0)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "line", at: path(0, 0)) == nil)
    #expect(made.simulation.faults == [])
  }

  // MARK: Queries

  @Test(.rule("FL-53"))
  func `lines that only touch the region are answered, and with the switch on left out`() {
    let layout = GridViewFlowLayout(lines: CGSize(width: 375, height: 100))
    layout.headerReferenceSize.height = 50
    layout.footerReferenceSize.height = 50
    let made = Fixture(layout, counts: [3, 3], size: CGSize(width: 375, height: 100))
    made.simulation.fidelity.leavesOutTouchedLines = true
    made.grid.layoutIfNeeded()
    // Headers from 0 and 400, items from 50 and 450, footers from 350 and 750.
    func names(_ y: CGFloat, _ height: CGFloat) -> [String] {
      let rect = CGRect(0, y, 375, height)
      return layout.layoutAttributesForElements(in: rect)?.map(\.key.elementID.description) ?? []
    }
    #expect(names(150, 100) == ["cell 0-1"])
    #expect(names(149.5, 101) == ["cell 0-0", "cell 0-1", "cell 0-2"])
    #expect(names(350, 50) == ["footer 0-0"])
    #expect(names(400, 50) == ["header 1-0"])
    #expect(names(350, 100) == ["footer 0-0", "header 1-0"])
    #expect(names(450, 0) == [])
    #expect(names(800, 100) == [])
    #expect(names(-.infinity, .infinity).count == 10)
    made.simulation.fidelity.leavesOutTouchedLines = false
    layout.refresh()
    #expect(names(150, 100) == ["cell 0-0", "cell 0-1", "cell 0-2"])
    made.grid.scroll(toY: 150)
    #expect(made.grid.visibleItems == ["0-1"])
  }

  @Test(.rule("FL-53"), .seeds(0..<20))
  func `with the switch on, answers on the way are those of a fresh layout`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    let touching = GridViewFlowLayout()
    let strict = GridViewFlowLayout()
    let made = [touching, strict].map { layout in
      layout.itemSize = CGSize(width: 40, height: 20)
      layout.minimumLineSpacing = seed % 2 == 0 ? 0 : 5
      layout.headerReferenceSize.height = 15
      let made = Fixture(layout, counts: [30, 0, 41], size: CGSize(width: 100, height: 100))
      made.simulation.fidelity.leavesOutTouchedLines = layout === strict
      made.grid.layoutIfNeeded()
      return made
    }
    var y: CGFloat = 0
    for _ in 0..<60 {
      y += CGFloat(random.next(below: 9)) * 5 - 10
      let rect = CGRect(x: 0, y: y, width: 100, height: CGFloat(random.next(below: 3)) * 20 + 60)
      let all = touching.layoutAttributesForElements(in: rect) ?? []
      let expected = all.filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
      let found = strict.layoutAttributesForElements(in: rect) ?? []
      #expect(found.map(\.key) == expected.map(\.key), "\(NumberText.short(rect))")
    }
    for fixture in made { fixture.grid.contentOffset.y = 60 }
    for fixture in made { fixture.grid.layoutIfNeeded() }
    #expect(made[0].grid.visibleItems == made[1].grid.visibleItems)
  }

  @Test(.rule("FL-53"))
  func `a flow answers with whole lines, and the view drops the items outside`() {
    let layout = GridViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    let made = Fixture.laidOut(layout, counts: [4], size: CGSize(width: 150, height: 230))
    let below = CGRect(0, 500, 50, 10)
    #expect(layout.layoutAttributesForElements(in: below)?.map(\.indexPath.item) == [0, 1])
    #expect(made.grid.visibleItems == ["0-0", "0-1", "0-2", "0-3"])
    made.grid.bounds = CGRect(0, 120, 150, 230)
    made.grid.layoutIfNeeded()
    #expect(made.grid.visibleItems == ["0-1", "0-3"])
    #expect(made.simulation.findings == [])
  }

  @Test(.rule("FL-56")) func `the layout answers with its own objects, the same each time`() throws
  {
    let made = fixture([7])
    let layout = made.layout
    let first = try #require(layout.layoutAttributesForElements(in: made.grid.bounds))
    let second = try #require(layout.layoutAttributesForElements(in: made.grid.bounds))
    #expect(first.count == 9)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(layout.layoutAttributesForItem(at: path(0, 0)) === first[1])
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 0)) === first[0])
    // QR-13: one by one they are what the region gives.
    for attributes in first where attributes.representedElementCategory == .cell {
      #expect(layout.layoutAttributesForItem(at: attributes.indexPath) === attributes)
    }
    layout.invalidateLayout()
    let third = try #require(layout.layoutAttributesForElements(in: made.grid.bounds))
    #expect(zip(first, third).allSatisfy { $0 !== $1 && $0 == $1 })
  }

  @Test func `a flow layout makes its attributes of layoutAttributesClass`() {
    final class TintedFlow: GridViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
    }
    let made = Fixture.laidOut(TintedFlow(), counts: [2])
    let answer = made.layout.layoutAttributesForElements(in: .infinite) ?? []
    #expect(answer.map { $0 is TintedAttributes } == [true, true])
  }

  @Test func `before it has a grid a flow layout is empty`() {
    let layout = GridViewFlowLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) ?? [] == [])
    #expect(layout.layoutAttributesForItem(at: path(0, 0)) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 0)) == nil)
  }

  @Test(.rule("FL-51"))
  func `the spacings are swapped for mixed horizontal sections by a switch only`() {
    for swaps in [false, true] {
      let layout = GridViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.minimumInteritemSpacing = 10
      layout.minimumLineSpacing = 50
      let made = Fixture(layout, counts: [4], size: CGSize(width: 400, height: 200))
      made.simulation.fidelity.swapsHorizontalFlowSpacings = swaps
      let even = SizeDelegate(60, 60)
      let mixed = SizeDelegate { CGSize(width: 60, height: CGFloat(60 + $0.item)) }
      made.grid.delegate = even
      made.grid.layoutIfNeeded()
      #expect(made.grid.cellForItem(at: path(3, 0))?.frame.minX == 110)
      made.grid.delegate = mixed
      layout.refresh()
      let columns = Set(made.grid.cellFrames.map(\.minX)).sorted()
      #expect(columns == (swaps ? [0, 70] : [0, 110]))
    }
  }
}
