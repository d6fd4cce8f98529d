// Foundation on Linux says that rectangles that only touch intersect; CoreGraphics says that they
// do not. Redeclaring the method is ambiguous in files that import Foundation as well, so this
// module defines the function that those calls reach: an executable's symbol comes before a
// library's.
//
// In optimised builds the compiler copies Foundation's body into the caller instead of calling it,
// unless the caller is compiled with `-Xllvm -sil-inline-never-functions=CGRectV10intersects`
// (Docs/UIKit.md). `CoreGraphicsSemantics` finds out.

extension CGRect {
  /// Takes the place of `CGRect.intersects(_:)` wherever the linker is asked for it.
  ///
  /// A rectangle holds its near edges and not its far ones, as it holds points: touching edges do
  /// not count, and a rectangle without area counts inside and on a near edge. The null rectangle
  /// intersects nothing.
  @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
  public func _intersectsLikeApple(_ other: CGRect) -> Bool {
    !isNull && !other.isNull
      && CGRect.meet((minX, maxX), (other.minX, other.maxX))
      && CGRect.meet((minY, maxY), (other.minY, other.maxY))
  }

  /// Edges that are no numbers meet nothing.
  private static func meet(
    _ first: (near: CGFloat, far: CGFloat), _ second: (near: CGFloat, far: CGFloat)
  ) -> Bool {
    if first.near == second.near { return first.near < first.far || second.near < second.far }
    return first.near < second.near ? second.near < first.far : first.near < second.far
  }
}

/// Finds out whether geometry answers as on Apple's systems in the module that asks.
public enum CoreGraphicsSemantics {
  /// Whether rectangles that only touch do not count as intersecting.
  ///
  /// Write the question where it is to be answered, since it is compiled there:
  ///
  /// ```swift
  /// #expect(CoreGraphicsSemantics.isStrict { $0.intersects($1) })
  /// ```
  ///
  /// False in an optimised build without the flag that Docs/UIKit.md names, and where the linker
  /// took Foundation's function.
  public static func isStrict(_ intersects: (CGRect, CGRect) -> Bool) -> Bool {
    let first = CGRect(x: 0, y: 0, width: 1, height: 1)
    let second = CGRect(x: 1, y: 0, width: 1, height: 1)
    return !intersects(first, second)
  }
}
