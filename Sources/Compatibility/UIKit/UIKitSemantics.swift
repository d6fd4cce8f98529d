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
    if !isStrict {
      Simulation.current.record(
        LayoutFinding(
          code: "touching-rectangles-intersect", severity: .warning,
          message: "CGRect.intersects says that rectangles which only touch intersect: this module "
            + "was optimised without the flag that keeps it from copying Foundation's answer. "
            + "Build it with -Xllvm -sil-inline-never-functions=CGRectV10intersects."))
    }
    return isStrict
  }
}
