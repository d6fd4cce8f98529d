import Foundation
import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridview and its help", .slow)
struct ToolHelpTests {
  nonisolated private static let commands = [
    "tour", "list", "run", "check", "audit", "explain", "prepare", "uikit", "host",
    "live",
  ]

  @Test func `alone it says what it is, with commands and three examples`() throws {
    let run = try ToolProcess()
    #expect(run.status == 0)
    #expect(run.errors == "")
    for command in Self.commands {
      #expect(run.lines.contains { $0.hasPrefix("  gridview \(command) ") })
    }
    let examples = try #require(run.lines.firstIndex(of: "Examples:"))
    #expect(run.lines[examples...].filter { $0.hasPrefix("  gridview run ") }.count == 3)
    #expect(try ToolProcess("--help").output == run.output)
    #expect(try ToolProcess("help").output == run.output)
  }

  @Test(arguments: commands)
  func `every command has help`(command: String) throws {
    let run = try ToolProcess(command, "--help")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.first?.hasPrefix("gridview \(command)") == true)
    #expect(try ToolProcess("help", command).output == run.output)
    #expect(try ToolProcess(command, "--nonsense", "-h").output == run.output)
    #expect(run.lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: ["gridbench", "gridfuzz"])
  func `the sister programs have help`(program: String) throws {
    let run = try ToolProcess("--help", program: program)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.first?.hasPrefix("\(program) [") == true)
    #expect(try ToolProcess("--nonsense", "-h", program: program).output == run.output)
    #expect(run.lines.allSatisfy { $0.count <= 100 })
    let refused = try ToolProcess("--nonsense", program: program)
    #expect(refused.status == 2)
    #expect(refused.errors.hasSuffix("See: \(program) --help\n"), "\(refused.errors)")
  }

  @Test func `help on running lists the keys of a file`() throws {
    let lines = try ToolProcess("run", "--help").lines
    let page = lines.joined(separator: "\n")
    #expect(page.contains(FormatText.caseKeys(indent: 2)))
    #expect(page.contains(FormatText.ops(indent: 2)))
    #expect(lines.contains("  setLayout              layout, parameters, animated, reload, fresh"))
    #expect(page.contains("actions, screen, texts"))
    for word in ["{section}", "{item}", "\"fresh\"", "\"controls\"", "\"steps\""] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test func `the examples of the help work`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("walls.json", #"{"layout": "list", "sections": [{"count": 3}]}"#)
    let examples = try ToolProcess().lines.drop { $0 != "Examples:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
    #expect(examples.count == 3)
    for example in examples {
      let line = example.replacing("  gridview", with: "\"$GRIDVIEW\"")
      let run = try ToolProcess(shell: line, in: folder.url)
      #expect(run.status == 0, "\(example)\n\(run.errors)")
      #expect(!run.output.isEmpty)
    }
    #expect(folder.names == ["flow.svg", "walls.json"])
  }

  @Test(
    "an unknown word names the nearest one",
    arguments: [
      (["tuor"], "gridview: unknown command \"tuor\"; did you mean \"tour\"?"),
      (["runn", "flow"], "gridview: unknown command \"runn\"; did you mean \"run\"?"),
      (["xyzzy"], "gridview: unknown command \"xyzzy\""),
      (["--json"], "gridview: unknown option \"--json\""),
      (["help", "lst"], "gridview: unknown command \"lst\"; did you mean \"list\"?"),
      (
        ["list", "carousal"],
        "gridview list: unknown layout \"carousal\"; did you mean \"carousel\"?"
      ),
      (["list", "--jsn"], "gridview list: unknown option --jsn; did you mean \"--json\"?"),
      (
        ["run", "flow", "--acsii"],
        "gridview run: unknown option --acsii; did you mean \"--ascii\"?"
      ),
      (
        ["run", "flow", "--elements", "visable"],
        "gridview run: --elements takes all or visible, not \"visable\"; did you mean \"visible\"?"
      ),
      (
        ["run", "flow", "--why", "cel0-3"],
        "gridview run: --why takes an element like \"cell 0-3\" or \"header 1-0\", not \"cel0-3\""
      ),
      (["run", "flow", "-x"], "gridview run: unknown option -x"),
      (["run", "flow", "--json=yes"], "gridview run: --json takes no value"),
      (["run", "flow", "--svg"], "gridview run: --svg needs a value"),
      (["run", "flow", "--html"], "gridview run: --html needs a value"),
      (["run", "flow", "--svg", "--json"], "gridview run: --svg needs a value"),
      (["run", "flow", "--items", "1", "--items", "2"], "gridview run: --items is given twice"),
      (["run"], "gridview run: name a scenario file or the id of a layout (see gridview list)"),
      (
        ["check", "--jsno"], "gridview check: unknown option --jsno"
      ),
      (["check"], "gridview check: name a scenario file with expectations"),
      (["explain", "E-300"], "gridview explain: unknown code \"E-300\"; did you mean \"E-30\"?"),
      (
        ["explain", "misng-item"],
        "gridview explain: unknown code \"misng-item\"; did you mean \"missing-item\"?"
      ),
      (["audit"], "gridview audit: name a scenario file or the id of a layout (see gridview list)"),
      (
        ["audit", "flow", "--isolate"],
        "gridview audit: unknown option --isolate; did you mean \"--isolated\"?"
      ),
      (
        ["audit", "-", "--isolated"],
        "gridview audit: --isolated takes files: the standard input can only be read once"
      ),
      (["explain", "xyzzy"], "gridview explain: unknown code \"xyzzy\""),
      (["tour", "--ot=x"], "gridview tour: unknown option --ot; did you mean \"--out\"?"),
    ] as [([String], String)])
  func unknownWords(arguments: [String], complaint: String) throws {
    let run = try ToolProcess(shell: (["\"$GRIDVIEW\""] + arguments).joined(separator: " "))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines.first == complaint)
  }

  @Test func `all wrong options are told at once`() throws {
    let run = try ToolProcess("run", "--jsn", "flow", "--set", "--svg=a", "--svg=b", "--ascii=1")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        gridview run: unknown option --jsn; did you mean "--json"?
        gridview run: --set needs a value
        gridview run: --svg is given twice
        gridview run: --ascii takes no value
        See: gridview run --help

        """)
  }
}
