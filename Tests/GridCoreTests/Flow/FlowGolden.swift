import Foundation
import GridCore

/// A flow and what it must look like.
///
/// All that the file says of a flow is named here, and what a plan has no use for, too: a test
/// compares the two, so that no misspelt key goes unnoticed.
struct FlowGolden: Codable, Sendable {
  /// The properties that are set on the layout; the others keep their defaults.
  struct Layout: Codable, Sendable {
    var footerReferenceSize: CGSize?
    var headerReferenceSize: CGSize?
    var itemSize: CGSize?
    var minimumInteritemSpacing: CGFloat?
    var minimumLineSpacing: CGFloat?
    var scrollDirection: FlowAxis?
    var sectionInset: GridEdgeInsets?
  }

  /// Where an item of a long list begins.
  struct Top: Codable, Sendable {
    var item: Int
    var y: CGFloat
  }

  /// Items, section by section.
  var counts: [Int]
  /// The size that a delegate answers for every item, beside cells that ask for sizes.
  var delegateSize: CGSize?
  /// Estimates with the same result; null is the layout's automatic size.
  var estimates: [CGSize?]?
  /// The rows of a `FlowText`.
  var expected: [String]
  /// The rows of a `FlowText` for a display of two pixels a point, where `expected` is for another
  /// one.
  var expectedAtScale2: [String]?
  var id: String
  var layout: Layout
  /// How many items are measured when everything has come to rest.
  var measured: Int?
  /// Pixels a point; 2 where nothing is said.
  var scale: CGFloat?
  /// The view's size.
  var size: CGSize
  /// Sizes from a delegate or, with estimates, those that cells ask for: item by item through all
  /// sections. Cells without one ask for nothing.
  var sizes: [CGSize]?
  var tops: [Top]?
}

extension FlowGolden {
  /// All that a plan of whole sections can be held to.
  static var all: [FlowGolden] {
    get throws {
      let goldens = try FlowGoldens.read()
      // Sizes that cells ask for replace those of a delegate: to a plan, the same flow once more.
      return goldens.flows + goldens.logs + goldens.selfSizing.filter { $0.delegateSize == nil }
    }
  }

  /// Whether sizes are those that cells ask for.
  var areEstimated: Bool { estimates != nil }
  var text: String { expected.joined(separator: "\n") }
  var axis: FlowAxis { layout.scrollDirection ?? .vertical }
  var crossLength: CGFloat { axis.length(of: size) }
  var grid: PixelGrid { PixelGrid(scale: scale ?? 2) }

  var sections: [FlowSection] {
    counts.indices.map { section in
      FlowSection(
        items: items(ofSection: section), inset: layout.sectionInset ?? .zero,
        lineSpacing: layout.minimumLineSpacing ?? 10,
        interitemSpacing: layout.minimumInteritemSpacing ?? 10,
        headerExtent: axis.extent(of: layout.headerReferenceSize ?? .zero),
        footerExtent: axis.extent(of: layout.footerReferenceSize ?? .zero))
    }
  }

  private func items(ofSection section: Int) -> FlowItems {
    let count = counts[section]
    guard let sizes, !sizes.isEmpty else {
      // Cells that ask for nothing keep their estimate.
      let estimate = estimates?.compactMap(\.self).first
      let size = layout.itemSize ?? estimate ?? CGSize(width: 50, height: 50)
      return .uniform(count: count, size: size)
    }
    let start = counts[..<section].reduce(0, +)
    let own = Array(sizes.dropFirst(start).prefix(count))
    guard areEstimated else { return .sizes(own) }
    return .estimated(
      FlowEstimates(.each(FlowSizeSlice(own)), measured: SparseSizes(count: own.count), along: axis)
    )
  }
}
