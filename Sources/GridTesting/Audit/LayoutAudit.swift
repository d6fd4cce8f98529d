/// An audit of a layout. It makes the queries that a grid would make, and reports answers that
/// contradict each other.
///
/// ```swift
/// let report = LayoutAudit.run(in: .init(sections: [40])) { WallLayout() }
/// print(report)
/// ```
///
/// The layout class needs no changes for an audit. Each probe, a group of related checks, gets
/// fresh layouts in grids of their own, in virtual time. Nothing is shown, and broken contracts are
/// recorded instead of ending the program. Only a layout that traps ends the program. To examine
/// such a layout in a child process, call `inChildProcess(_:in:timeLimit:_:)`.
///
/// The work is bounded. If there are many items, only a sample of them is queried. The sample is
/// the same in every run, and `notes` of the report mentions it. The audit reports answers that are
/// not finite, missing, repeated or endless, and continues.
@MainActor
public struct LayoutAudit {
  /// The grid in which layouts are examined, and the promises of the layouts.
  public struct Setting {
    /// The size of the grid, in points.
    public var viewport: CGSize
    /// The number of items in each section. It has no effect if `dress` sets a data source.
    public var sections: [Int]
    /// The grid's own content inset.
    public var viewContentInset: GridEdgeInsets
    /// The safe area insets of the grid, in points.
    public var safeArea: GridEdgeInsets
    /// The choice of the rectangle that the grid queries in a layout pass.
    public var queryPolicy: GridView.QueryPolicy
    /// Pixels per point: 1, 2 or 3.
    public var displayScale: CGFloat
    /// A further content offset at which the grid is examined, besides the start, the middle and
    /// the end of the content; nil for none.
    public var contentOffset: CGPoint?
    /// The promises of the layout. If nil, the audit uses the promises of a layout that conforms to
    /// `LayoutDeclaring`. For other layouts, it then checks no promises.
    public var declaration: LayoutDeclaration?
    /// The closure that sets the grid's delegate, and the grid's data source if the layout needs a
    /// particular one. It returns the objects that must live as long as the grid. The audit calls
    /// it for every grid, before the first layout pass.
    public var dress: (@MainActor (GridView) -> [AnyObject])?
    /// Delegates that have only some of the optional methods. Each variant also states the promises
    /// of the layout while the grid has this delegate.
    public var delegateVariants: [DelegateVariant]
    /// Properties of the layout that an app sets while the layout is in a grid.
    public var changes: [Change]
    /// The greatest number of items that are queried one by one. If there are more items, a sample
    /// of this size is queried.
    public var sampleSize: Int

    /// Creates a setting. By default, the grid has the 375 × 667 points of a phone, and one section
    /// of 24 items.
    public init(
      viewport: CGSize = CGSize(width: 375, height: 667), sections: [Int] = [24],
      viewContentInset: GridEdgeInsets = .zero, safeArea: GridEdgeInsets = .zero,
      queryPolicy: GridView.QueryPolicy = .whole,
      displayScale: CGFloat = 3, contentOffset: CGPoint? = nil,
      declaration: LayoutDeclaration? = nil,
      dress: (@MainActor (GridView) -> [AnyObject])? = nil,
      delegateVariants: [DelegateVariant] = [], changes: [Change] = [], sampleSize: Int = 600
    ) {
      self.viewport = viewport
      self.sections = sections
      self.viewContentInset = viewContentInset
      self.safeArea = safeArea
      self.queryPolicy = queryPolicy
      self.displayScale = displayScale
      self.contentOffset = contentOffset
      self.declaration = declaration
      self.dress = dress
      self.delegateVariants = delegateVariants
      self.changes = changes
      self.sampleSize = sampleSize
    }
  }

  /// A delegate that has only some of the optional methods.
  public struct DelegateVariant {
    /// The methods that the delegate has, in a few words: `line spacing only`.
    public var name: String
    /// The closure that sets this delegate on a grid. Like `Setting.dress`, it returns the objects
    /// that must live as long as the grid.
    public var dress: @MainActor (GridView) -> [AnyObject]
    /// The promises of the layout while the grid has this delegate.
    public var declaration: LayoutDeclaration

    /// Creates a variant from a delegate to try and the promises that the layout makes for this
    /// delegate.
    public init(
      _ name: String, declaration: LayoutDeclaration,
      dress: @escaping @MainActor (GridView) -> [AnyObject]
    ) {
      self.name = name
      self.declaration = declaration
      self.dress = dress
    }
  }

  /// Examines the layouts that `make` returns. Each call of `make` must return a new object.
  public static func run(
    in setting: Setting = Setting(), _ make: @escaping @MainActor () -> GridViewLayout
  ) -> AuditReport {
    let run = AuditRun(AuditSubject(setting, make))
    let report = run.report()
    if !report.findings.isEmpty || !report.faults.isEmpty {
      CheckObserver.current?.hasFindings(report, run.census.rig.grid)
    }
    return report
  }
}
