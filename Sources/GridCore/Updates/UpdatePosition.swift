import Foundation

/// A place that an update names: an item, or a whole section.
///
/// A section is written as UIKit writes it, with `NSNotFound` for the item (UI-2), so that
/// both kinds sort together: a section comes after all of its items.
package struct UpdatePosition: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// The whole section.
  package init(section: Int) {
    self.init(section: section, item: NSNotFound)
  }

  package var isSection: Bool { item == NSNotFound }

  package static func < (left: Self, right: Self) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }

  /// The position as an index path inside UIKit's messages, without an address.
  var indexPathText: String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }

  /// The position as the block of E-50 lists it: `item (0 - 1)` or `section (1)`.
  var listText: String {
    isSection ? "section (\(section))" : "item (\(section) - \(item))"
  }

  /// The position in a sentence of ours: `item 1 of section 0` or `section 1`.
  var sentenceText: String {
    isSection ? "section \(section)" : "item \(item) of section \(section)"
  }
}

extension SectionCounts {
  /// Whether the model has the item, or the section if the position names one.
  func contains(_ position: UpdatePosition) -> Bool {
    position.isSection
      ? position.section >= 0 && position.section < sectionCount
      : contains(section: position.section, item: position.item)
  }
}
