import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Pinned items of a compositional layout on a grid")
struct CompositionalPinningTests {
  /// Set-up B of the recordings, 100 high: a pinned header, and perhaps a pinned footer.
  private func made(
    footer: Bool = false, counts: [Int] = [3, 12]
  ) -> (fixture: Fixture<GridViewCompositionalLayout>, probe: ProviderProbe) {
    let probe = ProviderProbe { _ in
      var items = [
        Parts.boundary(.fractionalWidth(1), .absolute(30), Parts.header, .top, pinned: true)
      ]
      if footer {
        items.append(
          Parts.boundary(.fractionalWidth(1), .absolute(20), Parts.footer, .bottom, pinned: true))
      }
      return Parts.pairs(items)
    }
    let fixture = Fixture.laidOut(
      probe.layout(), counts: counts, size: CGSize(width: 320, height: 100))
    return (fixture, probe)
  }

  @Test(arguments: [CGFloat(0), 20])
  func `a pinned item without area is found`(height: CGFloat) {
    let probe = ProviderProbe { _ in
      Parts.pairs([
        Parts.boundary(.fractionalWidth(1), .absolute(height), Parts.header, .top, pinned: true)
      ])
    }
    let fixture = Fixture.laidOut(
      probe.layout(), counts: [3], size: CGSize(width: 320, height: 100))
    let findings = fixture.simulation.findings
    #expect(findings.map(\.code) == (height > 0 ? [] : ["pinned-without-area"]))
    if height == 0 {
      #expect(findings[0].message.contains("Frame {{4, 0}, {310, 0}} does not intersect …"))
    }
  }

  @Test func `the layout's pinned header and footer stay at the edges of what shows`() {
    let header = Parts.boundary(.fractionalWidth(1), .absolute(30), "title", .top, pinned: true)
    let footer = Parts.boundary(.fractionalWidth(1), .absolute(20), "total", .bottom, pinned: true)
    footer.zIndex = 4
    let probe = ProviderProbe { _ in
      Parts.pairs([
        Parts.boundary(.fractionalWidth(1), .absolute(10), Parts.header, .top, pinned: true)
      ])
    }
    let layout = probe.layout(Parts.configuration(.vertical, [header, footer]))
    let made = Fixture(layout, counts: [30, 30], size: CGSize(width: 320, height: 100))
    for kind in ["title", "total"] { made.source.register(kind, in: made.grid) }
    made.grid.layoutIfNeeded()
    probe.forget()
    let path = IndexPath(item: Int.max, section: 0)
    for y in [200, 201, 650] as [CGFloat] {
      made.grid.scroll(toY: y)
      let top = made.grid.supplementaryView(forElementKind: "title", at: path)
      #expect(top?.frame == CGRect(0, y, 320, 30))
      let bottom = made.grid.supplementaryView(forElementKind: "total", at: path)
      #expect(bottom?.frame == CGRect(0, y + 80, 320, 20))
      let attributes = layout.layoutAttributesForSupplementaryView(ofKind: "title", at: path)
      #expect(attributes?.frame.minY == y && attributes?.zIndex == 1_000_000_001)
      #expect(
        layout.layoutAttributesForSupplementaryView(ofKind: "total", at: path)?.zIndex
          == 1_000_000_004)
      // Headers of sections do not give way to it.
      #expect(made.grid.barFrames(Parts.header)[y < 600 ? 0 : 1]?.minY == y)
    }
    #expect(probe.asked == [])
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-60")) func `the visible rectangle is without the content inset`() {
    let (made, _) = made()
    made.grid.contentInset = GridEdgeInsets(15, 0, 0, 0)
    made.grid.layoutIfNeeded()
    made.grid.scroll(toY: 130)
    #expect(made.grid.barFrames(Parts.header)[1]?.minY == 145)
  }

  @Test(.rule("CL-61")) func `scrolling moves pinned items and solves nothing`() {
    let (made, probe) = made(counts: [3, 200])
    probe.forget()
    let log = made.simulation.traced {
      for y in 121...140 {
        made.grid.scroll(toY: CGFloat(y))
        #expect(made.grid.barFrames(Parts.header)[1]?.minY == CGFloat(y))
      }
    }
    #expect(probe.asked == [])
    #expect(
      log.calls(of: .layout).split(separator: "\n").prefix(5).joined(separator: "\n") == """
        L shouldInvalidateLayout(forBoundsChange:) 0, 121, 320, 100 -> true
        L invalidationContext(forBoundsChange:)
        L invalidateLayout(with:)
        L prepare()
        L collectionViewContentSize 320, 4156
        """)
    #expect(made.simulation.faults == [])
  }

  @Test(.rule("CL-61")) func `without pinned items only another size makes the layout stale`() {
    let layout = GridViewCompositionalLayout(section: Parts.pairs())
    let made = Fixture(layout, counts: [50])
    #expect(layout.shouldInvalidateLayout(forBoundsChange: made.grid.bounds))
    made.grid.layoutIfNeeded()
    let bounds = made.grid.bounds
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 50)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 1, dy: 0)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.insetBy(dx: 0, dy: 1)))
    // A stale layout is asked as it was solved last.
    layout.invalidateLayout()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 50)))
  }

  @Test(.rule("CL-60"), .seeds(7..<10, inDebug: 1))
  func `back and forth, what shows is what a fresh grid shows`() {
    let (made, _) = made(footer: true, counts: [3, 12, 0, 7, 30])
    var random = SplitMix64(seed: currentSeed)
    for _ in 0..<20 {
      let y = CGFloat(random.next() % 800)
      made.grid.scroll(toY: y)
      let fresh = self.made(footer: true, counts: [3, 12, 0, 7, 30]).fixture
      fresh.grid.scroll(toY: y)
      for kind in [Parts.header, Parts.footer] {
        #expect(made.grid.barFrames(kind) == fresh.grid.barFrames(kind), "at \(y)")
      }
      #expect(made.grid.cellFrames == fresh.grid.cellFrames)
    }
    #expect(made.simulation.faults == [])
  }
}
