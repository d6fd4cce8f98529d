// On Linux, Foundation says that rectangles that only touch intersect; CoreGraphics says that they
// do not. A second declaration of the method is ambiguous in files that import Foundation too. So
// this module defines a function under the symbol of Foundation's method: the linker prefers a
// symbol of the executable to one of a library.
//
// In optimised builds the compiler copies Foundation's body into the caller, so the symbol is not
// used. The flag `-Xllvm -sil-inline-never-functions=CGRectV10intersects` of the calling module
// prevents this (Docs/UIKit.md). `CoreGraphicsSemantics` checks which function a module uses.

extension CGRect {
  /// Replaces `CGRect.intersects(_:)` at link time.
  ///
  /// A rectangle contains its left and top edges, but not its right and bottom edges. So rectangles
  /// that only touch do not intersect. A rectangle without area intersects `other` if it lies
  /// inside `other`, or on the left or top edge of `other`. The null rectangle intersects nothing.
  @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
  public func _intersectsLikeApple(_ other: CGRect) -> Bool {
    !isNull && !other.isNull
      && CGRect.meet((minX, maxX), (other.minX, other.maxX))
      && CGRect.meet((minY, maxY), (other.minY, other.maxY))
  }

  /// Whether two ranges overlap. A range with NaN at both ends overlaps nothing.
  private static func meet(
    _ first: (near: CGFloat, far: CGFloat), _ second: (near: CGFloat, far: CGFloat)
  ) -> Bool {
    if first.near == second.near { return first.near < first.far || second.near < second.far }
    return first.near < second.near ? second.near < first.far : first.near < second.far
  }
}

/// Checks whether rectangles in the calling module behave as on Apple's systems.
public enum CoreGraphicsSemantics {
  /// Whether `intersects` returns false for two rectangles that only touch, as on Apple's systems.
  ///
  /// Write the closure in the module that you check, because the result depends on how that module
  /// is compiled:
  ///
  /// ```swift
  /// #expect(CoreGraphicsSemantics.isStrict { $0.intersects($1) })
  /// ```
  ///
  /// The result is false in an optimised build without the compiler flag from Docs/UIKit.md, or if
  /// the linker chose Foundation's function.
  public static func isStrict(_ intersects: (CGRect, CGRect) -> Bool) -> Bool {
    let first = CGRect(x: 0, y: 0, width: 1, height: 1)
    let second = CGRect(x: 1, y: 0, width: 1, height: 1)
    return !intersects(first, second)
  }
}
