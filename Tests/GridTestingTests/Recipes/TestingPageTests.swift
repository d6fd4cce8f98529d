import Foundation
import GridTestingSupport
import Testing

// example
@MainActor @Suite("Rows", .ownSimulation)
struct RowTests {
  let rows = SampleDataSource([100])
  let grid: GridView

  init() {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    // It belongs to the simulation of the test.
    grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    rows.attach(to: grid)
    grid.layoutIfNeeded()
  }

  @Test(arguments: [250, 500, 1000]) func `time begins with each test`(velocity: CGFloat) {
    #expect(Simulation.current === grid.simulation)
    #expect(grid.simulation.now == 0)
    grid.fling(velocity: velocity)
    grid.settle()
    #expect(grid.simulation.now > 0)
  }
}
// end

/// The examples of `Docs/Testing.md`, run, and compared with the page.
@MainActor @Suite("The page on testing", .ownSimulation)
struct TestingPageTests {
  private let tests = RowTests()
  private var grid: GridView { tests.grid }
  private var rows: SampleDataSource { tests.rows }

  func frames() {
    // example
    let rows = GridFrames(grid.frames(.visible).entries.prefix(3))
    #expect(
      rows.difference(
        from: """
          cell 0-0  0  0    320  50
          cell 0-1  0  50   320  50
          cell 0-2  0  100  320  50
          """) == nil)
    let difference = rows.difference(
      from: """
        cell 0-0  0  0    320  50
        cell 0-1  0  60   320  50
        cell 0-2  0  100  320  50
        """)
    #expect(
      difference?.description == """
        1 of 3 elements differs, cell 0-1: y 50, not 60 (- expected, + found)
            element   x    y  width  height
            cell 0-0  0    0    320      50
          - cell 0-1  0   60    320      50
          + cell 0-1  0   50    320      50
            cell 0-2  0  100    320      50
        """)
    // end
  }

  func states() {
    let before = grid.state
    grid.scrollToItem(at: [0, 50], at: .top, animated: false)
    grid.scrollToItem(at: [0, 0], at: .top, animated: false)
    grid.layoutIfNeeded()
    #expect(grid.state.difference(from: before) == nil)

    grid.contentOffset.y = 25
    grid.layoutIfNeeded()
    #expect(
      grid.state.difference(from: before, context: 0)?.description == """
        GridViewFlowLayout: 2 of 106 values differ, first offset: y 25, not 0 (- expected, + found)
                       x   y  width  height
            content             320    5000
          - offset     0   0
          + offset     0  25
            … 2 alike
          - on screen                        0-0 … 0-7
          + on screen                        0-0 … 0-8
            … 101 alike
        """)
  }

  func grids() {
    grid.performBatchUpdates {
      rows.counts[0] -= 1
      grid.deleteItems(at: [[0, 7]])
    }
    grid.settle()
    let fresh = RowTests()
    fresh.rows.counts[0] = 99
    fresh.grid.reloadData()
    fresh.grid.layoutIfNeeded()
    #expect(grid.difference(from: fresh.grid) == nil)
  }

  func traces() {
    func cells(at rate: Double) -> [TraceEvent] {
      let simulation = Simulation(frameRate: rate)
      let tests = simulation.perform { RowTests() }
      let log = TraceLog(simulation)
      tests.grid.fling(velocity: 500)
      tests.grid.settle()
      return log.events(of: "cellForItemAt")
    }
    // At twice the frames a second the same cells come at the same times, give or take a frame.
    let difference = TraceText.difference(
      cells(at: 120), from: cells(at: 60), timeTolerance: 1.0 / 60, offsetTolerance: 10)
    #expect(difference == nil)
  }

  func snapshots() {
    // example
    grid.contentOffset.y = 120
    grid.layoutIfNeeded()
    #expect(Snapshot.difference(of: grid.state(.visible)) == nil)
    #expect(Snapshot.difference(of: grid.frames(.visible), at: "Snapshots/rows.txt") == nil)
    // end
  }

  func budgets() {
    // example
    let difference = grid.expectPerFrame(cellsMade: ...1, prepareCalls: ...0, layoutQueries: ...1) {
      grid.fling(velocity: 1000)
      grid.settle()
    }
    #expect(difference == nil)

    let log = WorkLog(grid)
    grid.drag(by: 120)
    grid.advance(frames: 2)
    #expect(
      log.expectPerFrame(cellsMade: ...0, sourceCalls: ...1)?.description == """
        GridViewFlowLayout: 1 of 3 frames breaks the budget: sourceCalls 3, expected at most 1
                 tick   time      offset  what         counted  budget
            after 138  2.300  0, 614.333  sourceCalls        3  at most 1
        """)
    // end
  }

  func reasons() {
    // example
    let log = WhyLog(grid)
    grid.performBatchUpdates {
      rows.counts[0] += 1
      grid.insertItems(at: [[0, 1]])
    }
    grid.settle()
    #expect(
      log.why(.cell(0, 3)).description == """
        cell 0-3 is at 0, 150, 320 × 50 because layoutAttributesForElements(in: 0, 0, 320 × 400) \
        of GridViewFlowLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 101 \
        items at 320 × 400, due to a batch update. Before, it was at 0, 100, 320 × 50. It was cell \
        0-2 until the batch update at 0.000 s (tick 0).
        """)
    #expect(
      log.why(.cell(0, 50)).description == """
        cell 0-50 is not shown: its place, 0, 2500, 320 × 50, is outside the visible rectangle 0, \
        0, 320 × 400.
        """)
    // end
  }

  /// Each in a simulation of its own.
  @Test func `the examples of the page do what it says`() {
    let examples: [(TestingPageTests) -> Void] = [
      { $0.frames() }, { $0.states() }, { $0.grids() }, { $0.traces() }, { $0.snapshots() },
      { $0.budgets() }, { $0.reasons() },
    ]
    for example in examples {
      let simulation = Simulation()
      simulation.perform { example(TestingPageTests()) }
      #expect(simulation.findings.isEmpty)
    }
  }

  @Test func `the page shows these examples, word for word`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Docs/Testing.md"), encoding: .utf8)
    let here = URL(filePath: #filePath)
    let other = here.deletingLastPathComponent().appending(path: "TestingPageXCTests.swift")
    let run = try [here, other].flatMap { file in
      Repository.blocks(
        in: try String(contentsOf: file, encoding: .utf8), from: "// example", to: "// end")
    }
    let shown = Repository.blocks(in: page, from: "```swift", to: "```")
    #expect(run.count == 6)
    #expect(shown.count == run.count)
    // The page shows XCTest right after the suite.
    let order = [0, 5, 1, 2, 3, 4]
    for (shown, index) in zip(shown, order) {
      #expect(LineDiff(expected: run[index], actual: shown) == nil)
    }
  }
}
