import Foundation
import GridTesting
import TestPrograms
import Testing

#if os(Linux)
  @ProcessActor
  @Suite(
    "gridview in terminals of 60 and 120 columns", .slow,
    .serialized)
  struct ToolTerminalTests {
    @Test(arguments: [60, 120])
    func `bad input ends as the help says, in lines that fit`(columns: Int) throws {
      let folder = try TemporaryFolder()
      try ToolBadInputs.write(to: folder)
      let script = ToolBadInputs.all.map { input in
        "\"$GRIDVIEW\" \(input.words); echo \"== $?\""
      }.joined(separator: "\n")
      let session = try TerminalSession(
        script, columns: columns, environment: ["TERM": "xterm"], in: folder)
      let runs = session.screen.split(omittingEmptySubsequences: false) { $0.hasPrefix("== ") }
      let statuses = session.screen.filter { $0.hasPrefix("== ") }
      #expect(statuses == ToolBadInputs.all.map { "== \($0.status)" })
      for (input, lines) in zip(ToolBadInputs.all, runs) {
        // Lines are broken between words.
        let text = lines.joined(separator: " ").replacing(/\ +/, with: " ")
        #expect(text.contains(input.text), "\(input.words): \(text)")
      }
      Self.expectFit(session, columns)
      #expect(Self.controls(in: session.bytes).isSubset(of: ["\u{1B}[m"]))
    }

    @Test(arguments: [60, 120])
    func `drawings, tables and help fit`(columns: Int) throws {
      let folder = try TemporaryFolder()
      let wide = """
        {"id": "图片墙图片墙图片墙图片墙图片墙图片墙 🙂", "layout": "flow",
         "parameters": {"itemSize": [100, 80], "headerReferenceSize": [0, 30]},
         "sections": [{"count": 40}], "texts": {"cell": "照片 {item} 照片照片照片照片照片照片"},
         "actions": [{"op": "query", "rect": [0, 0, 375, 600]}]}
        """
      _ = try folder.file("wide.json", wide)
      let commands = [
        "", "run --help", "list", "explain", "explain E-50 missing-item",
        "run wide.json --ascii --trace --why 'cell 0-3'", "audit wide.json circle",
        "run carousel --items 9 --ascii", "list mosaicGrid",
      ]
      let script = commands.map { "\"$GRIDVIEW\" \($0)" }.joined(separator: "\n")
      let session = try TerminalSession(
        script, columns: columns, environment: ["TERM": "xterm", "NO_COLOR": ""], in: folder)
      #expect(session.screen.count > 300)
      Self.expectFit(session, columns)
      #expect(session.screen.contains { $0.contains("照片 0") })
      #expect(session.bytes.contains("\u{1B}[1mmosaicGrid\u{1B}[0m"))
      let json = try TerminalSession(
        "\"$GRIDVIEW\" list mosaicGrid --json", columns: columns, environment: ["TERM": "xterm"],
        in: folder)
      #expect(json.bytes.contains("mosaicGrid") && !json.bytes.contains("\u{1B}"))
    }

    @Test(arguments: [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]])
    func `no byte is written that a terminal obeys where nobody wants it`(
      environment: [String: String]
    ) throws {
      let folder = try TemporaryFolder()
      let commands = ["list mosaicGrid", "run carousel --ascii", "audit circle", "nonsense"]
      let session = try TerminalSession(
        (commands.map { "\"$GRIDVIEW\" \($0)" } + ["\"$GRIDFUZZ\" --seeds 2"])
          .joined(separator: "\n"), columns: 60,
        environment: environment, in: folder)
      #expect(Self.controls(in: session.bytes) == [])
      #expect(session.screen.contains { $0.hasPrefix("seed 0, ") })
    }

    @Test func `a line of progress is replaced by the next one, and fits`() throws {
      let folder = try TemporaryFolder()
      let session = try TerminalSession(
        "\"$GRIDFUZZ\" --seeds 2", columns: 60, environment: ["TERM": "xterm"], in: folder)
      #expect(session.bytes.contains("\r\u{1B}[Kseed 0, "))
      #expect(!session.screen.contains { $0.contains("seed 0, ") })
    }

    // MARK: Checks

    /// No line is wider than the terminal, unless it is one word, which stays whole.
    private static func expectFit(_ session: TerminalSession, _ columns: Int) {
      for line in session.screen {
        let isWord = !line.drop { $0 == " " }.contains(" ")
        #expect(VisibleText.width(line) <= columns || isWord, "\(line)")
      }
    }

    /// Control characters but line breaks; colours as one entry.
    private static func controls(in text: String) -> Set<String> {
      let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      var found = Set(
        plain.unicodeScalars.filter {
          ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || $0 == "\u{7F}"
        }
        .map { String($0) })
      if plain != text { found.insert("\u{1B}[m") }
      return found
    }
  }
#endif

@ProcessActor @Suite("gridview without a terminal", .slow)
struct ToolBadInputTests {
  @Test func `bad input ends as the help says, without a control byte`() throws {
    let folder = try TemporaryFolder()
    try ToolBadInputs.write(to: folder)
    for input in ToolBadInputs.all {
      #if !os(Linux)
        if input.words.contains("/proc/") { continue }
      #endif
      let run = try ToolProcess(shell: "\"$GRIDVIEW\" \(input.words)", in: folder.url)
      #expect(run.status == input.status, "\(input.words)")
      #expect(!run.isKilled)
      let text = run.output + run.errors
      #expect(text.contains(input.text), "\(input.words): \(text)")
      #expect(
        !text.unicodeScalars.contains {
          $0 == "\u{7F}" || ($0.value < 0x20 && $0 != "\n" && $0 != "\t")
        }, "\(input.words)")
    }
  }

  @Test func `the version is told, and is the one of the changelog`() throws {
    let run = try ToolProcess("--version")
    #expect(run.status == 0)
    #expect(run.output == "gridview \(GridKitVersion.current)\n")
    #expect(try ToolProcess("version").output == run.output)
    #expect(try ToolProcess("version", "2").status == 2)
    #expect(try ToolProcess("version", "--help").output.hasPrefix("gridview version\n"))
    #expect(GridKitVersion.current.contains(/^\d+\.\d+\.\d+$/))
    let headings = try PackageFiles.text("Docs/Changelog.md").matches(of: /(?m)^## (.+)$/)
      .map { String($0.1) }
    // Unreleased changes stand above; the first numbered heading is this version.
    let numbered = headings.first { $0.contains(/^\d/) }
    #expect(numbered == nil || numbered?.hasPrefix(GridKitVersion.current) == true)
  }
}
