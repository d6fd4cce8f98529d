import ScenarioFiles
import GridTesting
import Testing

@Suite("Reading in proportion to the file")
struct ReaderWorkTests {
  @Test func `every mistake is told at its own place`() {
    let count = 3000
    let items = (0..<count).map { "{\"count\": \(-1 - $0)}" }.joined(separator: ",\n")
    let told = mistakes(in: "{\"layout\": \"rows\", \"sections\": [\n\(items)]}")
    #expect(
      told
        == (0..<count).map {
          "\($0 + 2):2: sections[\($0)].count: expected a whole number of 0 or more, found \(-1 - $0)"
        })
  }

  @Test func `past a hundred thousand mistakes the rest is counted, and that is said`() {
    let most = Int(ScenarioLimits.mistakes.most)
    let entries = Array(repeating: "0", count: most + 7).joined(separator: ",")
    let error = #expect(throws: ScenarioFileError.self) {
      try readCases("{\"layout\": \"rows\", \"sections\": [\(entries)]}")
    }
    let told = error?.mistakes ?? []
    #expect(told.count == most + 1)
    #expect(told.first?.description.contains("sections[0]: expected a section") == true)
    // One more: so many sections are too many.
    #expect(
      told.last?.description
        == "f.json: expected at most 100000 mistakes, found 7 more, which are not listed")
  }

  @Test func `paths share their beginning and are equal by their steps`() {
    let long = (0..<5000).reduce(JSONPath([.key("a")])) { path, index in path.index(index) }
    #expect(long.steps.count == 5001)
    #expect(long == JSONPath(long.steps))
    #expect(long.hashValue == JSONPath(long.steps).hashValue)
    #expect(long.description.contains("[8]…[4989]"))
    let start = JSONPath(Array(long.steps.dropLast(4999)))
    #expect(start == JSONPath().key("a").index(0))
  }

  @Test func `nested objects that differ are compared once at each level`() {
    // Twice at each of 200 levels would not end.
    func nested(_ number: Double) -> JSONValue {
      (0..<200).reduce(.number(number)) { value, _ in .object(["a": value, "b": 1]) }
    }
    #expect(nested(1) != nested(2))
    #expect(nested(1) == nested(1))
  }
}
