import Testing
import UIKit

/// A plain flow and what it must look like.
struct FlowExample: Decodable, CustomTestStringConvertible, Sendable {
  /// Items, section by section.
  var counts: [Int]
  /// The rows of `Frames`.
  var expected: [String]
  /// The expected rows for a display of two pixels a point, where `expected` is for another one.
  var expectedAtScale2: [String]?
  var id: String
  var layout: FlowGoldenLayout
  /// The view's size.
  var size: CGSize
  /// Sizes from a delegate, item by item through all sections; nil where `itemSize` counts.
  var sizes: [CGSize]?

  static var all: [FlowExample] {
    get throws { try FlowGoldens.read().flows }
  }

  var testDescription: String { id }
  var text: String { (expectedAtScale2 ?? expected).joined(separator: "\n") }

  /// The delegate that sizes come from.
  @MainActor var delegate: FlowDelegate? {
    guard let sizes else { return nil }
    let delegate = FlowDelegate()
    delegate.size = { sizes[counts[..<$0.section].reduce($0.item, +)] }
    return delegate
  }
}
