import Foundation
import GridScenarios
import GridTesting
import TestPrograms
import Testing

/// `Docs/Reference/Scenarios.md` and `Docs/Reference/Scenario.schema.json` say what the reader
/// reads.
///
/// `.ci/reference` writes the schema, and the tables and the chapters of ops on the page, anew.
@MainActor @Suite("Page of scenario files")
struct ScenarioPageTests {
  @Test func `the page says what the declaration says`() throws {
    let page = ScenarioPage.renewed(try PackageFiles.text(PageScenarios.page))
    let kept = try PackageFiles.kept(PageScenarios.page, recording: page)
    #expect(kept == page, "record it if the change is meant")
    #expect(page.contains("on at most \(Int(ScenarioLimits.groups.most)) levels"))
  }

  @Test func `the published schema is that of the sources`() throws {
    let text = try ScenarioSchema.gallery.text(.pretty) + "\n"
    let kept = try PackageFiles.kept(PageScenarios.schema, recording: text)
    #expect(kept == text, "record it if the change is meant")
  }

  @Test(.slow) func `the schema is what gridview schema prints`() throws {
    let run = try ToolProcess("schema")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try PackageFiles.text(PageScenarios.schema) == run.output)
    #expect(try JSONDocument(run.output).value == ScenarioSchema.gallery)
  }

  @Test func `each op alone has a chapter, a row in the overview and a definition`() throws {
    let text = try PackageFiles.text(PageScenarios.page)
    let actions = try #require(text.range(of: "\n## Actions\n"))
    let output = try #require(text.range(of: "\n## Output\n"))
    let chapters = text[actions.upperBound..<output.lowerBound]
    let ops = ScenarioAction.Op.allCases.map(\.rawValue)
    #expect(chapters.matches(of: /(?m)^### (\w+)$/).map { String($0.1) } == ops)
    #expect(chapters.matches(of: /(?m)^\| \[`(\w+)`\]/).map { String($0.1) } == ops)
    let definitions = ScenarioSchema.gallery.objectValue?["$defs"]?.objectValue
    let named = definitions?["action"]?.objectValue?["properties"]?.objectValue?["op"]
    #expect(named?.objectValue?["enum"]?.arrayValue?.compactMap(\.stringValue) == ops)
    #expect(
      definitions?.keys.filter { $0.hasPrefix("op-") }.sorted() == ops.map { "op-\($0)" }.sorted())
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
