import GridKit
import Testing

/// A recording of UIKit's flow layout with cells that size themselves: the sizes
/// are what the cells asked for.
struct SelfSizingGolden: Decodable, Sendable {
  /// Where an item of a long list begins.
  struct Top: Decodable, Sendable {
    var item: Int
    var y: CGFloat
  }

  /// Items, section by section.
  var counts: [Int]
  /// The size that a delegate answers for every item.
  var delegateSize: CGSize?
  /// Estimates with the same result; nil is the layout's automatic size.
  var estimates: [CGSize?]
  /// The rows of a `GridText`.
  var expected: [String]
  var id: String
  var layout: FlowGoldenLayout
  /// How many items are measured when everything has come to rest.
  var measured: Int?
  /// The grid's size.
  var size: CGSize
  /// Sizes asked for, item by item through all sections; items without one ask for nothing.
  var sizes: [CGSize]
  var tops: [Top]?

  static var all: [SelfSizingGolden] {
    get throws { try FlowGoldens.read().selfSizing }
  }

  /// GF-31, GF-32: the items from the ninth on never come on screen.
  static func longList(_ id: String) throws -> SelfSizingGolden {
    try #require(FlowGoldens.read().longLists.first { $0.id == id })
  }

  var text: String { expected.joined(separator: "\n") }

  @MainActor var gridEstimates: [CGSize] {
    estimates.map { $0 ?? GridViewFlowLayout.automaticSize }
  }
}
