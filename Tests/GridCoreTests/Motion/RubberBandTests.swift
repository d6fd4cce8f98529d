import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Rubber band", .rows)
struct RubberBandTests {
  @Test func `a pull beyond the limit shows as in table T3`() {
    let rows: [(length: CGFloat, shown: [CGFloat])] = [
      (320, [5.407, 13.184, 25.324, 46.933, 81.860, 108.866, 130.370, 185.263]),
      (400, [5.425, 13.293, 25.731, 48.352, 86.275, 116.814, 141.935, 209.524]),
      (667, [5.455, 13.472, 26.411, 50.810, 94.427, 132.278, 165.434, 265.113]),
      (800, [5.462, 13.518, 26.586, 51.462, 96.703, 136.788, 172.549, 283.871]),
    ]
    let pulls: [CGFloat] = [10, 25, 50, 100, 200, 300, 400, 800]
    forEachRow(of: rows) { length, expected in
      let band = RubberBand(length: length)
      #expect(near(pulls.map { band.overscroll(pulling: $0) }, expected))
    }
  }

  @Test(.seeds(0..<200, inDebug: 50))
  func `the band grows, ever slower, below its length, and its inverse undoes it`() {
    var random = SplitMix64(seed: currentSeed)
    let band = RubberBand(length: .random(in: 50...1400, using: &random))
    let pull = CGFloat.random(in: 0.01...20 * band.length, using: &random)
    let more = pull + CGFloat.random(in: 0.01...100, using: &random)
    let shown = band.overscroll(pulling: pull)
    let shownMore = band.overscroll(pulling: more)
    #expect(shown < shownMore)
    #expect(shownMore < band.length)
    #expect(shown / pull > shownMore / more)
    #expect(shown / pull < 0.55)
    // S3.1, written in another form.
    let oracle = band.length * (1 - 1 / (1 + 0.55 * pull / band.length))
    #expect(near(shown, oracle, within: 1e-9 * band.length))
    #expect(near(band.pull(showing: shown), pull, within: 1e-9 * pull * 20))
  }

  @Test func `without a length there is no band, and without a pull no overscroll`() {
    #expect(RubberBand(length: 0).overscroll(pulling: 40) == 40)
    #expect(RubberBand(length: 0).pull(showing: 40) == 40)
    let band = RubberBand(length: 300)
    #expect([0, -5].map { band.overscroll(pulling: $0) } == [0, 0])
    #expect(band.pull(showing: 0) == 0)
  }

  @Test func `an overscroll of the whole length and more has a finite pull`() {
    let band = RubberBand(length: 300)
    #expect(band.pull(showing: 300).isFinite)
    #expect(band.pull(showing: 900) == band.pull(showing: 300))
    #expect(band.pull(showing: 299) < band.pull(showing: 300))
  }

  @Test func `offsets give way beyond either limit and nowhere else`() {
    let band = RubberBand(length: 400)
    let limits = AxisLimits(min: -20, max: 600)
    #expect(near(band.shown(-120, limits: limits), -20 - 48.352))
    #expect(near(band.shown(700, limits: limits), 600 + 48.352))
    for inside: CGFloat in [-20, 0, 599.5, 600] {
      #expect(band.shown(inside, limits: limits) == inside)
      #expect(band.proposal(showing: inside, limits: limits) == inside)
    }
    #expect(near(band.proposal(showing: -20 - 48.352, limits: limits), -120, within: 0.01))
    #expect(near(band.proposal(showing: 600 + 48.352, limits: limits), 700, within: 0.01))
  }
}
