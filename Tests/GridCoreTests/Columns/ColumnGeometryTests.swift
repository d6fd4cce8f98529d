import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Column geometry", .rows)
struct ColumnGeometryTests {
  private func columns(_ geometry: ColumnGeometry) -> [[CGFloat]] {
    (0..<geometry.columnCount).map { [geometry.x(ofColumn: $0), geometry.width(ofColumn: $0)] }
  }

  private struct Row {
    var name: String
    var metrics: ColumnMetrics
    var width: CGFloat = 300
    var margin = GridEdgeInsets.zero
    /// The place and the width of each column.
    var columns: [[CGFloat]]
    /// Widths of several columns: the first, the number, the width.
    var spans: [(Int, Int, CGFloat)] = []
    var oddities: [GalleryOddity] = []
  }

  @Test func `columns share the width less insets, margin and gaps, in proportion to weights`() {
    func inset(_ left: CGFloat, _ right: CGFloat, _ others: CGFloat = 0) -> GridEdgeInsets {
      GridEdgeInsets(top: others, left: left, bottom: others, right: right)
    }
    func clamped(_ value: CGFloat) -> GalleryOddity {
      .clampedExtent(name: "width less insets and gaps", value: value)
    }
    let rows = [
      Row(
        // (500 − 10 − 20 − 5 − 15 − 2 · 6) / 3 = 146
        name: "equal columns",
        metrics: ColumnMetrics(columnCount: 3, itemGap: 6, inset: inset(5, 15, 99)), width: 500,
        margin: inset(10, 20, 99), columns: [[15, 146], [167, 146], [319, 146]],
        spans: [(0, 2, 298), (0, 3, 450)]),
      Row(
        // 420 − 2 · 10 = 400 in shares of 3, 1 and 4.
        name: "weights",
        metrics: ColumnMetrics(columnCount: 9, columnWeights: [3, 1, 4], itemGap: 10), width: 420,
        columns: [[0, 150], [160, 50], [220, 200]], spans: [(1, 2, 260)]),
      Row(
        name: "insets wider than the view leave columns without width, one gap apart",
        metrics: ColumnMetrics(columnCount: 3, itemGap: 7, inset: inset(80, 60)), width: 100,
        columns: [[80, 0], [87, 0], [94, 0]], oddities: [clamped(-54)]),
      Row(
        name: "gaps wider than the view",
        metrics: ColumnMetrics(columnWeights: [1, 2], itemGap: 300), width: 100,
        columns: [[0, 0], [300, 0]], oddities: [clamped(-200)]),
      Row(
        name: "no weights", metrics: ColumnMetrics(columnWeights: []), columns: [[0, 300]],
        oddities: [.invalidColumnCount(computed: 0)]),
      Row(
        name: "weights of nothing", metrics: ColumnMetrics(columnWeights: [0, 0]),
        columns: [[0, 150], [150, 150]], oddities: [.invalidColumnWeights]),
      Row(
        name: "a weight below zero", metrics: ColumnMetrics(columnWeights: [-2, 1, 2]),
        columns: [[0, 0], [0, 100], [100, 200]], oddities: [.invalidColumnWeights]),
      Row(
        name: "a weight that is no number", metrics: ColumnMetrics(columnWeights: [.nan, 1]),
        columns: [[0, 0], [0, 300]], oddities: [.nonFiniteInput(name: "columnWeights")]),
      Row(
        name: "an infinite weight", metrics: ColumnMetrics(columnWeights: [.infinity, 3, 3]),
        columns: [[0, 0], [0, 150], [150, 150]],
        oddities: [.nonFiniteInput(name: "columnWeights")]),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let geometry = ColumnGeometry(metrics: row.metrics, width: row.width, margin: row.margin)
      #expect(columns(geometry) == row.columns)
      for (column, span, width) in row.spans {
        #expect(geometry.width(ofColumn: column, span: span) == width)
      }
      #expect(geometry.oddities == row.oddities)
    }
  }

  @Test func `column counts that make no sense are replaced`() {
    let rows: [(count: Int, columns: Int)] = [(0, 1), (-5, 1), (.min, 1), (.max, 1_000_000)]
    forEachRow(of: rows) { count, columns in
      let geometry = ColumnGeometry(metrics: ColumnMetrics(columnCount: count), width: 300)
      #expect(geometry.columnCount == columns)
      #expect(geometry.width(ofColumn: 0) == 300 / CGFloat(columns))
      #expect(geometry.oddities == [.invalidColumnCount(computed: CGFloat(count))])
    }
  }

  @Test func `a gap below zero makes neighbours overlap, never a width below zero`() {
    let geometry = ColumnGeometry(metrics: ColumnMetrics(columnCount: 2, itemGap: -50), width: 100)
    #expect(columns(geometry) == [[0, 75], [25, 75]])
    let narrow = ColumnGeometry(
      metrics: ColumnMetrics(columnWeights: [0, 0.5, 0.5], itemGap: -50), width: 0)
    #expect(narrow.width(ofColumn: 0, span: 2) == 0)
  }
}
