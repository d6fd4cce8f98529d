import GridScenarios

/// The texts of `--help`.
package enum Help {
  /// The words that ask for help.
  package static let words: Set<String> = ["help", "--help", "-h"]

  static var overview: String {
    let heads = Command.allCases.map { command in
      let words = command.overview.words
      return "gridview \(command.rawValue)" + (words.isEmpty ? "" : " \(words)")
    }
    let width = heads.map(\.count).max() ?? 0
    let commands = zip(heads, Command.allCases).map { head, command in
      "  " + head + String(repeating: " ", count: width - head.count + 2)
        + command.overview.summary
    }
    return """
      gridview lays out, scrolls and checks collection-view layouts without a screen.

      Commands:
      \(commands.joined(separator: "\n"))

      Examples:
        gridview run carousel --items 5 --set itemSize=[120,160] --ascii
        gridview run walls.json --json
        gridview run flow --items 1000 --viewport 390x844 --svg flow.svg

      gridview COMMAND --help describes a command, gridview version prints the version.
      On a terminal, output is coloured and fits the width. With NO_COLOR or TERM=dumb, and in a
      file or a pipe, it is plain text. After Ctrl-C, the exit status is 130 and no file is half
      written.
      """
  }

  static func text(of command: Command) -> String {
    switch command {
    case .tour: tour
    case .list: list
    case .run: run
    case .audit: audit
    case .check: check
    case .explain: explain
    case .prepare: prepare
    case .uikit: uikit
    case .schema: schema
    case .host: host
    case .live: live
    case .completion: completion
    case .version: version
    }
  }

  private static let tour = """
    gridview tour [--out DIR]

    Lays out every layout of the gallery, scrolls, switches and audits it, and draws the grid before
    and after in the terminal, with content size and visible cells. Writes a picture (SVG) of each
    stop, and a page that plays it frame by frame.

      --out DIR    the folder for pictures and pages; by default gridview-tour in the temporary
                   directory

    Exit status: 0, 1 when a layout broke a contract, 2 when DIR cannot be written.
    """

  private static let list = """
    gridview list [ID …] [--json]

    Lists the layouts of the gallery, with their parameters, defaults and accepted values, and then
    its scenarios: all of them, or those with the given ids. gridview run takes these ids.

      --json       one JSON object per layout and line
    """

  private static let run = """
    gridview run FILE|ID … [options]

    Runs the cases of scenario files, a layout by its id with plain items, or a scenario of the
    gallery by its id, and prints the elements, faults and findings. FILE may be a pipe, or - for
    the standard input. If one of several files has a mistake, the command runs none of them.

      --json               one JSON object per case and line
      --elements SCOPE     all (default): every element of the layout; visible: those on screen
      --ascii              draws the final state in the terminal
      --svg FILE           draws the final state into FILE; further cases into FILE-2, FILE-3 …
      --html FILE          writes one page that plays all cases frame by frame. For a layout named
                           by its id, the page shows a scroll, a fling and a rotation, with 60 items
                           unless --items gives a number
      --trace              prints every call in order
      --audit              adds the findings of an audit of the case's layouts
      --why ELEMENT        tells why an element (cell 0-3, header 1-0) is where it is, or why it is
                           not shown; may be given several times
      --set KEY=VALUE      sets a parameter of the layout, or a key of every section; may be given
                           several times. KEY may be a path (groups.0.count), VALUE is JSON,
                           numbers separated by commas, or text
      --viewport WxH       size of the grid (default 375x667)
      --items N            number of items of a layout named by its id (default 12)
      --record-expect OUT  writes the cases to OUT with their results as expectations, in place of
                           the earlier expectations. OUT may be FILE
      --shrink OUT         writes the first case that ends in a fault to OUT, reduced to the parts
                           that the fault needs

    With --json the texts of --ascii, --trace and --why go to the standard error.

    A scenario file is one case, a list of cases, or {"cases": [...]}. A case requires "layout" and
    may have the other keys:
    \(FormatText.caseKeys(indent: 2))

    Actions are {"op": ...} with keys of their own:
    \(FormatText.ops(indent: 2))

    Docs/Reference/Scenarios.md has an example of each; gridview schema prints a schema for editors.

    setLayout reuses the object that the case has made of the same layout; with "fresh" it makes a
    new one. "screen" is {"size", "origin", "controls": [{"title", "frame", "steps"}]}: the screen
    drawn around the grid, and its buttons with the actions that they stand for. "texts" is {"cell",
    "header", "footer"}: the texts of elements, in drawings and as "text" in the output; {section}
    and {item} stand for the position. Neither key changes the layout.

    Exit status: 0 when all cases ran without a fault and met their expectations, 1 otherwise, also
    after an expected fault (gridview check accepts that), 2 for input that cannot be read.
    """

  private static let audit = """
    gridview audit FILE|ID … [options]

    Calls the methods of layouts as a grid would, compares the answers with each other, plays the
    actions once, and reports each finding: code, method at fault, observation, consequence and
    remedy. The layouts are those of scenario files, or of the gallery by their ids. E is an error,
    W a warning, I information. gridview explain CODE describes a code.

      --json            one JSON object per case and line, with a list "findings"
      --isolated        examines each case in a process of its own, so that a layout that traps or
                        hangs becomes a finding, too
      --set KEY=VALUE, --viewport WxH, --items N   as for gridview run

    Exit status: 0 without an error or a broken contract, 1 with one, \
    2 for input that cannot be read.
    """

  private static let check = """
    gridview check FILE|ID … [--html PAGE] [--against-device]

    Runs the cases of scenario files and compares each result with the keys in the case's "expect".
    Prints a line diff for each case that differs, then the number of cases that differ.

      --html PAGE        writes a page that plays the cases and opens at the first that differs,
                         with the expected frames drawn over the actual ones
      --against-device   for files of CollectionViewRecorder (Docs/Conformance.md): in place of the
                         diffs, prints the first difference between grid and device, then offsets,
                         frames, counts and order in words, and rows for Docs/Fidelity.md

    A case that expects faults has an entry for each:
      "expect": {"faults": [{"code": "E-50", "step": 2}]}
    The code is enough; a fault before the first action has no "step". Without "faults" in "expect",
    any fault fails the case.

    Exit status: 0 when all cases met their expectations without an unexpected fault, 1 otherwise, 2
    for input that cannot be read, and when no case has an expectation.
    """

  private static let schema = """
    gridview schema [--host]

    Prints a JSON Schema (2020-12) of scenario files, with the parameters of every layout of the
    gallery, so that editors complete and explain keys. Docs/CI.md shows the setup of an editor;
    Docs/Reference/Scenario.schema.json is the same text.

      --host       prints the schema of the messages of gridview host instead, the text of
                   Docs/Reference/Host.schema.json

    Exit status: 0, or 2 for unexpected arguments.
    """

  private static let host = """
    gridview host [--record FILE] [--replay FILE]

    Runs a grid that another program draws: a web page, a toolkit, a terminal. Requests arrive on
    the standard input, and answers go to the standard output: JSON-RPC 2.0, one object a line. The
    methods are hello, open (a case), frame (a time and the input until then), do (actions), state
    and close. Requests carry the time; nothing happens between two of them. Layouts print to the
    standard error. The program ends with its input. Docs/HostProtocol.md describes the messages,
    Docs/Reference/Host.schema.json is their JSON Schema.

      --record FILE  writes every request to FILE, as it came
      --replay FILE  answers the requests of FILE instead, with the same bytes as the first time

    Exit status: 0, or 2 for a file that cannot be read or written.
    """

  private static let live = """
    gridview live FILE|ID [options]

    Shows a grid that fills the terminal: a layout by its id, or a case of a scenario file, whose
    actions wait for the key n. The viewport of a layout is the terminal, 8 x 16 points a character,
    also after a resize. A case, or a layout with --viewport, keeps its viewport, drawn as large as
    fits.

      mouse                 drags, throws, and selects; the wheel scrolls
      arrows                scroll by a row
      page keys, space      scroll by a page
      Home, End             scroll to the ends
      1 to 9                switch to another layout: those of the case, then the gallery's
      + -                   insert or delete an item in the middle of the screen
      r                     rotates the viewport
      n                     performs the next action of the case
      p                     pauses and resumes time; in a pause, a full stop advances it by one tick
      q, Ctrl-C, Ctrl-Z     quit; Ctrl-Z only suspends the tool

      --case NAME           the case of the file; the first one by default
      --set KEY=VALUE, --viewport WxH, --items N   as for gridview run
      --measures            gives self-sizing cells the height of their text in the terminal, in
                            place of the case's preferredSizes

    With NO_COLOR, elements have outlines instead of colours. The tool restores the terminal however
    it ends.

    Exit status: 0, 1 when the layout broke a contract before it could be shown, 2 for input that
    cannot be read and where the output is no terminal, 130 after Ctrl-C.
    """

  private static let completion = """
    gridview completion bash|zsh|fish

    Prints a script that lets a shell complete commands, options, ids of the gallery, codes and
    files:

      source <(gridview completion bash)
      source <(gridview completion zsh)
      gridview completion fish | source

    Exit status: 0, or 2 for an unknown shell.
    """

  private static let version = """
    gridview version

    Prints the name of the tool and the version of the package, as gridview --version does.

    Exit status: 0, or 2 for unexpected arguments.
    """

  private static let explain = """
    gridview explain [CODE …] [--json]

    Explains faults, logs and audit findings by their codes: message, cause and remedy. Without a
    code, it lists all of them in a line each, and last the codes of UIKit that cannot occur. In a
    message, the code of a fault follows the text in brackets ([E-30]); the code of a finding stands
    before the text. Upper and lower case are equal. Docs/Reference/Faults.md and
    Docs/Reference/Findings.md contain the same texts.

      --json       one JSON object per code and line

    Exit status: 0, or 2 for a code that does not exist.
    """

  private static let prepare = """
    gridview prepare SOURCES --out DIR

    Copies a folder (or a file) of Swift sources written for UIKit and rewrites constructs that
    Swift on Linux lacks: @objc and similar attributes, optional requirements, #selector and
    #keyPath, outlets, members overridden in extensions, imports of single declarations, conditions
    on iOS. Strings, comments and line numbers stay the same. Prints a line for each change. A line
    with "error:" names a construct that cannot be carried over, or a file that is not Swift and is
    copied unchanged. A line with "warning:" names an API of UIKit that is missing or does nothing,
    or a file of which nothing is compiled. Docs/UIKit.md has the next steps.

      --out DIR    the folder for the prepared sources; files of the same names are replaced

    Exit status: 0, 1 when something could not be carried over, 2 when nothing could be read or
    written.
    """

  private static let uikit = """
    gridview uikit [NAME …]

    Tells for each name whether this package's module UIKit has it, and whether it works or only
    compiles. A name is a type (UICollectionView), a member of a type
    (UICollectionView.performBatchUpdates), or a member of any type (performBatchUpdates). Without
    names, the command lists all types, functions and constants of the module.

    Exit status: 0, or 1 when one of the names is missing.
    """

  /// Returns `; did you mean "x"?`, or an empty text if no word is near.
  package static func suggestion(for word: String, among words: [String]) -> String {
    NearestWord.nearest(to: word, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
