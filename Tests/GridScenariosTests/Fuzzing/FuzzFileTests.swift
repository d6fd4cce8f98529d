@testable import gridfuzz
import Foundation
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("Spoilt scenario files")
struct FuzzFileTests {
  @Test func `a seed gives the same bytes every time, and each its own`() {
    let files = (0..<60).map { FuzzFile(seed: $0).bytes }
    #expect(files == (0..<60).map { FuzzFile(seed: $0).bytes })
    #expect(Set(files).count > 55)
  }

  /// Groups one inside the other in a value, and pinned boundary items of layouts with insets.
  private static func parts(_ value: JSONValue) -> (levels: Int, boundaries: Int) {
    var (levels, boundaries) = (0, 0)
    for (key, inner) in value.objectValue?.members.map({ ($0.key, $0.value) })
      ?? value.arrayValue?.map({ ("", $0) }) ?? []
    {
      let parts = parts(inner)
      levels = max(levels, parts.levels + (key == "subitems" ? 1 : 0))
      boundaries += parts.boundaries
      guard key == "configuration" else { continue }
      boundaries +=
        inner.objectValue?["boundary"]?.arrayValue?.count {
          $0.objectValue?["pinToVisibleBounds"] == true
            && $0.objectValue?["contentInsets"]?.arrayValue != nil
        } ?? 0
    }
    return (levels, boundaries)
  }

  @Test func `files come of every kind: refused, no JSON, and legal with all that there is`() {
    var (legal, refused, broken) = (0, 0, 0)
    var (nested, boundaries) = (0, 0)
    var layouts: Set<String> = []
    var ops: Set<String> = []
    let parser = LayoutRegistry.gallery.parser
    for seed: UInt64 in 0..<1500 {
      let data = Data(FuzzFile(seed: seed).bytes)
      // Rare: of later files only those are read that may have it.
      let isPinned = data.range(of: Data("pinToVisibleBounds".utf8)) != nil
      if seed >= 600, !isPinned { continue }
      guard let cases = try? parser.cases(in: data, file: "f") else {
        if (try? JSONDocument(data: data)) == nil { broken += 1 } else { refused += 1 }
        continue
      }
      legal += 1
      for scenario in cases {
        layouts.insert(scenario.layout)
        ops.formUnion(scenario.actions.map(\.op.rawValue))
        guard isPinned || scenario.layout == "compositional" else { continue }
        let parts = Self.parts(scenario.json)
        nested += parts.levels > 2 ? 1 : 0
        boundaries += parts.boundaries
      }
    }
    #expect(legal > 60 && refused > 80 && broken > 20, "\(legal) \(refused) \(broken)")
    #expect(layouts == Set(LayoutRegistry.gallery.schemas.map(\.id)))
    #expect(ops == Set(ScenarioAction.Op.allCases.map(\.rawValue)))
    #expect(nested > 3 && boundaries > 1, "\(nested) \(boundaries)")
  }

  @Test func `a tree writes what a file spells, also what is no JSON`() {
    let tree = FuzzNode.object([
      .init(key: "\"a\"", value: .text("1e400")), .init(key: "\"a\"", value: .many(.text("0"), 3)),
      .init(key: "\"b", value: .long("xy", 2)), .init(key: "\"c\"", value: .deep(2)),
    ])
    #expect(
      String(decoding: FuzzFile(tree).bytes, as: UTF8.self)
        == #"{"a":1e400,"a":[0,0,0],"b:"xyxy","c":[[]]}"#)
    var file = FuzzFile(.text("abcdef"))
    file.edits = [.cutOff(at: 32_768), .insert([0xFF], at: 0), .double(1, at: 65_535)]
    #expect(file.bytes == [0xFF, 0x61, 0x62, 0x63, 0x63])
  }

  @Test(.rows) func `the checks of JSON and of XML tell them from other text`() {
    let json: [(text: String, isJSON: Bool)] = [
      ("{\"a\":[1,-0.5e3,\"\\u00e9\\n\",true,null,{}],\"b\":[]}", true), ("[]", true),
      ("\"x\"", true), ("", false), ("[1,]", false), ("{\"a\":1,}", false), ("[NaN]", false),
      ("[1e400]", false), ("[-Infinity]", false), ("[01]", false), ("[1]x", false), ("[1", false),
      ("{\"a\" 1}", false), ("\"\u{1}\"", false), ("\"\\x\"", false), ("{1:2}", false),
      ("[1}", false), ("[.5]", false),
    ]
    let xml: [(text: String, isXML: Bool)] = [
      ("<?xml version=\"1.0\"?>\n<svg a=\"1\"><g/><t>x &amp; y</t></svg>\n", true),
      ("<svg/>", true), ("", false), ("<svg>", false), ("<a></b>", false), ("<a x=1/>", false),
      ("<a x=\"<\"/>", false), ("<a>&nbsp;</a>", false), ("<a/><b/>", false), ("<a/>x", false),
      ("<a x=\"1\" x=\"2\"/>", false), ("<a>\u{1}</a>", false), ("<a d=\"M nan 0\"/>", false),
      ("<a x=\"-inf\"/>", false), ("<a t=\"information\"/>", true), ("<a x=\"1\"y=\"2\"/>", false),
    ]
    forEachRow(of: json, named: \.text) { text, isJSON in
      #expect((JSONLineCheck.problem(in: Array(text.utf8)) == nil) == isJSON)
    }
    forEachRow(of: xml, named: \.text) { text, isXML in
      #expect((XMLCheck.problem(in: text) == nil) == isXML)
    }
  }

  @Test func `a check finds what a command must not do`() {
    func claims(
      _ command: FuzzFileCommand, status: Int32 = 0, _ output: String = "", errors: String = "",
      files: [String: String] = [:]
    ) -> [FuzzFileProblem.Claim] {
      FuzzFileCheck(
        command: command, file: "f.json", status: status, output: Data(output.utf8),
        errors: Data(errors.utf8), files: files.mapValues { Data($0.utf8) }
      ).problems.map(\.claim)
    }
    #expect(claims(.check, "3 cases\n\té\n") == [])
    #expect(claims(.check, "\u{1B}[1m") == [.control])
    #expect(claims(.check, "", errors: "\u{202E}") == [.control])
    #expect(claims(.audit, status: 7) == [.status])
    #expect(claims(.audit, status: 2) == [.refusal])
    #expect(claims(.audit, status: 2, errors: "f.json:1:2: a: expected b, found c\n") == [])
    #expect(claims(.audit, status: 2, errors: "1: too many items\n") == [.refusal])
    let tooLong = "0.0 L prepare\ngridview run: recording.json is not written, since it is long\n"
    #expect(claims(.json, status: 2, "{}\n", errors: tooLong) == [])
    #expect(claims(.json, status: 2, "{\n", errors: tooLong) == [.json])
    #expect(claims(.json, "{}\n{}\n") == [])
    #expect(claims(.json, "{}\n\n") == [.json])
    #expect(claims(.auditJSON, "{\"a\":NaN}\n") == [.json])
    #expect(claims(.draw, files: ["picture.svg": "<svg>"]) == [.svg])
    let page = "<script type=\"application/json\" class=\"x\">\n{}\n</script>\n</html>\n"
    #expect(claims(.draw, files: ["page.html": page]) == [])
    #expect(claims(.draw, files: ["page.html": page.replacing("{}", with: "{")]) == [.html])
  }

  @Test func `the length of a file is known before it is written, and limited`() {
    for seed in (0..<600).scaled(inDebug: 100) {
      let tree = FuzzFile(seed: seed).tree
      #expect(tree.byteCount == FuzzFile(tree).bytes.count, "\(seed)")
    }
    #expect(FuzzNode.many(.many(.long("ab", 10), 0), 3).byteCount == "[[],[],[]]".count)
    // A text of 1.2 million bytes would be in a list of a thousand of them.
    let file = FuzzFile(seed: 717_300_002_398)
    #expect(file.tree.byteCount <= FuzzFileMutator.mostBytes)
    #expect(FuzzFileMutator.mostBytes > Int(ScenarioLimits.fileSize.most))
  }

  @Test func `a file is shortened to what makes the failure`() throws {
    // Fails as long as one action sets an offset of 1e308.
    var file = FuzzFile(seed: 0)
    file.tree = .object([
      .init(key: "\"id\"", value: .text("\"x\"")),
      .init(
        key: "\"actions\"",
        value: .list(
          (0..<20).map { index in
            .object([
              .init(key: "\"op\"", value: .text("\"query\"")),
              .init(
                key: "\"offset\"", value: .list([.text("5"), .text(index == 7 ? "1e308" : "3")])),
            ])
          })),
    ])
    file.edits = [.insert([0x20], at: 0)]
    var trials = 0
    let short = file.shrunk(trials: 500) { candidate in
      trials += 1
      let text = String(decoding: candidate.bytes, as: UTF8.self)
      return text.contains("1e308") && text.contains("offset")
    }
    #expect(String(decoding: short.bytes, as: UTF8.self) == #"{"offset":1e308}"#)
    #expect(trials < 200)
    // Bytes alone.
    let raw = FuzzFile(raw: Array(repeating: 7, count: 50) + [0xFF, 1, 2, 0, 5])
    let bytes = raw.shrunk(trials: 500) { $0.bytes.contains(0xFF) && $0.bytes.contains(0) }
    #expect(bytes.bytes == [0xFF, 0])
  }
}
