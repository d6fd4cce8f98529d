import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Output, line by line")
struct ScenarioOutputLineTests {
  private func element(_ random: inout SplitMix64) -> ElementRecord {
    func flip() -> Bool { Bool.random(using: &random) }
    var record = ElementRecord(
      ElementName(
        kind: flip() ? "cell" : random.string(), Int.random(in: 0...3, using: &random),
        Int.random(in: -1...9, using: &random)),
      frame: CGRect(
        x: random.number(), y: random.number(), width: random.number(), height: random.number()))
    if flip() { record.center = CGPoint(x: 1e9, y: -999_999_999) }
    if flip() { record.size = CGSize(width: -0.0, height: 1e15) }
    if flip() { record.transform.tx = random.number() }
    if flip() { record.alpha = 0.25 }
    if flip() { record.zIndex = Int.random(in: .min ... .max, using: &random) }
    record.isHidden = flip()
    if flip() { record.text = random.string() }
    return record
  }

  private func output(_ random: inout SplitMix64) -> ScenarioOutput {
    var output = ScenarioOutput(
      id: random.string(), contentSize: CGSize(width: random.number(), height: 1),
      contentOffset: .zero, offsetRange: OffsetRange(minimum: .zero, maximum: .zero))
    func list() -> [ElementRecord] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in element(&random) }
    }
    output.cells = list()
    output.supplementary = list()
    output.decorations = list()
    output.visibleItems = [ItemPosition(1, 0), ItemPosition(0, 3)]
    output.steps = [
      .init(op: .settle, contentOffset: .zero, result: .settled(frames: 3, seconds: 1))
    ]
    return output
  }

  @Test(.seeds(0..<200)) func `elements that are written one by one read as all at once`() throws {
    var random = SplitMix64(seed: currentSeed)
    let output = output(&random)
    #expect(try output.line() == output.json.text(.line))
  }

  @Test(.seeds(0..<100, inDebug: 6))
  func `a recording that is written bit by bit reads as all at once`() throws {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    let written: JSONObject = [
      "layout": .string(random.string()), "expect": 1, "id": "before",
      "numbers": .array((0..<Int(seed * 3)).map { .number(Double($0)) }),
    ]
    var recording = ExpectationRecording()
    var values: [JSONValue] = []
    for number in 0..<Int.random(in: 0...3, using: &random) {
      var output = output(&random)
      output.id = "case \(number)"
      let count = [0, 98, 99, 100, 101, 300].randomElement(using: &random) ?? 0
      output.cells = (0..<count).reversed().map { item in
        var record = element(&random)
        record.id = ElementName(0, item)
        record.center = CGPoint(x: CGFloat(item) / 8, y: 7)
        // Lines that are just short enough, and just too long.
        if item % 3 == 0 { record.transform.ty = random.number() / 3 }
        if item % 5 == 0 { record.transform.b = 1 / 3 }
        if item % 7 == 0 { record.transform.c = -1 / 3e-7 }
        return record
      }
      try recording.add(written, output: output)
      var object = written
      object["id"] = .string(output.id)
      object["expect"] = output.json
      values.append(.object(object))
    }
    let file = values.count == 1 ? values[0] : .array(values)
    #expect(try recording.text() == file.text(.pretty) + "\n")
  }

  @Test(.seeds(0..<300)) func `entries are put in as if one after the other`() {
    var random = SplitMix64(seed: currentSeed)
    let list = Array(0..<Int.random(in: 0...8, using: &random))
    let arrivals = (0..<Int.random(in: 0...8, using: &random)).map { index in
      (at: Int.random(in: -1...12, using: &random), entry: 100 + index)
    }.sorted { $0.at < $1.at }
    var expected = list
    for arrival in arrivals {
      expected.insert(arrival.entry, at: min(max(0, arrival.at), expected.count))
    }
    #expect(ScenarioData.inserting(arrivals, into: list) == expected)
  }
}
