import GridKit

/// The goldens of `Tests/GridCoreTests/Flow` that this suite reads.
///
/// `FlowGoldens` there says more about the file; a test there sees that nothing in it goes unread.
struct FlowGoldens: Decodable {
  /// Plain flows.
  var flows: [GridGolden]
  /// Lists of which only the first items come on screen and are measured.
  var longLists: [SelfSizingGolden]
  /// Recordings with insets, references and sizes from a delegate.
  var recordings: [GridRecording]
  /// Recordings with cells that size themselves.
  var selfSizing: [SelfSizingGolden]

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
  var footerReferenceSize: CGSize?
  var headerReferenceSize: CGSize?
  var itemSize: CGSize?
  var minimumInteritemSpacing: CGFloat?
  var minimumLineSpacing: CGFloat?
  var scrollDirection: FlowAxis?
  var sectionInset: GridEdgeInsets?

  @MainActor func set(on layout: GridViewFlowLayout) {
    if let footerReferenceSize { layout.footerReferenceSize = footerReferenceSize }
    if let headerReferenceSize { layout.headerReferenceSize = headerReferenceSize }
    if let itemSize { layout.itemSize = itemSize }
    if let minimumInteritemSpacing { layout.minimumInteritemSpacing = minimumInteritemSpacing }
    if let minimumLineSpacing { layout.minimumLineSpacing = minimumLineSpacing }
    if let scrollDirection {
      layout.scrollDirection = scrollDirection == .horizontal ? .horizontal : .vertical
    }
    if let sectionInset { layout.sectionInset = sectionInset }
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
