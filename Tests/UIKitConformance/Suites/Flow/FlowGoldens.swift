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

  /// A mistake in the file is told with its place by the suite of the solvers.
  static func read() throws -> FlowGoldens {
    try JSONDecoder().decode(FlowGoldens.self, from: Data(contentsOf: file))
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
