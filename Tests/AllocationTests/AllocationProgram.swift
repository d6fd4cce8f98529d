import TestPrograms
import Foundation
import Testing

/// The program that counts what is asked of the heap.
enum AllocationProgram {
  static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Its lines.
  static func output(_ arguments: [String] = []) throws -> [String] {
    let process = Process()
    process.executableURL = try BuildProduct.url("AllocationProbe")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
