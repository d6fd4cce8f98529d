import Foundation
import GridCore
import Testing

@Suite("Column metrics")
struct ColumnMetricsTests {
  @Test func `metrics that make sense pass unchanged`() {
    var reader = LengthReader()
    let metrics = ColumnMetrics(
      columnCount: 3, itemGap: -4, lineGap: 2.5,
      inset: GridEdgeInsets(top: 1, left: 2, bottom: 3, right: -4), firstRow: .shortest)
    #expect(metrics.usable(through: &reader) == metrics)
    #expect(reader.oddities == [])
  }

  @Test func `weights decide the number of columns`() {
    var reader = LengthReader()
    let metrics = ColumnMetrics(columnCount: 0, columnWeights: [1, 1, 2])
    #expect(metrics.usable(through: &reader).columnCount == 3)
    #expect(reader.oddities == [])
  }

  @Test func `column metrics note all their problems at once`() {
    var reader = LengthReader()
    let usable = ColumnMetrics(columnCount: -2, itemGap: .nan, lineGap: .infinity)
      .usable(through: &reader)
    #expect(usable == ColumnMetrics())
    #expect(
      reader.oddities == [
        .nonFiniteInput(name: "interitemSpacing"), .nonFiniteInput(name: "lineSpacing"),
        .invalidColumnCount(computed: -2),
      ])
  }
}
