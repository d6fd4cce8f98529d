import Foundation

/// A line of a section: a row of a vertical flow or a column of a horizontal flow.
package struct FlowLine: Equatable, Sendable {
  /// The items on the line, as positions within the section. The range is never empty.
  package var items: Range<Int>
  /// The start of the line along the scroll axis, in content points, before rounding.
  package var offset: CGFloat
  /// The extent of the line's thickest item.
  package var extent: CGFloat
  /// The start of the first item along the line, in content points, before rounding.
  package var start: CGFloat
  /// The space between two consecutive items.
  package var gap: CGFloat
}

/// The numbers that a plan stores for one line of a section with the pattern `.mixed`.
struct FlowStoredLine: Equatable, Sendable {
  var first: Int
  var offset: CGFloat
  var extent: CGFloat
}

/// The lines that a plan stores for all sections. A line is stored if it cannot be computed from
/// its number alone.
struct FlowStoredLines: Equatable, Sendable {
  /// A place in both lists of lines. There the lines of one section end, and the lines of the next
  /// section begin.
  struct Place: Equatable, Sendable {
    var mixed: Int
    var even: Int

    static let zero = Place(mixed: 0, even: 0)
  }

  /// The lines of sections with the pattern `.mixed`.
  var mixed: [FlowStoredLine] = []
  /// The starts of the lines of sections with the pattern `.columns`. Nothing more is stored,
  /// because the line of an item follows from the item's number, and a line is as thick as its
  /// thickest item.
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
