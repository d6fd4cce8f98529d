import Foundation
import GridScenarios

/// The file in which `--record` stores the requests of a session.
///
/// If a request cannot be written, the log reports the error and records no further requests. The
/// session goes on.
@MainActor
struct SessionLog {
  private let path: String
  private var file: Int32
  /// Whether every request so far is in the file.
  private var isWhole = true

  /// Creates the file, or empties an existing file.
  init(_ path: String) throws(ScenarioRunner.Refusal) {
    self.path = path
    file = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if file < 0 { throw ScenarioRunner.Refusal(description: Self.words(errno, path)) }
  }

  /// Adds a line to the file.
  mutating func add(_ line: [UInt8]) {
    guard isWhole else { return }
    record(WholeWrite.write(line + [UInt8(ascii: "\n")], to: file))
  }

  /// Closes the file.
  ///
  /// - Returns: Whether the file contains every request.
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

/// A reader that returns the lines of a file or a pipe, one after the other.
struct LineReader {
  /// A line without its newline.
  enum Line {
    case whole([UInt8])
    /// The beginning of a line that exceeds the size limit; the rest of the line is skipped.
    case tooLong([UInt8])
  }

  private let file: Int32
  /// The bytes that `next()` has not returned yet.
  private var buffer: ArraySlice<UInt8> = []
  private var isAtEnd = false
  /// The `errno` of the failed read; nil if no read has failed.
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

  /// Returns the next line; nil at the end of the file. The last line may lack a newline.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let end = buffer.firstIndex(of: UInt8(ascii: "\n"))
      let room = Self.longest + 1 - line.count
      let found = buffer[..<(end ?? buffer.endIndex)]
      line += found.prefix(room)
      isTooLong = isTooLong || line.count > Self.longest
      if let end {
        buffer = buffer[(end + 1)...]
        return isTooLong ? .tooLong(line) : .whole(line)
      }
      buffer.removeAll(keepingCapacity: true)
      guard fill() else {
        return line.isEmpty ? nil : isTooLong ? .tooLong(line) : .whole(line)
      }
    }
  }

  /// Reads more bytes of the file into the buffer.
  ///
  /// - Returns: Whether the buffer has new bytes.
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
