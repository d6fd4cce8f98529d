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

      gridview COMMAND --help says more about a command, gridview version which version this is.
      On a terminal, output is coloured and fits its width; with NO_COLOR, TERM=dumb, to a file or a
      pipe it is plain text. Interrupted, the tool leaves no half-written file and ends with 130.
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

    Lays out every layout of the gallery, moves, switches and audits it, \
    and draws both states in the
    terminal with content size and visible cells. \
    Writes an SVG of each stop, and a page that plays it
    frame by frame.

      --out DIR    where they go; a folder in the temporary directory by default

    Exit status: 0, 1 when a layout broke a contract, 2 when DIR cannot be written.
    """

  private static let list = """
    gridview list [ID …] [--json]

    What `gridview run` can name: layouts with their parameters, defaults, and what each takes, then
    scenarios that come along; all of them, or those of the given ids.

      --json       one JSON object per layout and line
    """

  private static let run = """
    gridview run FILE|ID … [options]

    Runs the cases of scenario files, a layout by its id with plain items, or a scenario that comes
    along, and prints the elements, faults and findings. A pipe is read like a file, and - is the
    standard input. Several can be given; when one of them has a mistake, nothing is run.

      --json               one JSON object per case and line
      --elements SCOPE     all (default): every element of the layout; visible: those on screen
      --ascii              draws the final state in the terminal
      --svg FILE           draws the final state into FILE; further cases into FILE-2, FILE-3 …
      --html FILE          writes a page that plays what happened frame by frame, all cases in one;
                           on it a layout that is named by its id is scrolled, flung and turned,
                           with 60 items unless --items says how many
      --trace              prints what happened, call by call
      --audit              adds the findings of an audit of the case's layouts
      --why ELEMENT        tells why an element (cell 0-3, header 1-0) is where it is, or why it is
                           not shown; may be given several times
      --set KEY=VALUE      sets a parameter of the layout, or a key of every section; may be given
                           several times. KEY may be a path (groups.0.count), VALUE is JSON,
                           numbers between commas, or text
      --viewport WxH       size of the grid (375x667)
      --items N            items of a layout that is named by its id (12)
      --record-expect OUT  writes the cases to OUT, with what came of each as its expectation; what
                           they expected before counts no more. OUT may be FILE
      --shrink OUT         writes the first case that ends in a fault to OUT, with all left out that
                           the fault does not need

    With --json the texts of --ascii, --trace and --why go to the standard error.

    A scenario file is one case, a list of cases, or {"cases": [...]}. The keys of a case, "layout"
    alone has to be there:
    \(FormatText.caseKeys(indent: 2))

    Actions are {"op": ...} with keys of their own:
    \(FormatText.ops(indent: 2))

    Docs/Reference/Scenarios.md has an example of each, and gridview schema is for editors.

    setLayout takes each layout object up again as the case left it, \
    with "fresh" a new one. "screen"
    is {"size", "origin", "controls": [{"title", "frame", "steps"}]}: what is drawn around the grid,
    and the actions that its buttons stand for. \
    "texts" is {"cell", "header", "footer"}: what elements
    say in drawings and as "text" in the output, with {section} and {item} for the place. Neither
    moves anything.

    Exit status: 0 when all cases ran without fault and met what they expect, \
    1 otherwise, also for a
    fault that a case expects (gridview check accepts that), 2 for input that cannot be read.
    """

  private static let audit = """
    gridview audit FILE|ID … [options]

    Asks the layouts of scenario files, or of the gallery by their id, what a grid would ask, holds
    the answers against each other, plays the actions once, and reports what does not fit: code, the
    method at fault, what was seen, why it hurts, how to mend it. E is an error, W a warning, I
    information. gridview explain CODE says more.

      --json            one JSON object per case and line, with a list "findings"
      --isolated        examines each case in a process of its own, so that a layout that traps or
                        hangs becomes a finding, too
      --set KEY=VALUE, --viewport WxH, --items N   as for gridview run

    Exit status: 0 without an error or a broken contract, 1 with one, \
    2 for input that cannot be read.
    """

  private static let check = """
    gridview check FILE|ID … [--html PAGE] [--against-device]

    Runs the cases of scenario files and compares what came of each with its "expect"; only what
    stands there is compared. Prints a line diff for each case that differs, then how many did.

      --html PAGE        writes a page that plays the cases and opens at the first that differs,
                         with what was expected drawn over what was found
      --against-device   for files of CollectionViewRecorder (Docs/Conformance.md): in place of the
                         diffs, the first place where the grid parts from the device, then offsets,
                         frames, counts and order in words, and rows for Docs/Fidelity.md

    A case that is to end in a fault names it: \
    "expect": {"faults": [{"code": "E-50", "step": 2}]}, an
    entry for each fault, of which the code alone will do; \
    before the first action there is no "step".
    Where "expect" has no "faults", any fault spoils the case.

    Exit status: 0 when all cases met what they expect and no fault that they do not expect, 1
    otherwise, 2 for input that cannot be read, and where no case expects anything.
    """

  private static let schema = """
    gridview schema [--host]

    Prints a JSON Schema (2020-12) of scenario files, with the parameters of every layout of the
    gallery, so that editors complete keys and say what they mean. Docs/CI.md shows how to set that
    up; Docs/Reference/Scenario.schema.json is the same text.

      --host       that of the messages of gridview host instead: Docs/Reference/Host.schema.json

    Exit status: 0, or 2 for words that it does not take.
    """

  private static let host = """
    gridview host [--record FILE] [--replay FILE]

    Runs a grid that another program draws: a web page, a toolkit, a terminal. It is asked over the
    standard input and answers on the standard output, \
    JSON-RPC 2.0 with one object a line: hello, open
    (a case), frame (a moment and what was done until then), do (actions), state, close. Time is the
    asker's; nothing happens between two requests. \
    What layouts print goes to the standard error. The
    end of the input ends it. Docs/HostProtocol.md has the messages, Docs/Reference/Host.schema.json
    their JSON Schema.

      --record FILE  writes every request to FILE, as it came
      --replay FILE  answers the requests of FILE instead, with the same bytes as the first time

    Exit status: 0, or 2 for a file that cannot be read or written.
    """

  private static let live = """
    gridview live FILE|ID [options]

    Shows a grid that fills the terminal: a layout by its id, or a case of a scenario file, whose
    actions wait until a key asks for them. A layout by its id has the terminal for its viewport,
    8 x 16 points a character, and follows its size. Else the viewport is that of the case, drawn as
    large as fits.

      mouse                 drags, throws, and selects; the wheel scrolls
      arrows                scroll by a row
      page keys, space      scroll by a page
      Home, End             scroll to the ends
      1 to 9                switch to another layout: those of the case, then the gallery's
      + -                   an item comes in at the middle, or goes
      r                     turns the viewport
      n                     carries out the next action of the case
      p                     holds time, and lets it go on; a full stop lets one tick pass meanwhile
      q, Ctrl-C, Ctrl-Z     leave, the last one for a while

      --case NAME           the case of the file; the first one by default
      --set KEY=VALUE, --viewport WxH, --items N   as for gridview run
      --measures            cells that size themselves are as high as their text: the terminal
                            measures them, and not preferredSizes of the case

    Colours are left out where NO_COLOR is set: then elements are outlined. However it ends, the
    terminal is as it was before.

    Exit status: 0, 1 when the layout broke a contract before it could be shown, 2 for input that
    cannot be read and where the output is no terminal, 130 after Ctrl-C.
    """

  private static let completion = """
    gridview completion bash|zsh|fish

    Prints what makes a shell complete commands, options, ids of the gallery, codes and files:

      source <(gridview completion bash)
      source <(gridview completion zsh)
      gridview completion fish | source

    Exit status: 0, or 2 for a shell that it does not know.
    """

  private static let version = """
    gridview version

    Prints the name and the version of the tool, which is that of the package; so does
    gridview --version.

    Exit status: 0, or 2 for words that it does not take.
    """

  private static let explain = """
    gridview explain [CODE …] [--json]

    What the faults, logs and findings of the audit with the given codes say, when they are met, and
    what to do about them; without a code, all of them in a line each, last the codes of UIKit that
    cannot occur. Codes of faults stand in brackets behind their text ([E-30]), those of findings in
    front of it; they are read in upper or lower case. Docs/Reference/Faults.md and
    Docs/Reference/Findings.md have the same as pages.

      --json       one JSON object per code and line

    Exit status: 0, or 2 for a code that does not exist.
    """

  private static let prepare = """
    gridview prepare SOURCES --out DIR

    Copies a folder (or a file) of Swift sources written for UIKit and rewrites what Linux forbids:
    @objc and its kin, optional requirements, #selector and #keyPath, outlets, members overridden in
    extensions, imports of single declarations, conditions on iOS. Strings, comments and the numbers
    of lines stay as they are. A line for each change; a line with "error:" for what cannot be
    carried over, and for a file that is no Swift, which is copied as it is; a line with "warning:"
    for a name of UIKit's that is not there or does nothing, and for a file of which nothing is
    compiled. Docs/UIKit.md says what comes next.

      --out DIR    where the prepared sources go; files of the same names are replaced

    Exit status: 0, 1 when something could not be carried over, 2 when nothing could be read or
    written.
    """

  private static let uikit = """
    gridview uikit [NAME …]

    Says of each name of UIKit's whether the module UIKit of this package has it, and whether it
    does something or only compiles: a type (UICollectionView), a member of a type
    (UICollectionView.performBatchUpdates), or a member of any (performBatchUpdates). Without names
    it lists all that are there.

    Exit status: 0, or 1 when one of the names is not there.
    """

  /// `; did you mean "x"?`, or nothing when no word is near.
  package static func suggestion(for word: String, among words: [String]) -> String {
    NearestWord.nearest(to: word, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
