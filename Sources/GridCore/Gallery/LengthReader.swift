import Foundation

/// The door of a plan: reads the lengths that it is made from, and keeps a list of what could not
/// be used as given (gallery rules 1 and 8).
///
/// With every length inside `limit`, sums and products with any count of elements stay finite.
package struct LengthReader: Sendable {
  /// The longest length that is used as given, in points: far beyond any screen, and small enough
  /// that an `Int`'s worth of them can be added.
  package static let limit: CGFloat = 1e100

  package private(set) var oddities: [GalleryOddity] = []
  private var sizelessCount = 0
  private var firstSizeless = (section: 0, item: 0)
  private var sawUnusableItem = false

  package init() {}

  /// The nearest usable length; 0 for what is infinite or not a number.
  package static func usable(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -limit), limit) : 0
  }

  /// Keeps an oddity, unless it is kept already.
  package mutating func record(_ oddity: GalleryOddity) {
    // A plan has a handful of them, so looking through all is cheap.
    if !oddities.contains(oddity) { oddities.append(oddity) }
  }

  package mutating func record(_ oddities: [GalleryOddity]) {
    for oddity in oddities { record(oddity) }
  }

  /// A length of either sign.
  package mutating func length(_ value: CGFloat, _ name: String) -> CGFloat {
    let usable = LengthReader.usable(value)
    if usable != value { record(.nonFiniteInput(name: name)) }
    return usable
  }

  /// A width or height: never below 0.
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

  /// The length of the content along the scroll axis, given where the last section ends.
  package mutating func contentLength(endingAt end: CGFloat) -> CGFloat {
    if end < 0 { record(.negativeContent(length: end)) }
    return max(0, end)
  }

  // MARK: Items

  /// A width or height of one item: never below 0, and noted once for all items.
  package mutating func itemExtent(_ value: CGFloat) -> CGFloat {
    let usable = LengthReader.usable(value)
    if usable != value { recordUnusableItem() }
    return max(0, usable)
  }

  /// Remembers that an item's length could not be used as given.
  package mutating func recordUnusableItem() {
    sawUnusableItem = true
  }

  /// Counts items that cover nothing; the first call must name the first such item.
  package mutating func recordSizeless(section: Int, item: Int, count: Int = 1) {
    guard count > 0 else { return }
    if sizelessCount == 0 { firstSizeless = (section, item) }
    sizelessCount += count
  }

  /// Adds what was counted over items; call it once, last.
  package mutating func finishItems() {
    if sawUnusableItem { record(.nonFiniteInput(name: "items")) }
    if sizelessCount > 0 {
      record(
        .sizelessItems(
          count: sizelessCount, section: firstSizeless.section, item: firstSizeless.item))
    }
  }
}
