import Foundation

/// A plan of a gallery layout: the places of all elements of a grid.
///
/// Frames are in content points, unrounded. Whatever the input, all numbers that a plan returns are
/// finite.
package protocol GalleryPlan: Equatable, Sendable {
  /// Size of the content, in points; never negative.
  var contentSize: CGSize { get }

  /// The input values that had to be clamped, replaced or refused, each listed once.
  var oddities: [GalleryOddity] { get }

  var sectionCount: Int { get }

  /// Returns the number of items that was given for a section. The plan places none of these items
  /// if its input was refused.
  ///
  /// - Returns: The number of items; 0 for a section that does not exist.
  func itemCount(inSection section: Int) -> Int

  /// Returns the frame of an item; nil if the item does not exist.
  func frame(section: Int, item: Int) -> CGRect?

  /// Returns the frame of a section's header; nil if the header has no length or the layout makes
  /// no headers.
  func headerFrame(section: Int) -> CGRect?

  /// Returns the frame of a section's footer; nil if the footer has no length or the layout makes
  /// no footers.
  func footerFrame(section: Int) -> CGRect?

  /// Appends every element that overlaps a region to a list, once.
  ///
  /// The elements come section by section: the header, the items in ascending order, then the
  /// footer. An element that only touches the region's edge is left out. The region may be empty,
  /// infinite or null.
  ///
  /// - Returns: The number of comparisons of the search.
  @discardableResult
  func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) -> Int
}

extension GalleryPlan {
  package func headerFrame(section: Int) -> CGRect? { nil }
  package func footerFrame(section: Int) -> CGRect? { nil }
}

/// A header, item or footer with its frame.
package struct GalleryElement: Equatable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case header, item, footer
  }

  package var kind: Kind
  package var section: Int
  /// Position within the section; 0 for headers and footers.
  package var item: Int
  package var frame: CGRect

  package init(_ kind: Kind, section: Int, item: Int = 0, frame: CGRect) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
  }
}
