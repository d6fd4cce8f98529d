import Testing
import UIKit

/// A recording of UIKit's flow layout with cells that size themselves: the sizes are
/// what the cells asked for.
struct SelfSizingRecording: Decodable, CustomTestStringConvertible, Sendable {
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
  /// The rows of `Frames`.
  var expected: [String]
  var id: String
  var layout: FlowGoldenLayout
  /// The view's size.
  var size: CGSize
  /// Sizes asked for, item by item through all sections; items without one ask for nothing.
  var sizes: [CGSize]
  var tops: [Top]?

  static var all: [SelfSizingRecording] {
    get throws { try FlowGoldens.read().selfSizing }
  }

  /// GF-31, GF-32: the items from the ninth on never come on screen.
  static func longList(_ id: String) throws -> SelfSizingRecording {
    try #require(FlowGoldens.read().longLists.first { $0.id == id })
  }

  var testDescription: String { id }
  var text: String { expected.joined(separator: "\n") }

  /// A view with cells that ask for the recorded sizes.
  @MainActor func stage(estimate: CGSize?) -> Stage<UICollectionViewFlowLayout> {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = estimate ?? UICollectionViewFlowLayout.automaticSize
    layout.set(on: flow)
    let stage = Stage(flow, counts: counts, width: size.width, height: size.height)
    guard !sizes.isEmpty else {
      stage.view.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
      return stage
    }
    stage.view.register(SizedCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    let starts = counts.indices.map { counts[..<$0].reduce(0, +) }
    stage.source.configure = { cell, path in
      let index = starts[path.section] + path.item
      (cell as? SizedCell)?.size = sizes.indices.contains(index) ? sizes[index] : nil
    }
    return stage
  }

  @MainActor var delegate: FlowDelegate? {
    guard let delegateSize else { return nil }
    let delegate = FlowDelegate()
    delegate.size = { _ in delegateSize }
    return delegate
  }
}

/// A cell that asks for a size; nil for the one that it is given.
class SizedCell: RecordingCell {
  var size: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let asked = Words.text(layoutAttributes.size)
    if let size { layoutAttributes.size = size }
    recorder?.note(
      .cell,
      "preferred \(Words.text(layoutAttributes.indexPath)): \(asked) to "
        + Words.text(layoutAttributes.size))
    return layoutAttributes
  }
}
