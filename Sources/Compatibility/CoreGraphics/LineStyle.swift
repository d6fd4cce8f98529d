// How lines would end and meet; kept only.

/// The look that the ends of a line would have.
///
/// - Note: After CoreGraphics' type, raw values included.
public enum CGLineCap: Int32, Sendable {
  /// Square, at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Square, half a line's width beyond the end point.
  case square = 2
}

/// The look of the corner where two lines would meet.
///
/// - Note: After CoreGraphics' type, raw values included.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A corner as round as the line is wide.
  case round = 1
  /// A corner cut off.
  case bevel = 2
}
