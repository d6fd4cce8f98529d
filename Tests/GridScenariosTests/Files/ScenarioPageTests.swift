import Foundation
import GridScenarios
import GridTesting
import TestPrograms
import TestSupport
import Testing

/// `Docs/Reference/Scenarios.md` and `Docs/Reference/Scenario.schema.json` say what the reader
/// reads.
///
/// `.ci/reference` writes all pages of `Docs/Reference` anew, as far as they are made of sources.
@MainActor @Suite("Page of scenario files")
struct ScenarioPageTests {
  private static let hostSchema = "Docs/Reference/Host.schema.json"

  @Test(.rule("HO-12"), .rows) func `a page of reference says what the sources say`() throws {
    let rows: [(path: String, text: String)] = [
      (PageScenarios.page, ScenarioPage.renewed(try PackageFiles.text(PageScenarios.page))),
      (PageScenarios.schema, try ScenarioSchema.gallery.text(.pretty) + "\n"),
      (Self.hostSchema, try HostSchema.json.text(.pretty) + "\n"),
      (LimitPageTests.page, try LimitPageTests.renewedPage()),
      ("Docs/Reference/Faults.md", FaultCatalogue.page),
      ("Docs/Reference/Findings.md", FindingCatalogue.page),
    ]
    forEachRow(of: rows, named: \.path) { path, text in
      let kept = try PackageFiles.kept(path, recording: text)
      #expect(kept == text, "record it if the change is meant")
    }
    #expect(rows[0].text.contains("\n| op | what it does |\n"))
    #expect(rows[0].text.contains("on at most \(Int(ScenarioLimits.groups.most)) levels"))
  }

  @Test(.slow, .rule("HO-12"), .rows) func `the published schemas are what the tool prints`() {
    let rows = [(PageScenarios.schema, ""), (Self.hostSchema, " --host")]
    forEachRow(of: rows, named: \.0) { path, option in
      let run = try ToolProcess(shell: "\"$GRIDVIEW\" schema" + option)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(try PackageFiles.text(path) == run.output)
    }
  }

  @Test func `every key has a row, and an example in which it comes up`() throws {
    let text = try PackageFiles.text(PageScenarios.page)
    let examples = Dictionary(uniqueKeysWithValues: ScenarioPage.examples)
    let members = try Set(
      PageScenarios.onPage().flatMap { PageScenarios.places(in: $0) }.compactMap { place in
        if case .key(let key)? = place.steps.last { key } else { nil }
      })
    for (name, object) in ScenarioPage.objects {
      for key in object.names {
        #expect(text.contains("\n| `\(key)` | "), "\(name).\(key) has no row")
        guard let example = examples[name] else {
          #expect(members.contains(key), "\(name).\(key) is in no example")
          continue
        }
        let actions = try PageScenarios.actions(of: JSONDocument(example).value)
          .filter { $0["op"]?.stringValue == name }
        #expect(!actions.isEmpty, "\(name) is not in its example")
        #expect(actions.contains { $0[key] != nil }, "\(name).\(key) is not in its example")
        #expect(text.contains("```json\n\(example)\n```"), "the example of \(name) is not shown")
      }
    }
  }

  @Test func `every file of the page runs, and comes to what it expects`() throws {
    let runner = ScenarioRunner(registry: .gallery)
    let files = try PageScenarios.onPage()
    #expect(files.count > ScenarioAction.Op.allCases.count)
    for file in files {
      for scenario in try PageScenarios.read(file) {
        let run = try runner.run(scenario)
        let verdict = ExpectationVerdict(run)
        #expect(verdict.isGood, "\((try? file.text()) ?? "")\n\(verdict)")
        #expect(scenario.expect != nil || run.output.faults.isEmpty)
      }
    }
  }

  @Test func `a file without a key is read with the default that the page tells`() throws {
    let files = try PageScenarios.onPage()
    for (name, key, value) in ScenarioPage.defaults {
      var isShown = false
      for file in files {
        for place in PageScenarios.places(in: file) + [.init(steps: [], value: file)] {
          guard let object = place.value.objectValue, Self.isPart(object, name, place.steps) else {
            continue
          }
          var (without, with) = (object, object)
          without[key] = nil
          with[key] = value
          func whole(_ object: JSONObject) -> JSONValue {
            PageScenarios.replacing(file, at: place.steps[...], with: .object(object))
          }
          // A key may be excluded by another one that is there.
          guard let left = try? PageScenarios.read(whole(without)),
            let given = try? PageScenarios.read(whole(with))
          else { continue }
          #expect(left == given, "\(name).\(key)")
          isShown = true
        }
      }
      #expect(isShown, "\(name).\(key) has no example without it")
    }
  }

  /// Whether an object of a file is an action of an op, or a part of a name.
  private static func isPart(
    _ object: JSONObject, _ name: String, _ steps: [JSONPath.Step]
  ) -> Bool {
    if ScenarioAction.Op.named(name) != nil {
      return object["op"]?.stringValue == name
    }
    switch name {
    case "case": return object["layout"] != nil && object["op"] == nil
    case "screen": return steps.last == .key("screen")
    case "control": return object["title"] != nil
    case "sectionInsertion": return object["at"] != nil && object["section"] != nil
    case "sectionDrag": return steps.last == .key("drag")
    case "proposal": return steps.last == .key("proposal")
    default: return false
    }
  }
}
