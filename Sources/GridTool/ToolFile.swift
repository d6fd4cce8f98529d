import Foundation
import GridScenarios

/// Reads and writes the files that command lines name.
package enum ToolFile {
  /// Returns the bytes of a file, or of the standard input for `-`. Reads pipes and sockets to
  /// their end, like files. Stops one byte above the size limit of scenario files, so that the
  /// caller can refuse a longer file.
  package static func read(_ path: String) throws(CaseSelection.Unreadable) -> Data {
    let isInput = path == "-"
    let file = isInput ? STDIN_FILENO : repeated { open(path, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw unreadable(errno) }
    defer { if !isInput { close(file) } }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .folder }
    let most = Int(ScenarioLimits.fileSize.most) + 1
    var data = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < most {
      let wanted = min(part.count, most - data.count)
      let count = repeated { Int32(Foundation.read(file, &part, wanted)) }
      guard count >= 0 else { throw unreadable(errno) }
      if count == 0 { break }
      data += part[..<Int(count)]
    }
    return data
  }

  /// Whether a file can be read more than once.
  static func isRepeatable(_ path: String) -> Bool {
    var status = stat()
    guard path != "-" else { return false }
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
      || status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths name the same regular file. Compares the paths as text if a file does not
  /// exist yet.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return path == other }
    return first.st_mode & S_IFMT == S_IFREG && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Writes a file completely or not at all. The text first goes to a temporary file in the same
  /// folder, which is then renamed. A terminal, a pipe or another path that is no regular file is
  /// written to directly.
  package static func write(_ text: String, to path: String) throws(ScenarioRunner.Refusal) {
    try write(Array(text.utf8), to: path)
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(ScenarioRunner.Refusal) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try fill(path, O_WRONLY, bytes, place: path)
    }
    // A symbolic link stays: the file that it points to is replaced.
    let place = exists ? resolved(path) : path
    let folder = place.lastIndex(of: "/").map { place[...$0] } ?? ""
    let temporary = "\(folder).gridview-\(getpid())-\(UUID().uuidString).tmp"
    Interruption.began(temporary)
    defer { Interruption.ended(temporary) }
    do throws(ScenarioRunner.Refusal) {
      try fill(temporary, O_WRONLY | O_CREAT | O_EXCL, bytes, place: path)
      if exists { chmod(temporary, status.st_mode & 0o7777) }
      guard rename(temporary, place) == 0 else { throw refusal(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let name = realpath(path, nil) else { return path }
    defer { free(name) }
    return String(cString: name)
  }

  private static func fill(
    _ path: String, _ flags: Int32, _ bytes: [UInt8], place: String
  ) throws(ScenarioRunner.Refusal) {
    let file = repeated { open(path, flags | O_CLOEXEC, 0o666) }
    guard file >= 0 else { throw refusal(place, errno) }
    let code = WholeWrite.write(bytes, to: file)
    if code != 0 {
      close(file)
      throw refusal(place, code)
    }
    guard close(file) == 0 else { throw refusal(place, errno) }
  }

  private static func refusal(_ path: String, _ code: Int32) -> ScenarioRunner.Refusal {
    ScenarioRunner.Refusal(description: "cannot write \(path): \(reason(code))")
  }

  private static func unreadable(_ code: Int32) -> CaseSelection.Unreadable {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .folder
    default: .other(reason(code))
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// Makes a system call, and repeats the call if a signal interrupts it.
  private static func repeated(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
