// On Apple's systems these types print as their numbers; libraries compare that text in tests.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The text of both numbers: `(3.0, 4.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height: `(30.0, 40.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size in one list: `(3.0, 4.0, 30.0, 40.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
