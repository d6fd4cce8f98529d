import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Uniform runs")
struct UniformRunTests {
  @Test func `bounds reach from the first start to the last end`() {
    let run = UniformRun(origin: 20, pitch: 50, extent: 40, count: 4)
    #expect(run.bounds == AxisRange(start: 20, end: 210))
    let backwards = UniformRun(origin: 20, pitch: -5, extent: 10, count: 4)
    #expect(backwards.bounds == AxisRange(start: 5, end: 30))
    #expect(UniformRun(origin: 20, pitch: 50, extent: 40, count: 0).bounds == .nothing)
  }

  @Test(.seeds(0..<300, inDebug: 30))
  func `any range finds what a plain filter finds`() {
    var draw = PlanDraw(seed: currentSeed)
    let run = UniformRun(
      origin: draw.length(-200...200),
      pitch: draw.pick([draw.length(-10...60), 0, draw.length(1...60) / 3, 1e-9, 1e12]),
      extent: draw.pick([0, draw.length(0...60), draw.length(0...60) / 7]),
      count: draw.integer(0...300))
    let ends = draw.pick([run.bounds, AxisRange(start: 0, end: 2000)])
    let size = CGSize(width: 10, height: max(0, min(1e6, ends.end)))
    var queries = draw.rects(around: size, count: 20).map(AxisRange.init(verticalOf:))
    // Exactly at edges, where rounding would show.
    for element in (0..<run.count).prefix(12) {
      queries.append(AxisRange(start: run.end(of: element), end: run.start(of: element)))
      queries.append(AxisRange(start: run.start(of: element), end: run.end(of: element)))
      queries.append(AxisRange(start: run.end(of: element).nextDown, end: .infinity))
    }
    for query in queries {
      let expected = (0..<run.count).filter {
        run.start(of: $0) < query.end && query.start < run.end(of: $0)
      }
      #expect(Array(run.elements(meeting: query)) == expected, "\(query)")
    }
  }
}
