import UIKit

/// The flows that other suites of the package are held to as well, and where their elements are.
///
/// They stand in one file beside the suite of the solvers, `Tests/GridCoreTests/Flow`, so a whole
/// clone has to be in reach: on a Mac, run the suites in a simulator.
struct FlowGoldens: Decodable {
  /// Plain flows.
  var flows: [FlowExample]
  /// Lists of which only the first items come on screen and are measured.
  var longLists: [SelfSizingRecording]
  /// Recordings with insets, references and sizes from a delegate.
  var recordings: [FlowRecording]
  /// Recordings with cells that size themselves.
  var selfSizing: [SelfSizingRecording]

  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "GridCoreTests/Flow/FlowGoldens.json")

  static func read() throws -> FlowGoldens {
    do {
      return try JSONDecoder().decode(FlowGoldens.self, from: Data(contentsOf: file))
    } catch {
      throw FlowGoldensError(error)
    }
  }
}

/// The properties that a golden sets on its layout; the others keep their defaults.
struct FlowGoldenLayout: Decodable, Sendable {
  enum Direction: String, Decodable, Sendable {
    case horizontal, vertical
  }

  struct Edges: Decodable, Sendable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
  }

  var footerReferenceSize: CGSize?
  var headerReferenceSize: CGSize?
  var itemSize: CGSize?
  var minimumInteritemSpacing: CGFloat?
  var minimumLineSpacing: CGFloat?
  var scrollDirection: Direction?
  var sectionInset: Edges?

  @MainActor func set(on layout: UICollectionViewFlowLayout) {
    if let footerReferenceSize { layout.footerReferenceSize = footerReferenceSize }
    if let headerReferenceSize { layout.headerReferenceSize = headerReferenceSize }
    if let itemSize { layout.itemSize = itemSize }
    if let minimumInteritemSpacing { layout.minimumInteritemSpacing = minimumInteritemSpacing }
    if let minimumLineSpacing { layout.minimumLineSpacing = minimumLineSpacing }
    if let scrollDirection {
      layout.scrollDirection = scrollDirection == .horizontal ? .horizontal : .vertical
    }
    if let inset = sectionInset {
      layout.sectionInset = UIEdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
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
