import Foundation
import GridCore
import Testing

/// Solvers are values without an actor. What copies share until one of them changes is read by all
/// tasks here while each changes its own copy; `.ci/sanitize thread` watches.
@Suite("Solvers in many tasks")
struct ParallelSolverTests {
  private static let taskCount = 8

  /// Every task ends with what it finds when it is alone.
  private func compare<Result: Equatable & Sendable>(
    _ work: @escaping @Sendable (_ task: Int) -> Result
  ) async {
    let found = await withTaskGroup(of: (task: Int, result: Result).self) { group in
      for task in 0..<Self.taskCount { group.addTask { (task, work(task)) } }
      return await group.reduce(into: [:]) { $0[$1.task] = $1.result }
    }
    for task in 0..<Self.taskCount { #expect(found[task] == work(task), "task \(task)") }
  }

  @Test(arguments: FlowAxis.allCases)
  func `flows that share their lines are measured apart`(axis: FlowAxis) async {
    var measured = SparseSizes(count: 120)
    for item in stride(from: 0, to: 120, by: 7) {
      measured[item] = CGSize(width: 40, height: 30 + item % 5)
    }
    let estimates = FlowEstimates(
      .one(CGSize(width: 40, height: 33)), measured: measured, along: axis)
    let shared = FlowPlan(
      (0..<3).map { _ in FlowSection(items: .estimated(estimates), headerExtent: 9) }, axis: axis,
      grid: PixelGrid(scale: 3))
    await compare { task in
      var texts = [FlowText(shared)]
      var copy = shared
      for item in 0..<40 {
        let size = CGSize(width: 40, height: 20 + task)
        copy.measure(size, section: item % 3, item: item * 7 % 120)
      }
      texts.append(FlowText(copy))
      copy.measure(nil, section: 0, item: task)
      texts.append(FlowText(copy))
      texts.append(FlowText(shared))
      return texts
    }
  }

  @Test func `sizes that rows share are set apart`() async {
    let shared = SparseSizes(known: (0..<200).map { CGSize(width: $0, height: 200 - $0) })
    await compare { task in
      var row = shared
      for place in 0..<200 where place % (task + 2) == 0 {
        row[place] = place.isMultiple(of: 3) ? nil : CGSize(width: task, height: place)
      }
      return [row.total, shared.total, row.sums(before: 77), shared.sums(before: 77)]
    }
  }

  @Test func `waterfalls that share their columns are packed apart`() async {
    let heights = (0..<3).map { section -> [CGFloat] in
      (0..<90).map { (item: Int) -> CGFloat in CGFloat(20 + item * (section + 3) % 37) }
    }
    let shared = WaterfallPlan.shortestColumn(
      width: 320, columnCount: 3, itemGap: 4, lineGap: 5, inset: .zero, heights: heights)
    await compare { task in
      var plan = shared
      let changes = (0..<20).map { (change: Int) -> CGFloat in CGFloat(10 + task + change) }
      plan.replaceItems(inSection: 0, from: 70, heights: changes)
      plan.replaceItems(inSection: 1, from: 40 + task, heights: heights[2])
      plan.setWidth(300 + CGFloat(task))
      return [plan, shared].flatMap { plan in
        (0..<3).flatMap { section in
          (0..<plan.itemCount(inSection: section)).map { plan.frame(section: section, item: $0) }
        }
      }
    }
  }

  @Test func `plans of updates are made and read by all`() async {
    var generator = UpdateGenerator(seed: 11)
    let batches = (0..<40).map { _ in generator.batch() }
    let shared = batches.map(\.plan)
    #expect(shared.contains { $0 != nil })
    await compare { task in
      zip(batches, shared).map { batch, plan in
        let isSame = batch.plan?.survivingRanges() == plan?.survivingRanges()
        return isSame ? (plan?.itemSources().count ?? -1) : -2 - task
      }
    }
  }
}
