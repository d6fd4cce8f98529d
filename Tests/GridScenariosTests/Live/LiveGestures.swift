import GridHost
import GridScenarios
import TestPrograms
import Testing

/// The gestures of `Tests/Hosts/gestures.json` as a terminal has them: touches are those of its
/// mouse, distances are notches of its wheel, and what is done in the app is a case's next action.
@MainActor
struct LiveGestures {
  enum Step {
    case input(JSONObject)
    /// The next action of the case.
    case action
    case look(String)
  }

  /// In the order of their times, in seconds.
  private(set) var steps: [(time: Double, step: Step)] = []
  /// A scenario file of the case, with what is done as its actions.
  let file: String
  let scenario: ScenarioCase
  /// The distance that the wheel has still to be turned, in points.
  private var rest = CGPoint.zero

  init() throws {
    let script = try #require(
      JSONDocument(PackageFiles.text("Tests/Hosts/gestures.json")).value.objectValue)
    var scenario = try #require(script["open"]?.objectValue)
    // The terminal is asked to measure by an option.
    scenario["measures"] = nil
    var actions: [JSONValue] = []
    for value in try #require(script["steps"]?.arrayValue) {
      let object = try #require(value.objectValue)
      let time = try #require(object["at"]?.doubleValue)
      if let input = object["input"]?.objectValue {
        steps.append((time, .input(input)))
      } else if let done = object["do"]?.arrayValue {
        actions += done
        steps += done.map { _ in (time, .action) }
      } else {
        steps.append((time, .look(try #require(object["look"]?.stringValue))))
      }
    }
    scenario["actions"] = .array(actions)
    file = try JSONValue.object(scenario).text()
    self.scenario = try #require(
      LayoutRegistry.gallery.parser.cases(in: Data(file.utf8), file: "gestures").first)
  }

  /// Returns the bytes that the terminal sends for a step.
  mutating func bytes(for step: Step, on projection: LiveProjection) throws -> String {
    switch step {
    case .look: return ""
    case .action: return "n"
    case .input(let input):
      let place = try Self.point(input["location"])
      let column = Int(place.x / projection.grain.width) + 1
      let row = Int(place.y / projection.grain.height) + 1
      switch (input["type"]?.stringValue, input["phase"]?.stringValue) {
      case ("touch", "began"): return "\u{1B}[<0;\(column);\(row)M"
      case ("touch", "moved"): return "\u{1B}[<32;\(column);\(row)M"
      // A mouse cannot cancel.
      case ("touch", _): return "\u{1B}[<0;\(column);\(row)m"
      default:
        let delta = try Self.point(input["delta"])
        let notch = 3 * projection.grain.height
        func turn(_ way: CGFloat, _ rest: inout CGFloat, back: Int, on: Int) -> String {
          rest += way
          let notches = Int((rest / notch).rounded(.towardZero))
          rest -= CGFloat(notches) * notch
          let code = "\u{1B}[<\(notches < 0 ? back : on);\(column);\(row)M"
          return String(repeating: code, count: abs(notches))
        }
        return turn(delta.x, &rest.x, back: 66, on: 67) + turn(delta.y, &rest.y, back: 64, on: 65)
      }
    }
  }

  private static func point(_ value: JSONValue?) throws -> CGPoint {
    let numbers = value?.doubleValues ?? []
    try #require(numbers.count == 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}

#if os(Linux)
  @MainActor
  @Suite("The gestures of all hosts, in a terminal", .slow)
  struct LiveGesturesTests {
    @Test func `at each moment of the script each cell is what the state says`() async throws {
      var gestures = try LiveGestures()
      let folder = try TemporaryFolder()
      let file = try folder.file("gestures.json", gestures.file)
      let twin = try LivePlayer(
        gestures.scenario, fills: false, measures: true, columns: 60, rows: 32)
      let pair = try await LivePair("'\(file)' --measures", twin)
      var looks: [(name: String, state: HostState)] = []
      var steps = gestures.steps[...]
      while !steps.isEmpty {
        // As the other hosts have it: what is put in counts from the next tick on, and what is done
        // is done after it.
        let time = Double(pair.ticks) / 60 + 1e-9
        while let (due, step) = steps.first, due <= time, case .input = step {
          pair.type(try gestures.bytes(for: step, on: twin.grid.projection))
          steps.removeFirst()
        }
        pair.type(".")
        while let (due, step) = steps.first, due <= time {
          if case .input = step { break }
          pair.type(try gestures.bytes(for: step, on: twin.grid.projection))
          steps.removeFirst()
          guard case .look(let name) = step else { continue }
          try await pair.look(name)
          looks.append((name, twin.grid.state))
        }
      }
      try await pair.end()
      #expect(looks.count >= 20)
      #expect(pair.noticed >= 15)
      #expect(pair.seen >= 10_000)
      let motions = Dictionary(grouping: looks, by: \.state.motion).mapValues(\.count)
      for (motion, least) in [HostMotion.drag: 3, .deceleration: 3, .animation: 4] {
        #expect(motions[motion, default: 0] >= least, "\(motions)")
      }
      try checkWhatTheGesturesDid(Dictionary(uniqueKeysWithValues: looks.map { ($0, $1) }))
    }

    /// The terminal's gestures are coarser than those of the script, and have to do the same.
    private func checkWhatTheGesturesDid(_ states: [String: HostState]) throws {
      func state(_ name: String) throws -> HostState { try #require(states[name], "\(name)") }
      func x(_ item: Int, _ name: String) throws -> CGFloat? {
        try state(name).views.first { $0.element == .cell(0, item) }?.center.x
      }
      let top = try state("as it opens").contentOffset.y
      let rows = try state("sizes are measured").views.filter {
        $0.element.category == .cell && $0.element.section == 1
      }
      // A row of text, and half a row above and below it.
      #expect(!rows.isEmpty && rows.allSatisfy { $0.size.height == 32 })
      #expect(try state("the throw is over").contentOffset.y > top + 200)
      #expect(try state("back at the top").contentOffset.y == top)
      let before = try #require(try x(2, "back at the top"))
      let after = try #require(try x(2, "the section rests"))
      #expect(after < before - 60)
      #expect(try state("the cell is selected").views.count(where: \.isSelected) == 1)
      #expect(try state("on a circle").views.contains { $0.size == CGSize(width: 60, height: 44) })
      #expect(try state("after the rotation").viewport == CGSize(width: 480, height: 320))
      let between = try state("in the middle of a rotation").viewport
      #expect(between.width > 320 && between.width < 480)
      #expect(try state("turned back at once").viewport == CGSize(width: 320, height: 480))
      #expect(try state("at rest").motion == .rest)
    }
  }
#endif
