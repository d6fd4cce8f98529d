@testable import gridbench
import GridScenarios
import TestSupport
import Testing

/// The work of each scenario is counted, so that the results hold on every machine.
@MainActor @Suite("Benchmark scenarios, counted")
struct BenchmarkAuditTests {
  /// A scenario in several sizes.
  private struct Row {
    let name: String
    let sizes: [Int]
    /// Counts that each size has.
    var counts: [String: Int] = [:]
    /// A result that each size has.
    var stop: String?
    var isEqualAtAllSizes = false
    let make: @MainActor (Int) -> any BenchmarkSubject
  }

  private let rows: [Row] = [
    Row(
      name: "a first layout does the same work for any number of items", sizes: [1000, 20_000],
      counts: ["sizes asked": 0, "cells made": 56], isEqualAtAllSizes: true
    ) { FirstUniformLayout(count: $0) },
    Row(name: "random queries make no more objects than they answer", sizes: [500, 20_000]) {
      RandomQueries(count: $0)
    },
    // Long enough for both sizes to do the same steps before they turn round.
    Row(
      name: "a step of a scroll does the same work for any number of items",
      sizes: [20_000, 40_000], isEqualAtAllSizes: true
    ) { SteadyScroll(count: $0, step: 300, recycled: 3000) },
    Row(name: "so does a short step", sizes: [20_000, 40_000], isEqualAtAllSizes: true) {
      SteadyScroll(count: $0, step: 10, recycled: 3000)
    },
    Row(
      name: "a step of half a viewport asks for 24 cells", sizes: [2000],
      counts: ["fewest source calls a step": 24, "most source calls a step": 24]
    ) { SteadyScroll(count: $0, step: Workload.viewport.height / 2, recycled: 2000) },
    // 40 points per millisecond, 499 points for each (S3.15), from 50.
    Row(
      name: "a fling takes 600 frames, stops where the formula says, and repeats exactly",
      sizes: [10_000, 20_000], stop: "20005", isEqualAtAllSizes: true
    ) { VirtualFling(count: $0) },
    Row(name: "a delegate of a flow is asked for every size once", sizes: [300, 5000]) {
      FirstSizedLayout(.flow, count: $0)
    },
    Row(name: "a delegate of a waterfall is asked for every size once", sizes: [300, 5000]) {
      FirstSizedLayout(.waterfall, count: $0)
    },
    Row(
      name: "a waterfall asks only for the sizes of appended items", sizes: [0, 300, 5000],
      counts: ["sizes asked on append": 1000]
    ) { AppendedItems(count: $0) },
    Row(name: "a far jump makes what it shows", sizes: [1000, 20_000]) {
      FarJump(count: $0, jumps: 100)
    },
    Row(name: "so does one over estimates", sizes: [1000, 20_000]) {
      EstimatedJump(count: $0, jumps: 60)
    },
    Row(name: "a batch asks a list for the cells and sizes that it brings", sizes: [1000, 5000]) {
      BatchUpdate(.list, count: $0)
    },
    Row(name: "so it does a list in columns", sizes: [1000, 5000]) {
      BatchUpdate(.columnList, count: $0)
    },
    Row(name: "it asks a flow for every size", sizes: [1000, 5000]) {
      BatchUpdate(.flow, count: $0)
    },
    Row(name: "an animated switch prepares the new layout once", sizes: [300, 3000]) {
      AnimatedSwitch(count: $0)
    },
    Row(name: "measured heights leave other rows alone", sizes: [2000, 20_000]) {
      MeasuredHeights(count: $0)
    },
    Row(
      name: "a layout that answers everything is asked only where nothing is known",
      sizes: [200, 2000]
    ) { ForeignLayout(count: $0, steps: 100) },
    Row(
      name: "a compositional grid is solved once", sizes: [1000, 20_000], isEqualAtAllSizes: true
    ) { FirstCompositionalLayout(count: $0) },
    Row(
      name: "a step over a compositional grid does the same work at any size",
      sizes: [20_000, 40_000], isEqualAtAllSizes: true
    ) { CompositionalScroll(count: $0, recycled: 3000) },
    Row(
      name: "a page of orthogonal sections keeps one scroll view a section on screen",
      sizes: [20, 300], counts: ["most scroll views on screen": 7]
    ) { ShelfPage(shelves: $0, recycled: 3000) },
    // 8 points per millisecond, 499 points for each (S3.15), less what the end takes.
    Row(
      name: "a fling of one section stops where the formula says, and repeats exactly",
      sizes: [20, 300], stop: "3987"
    ) { ShelfFling(shelves: $0) },
    Row(name: "a cell of constraints is solved as its rows are eliminated", sizes: [52]) { _ in
      ConstrainedCell(edits: true)
    },
  ]

  @Test(.rows) func `a scenario does the work that is due, and comes to what is right`() {
    let memory = MemoryAfterLayout.layouts.map { kind, title, goal in
      Row(name: "a laid out \(title) keeps few attribute objects", sizes: [300, 5000]) {
        MemoryAfterLayout(kind, count: $0, goal: goal)
      }
    }
    forEachRow(of: rows + memory, named: \.name) { row in
      let audits = row.sizes.map { row.make($0).audit(nil) }
      for audit in audits {
        #expect(!audit.counts.isEmpty && !audit.answers.isEmpty)
        #expect(audit.misses == [])
        for (name, value) in row.counts {
          #expect(audit.counts.first { $0.name == name }?.value == value, "\(name)")
        }
        if let stop = row.stop {
          #expect(audit.answers.first { $0.name == "stop point" }?.found == stop)
          #expect(audit.answers == audits[0].answers)
        }
        if row.isEqualAtAllSizes { #expect(audit.counts == audits[0].counts) }
      }
    }
  }

  @Test func `an audit tells what does not hold`() {
    var audit = BenchmarkAudit()
    audit.count("cells", 57, .exactly(56))
    audit.count("calls", 3, .atMost(3))
    audit.answer("height", 10, 10.5)
    #expect(!audit.holds)
    #expect(audit.misses == ["cells 57, must be = 56", "height 10, must be 10.5"])
    var goals = BenchmarkAudit()
    goals.goal("bytes", 30, .atMost(24))
    #expect(goals.holds)
    #expect(goals.misses == ["bytes 30, goal <= 24"])
  }
}
