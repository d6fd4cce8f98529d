import Foundation

/// A reader of the lengths from which a plan is made. It records each input that could not be used
/// as given (gallery rules 1 and 8).
///
/// If every length is within `limit`, sums and products with any count of elements stay finite.
package struct LengthReader: Sendable {
  /// The longest length that is used as given, in points. It is far larger than any screen, and the
  /// sum of `Int.max` such lengths is still finite.
  package static let limit: CGFloat = 1e100

  package private(set) var oddities: [GalleryOddity] = []
  private var sizelessCount = 0
  private var firstSizeless = (section: 0, item: 0)
  private var sawUnusableItem = false

  package init() {}

  /// Returns the nearest usable length; 0 for a value that is infinite or not a number.
  package static func usable(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -limit), limit) : 0
  }

  /// Records an oddity, unless it is recorded already.
  package mutating func record(_ oddity: GalleryOddity) {
    // A plan has only a few oddities, so a linear search is cheap.
    if !oddities.contains(oddity) { oddities.append(oddity) }
  }

  package mutating func record(_ oddities: [GalleryOddity]) {
    for oddity in oddities { record(oddity) }
  }

  /// Returns the nearest usable length, which may be negative.
  package mutating func length(_ value: CGFloat, _ name: String) -> CGFloat {
    let usable = LengthReader.usable(value)
    if usable != value { record(.nonFiniteInput(name: name)) }
    return usable
  }

  /// Returns a usable width or height, never below 0.
  package mutating func extent(_ value: CGFloat, _ name: String) -> CGFloat {
    let usable = length(value, name)
    if usable < 0 { record(.clampedExtent(name: name, value: usable)) }
    return max(0, usable)
  }

  package mutating func size(_ value: CGSize, _ name: String) -> CGSize {
    CGSize(
      width: extent(value.width, name + ".width"), height: extent(value.height, name + ".height"))
  }

  package mutating func insets(_ value: GridEdgeInsets, _ name: String) -> GridEdgeInsets {
    GridEdgeInsets(
      top: length(value.top, name + ".top"), left: length(value.left, name + ".left"),
      bottom: length(value.bottom, name + ".bottom"), right: length(value.right, name + ".right"))
  }

  /// Returns the length of the content along the scroll axis, for a given end of the last section.
  package mutating func contentLength(endingAt end: CGFloat) -> CGFloat {
    if end < 0 { record(.negativeContent(length: end)) }
    return max(0, end)
  }

  // MARK: Items

  /// Returns a usable width or height of one item, never below 0. An unusable value is recorded
  /// once for all items.
  package mutating func itemExtent(_ value: CGFloat) -> CGFloat {
    let usable = LengthReader.usable(value)
    if usable != value { recordUnusableItem() }
    return max(0, usable)
  }

  /// Remembers that an item's length could not be used as given.
  package mutating func recordUnusableItem() {
    sawUnusableItem = true
  }

  /// Counts items without width or height. The first call must name the first of these items.
  package mutating func recordSizeless(section: Int, item: Int, count: Int = 1) {
    guard count > 0 else { return }
    if sizelessCount == 0 { firstSizeless = (section, item) }
    sizelessCount += count
  }

  /// Records the oddities that were counted over all items. Call this method once, at the end.
  package mutating func finishItems() {
    if sawUnusableItem { record(.nonFiniteInput(name: "items")) }
    if sizelessCount > 0 {
      record(
        .sizelessItems(
          count: sizelessCount, section: firstSizeless.section, item: firstSizeless.item))
    }
  }
}
