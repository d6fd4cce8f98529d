import TestSupport
import Testing

@testable import GridTesting

@Suite("Where declared columns start")
struct DeclaredColumnsTests {
  private let places = (-40...400).map { CGFloat($0) * 0.37 }

  private func check(
    _ columns: DeclaredColumns, _ starts: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(columns.starts(upTo: 3) == Array(starts.prefix(3)), sourceLocation: sourceLocation)
    for place in places {
      #expect(
        columns.hasStart(near: place, tolerance: 0.5)
          == starts.contains { abs($0 - place) <= 0.5 }, "\(place)", sourceLocation: sourceLocation)
    }
  }

  @Test(.rows) func `columns are found as a list of their starts would have them`() {
    let equal: [(first: CGFloat, pitch: CGFloat, count: Int)] = [
      (8, 30, 4), (-3, 7.5, 9), (5, 0, 3), (90, -11, 8), (4, 0.1, 50), (0, 9, 1), (0, 9, 0),
    ]
    forEachRow(of: equal) { first, pitch, count in
      check(
        .equal(first: first, pitch: pitch, count: count),
        (0..<count).map { first + CGFloat($0) * pitch })
    }
    let given: [(widths: [CGFloat], gap: CGFloat)] = [
      ([10, 20, 30], 5), ([40, 40], -60), ([], 10), ([0, 0, 0, 12], 0),
    ]
    forEachRow(of: given) { widths, gap in
      let starts = widths.indices.map { 7 + widths[..<$0].reduce(0, +) + CGFloat($0) * gap }
      let columns = DeclaredColumns(from: 7, widths: widths, gap: gap)
      check(columns, starts)
      #expect(columns.starts(upTo: 8) == starts)
    }
  }

  @Test func `more columns than memory could list are no trouble`() {
    let columns = DeclaredColumns.equal(first: 0, pitch: 10, count: .max)
    #expect(columns.hasStart(near: 1e9, tolerance: 0.5))
    #expect(!columns.hasStart(near: 1e9 + 4, tolerance: 0.5))
    #expect(!columns.hasStart(near: .nan, tolerance: 0.5) && columns.starts(upTo: 2) == [0, 10])
  }
}
