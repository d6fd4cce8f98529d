import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Compositional layout in changes")
struct CompositionalUpdateTests {
  private let size = CGSize(width: 320, height: 480)

  private func made(
    _ counts: [Int]
  ) -> (fixture: Fixture<GridViewCompositionalLayout>, probe: ProviderProbe) {
    let probe = ProviderProbe { section in
      Parts.pairs([
        Parts.boundary(.fractionalWidth(1), .absolute(CGFloat(10 + section)), Parts.header, .top)
      ])
    }
    let fixture = Fixture.laidOut(probe.layout(), counts: counts, size: size)
    return (fixture, probe)
  }

  @Test(.rule("CO-21"))
  func `a batch update prepares once, and asks the provider for the new sections`() {
    let (made, probe) = made([3, 2])
    probe.forget()
    let calls = made.layoutCalls {
      made.grid.performBatchUpdates {
        made.source.counts = [4, 2, 1]
        made.grid.insertItems(at: [[0, 1]])
        made.grid.insertSections([2])
      }
    }
    #expect(probe.asked == [0, 1, 2])
    #expect(
      calls.split(separator: "\n").prefix(8).joined(separator: "\n") == """
        L invalidateLayout(with:) counts
        L prepare()
        L sectionProvider(_:_:) 0
        L sectionProvider(_:_:) 1
        L sectionProvider(_:_:) 2
        L collectionViewContentSize 320, 217
        L layoutAttributesForElements(in:) 0, 0, 320, 480
        L prepare(forCollectionViewUpdates:) [insert 0-1, insert section 2]
        """)
    made.simulation.settle()
    let (fresh, _) = self.made([4, 2, 1])
    #expect(made.grid.rows() == fresh.grid.rows())
    #expect(made.grid.cellFrames == fresh.grid.cellFrames)
    #expect(made.simulation.faults == [])
  }

  @Test(.seeds(0..<30, inDebug: 12))
  func `after any updates the layout is that of a fresh grid`() {
    var random = SplitMix64(seed: currentSeed)
    let (made, _) = made([3, 5, 2])
    for _ in 0..<6 {
      let section = Int(random.next() % UInt64(made.source.counts.count))
      let count = made.source.counts[section]
      made.grid.performBatchUpdates {
        switch random.next() % 5 {
        case 0:
          made.source.counts[section] += 2
          made.grid.insertItems(at: [0, 1].map { IndexPath(item: $0, section: section) })
        case 1 where count > 0:
          made.source.counts[section] -= 1
          made.grid.deleteItems(at: [[section, count - 1]])
        case 2:
          made.source.counts.insert(4, at: section)
          made.grid.insertSections([section])
        case 3 where made.source.counts.count > 1:
          made.source.counts.remove(at: section)
          made.grid.deleteSections([section])
        default:
          made.grid.reloadSections([section])
        }
      }
      if random.next() % 2 == 0 { made.simulation.settle() }
    }
    made.simulation.settle()
    made.grid.layoutIfNeeded()
    let (fresh, _) = self.made(made.source.counts)
    fresh.grid.scroll(to: made.grid.contentOffset)
    #expect(made.grid.rows() == fresh.grid.rows())
    #expect(made.grid.cellFrames == fresh.grid.cellFrames)
    #expect(made.grid.barFrames(Parts.header) == fresh.grid.barFrames(Parts.header))
    #expect(made.simulation.faults == [])
  }

  @Test func `a refused update leaves the layout as it was`() {
    let (made, probe) = made([3, 2])
    let rows = made.grid.rows()
    made.grid.performBatchUpdates {
      made.source.counts = [5, 2]
      made.grid.insertItems(at: [[0, 0]])
    }
    #expect(made.simulation.faults.count == 1)
    made.source.counts = [3, 2]
    made.grid.layoutIfNeeded()
    #expect(made.grid.rows() == rows)
    // One that the provider refuses after the layout was told of it.
    probe.section = { _ in nil }
    made.grid.performBatchUpdates {
      made.source.counts = [4, 2]
      made.grid.insertItems(at: [[0, 0]])
    }
    #expect(made.simulation.faults.map(\.code).suffix(1) == ["CL-2"])
    made.source.counts = [3, 2]
    #expect(made.grid.visibleItems == ["0-0", "0-1", "0-2", "1-0", "1-1"])
    #expect(made.grid.cellFrames.first == CGRect(4, 13, 155, 40))
  }

  @Test(arguments: [true, false])
  func `switches to a flow layout and back show what each of them has`(animated: Bool) {
    let (made, probe) = made([3, 2])
    let rows = made.grid.rows()
    let flow = GridViewFlowLayout()
    made.grid.setCollectionViewLayout(flow, animated: animated)
    made.simulation.settle()
    #expect(made.grid.cellFrames.first == CGRect(0, 0, 50, 50))
    #expect(made.grid.barFrames(Parts.header) == [:])
    probe.forget()
    made.grid.setCollectionViewLayout(made.layout, animated: animated)
    made.simulation.settle()
    #expect(probe.asked == [0, 1])
    #expect(made.grid.rows() == rows)
    #expect(made.grid.cellFrames.first == CGRect(4, 13, 155, 40))
    #expect(made.grid.barFrames(Parts.header).count == 2)
    #expect(made.simulation.faults == [])
  }

  @Test func `another view can have the layout after the first`() {
    let (made, _) = made([3, 2])
    made.grid.setCollectionViewLayout(GridViewFlowLayout(), animated: false)
    let other = Fixture.laidOut(made.layout, counts: [1], size: CGSize(width: 200, height: 100))
    #expect(other.grid.cellFrames == [CGRect(4, 13, 95, 40)])
  }

  @Test func `the provider hears other counts after another data source`() {
    let (made, probe) = made([3, 2])
    let source = SampleDataSource([1])
    probe.forget()
    source.attach(to: made.grid)
    made.grid.layoutIfNeeded()
    #expect(probe.asked == [0])
    #expect(made.grid.visibleItems == ["0-0"])
  }

  // MARK: Right to left

  @Test(.rule("LB-7")) func `from right to left the layout is mirrored`() {
    let (made, _) = made([3])
    made.grid.semanticContentAttribute = .forceRightToLeft
    made.grid.setNeedsLayout()
    made.layout.refresh()
    #expect(
      made.grid.cellFrames == [
        CGRect(161, 13, 155, 40), CGRect(6, 13, 155, 40), CGRect(161, 53, 155, 40),
      ])
    #expect(made.layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 4)
    #expect(made.grid.barFrames(Parts.header)[0] == CGRect(6, 0, 310, 10))
  }

  @Test(.rule("LB-7", "CL-42")) func `leading insets of a reference are at the right then`() {
    let section = Parts.pairs(insets: false)
    section.contentInsetsReference = .layoutMargins
    let made = Fixture(GridViewCompositionalLayout(section: section), counts: [2], size: size)
    made.grid.semanticContentAttribute = .forceRightToLeft
    made.grid.layoutMargins = GridEdgeInsets(0, 20, 0, 40)
    made.grid.layoutIfNeeded()
    #expect(made.grid.cellFrames == [CGRect(150, 0, 130, 40), CGRect(20, 0, 130, 40)])
  }

  @Test func `an item moves by hand within its section`() {
    let source = WordSource([["a", "b", "c", "d"], ["e", "f"]])
    let bare = Fixture(
      GridViewCompositionalLayout(section: Parts.pairs()), counts: [], size: size)
    bare.grid.register(WordCell.self, forCellWithReuseIdentifier: "word")
    bare.grid.dataSource = source
    bare.grid.layoutIfNeeded()
    #expect(bare.grid.beginInteractiveMovementForItem(at: [0, 0]))
    bare.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 60))
    bare.grid.layoutIfNeeded()
    bare.grid.endInteractiveMovement()
    bare.simulation.settle()
    #expect(source.words == [["b", "c", "d", "a"], ["e", "f"]])
    #expect(bare.simulation.faults == [])
    #expect(bare.grid.cellFrames.count == 6)
  }
}
