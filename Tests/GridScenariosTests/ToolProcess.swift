import TestPrograms
import Foundation
import Testing

/// A run of the built `gridview`, or of another program of the package.
struct ToolProcess {
  let status: Int32
  /// True when the process ended by a signal.
  let isKilled: Bool
  let output: String
  let errors: String

  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  var errorLines: [String] {
    errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Runs the tool and waits for its end.
  ///
  /// - Parameters:
  ///   - program: The name of the executable.
  ///   - input: What the standard input holds.
  ///   - environment: Variables to add or replace.
  init(
    _ arguments: String..., program: String = "gridview", input: String = "",
    environment: [String: String] = [:],
    in folder: URL? = nil
  ) throws {
    try self.init(
      executable: BuildProduct.url(program), arguments, input: input, environment: environment,
      in: folder)
  }

  /// Runs a line of the shell, in which `$GRIDVIEW` is the tool, `$GRIDBENCH` and `$GRIDFUZZ` its
  /// sister programs.
  init(shell line: String, environment: [String: String] = [:], in folder: URL? = nil) throws {
    let variables = try [
      "GRIDVIEW": ToolProcess.executable().path, "GRIDBENCH": BuildProduct.url("gridbench").path,
      "GRIDFUZZ": BuildProduct.url("gridfuzz").path,
    ]
    .merging(environment) { _, new in new }
    try self.init(
      executable: URL(fileURLWithPath: "/bin/sh"), ["-c", line], input: "",
      environment: variables, in: folder)
  }

  private init(
    executable: URL, _ arguments: [String], input: String, environment: [String: String],
    in folder: URL?
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS"] { variables[name] = nil }
    process.environment = variables.merging(environment) { _, new in new }
    if let folder { process.currentDirectoryURL = folder }
    // Files, not pipes: nothing has to be read while the tool writes.
    let files = try TemporaryFolder()
    let paths = ["in", "out", "err"].map { files.url.appendingPathComponent($0) }
    try Data(input.utf8).write(to: paths[0])
    for path in paths.dropFirst() { try Data().write(to: path) }
    let handles = [
      try FileHandle(forReadingFrom: paths[0]), try FileHandle(forWritingTo: paths[1]),
      try FileHandle(forWritingTo: paths[2]),
    ]
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try process.run()
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    status = process.terminationStatus
    isKilled = process.terminationReason == .uncaughtSignal
    output = String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: paths[2]), as: UTF8.self)
  }

  static func executable() throws -> URL { try BuildProduct.url("gridview") }
}

/// The tool, or another program of the package, while it runs.
final class RunningTool {
  let process = Process()
  private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
  private var buffer = Data()

  init(_ arguments: [String], of program: String = "gridview", temporary: URL? = nil) throws {
    process.executableURL = try BuildProduct.url(program)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    if let temporary { environment["TMPDIR"] = temporary.path }
    process.environment = environment
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
  }

  /// Writes a line and waits for the answer; an empty one where the tool has ended.
  func ask(_ line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return "" }
      buffer += more
    }
  }

  /// Reads until the tool has written a text as a complaint; that it ends before is a failure.
  func waitForError(_ text: String) throws {
    var read = ""
    while !read.contains(text) {
      let part = errors.fileHandleForReading.availableData
      try #require(!part.isEmpty, "\(read)")
      read += String(decoding: part, as: UTF8.self)
    }
  }

  func end(with signal: Int32) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
  }
}

/// A folder that is there as long as this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridview-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it, with this text.
  func file(_ name: String, _ text: String) throws -> String {
    let path = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: path)
    return path.path
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
