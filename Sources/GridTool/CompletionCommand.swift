import GridScenarios

/// The command `gridview completion`.
@MainActor
struct CompletionCommand: ToolCommand {
  static let options: [Option] = []

  static let help = """
    gridview completion bash|zsh|fish

    Prints a script that lets a shell complete commands, options, ids of the gallery, codes and
    files:

      source <(gridview completion bash)
      source <(gridview completion zsh)
      gridview completion fish | source

    Exit status: 0, or 2 for an unknown shell.
    """

  let options: Options

  func run() throws(UsageError) -> Int32 {
    let shells = CompletionScript.Shell.allCases.map(\.rawValue)
    guard options.words.count == 1 else {
      throw UsageError("name one shell: \(shells.joined(separator: ", "))")
    }
    guard let shell = CompletionScript.Shell(rawValue: options.words[0]) else {
      throw UsageError(
        "unknown shell \"\(options.words[0])\""
          + Help.suggestion(for: options.words[0], among: shells)
          + "; there are \(shells.joined(separator: ", "))")
    }
    Console.write(CompletionScript(shell: shell).text)
    return 0
  }
}
