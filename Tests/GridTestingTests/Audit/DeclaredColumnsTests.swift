import Foundation
import GridKit
import Testing

@testable import GridTesting

@Suite("Where declared columns start")
struct DeclaredColumnsTests {
  private let places = (-40...400).map { CGFloat($0) * 0.37 }

  @Test(
    "equal columns are found as a list of their starts would have them",
    arguments: [
      (first: 8, pitch: 30, count: 4), (first: -3, pitch: 7.5, count: 9),
      (first: 5, pitch: 0, count: 3), (first: 90, pitch: -11, count: 8),
      (first: 4, pitch: 0.1, count: 50), (first: 0, pitch: 9, count: 1),
      (first: 0, pitch: 9, count: 0),
    ] as [(first: CGFloat, pitch: CGFloat, count: Int)])
  func equal(first: CGFloat, pitch: CGFloat, count: Int) {
    let columns = DeclaredColumns.equal(first: first, pitch: pitch, count: count)
    let starts = (0..<count).map { first + CGFloat($0) * pitch }
    #expect(columns.starts(upTo: 3) == Array(starts.prefix(3)))
    for place in places {
      #expect(
        columns.hasStart(near: place, tolerance: 0.5)
          == starts.contains { abs($0 - place) <= 0.5 }, "\(place)")
    }
  }

  @Test(
    "given widths, too",
    arguments: [
      ([10, 20, 30], 5), ([40, 40], -60), ([], 10), ([0, 0, 0, 12], 0),
    ] as [([CGFloat], CGFloat)])
  func given(widths: [CGFloat], gap: CGFloat) {
    let columns = DeclaredColumns(from: 7, widths: widths, gap: gap)
    let starts = widths.indices.map { 7 + widths[..<$0].reduce(0, +) + CGFloat($0) * gap }
    #expect(columns.starts(upTo: 8) == starts)
    for place in places {
      #expect(
        columns.hasStart(near: place, tolerance: 0.5)
          == starts.contains { abs($0 - place) <= 0.5 }, "\(place)")
    }
  }

  @Test func `more columns than memory could list are no trouble`() {
    let columns = DeclaredColumns.equal(first: 0, pitch: 10, count: .max)
    #expect(columns.hasStart(near: 1e9, tolerance: 0.5))
    #expect(!columns.hasStart(near: 1e9 + 4, tolerance: 0.5))
    #expect(!columns.hasStart(near: .nan, tolerance: 0.5))
    #expect(columns.starts(upTo: 2) == [0, 10])
  }
}
