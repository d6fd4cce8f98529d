#if os(Linux)
  public import Foundation
  public import Testing

  // Rectangles in failed expectations read as they do on Apple's systems.

  extension CGPoint: @retroactive CustomTestStringConvertible {
    /// The point as text for failed expectations: `(16.0, 8.0)`.
    public var testDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomTestStringConvertible {
    /// The size as text for failed expectations: `(90.0, 60.0)`.
    public var testDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomTestStringConvertible {
    /// The rectangle as text for failed expectations: `(16.0, 8.0, 90.0, 60.0)`.
    public var testDescription: String { "(\(minX), \(minY), \(width), \(height))" }
  }
#endif
