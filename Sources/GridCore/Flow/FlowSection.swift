import Foundation

/// The input of a flow for one section.
package struct FlowSection: Equatable, Sendable {
  /// The inset that `FlowInsets.effective(inset:reference:contentInset:)` returned.
  package var inset: GridEdgeInsets
  /// The exact space between two lines.
  package var lineSpacing: CGFloat
  /// The least space between two items of a line.
  ///
  /// A caller that imitates UIKit swaps `lineSpacing` and `interitemSpacing` in horizontal flows,
  /// for each section that is not uniform (`FlowItems.isUniform`).
  package var interitemSpacing: CGFloat
  /// The header's extent along the scroll axis; 0 or less means no header.
  package var headerExtent: CGFloat
  /// The footer's extent along the scroll axis; 0 or less means no footer.
  package var footerExtent: CGFloat
  package var items: FlowItems

  package init(
    items: FlowItems, inset: GridEdgeInsets = .zero, lineSpacing: CGFloat = 10,
    interitemSpacing: CGFloat = 10, headerExtent: CGFloat = 0, footerExtent: CGFloat = 0
  ) {
    self.items = items
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerExtent = headerExtent
    self.footerExtent = footerExtent
  }

  /// Whether everything but the sizes of the items is finite.
  package var hasFiniteLengths: Bool {
    inset.isFinite && lineSpacing.isFinite && interitemSpacing.isFinite && headerExtent.isFinite
      && footerExtent.isFinite
  }
}

/// An element of a section.
package enum FlowElement: Hashable, Sendable {
  case header
  case item(Int)
  case footer
}

/// The place of an item in the data model.
package struct FlowPosition: Hashable, Codable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
