import Foundation

/// A place in the data model: section and item packed into one integer.
///
/// Positions compare and hash as one number, section first. `IndexPath` is made from them only
/// where users see it.
@usableFromInline
package struct Position: Hashable, Comparable, Sendable {
  // Other modules inline members only of a type that is `@usableFromInline`: of one that is merely
  // `package` even a shift is a call, and there are several for each element of a frame.
  @usableFromInline package let raw: Int

  // Computed: a stored one is asked each time whether it is made already, in other modules at
  // least, and every attributes object begins with one (scenario `random-queries` of the
  // benchmark).

  /// Item number of a path that names a whole section: an index path of length one.
  @inlinable package static var wholeSection: Int { 0xFFFF_FFFF }
  /// Item number of the path (0, `Int.max`): what belongs to no section but to the whole layout.
  @inlinable package static var wholeLayoutItem: Int { 0xFFFF_FFFE }
  /// The position of that path.
  @inlinable package static var wholeLayout: Position { Position(0, wholeLayoutItem) }
  /// The position given to an index path that fits no position.
  @inlinable package static var invalid: Position { Position(raw: -1) }
  /// Largest section or item number that a position holds.
  @inlinable package static var limit: Int { 0x7FFF_FFFF }
  /// The largest number of sections that a grid loads: each of them is a question to the data
  /// source and a solved part of a layout, so that a million take seconds, and the numbers that a
  /// position holds an hour.
  package static let mostSections = 1_000_000

  @inlinable
  package init(raw: Int) {
    self.raw = raw
  }

  /// Makes the position of an item in a section. Both numbers must be in 0 … `limit`; the item may
  /// be `wholeSection` or, in section 0, `wholeLayoutItem`.
  @inlinable
  package init(_ section: Int, _ item: Int) {
    raw = section << 32 | item
  }

  @inlinable package var section: Int { raw >> 32 }
  @inlinable package var item: Int { raw & 0xFFFF_FFFF }

  // Written out: what the compiler makes is not inlined in other modules.
  @inlinable
  package static func == (a: Position, b: Position) -> Bool { a.raw == b.raw }

  @inlinable
  package static func < (a: Position, b: Position) -> Bool { a.raw < b.raw }
}

extension Position {
  /// The position of a path of length two, or of a section's path of length one.
  package init(_ path: IndexPath) {
    let count = path.count
    guard count == 1 || count == 2 else {
      self = .invalid
      return
    }
    let section = path[0]
    let item = count == 2 ? path[1] : 0
    if section == 0, item == Int.max {
      self = .wholeLayout
      return
    }
    guard Position.holds(section), Position.holds(item) else {
      self = .invalid
      return
    }
    self.init(section, count == 2 ? item : Position.wholeSection)
  }

  private static func holds(_ number: Int) -> Bool { number >= 0 && number <= limit }

  /// The path, of length one for a whole section.
  package var indexPath: IndexPath {
    if item >= Position.wholeLayoutItem { return rareIndexPath }
    // Without an array in between.
    return IndexPath(index: section).appending(item)
  }

  /// The path of what is no item of a section. By itself: in the way of the others it costs them a
  /// twelfth (scenario `sized-flow` of the benchmark).
  @inline(never)
  private var rareIndexPath: IndexPath {
    let path = IndexPath(index: section)
    return item == Position.wholeSection ? path : path.appending(Int.max)
  }
}
