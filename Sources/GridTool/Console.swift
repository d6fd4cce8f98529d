import GridScenarios

/// The output streams of the tool.
///
/// A terminal gets colours, lines that fit its width, and a progress line that the next progress
/// line replaces. If `NO_COLOR` is set, if `TERM` is `dumb`, or if the output is no terminal, no
/// control codes are written.
///
/// `VisibleText` escapes all output once more here. A text from a file or a command line that is
/// not yet escaped therefore cannot move the cursor or change the direction of the line.
@MainActor
package enum Console {
  package static let output = Terminal(STDOUT_FILENO)
  static let errors = Terminal(STDERR_FILENO)

  /// Text that has not been written yet. Writing each line alone would be slow for large outputs.
  private static var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// Adds lines for people to the output, broken where they do not fit.
  package static func print(_ text: String) {
    write(output.width?.fitted(text) ?? text)
  }

  /// Adds a page to the output. The page is written for 100 columns. On a terminal with fewer
  /// columns, its lines are broken anew.
  package static func printPage(_ page: String) {
    guard let width = output.width, width.columns < 100 else { return print(page) }
    write(width.rewrapped(page))
  }

  /// Adds lines for programs to the output, without breaking them.
  package static func write(_ line: String) {
    buffer += (output.style.isPlain ? VisibleText.lines(line) : VisibleText.colored(line)).utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= bufferSize { flush() }
  }

  /// Writes an error message, after everything that was printed before it.
  package static func error(_ text: String) {
    flush()
    let text = errors.width?.fitted(VisibleText.lines(text)) ?? VisibleText.lines(text)
    complain(text + "\n")
  }

  /// Whether an error message or a progress line could not be written. The tool must then end with
  /// an error. A failed write to a pipe that its reader has closed does not count.
  private(set) static var hasLostErrors = false

  private static func complain(_ text: String) {
    let code = WholeWrite.write(Array(text.utf8), to: STDERR_FILENO)
    if code != 0, code != EPIPE { hasLostErrors = true }
  }

  /// Writes the text that has been printed so far.
  package static func flush() {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    let code = WholeWrite.write(bytes, to: STDOUT_FILENO)
    // The reader has closed the pipe, so it needs no more output.
    if code == EPIPE { exit(0) }
    if code != 0 {
      let reason = String(cString: strerror(code))
      error("\(ToolProgram.name): cannot write the output: \(reason)")
      exit(2)
    }
  }

  // MARK: Progress

  /// Writes a progress line to the standard error.
  package static func progress(_ text: String) {
    flush()
    var text = VisibleText.line(text)
    if errors.isRewritten {
      // If the line were broken, the next progress line would replace only its end.
      if let width = errors.width { text = PageWidth(width.columns - 1).cut(text) }
      text = "\r\u{1B}[K" + text
    } else {
      text += "\n"
    }
    complain(text)
  }

  /// Removes the progress line.
  package static func clearProgress() {
    guard errors.isRewritten else { return }
    complain("\r\u{1B}[K")
  }
}

/// The terminal, file or pipe that one of the tool's outputs leads to.
package struct Terminal: Sendable {
  /// Whether a progress line may be replaced by the next progress line.
  let isRewritten: Bool
  /// The text style: coloured if the output is a terminal and the environment allows colours, else
  /// plain.
  package let style: TextStyle
  /// The width that lines may have; nil if it is not known.
  let width: PageWidth?

  init(_ file: Int32) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(file) == 1
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    isRewritten = isTerminal && isWanted
    style = isRewritten ? .terminal : .plain
    // Shells do not export COLUMNS. If it is in the environment, the user has set it.
    let wished = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = ((isTerminal ? Self.columns(of: file) : nil) ?? wished).map { PageWidth($0) }
  }

  private static func columns(of file: Int32) -> Int? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
