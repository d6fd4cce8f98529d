import GridScenarios
import TestPrograms
import Testing

/// The demonstrations by their names.
@MainActor @Suite("Names of the articles' demonstrations")
struct ArticleNamesTests {
  private static let names = [
    "conditionFilter", "watchFlow", "watchFlowBlank", "xmFlow", "ckSwitcher", "ckOriginal",
    "yjBlocks",
  ].flatMap { [$0, $0 + "AsPublished"] }

  @Test func `each demonstration is a named scenario with a published form`() throws {
    #expect(GalleryScenarios.articles.map(\.id) == Self.names)
    #expect(Self.names.allSatisfy { GalleryScenarios[$0] != nil })
    for scenario in GalleryScenarios.articles {
      #expect(!scenario.summary.isEmpty && !scenario.summary.contains("\n"))
      let ids = scenario.cases.map(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { $0 == "\(scenario.id)-375" || $0.hasPrefix("\(scenario.id)-") })
      // Cases for the larger screen come first, at two pixels a point.
      #expect(ids.first?.contains("-375") == true && ids.contains { $0.contains("-320") })
      #expect(scenario.cases.allSatisfy { $0.displayScale == 2 && $0.expect != nil })
    }
  }

  @Test func `a published form is in the published mode, and a corrected one never`() throws {
    for scenario in GalleryScenarios.articles {
      var modes: Set<JSONValue> = []
      for scenario in scenario.cases where scenario.layout != "flow" {
        modes.insert(scenario.parameters["mode"] ?? "corrected")
        for action in scenario.actions {
          if action.op == .setLayout, let mode = action.parameters?["mode"] {
            modes.insert(mode)
          }
        }
      }
      if scenario.id.hasSuffix("Published") {
        #expect(modes.contains("asPublished"))
      } else {
        #expect(modes == ["corrected"], "\(scenario.id)")
      }
    }
  }

  @Test(.slow) func `gridview lists and checks them`() throws {
    let list = try ToolProcess("list")
    for name in Self.names { #expect(list.output.contains(name), "\(name)") }
    let line = "\"$GRIDVIEW\" check " + Self.names.joined(separator: " ")
    let check = try ToolProcess(shell: line)
    #expect(check.status == 0, "\(check.output)")
    let count = GalleryScenarios.articles.reduce(0) { $0 + $1.cases.count }
    #expect(check.output == "\(count) cases: \(count) as expected\n")
    #expect(check.errors == "")
  }
}
