import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Pages", .rows)
struct PageGridTests {
  /// Five pages of 390 points.
  private let pages = PageGrid(
    stride: 390, limits: AxisLimits(min: 0, max: 4 * 390), pixels: PixelGrid(scale: 3))
  /// Two and a half pages of content.
  private let short = PageGrid(
    stride: 390, limits: AxisLimits(min: 0, max: 585), pixels: PixelGrid(scale: 3))
  private let inset = PageGrid(
    stride: 300, limits: AxisLimits(min: -50, max: 900), pixels: PixelGrid(scale: 2))

  @Test(.rule("P8.1", "P8.2"))
  func `the page follows half and flick, and a partial one is at the limit`() {
    typealias Release = (offset: CGFloat, velocity: CGFloat, target: CGFloat)
    let whole: [Release] = [
      (0.49, 0, 0), (0.51, 0, 1), (0.5, 0, 1), (0.49, 0.29, 0), (0.51, 0.29, 1), (0.49, 0.31, 1),
      (0.51, 0.31, 1), (0.49, -0.31, 0), (0.51, -0.31, 0), (0.51, -0.29, 1), (0.49, 0.3, 0),
      (0.51, -0.3, 1), (1.2, 0.31, 2), (1.2, -0.31, 1), (1.2, 0, 1), (0.6, -1, 0), (2.001, 5, 3),
      (3.999, -5, 3), (-0.1, 0, 0), (-0.1, 0.31, 0), (-0.6, -4, 0), (4.2, 0, 4), (4.2, 1, 4),
      // A release on a page stays, however fast.
      (2, 0, 2), (2, 0.31, 2), (2, -0.31, 2), (2, 4, 2), (0, 0, 0), (0, 0.31, 0), (0, -0.31, 0),
      (0, 4, 0),
    ]
    let rows: [(name: String, grid: PageGrid, releases: [Release])] = [
      ("whole pages", pages, whole.map { ($0 * 390, $1, $2 * 390) }),
      (
        "a partial last page", short,
        [
          (600, 0, 585), (400, 0, 585), (400, 1, 585), (580, -1, 390), (580, 0, 585), (300, 0, 390),
          (585, 0, 585), (585, -1, 390), (380, 0, 390), (100, 0, 0),
        ]
      ),
      // The page before lies outside the limits.
      (
        "pages start at zero, not at the inset", inset,
        [(-40, 0, 0), (-40, -1, -50), (310, 0, 300)]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      for (offset, velocity, target) in row.releases {
        let found = row.grid.target(from: offset, velocityPerMs: velocity)
        #expect(found == target, "from \(offset) at \(velocity)")
      }
    }
  }

  @Test(.rule("P8.1")) func `an offset is on a page within rounding, at an inset on none`() {
    let offsets: [CGFloat] = [780, 780 + 1e-7, 780 - 1e-7, 780 + 1.0 / 3, 780 - 1.0 / 3]
    #expect(offsets.map { pages.isOnPage($0) } == [true, true, true, false, false])
    #expect(!inset.isOnPage(-50))
  }

  @Test(.rule("P8.2")) func `a flick during a page motion goes one page further than it`() {
    let forward = PageGrid.Running(target: 390, isForward: true)
    let backward = PageGrid.Running(target: 780, isForward: false)
    func target(
      _ position: CGFloat, _ velocity: CGFloat, _ running: PageGrid.Running
    ) -> CGFloat {
      pages.target(from: position * 390, velocityPerMs: velocity, interrupting: running) / 390
    }
    #expect(target(0.4, 0.31, forward) == 2)
    #expect(target(0.4, 0.29, forward) == 0)
    #expect(target(0.4, -0.31, forward) == 0)
    #expect(target(2.6, -0.31, backward) == 1)
    #expect(target(2.6, 0.31, backward) == 3)
    // From the partial page at the end nothing is left to go.
    let last = PageGrid.Running(target: 585, isForward: true)
    #expect(short.target(from: 500, velocityPerMs: 1, interrupting: last) == 585)
    // From the partial page back: 195 points, then the page below.
    let back = PageGrid.Running(target: 390, isForward: false)
    #expect(short.target(from: 500, velocityPerMs: -1, interrupting: back) == 0)
  }

  @Test(.rule("S3.18")) func `a hook's target snaps to the nearest page`() {
    let targets = [194.9, 195, 1000, -900, 9000].map { pages.snapped($0) }
    #expect(targets == [0, 390, 1170, 0, 1560])
  }

  @Test func `pages of a third of a point still have boundaries`() {
    let stride = 333 + 1.0 / 3
    let pixels = PixelGrid(scale: 3)
    let pages = PageGrid(
      stride: stride, limits: AxisLimits(min: 0, max: pixels.rounded(9 * stride)), pixels: pixels)
    for page in 0...9 {
      let offset = pixels.rounded(CGFloat(page) * stride)
      #expect(pages.isOnPage(offset))
      #expect(pages.target(from: offset, velocityPerMs: 0.5) == offset)
    }
    #expect(pages.target(from: 2900, velocityPerMs: 0) == 3000)
  }

  @Test func `without a length there are no pages`() {
    let none = PageGrid(
      stride: 0, limits: AxisLimits(min: 0, max: 100), pixels: PixelGrid(scale: 3))
    #expect(none.isOnPage(31))
    #expect(none.target(from: 31, velocityPerMs: 2) == 31)
    #expect(none.snapped(130) == 100)
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `a flick from rest passes no more than one page`() {
    var random = SplitMix64(seed: currentSeed)
    let pixels = PixelGrid(scale: CGFloat(Int.random(in: 1...3, using: &random)))
    let stride = pixels.rounded(.random(in: 100...1100, using: &random))
    let limits = AxisLimits(
      min: 0, max: pixels.rounded(stride * .random(in: 0...8, using: &random)))
    let pages = PageGrid(stride: stride, limits: limits, pixels: pixels)
    // Every stop there is, the partial page's included.
    let stops = Array(Set((0...8).map { pages.start(ofPage: CGFloat($0)) })).sorted()
    let rest = Int.random(in: stops.indices, using: &random)
    // A drag that passes neither neighbour, or goes out into the open at the ends.
    let low = rest > 0 ? stops[rest - 1] : stops[rest] - stride
    let high = rest + 1 < stops.count ? stops[rest + 1] : stops[rest] + stride
    let share = CGFloat.random(in: 0.001...0.999, using: &random)
    let offset = pixels.rounded(low + (high - low) * share)
    let velocity = CGFloat.random(in: -5...5, using: &random)
    let target = pages.target(from: offset, velocityPerMs: velocity)
    if pages.isOnPage(offset) {
      #expect(target == offset)
    } else {
      #expect([low, stops[rest], high].map(limits.clamped).contains(target))
      if velocity > 0.3 { #expect(target >= limits.clamped(offset)) }
      if velocity < -0.3 { #expect(target <= limits.clamped(offset)) }
    }
  }
}
