import Foundation
import GridScenarios

/// The output that answers go to, out of reach of `print`.
enum RealOutput {
  /// Moves the standard output away: whatever is written to it from here on goes where complaints
  /// go.
  ///
  /// - Returns: The output as it was.
  static func moveAway() -> Int32 {
    fflush(nil)
    let real = dup(STDOUT_FILENO)
    guard real >= 0 else { return STDOUT_FILENO }
    _ = fcntl(real, F_SETFD, FD_CLOEXEC)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return real
  }
}

/// The file that `--record` keeps the requests of a session in.
///
/// A request that cannot be written is told, and ends the recording; the session goes on.
@MainActor
struct SessionLog {
  private let path: String
  private var file: Int32
  /// Whether every request so far is in the file.
  private var isWhole = true

  /// Opens the file, empty at first.
  init(_ path: String) throws(ScenarioRunner.Refusal) {
    self.path = path
    file = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if file < 0 { throw ScenarioRunner.Refusal(description: Self.words(errno, path)) }
  }

  /// Adds a line.
  mutating func add(_ line: [UInt8]) {
    guard isWhole else { return }
    record(WholeWrite.write(line + [UInt8(ascii: "\n")], to: file))
  }

  /// Closes the file.
  ///
  /// - Returns: Whether it holds every request.
  mutating func close() -> Bool {
    let code = Foundation.close(file) == 0 ? 0 : errno
    if isWhole { record(code) }
    return isWhole
  }

  private mutating func record(_ code: Int32) {
    guard code != 0 else { return }
    isWhole = false
    Console.error("gridview host: \(Self.words(code, path)); the recording ends here")
  }

  private static func words(_ code: Int32, _ path: String) -> String {
    "cannot write \(path): \(String(cString: strerror(code)))"
  }
}

/// The lines of a file or a pipe as they come.
struct LineReader {
  /// A line without its end.
  enum Line {
    case whole([UInt8])
    /// The beginning of a line that is longer than any may be; the rest is passed over.
    case tooLong([UInt8])
  }

  private let file: Int32
  private var buffer: [UInt8] = []
  /// The number of bytes of the buffer that have been handed out.
  private var start = 0
  private var isAtEnd = false
  /// The number of the error that ended the reading, if one did.
  private(set) var failure: Int32?
  private var part = [UInt8](repeating: 0, count: 1 << 16)
  private static let longest = Int(ScenarioLimits.fileSize.most)

  init(_ file: Int32) {
    self.file = file
  }

  init(_ path: String) throws(ScenarioRunner.Refusal) {
    file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 {
      throw ScenarioRunner.Refusal(
        description: "cannot read \(path): \(String(cString: strerror(errno)))")
    }
  }

  /// The next line; nil at the end. A last line may lack its end.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let rest = buffer[start...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let room = Self.longest + 1 - line.count
      let found = rest[..<(end ?? rest.endIndex)]
      line += found.prefix(room)
      isTooLong = isTooLong || line.count > Self.longest
      if let end {
        start = end + 1
        return isTooLong ? .tooLong(line) : .whole(line)
      }
      buffer.removeAll(keepingCapacity: true)
      start = 0
      guard fill() else {
        return line.isEmpty ? nil : isTooLong ? .tooLong(line) : .whole(line)
      }
    }
  }

  /// Reads more bytes of the file into the buffer.
  ///
  /// - Returns: Whether more has come.
  private mutating func fill() -> Bool {
    guard !isAtEnd else { return false }
    while true {
      let count = Foundation.read(file, &part, part.count)
      if count > 0 {
        buffer += part[..<count]
        return true
      }
      if count < 0 {
        if errno == EINTR { continue }
        failure = errno
      }
      isAtEnd = true
      return false
    }
  }
}
