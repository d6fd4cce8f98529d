import GridKit

/// A plain flow on a real grid and what it must look like.
struct GridGolden: Decodable, Sendable {
  /// Items, section by section.
  var counts: [Int]
  /// The rows of a `GridText`.
  var expected: [String]
  var id: String
  var layout: FlowGoldenLayout
  /// Pixels a point; 2 where nothing is said.
  var scale: CGFloat?
  /// The grid's size.
  var size: CGSize
  /// Sizes from a delegate, item by item through all sections; nil where `itemSize` counts.
  var sizes: [CGSize]?

  static var all: [GridGolden] {
    get throws { try FlowGoldens.read().flows }
  }

  var text: String { expected.joined(separator: "\n") }

  /// The delegate that sizes come from.
  @MainActor var delegate: SizeDelegate? {
    sizes.map { sizes in
      SizeDelegate { sizes[counts[..<$0.section].reduce($0.item, +)] }
    }
  }
}
