// On Apple's systems, points, sizes and rectangles print as their numbers. Some libraries compare
// this text in their tests.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The text of x and y, such as `(3.0, 4.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The text of width and height, such as `(30.0, 40.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The text of origin and size, such as `(3.0, 4.0, 30.0, 40.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
