import GridTesting
import TestSupport
import Testing

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x, y, width, height)
}

@Suite("Known region", .rows)
struct CachedRegionTests {
  private static let content = CGSize(width: 300, height: 2000)

  private static func region(_ rects: [CGRect]) -> CachedRegion {
    var region = CachedRegion()
    for rect in rects { _ = region.add(rect) }
    return region
  }

  @Test
  func `a rectangle that continues the region along one axis extends it, any other replaces it`() {
    let rows: [(asked: CGRect, result: CGRect, keeps: Bool)] = [
      (rect(0, 100, 100, 100), rect(0, 0, 100, 200), true),  // touches below
      (rect(0, -30, 100, 60), rect(0, -30, 100, 130), true),  // overlaps above
      (rect(0, 20, 100, 30), rect(0, 0, 100, 100), true),  // inside
      (rect(100, 0, 40, 100), rect(0, 0, 140, 100), true),  // touches to the right
      (rect(-7, 0, 3, 100), rect(-7, 0, 3, 100), false),  // a gap of 4
      (rect(0, 101, 100, 100), rect(0, 101, 100, 100), false),  // a gap of 1
      (rect(1, 100, 100, 100), rect(1, 100, 100, 100), false),  // another range across
      (rect(50, 50, 100, 100), rect(50, 50, 100, 100), false),  // diagonal
    ]
    forEachRow(of: rows) { asked, result, keeps in
      var region = Self.region([rect(0, 0, 100, 100)])
      let keepsKnown = region.add(asked)
      #expect(keepsKnown == keeps)
      #expect(region.rect == result)
    }
  }

  @Test func `the first rectangle keeps nothing, and forgetting starts anew`() {
    var region = CachedRegion()
    #expect(region.rect == nil)
    let keepsFirst = region.add(rect(0, 0, 10, 10))
    region.evictAll()
    #expect(region.rect == nil)
    let keepsSecond = region.add(rect(0, 10, 10, 10))
    #expect(!keepsFirst && !keepsSecond)
    #expect(region.rect == rect(0, 10, 10, 10))
  }

  @Test func `a trim cuts off what lies more than one viewport outside`() {
    let rows: [(known: CGRect?, visible: CGRect, kept: CGRect?)] = [
      (rect(0, 0, 100, 1000), rect(0, 0, 100, 100), rect(0, 0, 100, 200)),
      (rect(0, 0, 100, 1000), rect(0, 450, 100, 100), rect(0, 350, 100, 300)),
      (rect(0, 0, 1000, 100), rect(450, 0, 100, 100), rect(350, 0, 300, 100)),
      (rect(0, 0, 100, 300), rect(0, 100, 100, 100), nil),
      (rect(0, 50, 100, 10), rect(0, 50, 100, 10), nil),
      (nil, rect(0, 0, 10, 10), nil),
    ]
    forEachRow(of: rows) { known, visible, kept in
      var region = Self.region(known.map { [$0] } ?? [])
      let cut = region.trim(around: visible)
      #expect(cut == kept)
      #expect(region.rect == kept ?? known)
    }
  }

  @Test(.rule("QR-3")) func `the rectangle asked follows the policy`() {
    typealias Row = (policy: GridView.QueryPolicy, visible: CGRect, query: CachedRegion.Query)
    let inContent: [Row] = [
      (.whole, rect(0, 130, 300, 400), .ask(rect(0, 130, 300, 400))),
      (.whole, rect(-20, -50, 300, 400), .ask(rect(-20, -50, 300, 400))),
      (.pageAligned, rect(0, 130, 300, 400), .ask(rect(0, 0, 400, 800))),
      (.pageAligned, rect(0, 0, 300, 400), .ask(rect(0, 0, 400, 400))),
      // QR-3: origin (-568, -568), whole squares of 568.
      (.pageAligned, rect(-10, -20, 320, 568), .ask(rect(-568, -568, 1136, 1136))),
      (.pageAligned, rect(5, 5, 0, 0), .ask(rect(5, 5, 0, 0))),
      (.clippedToContent, rect(0, 130, 300, 400), .ask(rect(0, 130, 300, 400))),
      (.clippedToContent, rect(0, 1900, 300, 400), .ask(rect(0, 1900, 300, 400))),
      (.clippedToContent, rect(-20, 0, 330, 400), .ask(rect(-20, 0, 320, 400))),
      (.clippedToContent, rect(0, -400, 300, 400), .nothing),
      (.clippedToContent, rect(-300, 0, 300, 400), .nothing),
    ]
    // A content without width or height leaves nothing of a negative start.
    let inNothing: [Row] = [
      (.clippedToContent, rect(-1, 0, 10, 10), .nothing),
      (.clippedToContent, rect(0, -1, 10, 10), .nothing),
      (.clippedToContent, rect(0, 0, 10, 10), .ask(rect(0, 0, 10, 10))),
    ]
    for (content, rows) in [(Self.content, inContent), (CGSize.zero, inNothing)] {
      forEachRow(of: rows) { policy, visible, query in
        let found = CachedRegion().query(visible: visible, contentSize: content, policy: policy)
        #expect(found == query)
      }
    }
  }

  @Test func `a known region is not asked about again, up to its very edges`() {
    let region = Self.region([rect(0, 0, 300, 800)])
    for visible in [
      rect(0, 0, 300, 400), rect(0, 400, 300, 400), rect(10, 7, 20, 30),
    ] {
      #expect(region.query(visible: visible, contentSize: Self.content, policy: .whole) == .covered)
    }
    for visible in [
      rect(0, 400.5, 300, 400), rect(-0.5, 0, 300, 400), rect(0, 0, 300.5, 400),
    ] {
      #expect(
        region.query(visible: visible, contentSize: Self.content, policy: .whole) == .ask(visible))
    }
  }

  @Test(.seeds(0..<100, inDebug: 15))
  func `after each step the visible rectangle is known and nothing far is`() {
    var random = SplitMix64(seed: currentSeed)
    var region = CachedRegion()
    // The oracle remembers every rectangle asked, as points of a coarse raster.
    var told: Set<SIMD2<Int>> = []
    for _ in 0..<60 {
      let visible = rect(
        CGFloat(Int.random(in: -2...2, using: &random)) * 10,
        CGFloat(Int.random(in: -3...40, using: &random)) * 10, 60, 80)
      if case .ask(let asked) = region.query(
        visible: visible, contentSize: Self.content, policy: .whole)
      {
        #expect(asked == visible)
        if !region.add(asked) { told.removeAll() }
        told.formUnion(Self.raster(asked))
      }
      _ = region.trim(around: visible)
      guard let known = region.rect else {
        Issue.record("nothing is known after a step")
        return
      }
      let raster = Self.raster(known)
      #expect(Self.raster(visible).isSubset(of: raster))
      #expect(raster.isSubset(of: told), "known what was never told")
      #expect(visible.insetBy(dx: -60, dy: -80).contains(known))
      told.formIntersection(raster)
    }
  }

  private static func raster(_ rect: CGRect) -> Set<SIMD2<Int>> {
    var cells: Set<SIMD2<Int>> = []
    for x in stride(from: Int(rect.minX), to: Int(rect.maxX), by: 10) {
      for y in stride(from: Int(rect.minY), to: Int(rect.maxY), by: 10) {
        cells.insert(SIMD2(x, y))
      }
    }
    return cells
  }
}
