/// Finds out whether a program answers as under UIKit where that depends on how it was built.
public enum UIKitSemantics {
  /// Records `touching-rectangles-intersect` in the current simulation if the question, as compiled
  /// into the calling module, counts rectangles that only touch. See Docs/UIKit.md.
  ///
  /// ```swift
  /// UIKitSemantics.check { $0.intersects($1) }
  /// ```
  ///
  /// - Returns: Whether everything is as under UIKit.
  @discardableResult
  @preconcurrency @MainActor
  public static func check(_ intersects: (CGRect, CGRect) -> Bool) -> Bool {
    let isStrict = CoreGraphicsSemantics.isStrict(intersects)
    if !isStrict { Simulation.current.record(.touchingRectanglesIntersect()) }
    return isStrict
  }
}
