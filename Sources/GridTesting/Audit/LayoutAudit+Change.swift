import GridKit

extension LayoutAudit {
  /// A property of a layout, set to another value while the layout is in a grid.
  ///
  /// The audit sets the property, runs another layout pass, and looks whether frames follow. The
  /// expected frames come from a new layout to which the change is made before it gets its grid.
  /// Where the new layout has other frames and the changed layout still the old ones, the report
  /// has `parameter-does-not-invalidate`, one finding for all changes of a layout.
  ///
  /// ```swift
  /// let setting = LayoutAudit.Setting(changes: [
  ///   .init("gap", \WallLayout.gap, 20),
  ///   .init("both edges") { layout in
  ///     (layout as? WallLayout)?.setEdges(leading: 4, trailing: 8)
  ///   },
  /// ])
  /// ```
  ///
  /// Choose a value that the layout does not have, and that moves something.
  public struct Change {
    /// The name of the property, for the report.
    public var name: String
    /// The closure that makes the change. Called once for each layout, and with several layouts.
    public var apply: @MainActor (GridViewLayout) -> Void

    /// A change that needs more than one property, or a method of the layout.
    public init(_ name: String, _ apply: @escaping @MainActor (GridViewLayout) -> Void) {
      self.name = name
      self.apply = apply
    }

    /// Sets a property to a value; without effect on layouts of other classes.
    @MainActor
    public init<Layout: GridViewLayout, Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Layout, Value>, _ value: Value
    ) {
      self.init(name) { layout in (layout as? Layout)?[keyPath: property] = value }
    }
  }
}
