import Foundation
import Testing

/// A run of the built tool.
struct Gridview {
  let status: Int32
  let output: String

  init(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    variables["COLUMNS"] = nil
    process.environment = variables
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// The tool lies among the products of the build that these tests are of.
  private static func executable() throws -> URL {
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath()
    for _ in 0..<5 {
      folder?.deleteLastPathComponent()
      guard let tool = folder?.appendingPathComponent("gridview") else { break }
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    }
    return try #require(nil as URL?, "gridview is not among the products of this build")
  }
}
