@testable import ScenarioFiles
import GridScenarios
import TestSupport
import Testing

/// Every element of every stop of the tour, after each of its actions.
@MainActor @Suite("Why elements of the gallery are where they are")
struct WhyTourTests {
  private static let reasons = [
    "outside the visible rectangle", "hidden", "no area", "wait for the end",
  ]

  @Test(.rows)
  func `elements on screen have a source that agrees, absent ones have a reason`() throws {
    forEachRow(of: Tour.stops.map(\.scenario), named: \.id) { scenario in
      let session = ScenarioSession(scenario, registry: .gallery, traces: false, explains: true)
      let log = try #require(session.why)
      session.start()
      #expect(!session.grid.state(.visible).elements.isEmpty)
      #expect(Self.problems(with: log, session.grid) == [], "at first")
      for (step, action) in scenario.actions.enumerated() {
        session.perform(action, step: step)
        #expect(Self.problems(with: log, session.grid) == [], "after step \(step)")
      }
    }
  }

  private static func problems(with log: WhyLog, _ grid: GridView) -> [String] {
    var problems: [String] = []
    let frames = grid.frames
    let visible = grid.state(.visible).elements
    for element in visible {
      let why = log.why(element.id)
      var said = why.source?.state
      said?.id = element.id
      let agrees = why.presence == .shown && why.state == element && said == element
      if !agrees || frames[element.id] != element.frame { problems.append("\(why)") }
    }
    let shown = Set(visible.map(\.id))
    for entry in frames.entries.prefix(300) where !shown.contains(entry.id) {
      let why = log.why(entry.id)
      if why.presence == .absent {
        let reason = why.reason ?? "none"
        // A kind that no answer has named yet is not asked about: layouts may stop at such.
        let isUnheardOf = entry.id.category != .cell && reason.hasPrefix("no answer of")
        if isUnheardOf || reasons.contains(where: reason.contains) { continue }
      } else if why.presence != .shown {
        continue
      }
      problems.append("\(why)")
    }
    return problems
  }
}
