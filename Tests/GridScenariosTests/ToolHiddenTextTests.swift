@testable import gridfuzz
import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview and text that does not show", .slow)
struct ToolHiddenTextTests {
  private static let evil =
    #"a\u001b[31mRED\u0007\u009b2J\u007f\u202e\u2066\u061c\u2028\ufeff\n\r\tz"#
  private static let raw =
    "a\u{1B}[31mRED\u{7}\u{9B}2J\u{7F}\u{202E}\u{2066}\u{61C}\u{2028}\u{FEFF}"

  /// Returns the characters of a text that a terminal must not get, as hexadecimal numbers.
  private static func hidden(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || 0x7F...0x9F ~= scalar.value
        || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
        || [0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF].contains(scalar.value)
    }.map { String($0.value, radix: 16) }
  }

  @Test(.rows) func `ids, texts, titles and expectations are written out by every command`() {
    let commands = [
      "run FILE", "run FILE --json", "run FILE --trace --ascii", "run FILE --audit",
      "run FILE --svg p.svg --html p.html",
      "run FILE --json --trace --ascii --record-expect o.json", "check FILE", "audit FILE",
      "audit FILE --json",
    ]
    forEachRow(of: commands) { try checkValues(in: $0) }
  }

  private func checkValues(in words: String) throws {
    let folder = try TemporaryFolder()
    let text = """
      {"layout": "flow", "id": "\(Self.evil)", "sections": [{"count": 3}],
       "parameters": {"headerReferenceSize": 20},
       "texts": {"cell": "\(Self.evil){item}", "header": "\(Self.evil)"},
       "screen": {"size": [375, 700], "controls": [{"title": "\(Self.evil)", "frame": [0, 0, 9, 9]}]},
       "actions": [{"op": "update", "deletes": [[0, 5]]}],
       "expect": {"id": "\(Self.evil)x"}}
      """
    _ = try folder.file("f.json", text)
    let line = words.replacing("FILE", with: "f.json")
    let run = try ToolProcess(shell: "\"$GRIDVIEW\" \(line)", in: folder.url)
    #expect(run.status == 1 || words.hasPrefix("audit"))
    #expect(!run.output.isEmpty)
    #expect(Self.hidden(in: run.output) == [])
    #expect(Self.hidden(in: run.errors) == [])
    for name in folder.names where name != "f.json" {
      let text = try folder.text(name)
      #expect(Self.hidden(in: text) == [], "\(name)")
      #expect(!name.hasSuffix(".svg") || XMLCheck.problem(in: text) == nil)
    }
    if words.contains("--json") {
      for line in run.lines {
        let id = try JSONDocument(line).value.objectValue?["id"]?.stringValue
        #expect(id == (try JSONDocument("\"\(Self.evil)\"").value.stringValue))
        #expect(line.contains(#"a\u001b[31mRED\u0007\u009b2J\u007f\u202e\u2066\u061c\u2028\ufeff"#))
      }
    } else {
      #expect(run.output.contains(#"a\u{1B}[31mRED\u{7}\u{9B}2J"#))
      // A name is part of one line, whatever is in it.
      #expect(run.output.contains(#"\u{FEFF}\u{A}\u{D}\u{9}z"#))
    }
  }

  @Test(.rows) func `refusals write out the hidden characters that they quote`() {
    let texts = [
      #"{"layout": "EVIL"}"#, #"{"layout": "list", "EVIL": 1}"#,
      #"{"layout": "list", "actions": [{"op": "EVIL"}]}"#,
      #"{"layout": "list", "parameters": {"EVIL": 1}}"#,
      #"{"layout": "list", "queryPolicy": "EVIL"}"#, #"{"layout": "list", "source": "EVIL"}"#,
      #"[{"layout": "list", "id": "EVIL"}, {"layout": "list", "id": "EVIL"}]"#,
      #"{"layout": "list", "id": "EVIL", "viewport": "EVIL"}"#, "RAW", "[RAW]", #"{"RAW": 1}"#,
      #"{"layout": "list", "sections": [{"count": 20000000}, {"count": 20000000}], "id": "EVIL"}"#,
    ]
    let file = "f\u{1B}]0;x\u{7}\u{202E}\n.json"
    forEachRow(of: texts) { text in
      let folder = try TemporaryFolder()
      let spoilt = text.replacing("EVIL", with: Self.evil).replacing("RAW", with: Self.raw)
      _ = try folder.file(file, spoilt)
      for command in ["run", "check", "audit"] {
        let run = try ToolProcess(command, file, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(Self.hidden(in: run.errors) == [], "\(command)")
        #expect(run.errorLines.allSatisfy { $0.hasPrefix(#"f\u{1B}]0;x\u{7}\u{202E}\u{A}.json"#) })
      }
    }
  }

  @Test(.rows) func `words of the command line are written out, also by the sister programs`() {
    let lines = [
      "RAW", "run RAW", "run list --RAW", "run list --set RAW", "run list --set RAW=RAW",
      "run list --viewport RAW", "run list --why RAW", "run list --elements RAW",
      "run list --svg RAW/RAW", "check RAW", "audit RAW", "explain RAW", "list RAW", "tour RAW",
      "prepare RAW --out RAW", "help RAW",
    ].map { "\"$GRIDVIEW\" \($0)" }
    let sisters = ["$GRIDFUZZ", "$GRIDFUZZ --layout", "$GRIDFUZZ --files", "$GRIDBENCH --scenario"]
    forEachRow(of: lines + sisters.map { "\($0) RAW" }) { line in
      let words = line.split(separator: " ").map { word in
        word.contains("RAW") ? "'" + word.replacing("RAW", with: Self.raw) + "'" : String(word)
      }
      let folder = try TemporaryFolder()
      let run = try ToolProcess(shell: words.joined(separator: " "), in: folder.url)
      #expect(run.status == 2)
      #expect(!run.errors.isEmpty)
      #expect(Self.hidden(in: run.output + run.errors) == [])
    }
  }

  @Test func `random texts of all planes stay out of sight in every place of a case`() throws {
    var random = SplitMix64(seed: 20)
    func text() -> JSONValue {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<random.number(1...12) {
        let most: UInt32 =
          [0x20, 0x9F, 0x2FFF, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...most, using: &random)) {
          scalars.append(scalar)
        }
      }
      return .string(String(scalars))
    }
    let cases: [JSONValue] = (0..<60).map { index in
      var object: JSONObject = [
        "layout": "list", "sections": [["count": 2]], "texts": ["cell": text()],
        "expect": ["id": text()],
      ]
      object["id"] = .string((text().stringValue ?? "") + "\(index)")
      return .object(object)
    }
    let folder = try TemporaryFolder()
    _ = try folder.file("f.json", try JSONValue.array(cases).text())
    for words in [
      "run f.json --trace --ascii", "run f.json --json", "check f.json", "audit f.json",
    ] {
      let run = try ToolProcess(shell: "\"$GRIDVIEW\" \(words)", in: folder.url)
      #expect(run.status < 2, "\(run.errors)")
      #expect(Self.hidden(in: run.output + run.errors) == [])
    }
  }

  @Test func `a file that is no UTF-8 is refused with its place`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("f.json")
    try Data([0x5B, 0x22, 0xC2, 0x9B, 0xFF, 0x1B, 0x22, 0x5D]).write(to: file)
    let run = try ToolProcess("run", "f.json", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors == "f.json:1:4: expected text in UTF-8, found the byte FF\n")
  }
}
