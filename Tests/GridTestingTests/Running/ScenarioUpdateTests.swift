@testable import ScenarioFiles
import TestSupport
import Testing

@testable import GridTesting

/// The operations `update` and animated `setLayout` of scenario files.
@MainActor @Suite("Scenario updates")
struct ScenarioUpdateTests {
  private func run(_ actions: String, items: String = #"[{"count": 4}]"#) throws -> ScenarioRun {
    try NamedRows.registry.run(
      """
      {"layout": "plain", "viewport": [100, 200], "sections": \(items), "actions": [\(actions)]}
      """)
  }

  /// The data source alone: the grid refuses some of these batches.
  @Test(.seeds(0..<200))
  func `items come in as if each was put to its place, from the lowest up`() throws {
    var random = SplitMix64(seed: currentSeed)
    let count = Int.random(in: 0...6, using: &random)
    let places = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Int.random(in: 0...9, using: &random)
    }
    let heights = (0..<places.count).map { 100 + $0 }
    let inserts = zip(places, heights).map { #"{"at": [0, \#($0)], "item": \#($1)}"# }
      .joined(separator: ", ")
    let items = (0..<count).map { "\($0 + 1)" }.joined(separator: ", ")
    let text = """
      {"layout": "rows", "sections": [{"items": [\(items)]}],
       "actions": [{"op": "update", "inserts": [\(inserts)]}]}
      """
    let scenario = try #require(
      try NamedRows.registry.parser.cases(in: text, file: "test.json").first)
    guard let update = scenario.actions.first?.values(of: .update) else {
      Issue.record("no update was read")
      return
    }
    let data = ScenarioData(scenario.sections)
    data.apply(update)
    var expected = (0..<count).map { CGFloat($0 + 1) }
    for arrival in zip(places, heights).enumerated().sorted(by: {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }) { expected.insert(CGFloat(arrival.element.1), at: min(arrival.element.0, expected.count)) }
    #expect(data.sections[0].items.map { $0?.height } == expected)
  }

  @Test(.rows) func `a batch changes the data source and the grid alike`() {
    let rows: [(name: String, items: String, actions: String, counts: [Int], faults: String)] = [
      (
        "items", #"[{"count": 4}, {"count": 2}]"#,
        """
        {"op": "update", "deletes": [[0, 0]], "inserts": [{"at": [0, 2]}, {"at": [1, 0]}],
         "moves": [[[1, 1], [0, 0]]], "reloads": [[0, 3]], "sectionInserts": [2]},
        {"op": "settle"}
        """, [5, 2, 0], ""
      ),
      (
        "sections with what they hold", #"[{"count": 1}, {"count": 2}, {"count": 3}]"#,
        """
        {"op": "update", "sectionDeletes": [0], "sectionMoves": [[2, 0]],
         "sectionInserts": [{"at": 1, "section": {"count": 7}}]}
        """, [3, 7, 2], ""
      ),
      (
        "without the model a batch is the fault that it provokes, and nothing changes",
        #"[{"count": 4}]"#,
        """
        {"op": "update", "deletes": [[0, 0]], "model": false},
        {"op": "update", "deletes": [[0, 9]]}, {"op": "update", "deletes": [[0, 1]]}
        """, [3], "E-50 0, E-55a 1"
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, items, actions, counts, faults in
      let run = try run(actions, items: items)
      #expect(run.faultText == faults)
      let grid = run.grid
      #expect((0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) } == counts)
    }
  }

  @Test func `a snapshot shows what is on screen in the course of an update`() throws {
    let run = try run(
      """
      {"op": "update", "inserts": [{"at": [0, 0]}], "animated": true},
      {"op": "advance", "seconds": 0.125}, {"op": "snapshot", "elements": "visible"},
      {"op": "settle"}, {"op": "snapshot", "elements": "visible"}
      """)
    let (middle, end) = (try run.elements(2), try run.elements(4))
    let fading = try #require(middle.first)
    #expect(fading.frame.minY == 0 && fading.alpha > 0.3 && fading.alpha < 0.7)
    let sliding = try #require(middle.dropFirst().first)
    #expect(sliding.frame.minY > 10 && sliding.frame.minY < 40)
    #expect(middle.count == 5, "item 4 is on its way out")
    #expect(end.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(end.allSatisfy { $0.alpha == 1 })
  }

  @Test func `an animated switch takes its time; a snapshot sees it half-way`() throws {
    let switched = try self.run(
      """
      {"op": "setLayout", "layout": "tall", "animated": true},
      {"op": "advance", "seconds": 0.125}, {"op": "snapshot", "elements": "visible"},
      {"op": "settle"}, {"op": "snapshot", "elements": "visible"}
      """)
    let (half, last) = (try switched.elements(2), try switched.elements(4))
    #expect(half[1].frame.height > 55 && half[1].frame.height < 75)
    #expect(last.map(\.frame.height) == [80, 80, 80])
    #expect(switched.output.faults == [])
  }
}
