import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Text that shows")
struct VisibleTextTests {
  @Test(.rows) func `characters that do not show are written out`() {
    let rows: [(text: String, line: String)] = [
      ("plain, é 漢 😀 \u{1F468}\u{200D}\u{1F469}", "plain, é 漢 😀 \u{1F468}\u{200D}\u{1F469}"),
      ("a\u{1B}[31mRED", "a\\u{1B}[31mRED"), ("\u{0}\u{7}\u{8}", "\\u{0}\\u{7}\\u{8}"),
      ("\u{7F}\u{80}\u{9F}\u{A0}", "\\u{7F}\\u{80}\\u{9F}\u{A0}"),
      ("\u{202E}x\u{2069}", "\\u{202E}x\\u{2069}"), ("\u{61C}\u{200E}", "\\u{61C}\\u{200E}"),
      ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"), ("\u{FEFF}\u{AD}", "\\u{FEFF}\\u{AD}"),
      ("one\r\ntwo\tthree", "one\\u{D}\\u{A}two\\u{9}three"), ("\u{E0041}", "\\u{E0041}"),
      ("\u{FFFE}\u{FFFD}", "\\u{FFFE}\u{FFFD}"),
    ]
    forEachRow(of: rows) { text, line in
      #expect(VisibleText.line(text) == line)
      #expect(VisibleText.line(line) == line)
    }
  }

  @Test(.rows) func `lines keep line feeds and tabs, and colours of our own where there are any`() {
    let escapes = "\u{1B}[1mid\u{1B}[0m \u{1B}[38;5;12mx \u{1B}[2J \u{1B}]0;t\u{7} \u{1B}[31"
    let colored = "\u{1B}[1mid\u{1B}[0m \u{1B}[38;5;12mx \\u{1B}[2J \\u{1B}]0;t\\u{7} \\u{1B}[31"
    let rows: [(name: String, make: (String) -> String, text: String, shown: String)] = [
      ("lines", VisibleText.lines, "a\n\tb\r\u{B}", "a\n\tb\\u{D}\\u{B}"),
      ("a line with tabs", { VisibleText.line($0, keepsTabs: true) }, "a\tb\n", "a\tb\\u{A}"),
      ("colours", VisibleText.colored, escapes, colored),
      (
        "lines without colours", VisibleText.lines, escapes,
        escapes.replacing("\u{1B}", with: "\\u{1B}").replacing("\u{7}", with: "\\u{7}")
      ), ("a short message", { VisibleText.shortened($0) }, "short", "short"),
    ]
    forEachRow(of: rows, named: \.name) { _, make, text, shown in #expect(make(text) == shown) }
    #expect(VisibleText.split("a\r\nb\u{1B}\n\nc\u{85}d") == ["a", "b\\u{1B}", "", "c\\u{85}d"])
  }

  @Test(.rows) func `columns count what a terminal shows`() {
    let rows = [("abc", 3), ("e\u{301}", 1), ("漢字", 4), ("\u{1F600}", 2), ("é…", 2)]
    forEachRow(of: rows) { text, width in #expect(VisibleText.width(text) == width) }
    let table = TableText(rows: [["漢字", "1"], ["abcd", "2"], ["e\u{301}", "3"]])
    #expect(table.lines == ["漢字  1", "abcd  2", "e\u{301}     3"])
    #expect(TableText(rows: [["a\u{1B}[2J", "b\tc"]]).lines == ["a\\u{1B}[2J  b\\u{9}c"])
  }

  @Test func `a message takes so many letters, and so many marks`() {
    #expect(VisibleText.shortened(String(repeating: "x", count: 41)).count == 41)
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(VisibleText.shortened(marks).unicodeScalars.count < 200)
    #expect(
      ScenarioMistake(file: "f\n.json", path: JSONPath(), expected: "a", found: "\u{1B}")
        .description == "f\\u{A}.json: expected a, found \\u{1B}")
  }

  @Test(.seeds(0..<200))
  func `no text of any plane comes through with anything that does not show`() throws {
    var random = SplitMix64(seed: currentSeed)
    var text = String.UnicodeScalarView()
    for _ in 0..<40 {
      let most: UInt32 = [0x20, 0xFF, 0x2FFF, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...most, using: &random)) {
        text.append(scalar)
      }
    }
    let value = String(text)
    func isShown(_ text: String) -> Bool {
      text.unicodeScalars.allSatisfy { scalar in
        !(scalar.value < 0x20 && scalar != "\n") && !(0x7F...0x9F ~= scalar.value)
          && !(0x202A...0x202E ~= scalar.value) && !(0x2066...0x2069 ~= scalar.value)
          && ![0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF].contains(scalar.value)
      }
    }
    #expect(isShown(VisibleText.line(value)) && !VisibleText.line(value).contains("\n"))
    let json = try JSONValue.object(JSONObject(members: [.init(key: value, value: .string(value))]))
      .text()
    #expect(isShown(json))
    #expect(try JSONDocument(json).value.objectValue?[value] == .string(value))
    let row = TableText(rows: [[value, value]]).lines
    #expect(row.count == 1 && isShown(row[0]))
    let diff = try #require(LineDiff(expected: [value], actual: [value + "x"]))
    #expect(isShown(diff.description.replacing("\t", with: "")))
    let kind = GridElementID.supplementary(value, 1)
    #expect(isShown(kind.kindText))
    #expect(
      GridElementID(kindText: kind.kindText, positionText: kind.positionText) == kind
        || value == GridView.elementKindSectionHeader)
    #expect(isShown(ElementName(kind).description))
    #expect(isShown(JSONPath([.key(value)]).description))
    if case .failure(let mistake) = Result(catching: { try JSONDocument("[" + value) }) {
      #expect(isShown("\(mistake)"))
    }
    let event = TraceEvent(
      time: 0, tick: 0, source: .layout, call: value, detail: value, contentOffset: nil, state: nil)
    #expect(isShown(TraceText.log([event])) && !TraceText.log([event]).contains("\n"))
  }
}
