import GridScenarios

/// The program `gridview`. It reads the name of a command and runs the command.
@MainActor
package struct GridviewTool {
  let arguments: [String]

  package init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// Runs the command that the arguments name.
  ///
  /// - Returns: The exit status: 0 for success, 1 for a fault or an expectation that was not met, 2
  ///   for input that cannot be read.
  package func run() -> Int32 {
    guard let name = arguments.first else {
      Console.printPage(Help.overview)
      return 0
    }
    let rest = Array(arguments.dropFirst())
    if name == "--version" { return showVersion(asked: name, rest) }
    if Help.words.contains(name) {
      guard let word = rest.first(where: { !Help.words.contains($0) }) else {
        Console.printPage(Help.overview)
        return 0
      }
      guard let command = Command(rawValue: word) else { return fail(unknown(word)) }
      Console.printPage(Help.text(of: command))
      return 0
    }
    guard let command = Command(rawValue: name) else { return fail(unknown(name)) }
    if rest.contains("--help") || rest.contains("-h") {
      Console.printPage(Help.text(of: command))
      return 0
    }
    guard let type = command.type else { return showVersion(asked: name, rest) }
    do throws(UsageError) {
      let options = try Options(rest, type.options)
      if command.words == nil, let word = options.words.first {
        throw UsageError("unexpected argument \"\(word)\"")
      }
      return try type.init(options: options).run()
    } catch {
      return fail(
        error.problems.map { "gridview \(name): \($0)" } + ["See: gridview \(name) --help"])
    }
  }

  private func showVersion(asked name: String, _ rest: [String]) -> Int32 {
    if let word = rest.first { return fail(["gridview \(name): unexpected argument \"\(word)\""]) }
    Console.write("gridview \(GridKitVersion.current)")
    return 0
  }

  /// Former commands, and the separate programs that replace them.
  private static let moved = ["bench": "gridbench", "fuzz": "gridfuzz"]

  private func unknown(_ word: String) -> [String] {
    if let program = Self.moved[word] {
      return [
        "gridview: \(word) is a program of its own now, with the same options: "
          + "swift run -c release \(program)"
      ]
    }
    let what = word.hasPrefix("-") ? "option" : "command"
    return [
      "gridview: unknown \(what) \"\(word)\""
        + Help.suggestion(for: word, among: Command.names + ["--version", "--help"]),
      "Commands: \(Command.names.joined(separator: ", "))",
    ]
  }

  private func fail(_ lines: [String]) -> Int32 {
    ToolProgram.complain(lines)
    return 2
  }
}
