import Foundation

/// The contents of `FlowGoldens.json`: flows, and where their elements must be.
///
/// The suites of GridKit and of UIKit's names read the same file, into types of their own. Ids that
/// begin with GF are rows of `Docs/Fidelity.md`, where it stands how each is known. Frames are
/// those of a display of two pixels a point unless a golden has another scale.
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
    do {
      return try JSONDecoder().decode(FlowGoldens.self, from: Data(contentsOf: file))
    } catch {
      throw FlowGoldensError(error)
    }
  }
}

/// Why the goldens could not be read: the place in the file, and what is wrong there.
struct FlowGoldensError: Error, CustomStringConvertible {
  var description: String

  init(_ error: any Error) {
    let reason =
      switch error as? DecodingError {
      case .keyNotFound(let key, let context):
        "\(Self.place(context.codingPath + [key])): expected a value, found nothing"
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        "\(Self.place(context.codingPath)): \(context.debugDescription)"
      default:
        "\(error)"
      }
    description = "\(FlowGoldens.file.path): \(reason)"
  }

  /// A place as `flows[2].layout.itemSize`.
  private static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
    return place.isEmpty ? "the whole" : place
  }
}
