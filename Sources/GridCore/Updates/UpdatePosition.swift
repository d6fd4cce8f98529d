import Foundation

/// The position of an item or of a whole section, as a batch update names it.
///
/// A section has `NSNotFound` for its item, as in UIKit (UI-2). Items and sections sort together: a
/// section comes after all of its items.
package struct UpdatePosition: Hashable, Comparable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Makes the position of a whole section.
  package init(section: Int) {
    self.init(section: section, item: NSNotFound)
  }

  package var isSection: Bool { item == NSNotFound }

  package static func < (left: Self, right: Self) -> Bool {
    left.section != right.section ? left.section < right.section : left.item < right.item
  }

  /// The text of the index path as in UIKit's messages, with `0x0` for the address.
  var indexPathText: String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }

  /// The text of the position for the list of updates in the message of fault E-50: `item (0 - 1)`
  /// or `section (1)`.
  var listText: String {
    isSection ? "section (\(section))" : "item (\(section) - \(item))"
  }

  /// The text of the position in GridKit's own sentences: `item 1 of section 0` or `section 1`.
  var sentenceText: String {
    isSection ? "section \(section)" : "item \(item) of section \(section)"
  }
}

extension SectionCounts {
  /// Whether the counts contain the item or the section of `position`.
  func contains(_ position: UpdatePosition) -> Bool {
    position.isSection
      ? position.section >= 0 && position.section < sectionCount
      : contains(section: position.section, item: position.item)
  }
}
