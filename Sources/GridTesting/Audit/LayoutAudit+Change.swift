import GridKit

extension LayoutAudit {
  /// A change of a layout's property while the layout is in a grid.
  ///
  /// The audit sets the property, runs another layout pass, and compares the frames with the
  /// expected frames. The expected frames come from a new layout that is changed before it gets its
  /// grid. If the new layout has other frames and the changed layout still has the old frames, the
  /// report contains the finding `parameter-does-not-invalidate`. All changes of a layout share one
  /// such finding.
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
  /// Choose a value that differs from the layout's present value and that moves an element.
  public struct Change {
    /// The name of the property, for the report.
    public var name: String
    /// The closure that makes the change. The audit calls it for several layouts, once for each.
    public var apply: @MainActor (GridViewLayout) -> Void

    /// Creates a change that sets several properties or calls a method of the layout.
    public init(_ name: String, _ apply: @escaping @MainActor (GridViewLayout) -> Void) {
      self.name = name
      self.apply = apply
    }

    /// Creates a change that sets a property to a value. The change has no effect on layouts of
    /// other classes.
    @MainActor
    public init<Layout: GridViewLayout, Value>(
      _ name: String, _ property: ReferenceWritableKeyPath<Layout, Value>, _ value: Value
    ) {
      self.init(name) { layout in (layout as? Layout)?[keyPath: property] = value }
    }
  }
}
