import Foundation
import TestPrograms
import Testing

/// A run of the built tool.
struct Gridview {
  let status: Int32
  let output: String

  init(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = try BuildProduct.url("gridview")
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
}
