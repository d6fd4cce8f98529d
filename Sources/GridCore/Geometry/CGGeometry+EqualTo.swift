import Foundation

#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  // The names Swift on Apple's systems gives to CoreGraphics' C comparisons.
  extension CGPoint {
    /// Whether both coordinates are exactly the other's.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// Whether width and height are exactly the other's.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether two rectangles cover the same area, whichever corner their size is given from.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
  }

  extension CGAffineTransform {
    /// Whether all six numbers are exactly the other's.
    public func equalTo(_ other: CGAffineTransform) -> Bool { self == other }
  }
#endif
