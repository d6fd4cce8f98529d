import Foundation
import GridScenarios

/// The output streams of the tool.
///
/// A terminal gets colours, lines that fit its width, and a line of progress that the next one
/// replaces. Where `NO_COLOR` is set, or `TERM` is `dumb`, and where the output leads elsewhere, no
/// byte is written that a terminal would obey.
///
/// Everything goes through `VisibleText` once more here, so that a text from outside that was
/// forgotten where it was put into a sentence cannot move the cursor or turn the line around.
@MainActor
package enum Console {
  package static let output = Terminal(STDOUT_FILENO)
  static let errors = Terminal(STDERR_FILENO)

  /// Text that has not been written yet: a line each would be slow for large outputs.
  private static var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// Adds lines for people to the output, broken where they do not fit.
  package static func print(_ text: String) {
    write(output.width?.fitted(text) ?? text)
  }

  /// Adds a page to the output that is written for 100 columns: what belongs together is broken
  /// anew for fewer.
  package static func printPage(_ page: String) {
    guard let width = output.width, width.columns < 100 else { return print(page) }
    write(width.rewrapped(page))
  }

  /// Adds lines for programs to the output, as they are.
  package static func write(_ line: String) {
    buffer += (output.style.isPlain ? VisibleText.lines(line) : VisibleText.colored(line)).utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= bufferSize { flush() }
  }

  /// Writes a line of complaint, after everything that was printed before it.
  package static func error(_ text: String) {
    flush()
    let text = errors.width?.fitted(VisibleText.lines(text)) ?? VisibleText.lines(text)
    complain(text + "\n")
  }

  /// Whether a line of complaint or progress could not be written: then the tool must not end as if
  /// all were well. A reader that has seen enough loses nothing.
  private(set) static var hasLostErrors = false

  private static func complain(_ text: String) {
    let code = WholeWrite.write(Array(text.utf8), to: STDERR_FILENO)
    if code != 0, code != EPIPE { hasLostErrors = true }
  }

  /// Writes what has been printed so far.
  package static func flush() {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    let code = WholeWrite.write(bytes, to: STDOUT_FILENO)
    // The reader that closed the pipe has seen enough.
    if code == EPIPE { exit(0) }
    if code != 0 {
      let reason = String(cString: strerror(code))
      error("\(ToolProgram.name): cannot write the output: \(reason)")
      exit(2)
    }
  }

  // MARK: Progress

  /// Says what is being done, beside the output.
  package static func progress(_ text: String) {
    flush()
    var text = VisibleText.line(text)
    if errors.isRewritten {
      // A line that is broken would not be replaced whole.
      if let width = errors.width { text = PageWidth(width.columns - 1).cut(text) }
      text = "\r\u{1B}[K" + text
    } else {
      text += "\n"
    }
    complain(text)
  }

  /// Removes the line of progress.
  package static func clearProgress() {
    guard errors.isRewritten else { return }
    complain("\r\u{1B}[K")
  }
}

/// The terminal, file or pipe that one of the tool's outputs leads to.
package struct Terminal: Sendable {
  /// Whether a line may be written over by the next one.
  let isRewritten: Bool
  /// Plain unless the output is a terminal that shows colours and the environment does not object.
  package let style: TextStyle
  /// The width that lines may have; nil where nothing is known of it.
  let width: PageWidth?

  init(_ file: Int32) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(file) == 1
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    isRewritten = isTerminal && isWanted
    style = isRewritten ? .terminal : .plain
    // Shells keep COLUMNS to themselves: where it is there, the user means it.
    let wished = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = ((isTerminal ? Self.columns(of: file) : nil) ?? wished).map { PageWidth($0) }
  }

  private static func columns(of file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
