@testable import gridbench
import GridScenarios
import Testing

/// The work of each scenario is counted, so that the results hold on every machine.
@MainActor @Suite("Benchmark scenarios, counted")
struct BenchmarkAuditTests {
  private static let step = Workload.viewport.height / 2

  private func expectHolds(
    _ audit: BenchmarkAudit, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!audit.counts.isEmpty && !audit.answers.isEmpty, sourceLocation: sourceLocation)
    #expect(audit.misses == [], sourceLocation: sourceLocation)
  }

  @Test func `a first layout does the same work for any number of items`() {
    let audits = [1000, 100_000].map { FirstUniformLayout(count: $0).audit(nil) }
    for audit in audits { expectHolds(audit) }
    #expect(audits[0].counts == audits[1].counts)
    #expect(audits[0].counts.first { $0.name == "sizes asked" }?.value == 0)
    #expect(audits[0].counts.first { $0.name == "cells made" }?.value == 56)
  }

  @Test func `random queries make no more objects than they answer`() {
    for count in [500, 20_000] { expectHolds(RandomQueries(count: count).audit(nil)) }
  }

  @Test(arguments: [300, 10] as [CGFloat])
  func `a step of a scroll does the same work for any number of items`(step: CGFloat) {
    // Long enough for both to do the same steps before they turn round.
    let audits = [20_000, 100_000].map {
      SteadyScroll(count: $0, step: step, recycled: 3000).audit(nil)
    }
    for audit in audits { expectHolds(audit) }
    #expect(audits[0].counts == audits[1].counts)
  }

  @Test func `a step of half a viewport asks for 24 cells`() {
    let audit = SteadyScroll(count: 2000, step: Self.step, recycled: 2000).audit(nil)
    expectHolds(audit)
    for name in ["fewest", "most"] {
      #expect(audit.counts.first { $0.name == "\(name) source calls a step" }?.value == 24)
    }
  }

  @Test func `a fling takes 600 frames, stops where the formula says, and repeats exactly`() {
    let audits = [10_000, 100_000].map { VirtualFling(count: $0).audit(nil) }
    for audit in audits { expectHolds(audit) }
    #expect(audits[0].counts == audits[1].counts)
    #expect(audits[0].answers == audits[1].answers)
    // 40 points per millisecond, 499 points for each (S3.15), from 50.
    #expect(audits[0].answers.first { $0.name == "stop point" }?.found == "20005")
  }

  @Test func `a delegate is asked for every size once`() {
    for count in [300, 5000] {
      expectHolds(FirstSizedLayout(.flow, count: count).audit(nil))
      expectHolds(FirstSizedLayout(.waterfall, count: count).audit(nil))
    }
  }

  @Test func `a waterfall asks only for the sizes of appended items`() {
    for count in [0, 300, 5000] {
      let audit = AppendedItems(count: count).audit(nil)
      expectHolds(audit)
      #expect(audit.counts.first { $0.name == "sizes asked on append" }?.value == 1000)
    }
  }

  @Test(arguments: 0..<MemoryAfterLayout.layouts.count)
  func `a laid out grid keeps few attribute objects`(index: Int) {
    let (kind, _, goal) = MemoryAfterLayout.layouts[index]
    for count in [300, 5000] {
      expectHolds(MemoryAfterLayout(kind, count: count, goal: goal).audit(nil))
    }
  }

  @Test func `a far jump makes what it shows`() {
    let audits = [1000, 20_000].map { FarJump(count: $0, jumps: 100).audit(nil) }
    for audit in audits { expectHolds(audit) }
    for count in [1000, 20_000] { expectHolds(EstimatedJump(count: count, jumps: 60).audit(nil)) }
  }

  @Test func `a batch asks for the cells and sizes that it brings, and a flow for every size`() {
    for count in [1000, 5000] {
      expectHolds(BatchUpdate(.list, count: count).audit(nil))
      expectHolds(BatchUpdate(.columnList, count: count).audit(nil))
      expectHolds(BatchUpdate(.flow, count: count).audit(nil))
    }
  }

  @Test func `an animated switch prepares the new layout once`() {
    for count in [300, 3000] { expectHolds(AnimatedSwitch(count: count).audit(nil)) }
  }

  @Test func `measured heights leave other rows alone`() {
    for count in [2000, 20_000] { expectHolds(MeasuredHeights(count: count).audit(nil)) }
  }

  @Test func `a layout that answers everything is asked only where nothing is known`() {
    for count in [200, 2000] { expectHolds(ForeignLayout(count: count, steps: 100).audit(nil)) }
  }

  @Test func `a compositional grid is solved once and does the same work at any size`() {
    let firsts = [1000, 100_000].map { FirstCompositionalLayout(count: $0).audit(nil) }
    for audit in firsts { expectHolds(audit) }
    #expect(firsts[0].counts == firsts[1].counts)
    let steps = [20_000, 100_000].map { CompositionalScroll(count: $0, recycled: 3000).audit(nil) }
    for audit in steps { expectHolds(audit) }
    #expect(steps[0].counts == steps[1].counts)
  }

  @Test func `a page of orthogonal sections keeps one scroll view a section on screen`() {
    for shelves in [20, 300] {
      let audit = ShelfPage(shelves: shelves, recycled: 3000).audit(nil)
      expectHolds(audit)
      #expect(audit.counts.first { $0.name == "most scroll views on screen" }?.value == 7)
    }
  }

  @Test func `a fling of one section stops where the formula says, and repeats exactly`() {
    let audits = [20, 300].map { ShelfFling(shelves: $0).audit(nil) }
    for audit in audits { expectHolds(audit) }
    #expect(audits[0].answers == audits[1].answers)
    // 8 points per millisecond, 499 points for each (S3.15), less what the end takes.
    #expect(audits[0].answers.first { $0.name == "stop point" }?.found == "3987")
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
