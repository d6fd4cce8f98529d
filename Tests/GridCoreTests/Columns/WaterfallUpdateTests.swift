import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

/// A plan that follows an update equals one made anew from all sizes, and asks for no more than it
/// has to.
@Suite("Waterfall plan through updates")
struct WaterfallUpdateTests {
  private typealias Item = (height: CGFloat, span: Int)

  private struct Sections {
    var metrics: [ColumnMetrics] = []
    var items: [[Item]] = []

    func plan(width: CGFloat, margin: GridEdgeInsets) -> WaterfallPlan {
      WaterfallPlan(
        width: width, margin: margin,
        sections: zip(metrics, items).map { metrics, items in
          .init(metrics: metrics, heights: items.map(\.height), spans: items.map(\.span))
        })
    }
  }

  private static func metrics(_ draw: inout PlanDraw) -> ColumnMetrics {
    var metrics = ColumnMetrics(
      columnCount: draw.pick([1, 2, 3, 7]), itemGap: draw.length(-3...9),
      lineGap: draw.length(-2...9), inset: draw.chance(50) ? .zero : draw.insets(upTo: 9),
      firstRow: draw.pick([.inTurn, .shortest]))
    if draw.chance(15) { metrics.columnWeights = draw.pick([[1, 2], [0, 0, 1], [3]]) }
    return metrics
  }

  private static func item(_ draw: inout PlanDraw, spans: Bool) -> Item {
    let odd: [CGFloat] = [0, -4, .nan, .infinity, -.infinity, 2e100, -2e100, 1e100]
    return (
      draw.chance(10) ? draw.pick(odd) : draw.length(1...90),
      spans && draw.chance(25) ? draw.pick([-1, 0, 2, 3, 99]) : 1
    )
  }

  @Test(.seeds(0..<60, inDebug: 6))
  func `a plan that follows updates equals one made anew`() throws {
    let seed = currentSeed
    var draw = PlanDraw(seed: seed)
    var generator = UpdateGenerator(seed: seed)
    var followed = 0
    for round in 0..<30 {
      let batch = generator.batch()
      guard let update = batch.plan else { continue }
      followed += 1
      let hasSpans = draw.chance(50)
      let sharedMetrics = draw.chance(50) ? Self.metrics(&draw) : nil
      var old = Sections()
      for count in batch.before {
        old.metrics.append(sharedMetrics ?? Self.metrics(&draw))
        old.items.append((0..<count).map { _ in Self.item(&draw, spans: hasSpans) })
      }
      var new = Sections()
      var arriving: [[Int]] = []
      for (section, count) in batch.after.enumerated() {
        let origin = update.origin(ofSection: section).survivor
        let kept = origin.map { old.metrics[$0] }
        new.metrics.append(sharedMetrics ?? (draw.chance(70) ? kept : nil) ?? Self.metrics(&draw))
        new.items.append(
          (0..<count).map { item in
            let place = UpdatePosition(section: section, item: item)
            if let source = update.origin(of: place).survivor {
              return old.items[source.section][source.item]
            }
            arriving.append([section, item])
            return Self.item(&draw, spans: hasSpans)
          })
      }
      let margin = draw.chance(50) ? .zero : draw.insets(upTo: 9)
      var plan = old.plan(width: 500, margin: margin)
      var asked: [[Int]] = []
      var askedMetrics: [Int] = []
      plan.follow(update) { section in
        askedMetrics.append(section)
        return new.metrics[section]
      } ask: { range, list in
        for item in range.items {
          asked.append([range.section, item])
          let (height, span) = new.items[range.section][item]
          list.append(height: height, span: span)
        }
      }
      let fresh = new.plan(width: 500, margin: margin)
      // Not compared inside the macro, which would print every item.
      let isSame = plan == fresh && plan.oddities == fresh.oddities
      #expect(isSame, "round \(round): \(batch.before) > \(batch.after): \(batch.record.text)")
      #expect(askedMetrics == Array(batch.after.indices))
      // Spans are kept no wider than the columns were: other columns ask again.
      if sharedMetrics != nil { #expect(asked == arriving) }
      #expect(asked.count == Set(asked).count && Set(asked).isSuperset(of: arriving))
    }
    #expect(followed > 10)
  }

  @Test(.seeds(0..<60, inDebug: 6))
  func `every item comes from where the update took it`() {
    var generator = UpdateGenerator(seed: currentSeed)
    for _ in 0..<30 {
      let batch = generator.batch()
      guard let update = batch.plan else { continue }
      var found: [[UpdatePosition?]] = []
      for sources in update.itemSources() {
        var places: [UpdatePosition?] = []
        for source in sources {
          #expect(source.items.lowerBound == places.count && !source.items.isEmpty)
          for step in 0..<source.items.count {
            places.append(
              source.old.map {
                UpdatePosition(section: $0.section, item: $0.items.lowerBound + step)
              })
          }
        }
        found.append(places)
      }
      let expected = batch.after.enumerated().map { section, count in
        (0..<count).map {
          update.origin(of: UpdatePosition(section: section, item: $0)).survivor
        }
      }
      #expect(found == expected)
    }
  }

  @Test func `appended items leave those before them alone`() throws {
    let heights = (0..<5000).map { CGFloat($0 % 37 + 1) }
    let metrics = ColumnMetrics(columnCount: 4, firstRow: .shortest)
    var plan = WaterfallPlan(width: 800, sections: [.init(metrics: metrics, heights: heights)])
    var record = UpdateRecord()
    record.insertItems((5000..<5100).map { UpdatePosition(section: 0, item: $0) })
    let update = try UpdatePlan(
      record: record, before: SectionCounts([5000]), after: SectionCounts([5100]))
    var asked: [Range<Int>] = []
    plan.follow(update, metrics: { _ in metrics }) { range, list in
      asked.append(range.items)
      for _ in range.items { list.append(height: 20) }
    }
    #expect(asked == [5000..<5100])
    let fresh = WaterfallPlan(
      width: 800,
      sections: [.init(metrics: metrics, heights: heights + Array(repeating: 20, count: 100))])
    let isSame = plan == fresh
    #expect(isSame)
  }
}
