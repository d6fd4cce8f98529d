import Foundation

/// One line of a section: a row of a vertical flow, a column of a horizontal one.
package struct FlowLine: Equatable, Sendable {
  /// The items on the line, as positions within the section. Never empty.
  package var items: Range<Int>
  /// Where the line starts along the scroll axis, in content points, before rounding.
  package var offset: CGFloat
  /// The extent of its thickest item.
  package var extent: CGFloat
  /// Where the first item starts along the line, in content points, before rounding.
  package var start: CGFloat
  /// The space between two neighbours.
  package var gap: CGFloat
}

/// What a plan keeps of a line that cannot be computed from its number alone.
struct FlowStoredLine: Equatable, Sendable {
  var first: Int
  var offset: CGFloat
  var extent: CGFloat
}

/// What the solving of all sections works with.
struct FlowSpace: Equatable, Sendable {
  var axis: FlowAxis
  var crossLength: CGFloat
  var grid: PixelGrid
}
