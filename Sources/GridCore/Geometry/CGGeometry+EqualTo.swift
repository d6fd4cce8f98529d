import Foundation

#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  // The Swift names, on Apple's systems, of CoreGraphics' C functions for comparison.
  extension CGPoint {
    /// Whether two points have exactly equal coordinates.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// Whether two sizes have exactly equal widths and heights.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether two rectangles cover the same area. Negative sizes are standardized first.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
  }

  extension CGAffineTransform {
    /// Whether all six numbers of two transforms are exactly equal.
    public func equalTo(_ other: CGAffineTransform) -> Bool { self == other }
  }
#endif
