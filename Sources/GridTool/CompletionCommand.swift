import GridScenarios

/// The command `gridview completion`.
@MainActor
struct CompletionCommand {
  static let options: [Option] = []

  private let shell: CompletionScript.Shell

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
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
    self.shell = shell
  }

  func run() -> Int32 {
    Console.write(CompletionScript(shell).text)
    return 0
  }
}
