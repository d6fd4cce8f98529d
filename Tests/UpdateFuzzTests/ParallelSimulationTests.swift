@testable import gridfuzz
import GridScenarios
import Testing

/// Simulations share nothing, and what has no actor may be used in any task; `.ci/sanitize thread`
/// watches.
@Suite("Simulations in many tasks")
struct ParallelSimulationTests {
  private static let lives = 12

  @MainActor private static func makeLayouts() -> [GridViewLayout] {
    let flow = GridViewFlowLayout()
    flow.sectionHeadersPinToVisibleBounds = true
    flow.headerReferenceSize = CGSize(width: 20, height: 20)
    return [flow, CarouselLayout(), SkylineLayout(), ShortestColumnLayout(), ListLayout()]
  }

  /// All that a grid says from its making to its rest; other tasks may run between two steps.
  @MainActor private static func life(_ number: Int) async -> String {
    let simulation = Simulation(screen: GridScreen(scale: CGFloat(number % 3 + 1)))
    simulation.faultPolicy = .record
    let log = TraceLog(simulation)
    await simulation.scoped {
      var random = SplitMix64(seed: UInt64(number))
      let layouts = makeLayouts()
      let source = SampleDataSource([number, 7])
      let size = CGSize(width: 200 + number, height: 160)
      let grid = GridView(
        frame: CGRect(origin: .zero, size: size),
        collectionViewLayout: layouts[number % layouts.count])
      #expect(grid.simulation === simulation)
      source.attach(to: grid)
      for _ in 0..<24 {
        await Task.yield()
        #expect(Simulation.current === simulation)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: grid.fling(velocity: CGPoint(x: 900, y: 900))
        case 1: grid.setContentOffset(CGPoint(x: 30, y: 30), animated: true)
        case 2:
          grid.performBatchUpdates {
            source.counts[1] += 1
            grid.insertItems(at: [[1, 3]])
          }
        case 3: grid.setCollectionViewLayout(layouts[number % 5], animated: true)
        case 4: grid.frame.size.width -= 1
        case 5: grid.reloadData()
        default: simulation.advance(by: 0.12)
        }
        simulation.tick()
      }
      simulation.settle()
    }
    #expect(simulation.faults.isEmpty)
    #expect(simulation.isAtRest)
    log.stop()
    return log.text
  }

  /// Runs work that needs no actor: scripts and their outcome, texts of scenario files, and
  /// mistakes in them.
  private static func plainWork(_ seed: UInt64, _ parser: ScenarioParser) -> [String] {
    var generator = FuzzGenerator(seed: seed, layouts: ["list", "flow", "carousel"])
    let script = generator.makeScript()
    var answers = ["\(script)"]
    var data = FuzzData(counts: script.sections)
    for case .batch(let batch) in script.actions {
      let oracle = FuzzOracle(batch, on: data)
      answers.append(oracle.fault ?? "\(oracle.outcome.counts)")
      data = oracle.outcome
    }
    let texts = [
      """
      {"layout": "list", "sections": [{"count": \(seed)}], "actions": [{"op": "settle"}]}
      """,
      """
      {"layout": "lst", "sections": [{"count": -\(seed)}], "viewport": [], "actions": 5}
      """,
    ]
    for text in texts {
      do {
        let cases = try parser.cases(in: text, file: "\(seed).json")
        answers += cases.map { "\($0.json)" }
      } catch {
        answers += error.mistakes.map { "\($0)" }
      }
    }
    return answers
  }

  @Test func `each does in a crowd what it does alone`() async throws {
    let parser = await LayoutRegistry.gallery.parser
    // Two of every kind at once, and work of other threads beside them.
    let (texts, answers) = await withTaskGroup(
      of: (number: Int, text: String, answers: [String]).self
    ) { group in
      for number in 0..<Self.lives {
        for _ in 0..<2 {
          group.addTask { (number, await Self.life(number), []) }
          group.addTask { (number, "", Self.plainWork(UInt64(number + 1), parser)) }
        }
      }
      var texts: [Int: Set<String>] = [:]
      var answers: [Int: Set<[String]>] = [:]
      for await result in group {
        if result.answers.isEmpty {
          texts[result.number, default: []].insert(result.text)
        } else {
          answers[result.number, default: []].insert(result.answers)
        }
      }
      return (texts, answers)
    }
    for number in 0..<Self.lives {
      let alone = await Self.life(number)
      #expect(alone.split(separator: "\n").count > 50)
      #expect(texts[number] == [alone], "life \(number)")
      let work = Self.plainWork(UInt64(number + 1), parser)
      #expect(answers[number] == [work], "seed \(number + 1)")
      #expect(work.contains { $0.contains("lst") })
    }
  }
}
