// Styles of the ends and corners of lines. They are stored, without effect: nothing is drawn.

/// The shape of the ends of a line.
///
/// - Note: After CoreGraphics' type, raw values included.
public enum CGLineCap: Int32, Sendable {
  /// A square end, at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// A square end, half a line width beyond the end point.
  case square = 2
}

/// The shape of the corner where two lines meet.
///
/// - Note: After CoreGraphics' type, raw values included.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A round corner, with the line width as its diameter.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
}
