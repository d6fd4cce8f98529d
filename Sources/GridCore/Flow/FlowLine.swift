import Foundation

/// A line of a section: a row of a vertical flow, a column of a horizontal one.
package struct FlowLine: Equatable, Sendable {
  /// The items on the line, as positions within the section. Never empty.
  package var items: Range<Int>
  /// The start of the line along the scroll axis, in content points, before rounding.
  package var offset: CGFloat
  /// The extent of its thickest item.
  package var extent: CGFloat
  /// The start of the first item along the line, in content points, before rounding.
  package var start: CGFloat
  /// The space between two neighbours.
  package var gap: CGFloat
}

/// The numbers that a plan stores for one line of a mixed section.
struct FlowStoredLine: Equatable, Sendable {
  var first: Int
  var offset: CGFloat
  var extent: CGFloat
}

/// The lines that a plan stores for all sections: lines that cannot be computed from their numbers
/// alone.
struct FlowStoredLines: Equatable, Sendable {
  /// A place between the lines of two sections.
  struct Place: Equatable, Sendable {
    var mixed: Int
    var even: Int

    static let zero = Place(mixed: 0, even: 0)
  }

  /// Lines of sections whose lengths differ.
  var mixed: [FlowStoredLine] = []
  /// The starts of the lines of sections with equal lengths: an item's number tells its line, and
  /// the thickest of a line's items its extent.
  var even: [CGFloat] = []

  var count: Int { mixed.count + even.count }
  var end: Place { Place(mixed: mixed.count, even: even.count) }

  /// Drops all lines behind a place.
  mutating func cut(at place: Place) {
    mixed.removeSubrange(place.mixed...)
    even.removeSubrange(place.even...)
  }
}

/// The axis, the cross length and the pixels that all sections are solved with.
struct FlowSpace: Equatable, Sendable {
  var axis: FlowAxis
  var crossLength: CGFloat
  var grid: PixelGrid
}
