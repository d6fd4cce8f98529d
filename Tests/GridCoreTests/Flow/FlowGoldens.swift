import Foundation

/// The contents of `FlowGoldens.json`: flows, and where their elements must be.
///
/// The suites of UIKit's names read the same file, into types of their own. Ids that begin with GF
/// are rows of `Docs/Fidelity.md`, where it stands how each is known. Frames are those of a display
/// of two pixels a point unless a golden has another scale.
struct FlowGoldens: Codable {
  /// Plain flows.
  var flows: [FlowGolden]
  /// Frames of logs whose set-up is plain enough. The heights of their views are not known, and
  /// make no difference to them: only plans are held to these.
  var logs: [FlowGolden]
  /// Lists of which only the first items come on screen and are measured.
  var longLists: [FlowGolden]
  /// Recordings with insets, references and sizes from a delegate.
  var recordings: [FlowRecording]
  /// Recordings with cells that size themselves.
  var selfSizing: [FlowGolden]

  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "FlowGoldens.json")

  static func read() throws -> FlowGoldens {
    try JSONDecoder().decode(FlowGoldens.self, from: Data(contentsOf: file))
  }
}
