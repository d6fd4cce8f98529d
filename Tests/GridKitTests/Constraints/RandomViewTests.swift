import TestSupport
import Testing

@testable import GridKit

@MainActor @Suite("Random views with constraints", .rows)
struct RandomViewTests {
  @Test(.rule("AL-20", "AL-21", "AL-23"), .seeds(0..<1000, inDebug: 3))
  func `the frames are those of the slow solver`() throws {
    // Contradictions are recorded, so that the trees have a simulation of their own.
    let tree = Simulation().perform { RandomViews.Tree(RandomViews(seed: currentSeed).plan) }
    _ = tree.frames()
    let engines = [tree.root.constraintRecord?.engine].compactMap(\.self)
    for engine in engines {
      let slow = engine.plain.solution()
      let fast = engine.system.lengths.indices.map { engine.system.value(of: $0) }
      for (unknown, value) in fast.enumerated() where abs(value - slow.values[unknown]) > 1e-5 {
        Issue.record("unknown \(unknown): \(value), by the slow solver \(slow.values[unknown])")
      }
      #expect(engine.system.conflicts.count == slow.conflicts.count)
    }
  }

  @Test(.rule("AL-24"), .seeds(0..<2500, inDebug: 15))
  func `views that were changed lie as new ones do`() {
    var views = RandomViews(seed: currentSeed)
    let simulation = Simulation()
    let tree = simulation.perform { RandomViews.Tree(views.plan) }
    for _ in 0..<6 {
      for _ in 0..<3 { views.change(tree) }
      let changed = tree.frames()
      views.keepFrames(of: tree)
      let other = simulation.perform { RandomViews.Tree(views.plan) }
      let fresh = other.frames()
      for index in fresh.indices where !changed[index].isNear(fresh[index]) {
        // Without any constraint no engine runs, and views keep the frames that they have (AL-31).
        let root = other.views[index].superview?.layoutRoot
        guard root?.constraintRecord?.engine != nil else { continue }
        Issue.record("view \(index) lies at \(changed[index]), a new one at \(fresh[index])")
      }
    }
  }
}
