import Foundation
import GridCore
import Testing

@Suite("Column geometry")
struct ColumnGeometryTests {
  private func columns(_ geometry: ColumnGeometry) -> [[CGFloat]] {
    (0..<geometry.columnCount).map { [geometry.x(ofColumn: $0), geometry.width(ofColumn: $0)] }
  }

  @Test func `equal columns share the width less insets, margin and gaps`() {
    // (500 − 10 − 20 − 5 − 15 − 2 · 6) / 3 = 146
    let geometry = ColumnGeometry(
      metrics: ColumnMetrics(
        columnCount: 3, itemGap: 6,
        inset: GridEdgeInsets(top: 99, left: 5, bottom: 99, right: 15)),
      width: 500, margin: GridEdgeInsets(top: 99, left: 10, bottom: 99, right: 20))
    #expect(columns(geometry) == [[15, 146], [167, 146], [319, 146]])
    #expect(geometry.width(ofColumn: 0, span: 2) == 298)
    #expect(geometry.width(ofColumn: 0, span: 3) == 450)
    #expect(geometry.oddities == [])
  }

  @Test func `weights share the same space in proportion`() {
    // 420 − 2 · 10 = 400 in shares of 3, 1 and 4.
    let geometry = ColumnGeometry(
      metrics: ColumnMetrics(columnCount: 9, columnWeights: [3, 1, 4], itemGap: 10), width: 420)
    #expect(columns(geometry) == [[0, 150], [160, 50], [220, 200]])
    #expect(geometry.width(ofColumn: 1, span: 2) == 260)
    #expect(geometry.oddities == [])
  }

  @Test func `insets wider than the view leave columns without width, one gap apart`() {
    let geometry = ColumnGeometry(
      metrics: ColumnMetrics(
        columnCount: 3, itemGap: 7,
        inset: GridEdgeInsets(top: 0, left: 80, bottom: 0, right: 60)),
      width: 100)
    #expect(columns(geometry) == [[80, 0], [87, 0], [94, 0]])
    #expect(
      geometry.oddities == [.clampedExtent(name: "width less insets and gaps", value: -54)])
    let weighted = ColumnGeometry(
      metrics: ColumnMetrics(columnWeights: [1, 2], itemGap: 300), width: 100)
    #expect(columns(weighted) == [[0, 0], [300, 0]])
    #expect(
      weighted.oddities == [.clampedExtent(name: "width less insets and gaps", value: -200)])
  }

  @Test(
    "column counts that make no sense are replaced",
    arguments: [
      (count: 0, columns: 1), (count: -5, columns: 1), (count: .min, columns: 1),
      (count: .max, columns: 1_000_000),
    ])
  func counts(count: Int, columns: Int) {
    let geometry = ColumnGeometry(metrics: ColumnMetrics(columnCount: count), width: 300)
    #expect(geometry.columnCount == columns)
    #expect(geometry.width(ofColumn: 0) == 300 / CGFloat(columns))
    #expect(geometry.oddities == [.invalidColumnCount(computed: CGFloat(count))])
  }

  @Test(
    "weights that make no sense are replaced",
    arguments: [
      (weights: [], widths: [300], oddity: .invalidColumnCount(computed: 0)),
      (weights: [0, 0], widths: [150, 150], oddity: .invalidColumnWeights),
      (weights: [-2, 1, 2], widths: [0, 100, 200], oddity: .invalidColumnWeights),
      (weights: [.nan, 1], widths: [0, 300], oddity: .nonFiniteInput(name: "columnWeights")),
      (
        weights: [.infinity, 3, 3], widths: [0, 150, 150],
        oddity: .nonFiniteInput(name: "columnWeights")
      ),
    ] as [(weights: [CGFloat], widths: [CGFloat], oddity: GalleryOddity)])
  func weights(weights: [CGFloat], widths: [CGFloat], oddity: GalleryOddity) {
    let geometry = ColumnGeometry(metrics: ColumnMetrics(columnWeights: weights), width: 300)
    #expect(columns(geometry).map { $0[1] } == widths)
    #expect(geometry.oddities == [oddity])
  }

  @Test func `a gap below zero makes neighbours overlap, never a width below zero`() {
    let geometry = ColumnGeometry(
      metrics: ColumnMetrics(columnCount: 2, itemGap: -50), width: 100)
    #expect(columns(geometry) == [[0, 75], [25, 75]])
    let narrow = ColumnGeometry(
      metrics: ColumnMetrics(columnWeights: [0, 0.5, 0.5], itemGap: -50), width: 0)
    #expect(narrow.width(ofColumn: 0, span: 2) == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20, 1e300])
  func `no number that is not finite gets out`(value: CGFloat) {
    let metrics = ColumnMetrics(
      columnCount: 4, itemGap: value, lineGap: value,
      inset: GridEdgeInsets(top: value, left: value, bottom: value, right: value))
    for width in [value, 320] {
      let geometry = ColumnGeometry(
        metrics: metrics, width: width,
        margin: GridEdgeInsets(top: value, left: value, bottom: value, right: value))
      for column in 0..<4 {
        #expect(geometry.x(ofColumn: column).isFinite)
        #expect(geometry.width(ofColumn: column, span: 4 - column).isFinite)
        #expect(geometry.width(ofColumn: column) >= 0)
      }
      #expect((value == -20 && width == 320) || geometry.oddities != [])
    }
  }
}
