import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Source of a case")
struct CaseSourceTests {
  private let parser = ScenarioParser(layouts: [SampleLayouts.plain])

  @Test(.rows) func `a case says where its expectation is from, and keeps it`() {
    let sources = ["documented", "observed on a device", "chosen here", "documented: the header"]
    forEachRow(of: sources) { source in
      let file: JSONValue = ["layout": "plain", "source": .string(source)]
      let scenario = try #require(try parser.cases(from: file, file: "a.json").first)
      #expect(scenario.source == source)
      #expect(scenario.json.objectValue?["source"] == .string(source))
    }
  }

  @Test(.rows) func `another word is a mistake`() {
    let rows: [(value: String, words: String)] = [
      (#""observd""#, "found \"observd\"; did you mean \"observed\"?"), (#""""#, "found \"\""),
      ("4", "a.json:1:21: source: expected text in double quotes, found 4"),
    ]
    forEachRow(of: rows) { value, words in
      let error = #expect(throws: ScenarioFileError.self) {
        try parser.cases(in: "{\"layout\": \"plain\", \"source\": \(value)}", file: "a.json")
      }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }
}
