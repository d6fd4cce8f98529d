/// Checks of behaviour that depends on how a program was built.
public enum UIKitSemantics {
  /// Records the finding `touching-rectangles-intersect` in the current simulation if `intersects`
  /// returns true for rectangles that only touch. The result depends on how the calling module is
  /// compiled: see Docs/UIKit.md.
  ///
  /// ```swift
  /// UIKitSemantics.check { $0.intersects($1) }
  /// ```
  ///
  /// - Returns: Whether `intersects` behaves as under UIKit.
  @discardableResult
  @preconcurrency @MainActor
  public static func check(_ intersects: (CGRect, CGRect) -> Bool) -> Bool {
    let isStrict = CoreGraphicsSemantics.isStrict(intersects)
    if !isStrict { Simulation.current.record(.touchingRectanglesIntersect()) }
    return isStrict
  }
}
