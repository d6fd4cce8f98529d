import ScenarioFiles
import Foundation
import GridTesting

/// The page of `Tests/Porting`, which draws three layouts with nothing but JavaScript.
enum PortPage {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The page as one file, made by the port's own script.
  static func html() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["node", "Tests/Porting/bundle.mjs"]
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Chromium.Failure(description: "bundle.mjs ended with \(process.terminationStatus)")
    }
    return text
  }

  /// The vectors of a layout.
  static func vectors(_ layout: String) throws -> [JSONObject] {
    let file = root.appending(path: "Tests/Vectors/\(layout).json")
    let document = try JSONDocument(String(contentsOf: file, encoding: .utf8))
    return document.value.arrayValue?.compactMap(\.objectValue) ?? []
  }
}

/// Elements and where they are, in content points.
struct Placement: Equatable, CustomStringConvertible {
  var frames: [String: CGRect] = [:]

  var description: String {
    frames.sorted { $0.key < $1.key }.map { "\($0.key) \(NumberText.short($0.value))" }
      .joined(separator: "\n")
  }

  /// Rows of a name and four numbers.
  init(rows: JSONValue) {
    for row in rows.arrayValue ?? [] {
      let parts = row.arrayValue ?? []
      guard let name = parts.first?.stringValue, parts.count == 5,
        let frame = JSONValue.array(Array(parts.dropFirst())).rectValue
      else { continue }
      frames[name] = frame
    }
  }

  init(_ frames: [String: CGRect]) {
    self.frames = frames
  }

  /// A line for each element that is elsewhere, or on one side only.
  ///
  /// Browsers keep widths in 64ths of a pixel.
  func differences(from expected: Placement) -> [String] {
    Set(frames.keys).union(expected.frames.keys).sorted().compactMap { name in
      guard let wanted = expected.frames[name] else { return "\(name) is not expected" }
      guard let found = frames[name] else { return "\(name) is missing" }
      let distance = max(
        abs(found.minX - wanted.minX), abs(found.minY - wanted.minY),
        abs(found.width - wanted.width), abs(found.height - wanted.height))
      return distance < 0.05
        ? nil : "\(name): expected \(NumberText.short(wanted)), found \(NumberText.short(found))"
    }
  }
}
