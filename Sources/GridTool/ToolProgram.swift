import Foundation
import GridScenarios

/// The frame of the package's programs: signals, the exit status and lost output.
@MainActor
package enum ToolProgram {
  /// The name that messages begin with.
  package private(set) static var name = "gridview"

  /// Runs a program with the words of its command line and ends the process with its status.
  ///
  /// - Parameter body: Returns the exit status: 0 all well, 1 a failure was found, 2 input that
  ///   cannot be read.
  package static func run(_ name: String, _ body: ([String]) -> Int32) -> Never {
    self.name = name
    // A reader that has seen enough (`| head`) is no reason to die of a signal: writing then fails,
    // and the program ends quietly (`Console.write`).
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow further (`ulimit -f`) fails like any other that cannot be written.
    signal(SIGXFSZ, SIG_IGN)
    Interruption.heedSignals()
    let status = body(Array(CommandLine.arguments.dropFirst()))
    Console.flush()
    exit(status == 0 && Console.hasLostErrors ? 2 : status)
  }

  /// Runs a program that has no commands: prints its help where that is asked for, and the reasons
  /// where its options cannot be read.
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

  /// Writes complaints, a line each, whatever the words of the command line hold.
  static func complain(_ lines: [String]) {
    Console.error(lines.map { VisibleText.line($0) }.joined(separator: "\n"))
  }
}
