import GridTesting
import TestSupport
import Testing

@testable import GridCore

/// Costs are counted in stored and listed ranges: they follow the operations, not the items.
@Suite("Update plan cost")
struct UpdatePlanCostTests {
  /// 500 deletes and 500 inserts spread over one section (scenario `batch-update` of `gridview
  /// bench`).
  private func spreadBatch(over count: Int, seed: UInt64) -> UpdateRecord {
    var random = SplitMix64(seed: seed)
    func places() -> [UpdatePosition] {
      var items: Set<Int> = []
      while items.count < 500 { items.insert(Int.random(in: 0..<count, using: &random)) }
      return items.sorted().map { UpdatePosition(section: 0, item: $0) }
    }
    var record = UpdateRecord()
    record.deleteItems(places())
    record.insertItems(places())
    return record
  }

  @Test(arguments: [10_000, 100_000, 1_000_000])
  func `a batch spread over a long section stores ranges by operation`(count: Int) throws {
    let counts = SectionCounts([count])
    let plan = try UpdatePlan(
      record: spreadBatch(over: count, seed: 12_345), before: counts, after: counts)
    #expect(plan.items.count == 1_000)
    // One for the sections, and between any two of 1,000 places at most one.
    #expect(plan.storedRangeCount <= 1_002)
    #expect(plan.storedRangeCount >= 900)
    #expect(plan.survivingRanges().count == plan.storedRangeCount - 1)
  }

  @Test(.rows) func `what no operation names is not stored, a section that moves is not split`()
    throws
  {
    let counts = [Int](repeating: 1_000, count: 1_000)
    var after = counts
    after[7] = 999
    after[500] = 1_001
    var moved = [Int](repeating: 1_000, count: 100)
    moved[0] = 100_000
    typealias Row = (
      name: String, record: String, before: [Int], after: [Int], stored: Int, surviving: Int?
    )
    let rows: [Row] = [
      // One for the sections, two for section 7, one for section 500.
      (
        "sections that no item operation names", "delete 7-3, insert 500-0", counts, after, 4, 1_001
      ),
      ("a moved section", "move 99 0", Array(moved.dropFirst()) + [100_000], moved, 1, nil),
      ("an empty batch over a million items", "", [1_000_000], [1_000_000], 1, 1),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let plan = try plan(row.record, row.before, row.after)
      #expect(plan.storedRangeCount == row.stored)
      if let surviving = row.surviving { #expect(plan.survivingRanges().count == surviving) }
    }
  }

  @Test func `a long list of neighbouring operations joins into few ranges`() throws {
    var record = UpdateRecord()
    record.deleteItems((2_000..<7_000).map { UpdatePosition(section: 0, item: $0) })
    record.insertItems((0..<5_000).map { UpdatePosition(section: 0, item: $0) })
    let counts = SectionCounts([10_000])
    let plan = try UpdatePlan(record: record, before: counts, after: counts)
    #expect(plan.storedRangeCount == 3)
    #expect(
      plan.survivingRanges().map(\.text) == [
        "0:0..<2000 0:5000..<7000", "0:7000..<10000 0:7000..<10000",
      ])
  }
}

extension UpdatePlan {
  /// The number of ranges that the plan stores for its mappings.
  fileprivate var storedRangeCount: Int {
    itemRuns.values.reduce(sections.runCount) { $0 + $1.runs.count }
  }
}

/// The origin of a place of the new model.
enum UpdateOrigin<Place: Hashable & Sendable>: Hashable, Sendable {
  case kept(Place)
  case moved(Place)
  case reloaded(Place)
  case inserted

  /// The place of the same element before the update; nil if the element was inserted or reloaded.
  var survivor: Place? {
    switch self {
    case .kept(let place), .moved(let place): place
    case .reloaded, .inserted: nil
    }
  }
}

extension UpdatePlan {
  /// Returns the origin of a section. A section that does not exist after the update counts as
  /// inserted.
  func origin(ofSection new: Int) -> UpdateOrigin<Int> {
    if let old = source(ofSection: new) {
      return fate(ofSection: old) == .kept(new) ? .kept(old) : .moved(old)
    }
    let source = (0..<before.sectionCount).first { fate(ofSection: $0) == .reloaded(new) }
    return source.map { .reloaded($0) } ?? .inserted
  }

  /// Returns the origin of an item after the update.
  ///
  /// An item of an inserted or reloaded section is inserted, unless it is moved in. A place that
  /// does not exist after the update counts as inserted.
  func origin(of new: UpdatePosition) -> UpdateOrigin<UpdatePosition> {
    guard after.contains(section: new.section, item: new.item) else { return .inserted }
    if let section = source(ofSection: new.section) {
      guard let runs = itemRuns[section] else {
        return .kept(UpdatePosition(section: section, item: new.item))
      }
      if let item = runs.oldIndex(of: new.item) {
        return .kept(UpdatePosition(section: section, item: item))
      }
    }
    for section in 0..<before.sectionCount {
      for item in 0..<before.items[section] {
        let old = UpdatePosition(section: section, item: item)
        switch fate(of: old) {
        case .moved(new): return .moved(old)
        case .reloaded(new): return .reloaded(old)
        default: break
        }
      }
    }
    return .inserted
  }
}
