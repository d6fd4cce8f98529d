import Foundation
import GridScenarios
import TestPrograms
import TestSupport
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

  @Test(.rows) func `every command and every sister program has help`() {
    let rows = Self.commands.map { ("gridview", [$0]) } + [("gridbench", []), ("gridfuzz", [])]
    forEachRow(of: rows) { program, words in
      func run(_ more: String...) throws -> ToolProcess {
        let line = (["\"$\(program.uppercased())\""] + words + more).joined(separator: " ")
        return try ToolProcess(shell: line)
      }
      let help = try run("--help")
      #expect(help.status == 0)
      #expect(help.errors == "")
      #expect(help.lines.first?.hasPrefix("\(program) \(words.first ?? "[")") == true)
      #expect(try run("--nonsense", "-h").output == help.output)
      #expect(help.lines.allSatisfy { $0.count <= 100 })
      if let command = words.first {
        #expect(try ToolProcess("help", command).output == help.output)
      } else {
        let refused = try run("--nonsense")
        #expect(refused.status == 2)
        #expect(refused.errors.hasSuffix("See: \(program) --help\n"), "\(refused.errors)")
      }
    }
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

  @Test(.rows) func `a word that is not understood names the nearest one, and the help`() {
    let mistakes = #"""
      gridview tuor -> gridview: unknown command "tuor"; did you mean "tour"?
      gridview runn flow -> gridview: unknown command "runn"; did you mean "run"?
      gridview xyzzy -> gridview: unknown command "xyzzy"
      gridview --json -> gridview: unknown option "--json"
      gridview help lst -> gridview: unknown command "lst"; did you mean "list"?
      gridview list carousal -> gridview list: unknown layout "carousal"; did you mean "carousel"?
      gridview list --jsn -> gridview list: unknown option --jsn; did you mean "--json"?
      gridview run flow --acsii -> gridview run: unknown option --acsii; did you mean "--ascii"?
      gridview run flow --elements visable -> gridview run: --elements takes all or visible, not \#
      "visable"; did you mean "visible"?
      gridview run flow --why cel0-3 -> gridview run: --why takes an element like "cell 0-3" or \#
      "header 1-0", not "cel0-3"
      gridview run flow -x -> gridview run: unknown option -x
      gridview run flow --json=yes -> gridview run: --json takes no value
      gridview run flow --svg -> gridview run: --svg needs a value
      gridview run flow --html -> gridview run: --html needs a value
      gridview run flow --svg --json -> gridview run: --svg needs a value
      gridview run flow --items 1 --items 2 -> gridview run: --items is given twice
      gridview run -> gridview run: name a scenario file or the id of a layout (see gridview list)
      gridview check --jsno -> gridview check: unknown option --jsno
      gridview check -> gridview check: name a scenario file with expectations
      gridview explain E-300 -> gridview explain: unknown code "E-300"; did you mean "E-30"?
      gridview explain misng-item -> gridview explain: unknown code "misng-item"; did you mean \#
      "missing-item"?
      gridview audit -> gridview audit: name a scenario file or the id of a layout (see gridview \#
      list)
      gridview audit flow --isolate -> gridview audit: unknown option --isolate; did you mean \#
      "--isolated"?
      gridview audit - --isolated -> gridview audit: --isolated takes files: the standard input \#
      can only be read once
      gridview explain xyzzy -> gridview explain: unknown code "xyzzy"
      gridview tour --ot=x -> gridview tour: unknown option --ot; did you mean "--out"?
      gridview tour carousel -> gridview tour: unexpected argument "carousel"
      gridview live flow list -> gridview live: unexpected argument "list"; name one grid
      gridview live flow --itms 3 -> gridview live: unknown option --itms; did you mean "--items"?
      gridview live -> gridview live: name a scenario file or the id of a layout (see gridview list)
      gridview live flow -> gridview live: the output is not a terminal; use gridview run --ascii⋯
      gridfuzz --seeds 0 -> gridfuzz: --seeds takes a whole number from 1 on, not "0"
      gridfuzz --seed one -> gridfuzz: --seed takes a whole number from 0 on, not "one"
      gridfuzz --keep-going=1 -> gridfuzz: --keep-going takes no value
      gridfuzz now -> gridfuzz: unexpected argument "now"
      gridfuzz --layout lst -> gridfuzz: unknown layout "lst"; did you mean "list"?⋯
      gridfuzz --seed 18446744073709551615 --seeds 2 -> gridfuzz: 2 seeds from \#
      18446744073709551615 on exceed the largest seed
      gridbench --scenario 99 -> gridbench: unknown scenario "99"; there are first-layout, \#
      sized-flow, waterfall, random-queries, steady-scroll, fling, animated-switch, batch-update, \#
      flow-update, measured-heights, snapshot, memory, far-jump, foreign-layout, \#
      compositional-grid, shelf-page, shelf-fling, host-fling, host-encoding, constrained-cell
      gridbench --scenario -> gridbench: --scenario needs a value
      gridbench fast -> gridbench: unexpected argument "fast"
      gridbench --quik -> gridbench: unknown option --quik; did you mean "--quick"?
      """#
    let rows = mistakes.split(separator: "\n").map { row in
      let parts = row.components(separatedBy: " -> ")
      let program = parts[1].prefix { $0 != ":" }
      let help = program == "gridview" ? "Commands: ⋯" : "See: \(program) --help"
      return "# \(parts[0])\n$ \(parts[0])\n! \(parts[1])\n! \(help)\n= 2\n"
    }
    ToolTranscript.check(
      rows.joined() + """
        # four wrong options are told at once
        $ gridview run --jsn flow --set --svg=a --svg=b --ascii=1
        ! gridview run: unknown option --jsn; did you mean "--json"?
        ! gridview run: --set needs a value
        ! gridview run: --svg is given twice
        ! gridview run: --ascii takes no value
        ! See: gridview run --help
        = 2
        """)
  }
}
