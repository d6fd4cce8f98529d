import GridScenarios

/// Runs the package's programs: handles signals, and ends the process with an exit status.
@MainActor
package enum ToolProgram {
  /// The program's name, with which its error messages begin.
  package private(set) static var name = "gridview"

  /// Runs a program with its command-line arguments, and ends the process with the program's exit
  /// status.
  ///
  /// - Parameter body: Runs the program and returns the exit status: 0 for success, 1 if the
  ///   program found a failure, 2 if it cannot read its input.
  package static func run(_ name: String, _ body: ([String]) -> Int32) -> Never {
    self.name = name
    // When a reader such as `| head` closes the pipe, no signal must end the program: the write
    // fails, and `Console.write` ends the program quietly.
    signal(SIGPIPE, SIG_IGN)
    // A write beyond `ulimit -f` then fails like any other write, without a signal.
    signal(SIGXFSZ, SIG_IGN)
    Interruption.heedSignals()
    let status = body(Array(CommandLine.arguments.dropFirst()))
    Console.flush()
    exit(status == 0 && Console.hasLostErrors ? 2 : status)
  }

  /// Runs a program without commands. Prints `help` if the arguments ask for help, and the problems
  /// if the options cannot be parsed.
  package static func run(
    _ name: String, help: String, _ body: ([String]) throws(UsageError) -> Int32
  ) -> Never {
    run(name) { arguments in
      if arguments.contains(where: { Help.words.contains($0) }) {
        Console.printPage(help)
        return 0
      }
      do throws(UsageError) {
        return try body(arguments)
      } catch {
        complain(error.problems.map { "\(name): \($0)" } + ["See: \(name) --help"])
        return 2
      }
    }
  }

  /// Writes error messages, one line each. Line breaks and control characters in a message are
  /// escaped.
  static func complain(_ lines: [String]) {
    Console.error(lines.map { VisibleText.line($0) }.joined(separator: "\n"))
  }
}
