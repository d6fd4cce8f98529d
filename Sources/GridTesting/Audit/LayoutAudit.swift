/// Examines a layout: asks it what a grid would ask, and reports what does not fit together.
///
/// ```swift
/// let report = LayoutAudit.run(in: .init(sections: [40])) { WallLayout() }
/// print(report)
/// ```
///
/// The layout needs no preparation for it. Each probe gets fresh layouts in grids of their own, in
/// virtual time; nothing is shown, and broken contracts are recorded instead of ending the program.
/// Only a layout that traps ends it: `AuditChild` examines those in a process of their own.
///
/// The work is bounded: of many items a sample is asked, always the same one, and the report says
/// so in `notes`. Answers that are not finite, not there, doubled or endless are findings like
/// others.
@MainActor
public struct LayoutAudit {
  /// The grid that layouts are examined in, and what is known of them.
  public struct Setting {
    /// Size of the grid, in points.
    public var viewport: CGSize
    /// Items per section, for grids whose data source `dress` does not set.
    public var sections: [Int]
    /// The grid's own content inset.
    public var viewContentInset: GridEdgeInsets
    /// Insets that the grid's surroundings take from its edges, in points.
    public var safeArea: GridEdgeInsets
    /// The rectangle that the grid asks the layout for when it is laid out.
    public var queryPolicy: GridView.QueryPolicy
    /// Pixels per point: 1, 2 or 3.
    public var displayScale: CGFloat
    /// A place that the grid is also looked at, beside the start, the middle and the end of the
    /// content, in content points; nil for none.
    public var contentOffset: CGPoint?
    /// Promises of the layout; nil when only its answers count. A layout that conforms to
    /// `LayoutDeclaring` declares them itself.
    public var declaration: LayoutDeclaration?
    /// The closure that sets the grid's delegate, and its data source when the layout needs a
    /// certain one; it returns what must live as long as the grid. Called for every grid, before
    /// its first layout.
    public var dress: (@MainActor (GridView) -> [AnyObject])?
    /// Delegates with some optional methods only, and what is promised with each.
    public var delegateVariants: [DelegateVariant]
    /// Properties of the layout that an app sets while the layout is in a grid.
    public var changes: [Change]
    /// Items that are asked one by one at most; of more items a sample is.
    public var sampleSize: Int

    /// A phone of 375 × 667 points with one section of 24 items, as far as nothing else is said.
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

  /// A delegate that has some optional methods and lacks the others.
  public struct DelegateVariant {
    /// The methods that the delegate has, in a few words: `line spacing only`.
    public var name: String
    /// The closure that dresses a grid with this delegate; otherwise like `Setting.dress`.
    public var dress: @MainActor (GridView) -> [AnyObject]
    /// Promises of the layout while it has this delegate.
    public var declaration: LayoutDeclaration

    /// A delegate to try as well, with what holds while it is the grid's.
    public init(
      _ name: String, declaration: LayoutDeclaration,
      dress: @escaping @MainActor (GridView) -> [AnyObject]
    ) {
      self.name = name
      self.declaration = declaration
      self.dress = dress
    }
  }

  /// Examines the layouts that `make` makes, each of which must be a new object.
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
