import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Column metrics")
struct ColumnMetricsTests {
  @Test(.rows) func `metrics that make sense pass unchanged, of others all problems are noted`() {
    typealias Row = (
      name: String, metrics: ColumnMetrics, usable: ColumnMetrics, oddities: [GalleryOddity]
    )
    let sensible = ColumnMetrics(
      columnCount: 3, itemGap: -4, lineGap: 2.5,
      inset: GridEdgeInsets(top: 1, left: 2, bottom: 3, right: -4), firstRow: .shortest)
    let weighted = ColumnMetrics(columnCount: 0, columnWeights: [1, 1, 2])
    let rows: [Row] = [
      ("sensible", sensible, sensible, []),
      (
        "weights decide the number of columns", weighted,
        ColumnMetrics(columnCount: 3, columnWeights: [1, 1, 2]), []
      ),
      (
        "odd", ColumnMetrics(columnCount: -2, itemGap: .nan, lineGap: .infinity), ColumnMetrics(),
        [
          .nonFiniteInput(name: "interitemSpacing"), .nonFiniteInput(name: "lineSpacing"),
          .invalidColumnCount(computed: -2),
        ]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var reader = LengthReader()
      #expect(row.metrics.usable(through: &reader) == row.usable)
      #expect(reader.oddities == row.oddities)
    }
  }
}
