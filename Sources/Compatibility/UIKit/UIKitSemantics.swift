/// Finds out whether the program answers as under UIKit where that depends on how it was built.
public enum UIKitSemantics {
  /// Records `touching-rectangles-intersect` in the current simulation if `CGRect.intersects(_:)`, as
  /// compiled into the calling module, counts rectangles that only touch. See Docs/UIKit.md.
  ///
  /// - Returns: Whether everything is as under UIKit.
  @discardableResult
  @_alwaysEmitIntoClient
  @preconcurrency @MainActor
  public static func check() -> Bool {
    let isStrict = CoreGraphicsSemantics.intersectsIsStrict
    if !isStrict { _noteTouchingRectangles() }
    return isStrict
  }

  @preconcurrency @MainActor
  public static func _noteTouchingRectangles() {
    Simulation.current.record(
      LayoutFinding(
        code: "touching-rectangles-intersect", severity: .warning,
        message:
          "CGRect.intersects says that rectangles which only touch intersect: this module was "
          + "optimised without the flag that keeps it from copying Foundation's answer. Build it "
          + "with -Xllvm -sil-inline-never-functions=CGRectV10intersects."))
  }
}
