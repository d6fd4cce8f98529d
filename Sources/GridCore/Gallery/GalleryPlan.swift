import Foundation

/// A plan of a gallery layout: the places of all elements of a grid.
///
/// Frames are in content points, unrounded. Whatever the input, no number that leaves a
/// plan is infinite or not a number.
package protocol GalleryPlan: Equatable, Sendable {
  /// Size of the content, in points; never negative.
  var contentSize: CGSize { get }

  /// Oddities of the input: each thing that had to be clamped, replaced or refused, once.
  var oddities: [GalleryOddity] { get }

  var sectionCount: Int { get }

  /// Items the plan was made for, also where a refused plan places none of them.
  ///
  /// - Returns: 0 for a section that does not exist.
  func itemCount(inSection section: Int) -> Int

  /// Returns nil for an item that does not exist.
  func frame(section: Int, item: Int) -> CGRect?

  /// Returns nil for a header of no length, or when the layout makes none.
  func headerFrame(section: Int) -> CGRect?

  /// Returns nil for a footer of no length, or when the layout makes none.
  func footerFrame(section: Int) -> CGRect?

  /// Visits every element that overlaps a region, once.
  ///
  /// The order is: per section the header, the items ascending, the footer. An element that
  /// only touches the region's edge is left out. The region may be empty, infinite or null.
  ///
  /// - Returns: How many comparisons it took to find them.
  @discardableResult
  func forEachElement(in rect: CGRect, _ visit: (GalleryElement) -> Void) -> Int

  /// The elements that `forEachElement(in:_:)` visits, behind those in a list: for callers on an
  /// actor, whose closures would ask for each element where they are.
  func appendElements(in rect: CGRect, to elements: inout [GalleryElement])
}

extension GalleryPlan {
  package func headerFrame(section: Int) -> CGRect? { nil }
  package func footerFrame(section: Int) -> CGRect? { nil }

  package func appendElements(in rect: CGRect, to elements: inout [GalleryElement]) {
    forEachElement(in: rect) { elements.append($0) }
  }
}

/// A header, item or footer in its place.
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
