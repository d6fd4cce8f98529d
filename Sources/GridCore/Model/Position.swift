import Foundation

/// A place in the data model: section and item packed into one integer.
///
/// Positions compare and hash as one number, section first. An `IndexPath` is made from a position
/// only where users of the package see the index path.
@usableFromInline
package struct Position: Hashable, Comparable, Sendable {
  // Other modules can inline the members of a `@usableFromInline` type only. In a type that is
  // merely `package` even a shift is a call, and each element of a frame needs several.
  @usableFromInline package let raw: Int

  // Computed, not stored: each read of a stored static checks whether it is initialized, in other
  // modules at least, and every attributes object begins with a position (scenario `random-queries`
  // of the benchmark).

  /// The item number of an index path of length one, which names a whole section.
  @inlinable package static var wholeSection: Int { 0xFFFF_FFFF }
  /// The item number of the index path (0, `Int.max`). Elements of the whole layout have this path,
  /// because they belong to no section.
  @inlinable package static var wholeLayoutItem: Int { 0xFFFF_FFFE }
  /// The position of the index path (0, `Int.max`).
  @inlinable package static var wholeLayout: Position { Position(0, wholeLayoutItem) }
  /// The position of an index path that does not fit into a position.
  @inlinable package static var invalid: Position { Position(raw: -1) }
  /// Largest section or item number that a position holds.
  @inlinable package static var limit: Int { 0x7FFF_FFFF }
  /// The largest number of sections that a grid loads. Each section costs a call of the data source
  /// and some work of the layout. A million sections take seconds, but as many sections as a
  /// position can number would take an hour.
  package static let mostSections = 1_000_000

  @inlinable
  package init(raw: Int) {
    self.raw = raw
  }

  /// Makes the position of an item in a section. Both numbers must be in 0 … `limit`. The item may
  /// also be `wholeSection` or, in section 0, `wholeLayoutItem`.
  @inlinable
  package init(_ section: Int, _ item: Int) {
    raw = section << 32 | item
  }

  @inlinable package var section: Int { raw >> 32 }
  @inlinable package var item: Int { raw & 0xFFFF_FFFF }

  // Written out: the operator that the compiler makes is not inlined in other modules.
  @inlinable
  package static func == (a: Position, b: Position) -> Bool { a.raw == b.raw }

  @inlinable
  package static func < (a: Position, b: Position) -> Bool { a.raw < b.raw }
}

extension Position {
  /// Makes the position of an index path with two numbers, or with one number for a whole section.
  /// A path that no position can hold gives `invalid`.
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

  /// The index path of the position. For a whole section the path has only one index.
  package var indexPath: IndexPath {
    if item >= Position.wholeLayoutItem { return rareIndexPath }
    // Built without an array in between.
    return IndexPath(index: section).appending(item)
  }

  /// The index path of a whole section or of the whole layout. It is never inlined, because
  /// inlining would make the creation of ordinary index paths slower by a twelfth (scenario
  /// `sized-flow` of the benchmark).
  @inline(never)
  private var rareIndexPath: IndexPath {
    let path = IndexPath(index: section)
    return item == Position.wholeSection ? path : path.appending(Int.max)
  }
}
