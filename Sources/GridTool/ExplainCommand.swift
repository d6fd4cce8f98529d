import GridScenarios

/// The command `gridview explain`.
@MainActor
struct ExplainCommand: ToolCommand {
  static let options: [Option] = [.flag("--json")]

  static let help = """
    gridview explain [CODE …] [--json]

    Explains faults, logs and audit findings by their codes: message, cause and remedy. Without a
    code, it lists all of them in a line each, and last the codes of UIKit that cannot occur. In a
    message, the code of a fault follows the text in brackets ([E-30]); the code of a finding stands
    before the text. Upper and lower case are equal. Docs/Reference/Faults.md and
    Docs/Reference/Findings.md contain the same texts.

      --json       one JSON object per code and line

    Exit status: 0, or 2 for a code that does not exist.
    """

  let options: Options

  func run() throws(UsageError) -> Int32 {
    let named = options.words.map { FaultCatalogue.explained($0) }
    let unknown = zip(options.words, named).filter { $1.isEmpty }.map { word, _ in
      "unknown code \"\(word)\""
        + Help.suggestion(for: word, among: FaultCatalogue.codes + FindingCatalogue.codes)
    }
    if !unknown.isEmpty { throw UsageError(unknown) }
    // The explanations of named codes are printed in full.
    let isFull = !named.isEmpty
    let codes = isFull ? named.flatMap(\.self) : FaultCatalogue.allExplained
    if options.flags.contains("--json") {
      for code in codes { Console.write((try? code.json.text(.line)) ?? "") }
    } else if isFull {
      let style = Console.output.style
      Console.print(codes.map { $0.text(style) }.joined(separator: "\n\n"))
    } else {
      for code in codes { Console.print(code.line) }
    }
    return 0
  }
}
