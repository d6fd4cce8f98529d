import Foundation
import GridScenarios

/// Where the tool writes. Colours only go to a terminal, and not where `NO_COLOR` is set.
///
/// Everything goes through `VisibleText` once more here, so that a text from outside that was
/// forgotten where it was put into a sentence cannot move the cursor or turn the line around.
@MainActor
enum Console {
  static let output = Terminal(STDOUT_FILENO)
  static let errors = Terminal(STDERR_FILENO)

  /// Text that has not been written yet: a line each would be slow for large outputs.
  private static var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// Adds a line to the output.
  static func print(_ line: String) {
    buffer += (output.style.isPlain ? VisibleText.lines(line) : VisibleText.colored(line)).utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= bufferSize { flush() }
  }

  /// Writes a line of complaint, after everything that was printed before it.
  static func error(_ text: String) {
    flush()
    _ = write(Array((VisibleText.lines(text) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes what has been printed so far.
  static func flush() {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    let code = write(bytes, to: STDOUT_FILENO)
    // Whoever closed the pipe has seen enough.
    if code == EPIPE { exit(0) }
    if code != 0 {
      let reason = String(cString: strerror(code))
      error("gridview: cannot write the output: \(reason)")
      exit(2)
    }
  }

  // MARK: Progress

  /// Says what is being done, beside the output: on a terminal in a line that the next one
  /// replaces.
  static func progress(_ text: String) {
    flush()
    let text = VisibleText.line(text)
    let line = errors.isTerminal ? "\r\u{1B}[K\(text)" : text + "\n"
    _ = write(Array(line.utf8), to: STDERR_FILENO)
  }

  /// Removes the line of progress.
  static func clearProgress() {
    guard errors.isTerminal else { return }
    _ = write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }

  /// - Returns: 0, or the number of the error.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A pipe that does not wait: wait here until there is room.
        var wanted = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// What one of the tool's outputs leads to.
struct Terminal {
  let isTerminal: Bool
  /// Plain unless it is a terminal that shows colours and nobody objects.
  let style: TextStyle

  init(_ file: Int32) {
    isTerminal = isatty(file) == 1
    let environment = ProcessInfo.processInfo.environment
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    style = isTerminal && isWanted ? .terminal : .plain
  }
}
