import GridScenarios
import Testing

/// The examples of the documentation of GridScenarios, run. `.ci/snippets` holds them against it.
@MainActor @Suite("Examples of GridScenarios' documentation")
struct ScenarioCommentExamples {
  @Test func `scenarios by name`() throws {
    // example
    for scenario in GalleryScenarios["switcher"]?.cases ?? [] {
      let run = try ScenarioRunner(registry: .gallery).run(scenario)
      #expect(run.isPassed)
    }
    // end
    #expect(GalleryScenarios["switcher"]?.cases.isEmpty == false)
  }

  @Test func `layouts by name`() throws {
    // example
    let text = #"{"layout": "carousel", "sections": [{"count": 5}]}"#
    let scenario = try LayoutRegistry.gallery.parser.cases(in: text, file: "carousel.json")[0]
    let run = try ScenarioRunner(registry: .gallery).run(scenario)
    print(run.output.contentSize)
    // end
    #expect(run.output.contentSize.width > 0)
  }

  @Test func `a host says hello`() throws {
    // example
    let server = HostServer()
    let hello = #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}"#
    let answer = server.answer(hello)
    // end
    #expect(answer.hasPrefix(#"{"id":1,"jsonrpc":"2.0","result":{"features":"#))
  }
}
