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

  @MainActor static func text(of command: Command) -> String { command.type?.help ?? version }

  private static let version = """
    gridview version

    Prints the name of the tool and the version of the package, as gridview --version does.

    Exit status: 0, or 2 for unexpected arguments.
    """

  /// Returns `; did you mean "x"?`, or an empty text if no word is near.
  package static func suggestion(for word: String, among words: [String]) -> String {
    NearestWord.nearest(to: word, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
