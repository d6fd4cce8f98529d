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
    process.executableURL = try executable()
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The program lies beside the test bundle, among the products of the same build.
  private static func executable() throws -> URL {
    let places =
      [Bundle.main.executableURL, Bundle.main.bundleURL]
      + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    for place in places.compactMap(\.self) {
      var folder = place.resolvingSymlinksInPath()
      for _ in 0..<4 {
        folder.deleteLastPathComponent()
        let program = folder.appendingPathComponent("AllocationProbe")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
