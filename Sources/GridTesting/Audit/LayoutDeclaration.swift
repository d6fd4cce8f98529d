/// The promises of a layout that an audit can compare with the layout's answers.
///
/// Every promise is optional. A promise that is nil is not checked. Lengths are in points.
public struct LayoutDeclaration: Hashable, Codable, Sendable {
  /// The axis along which the content scrolls.
  public enum ScrollAxis: String, Hashable, Codable, Sendable, CaseIterable {
    case vertical, horizontal
  }

  /// Promises for a section.
  public struct Section: Hashable, Codable, Sendable {
    /// The exact space between neighbouring items of a line, across the scroll axis.
    public var interitemSpacing: CGFloat?
    /// The exact space between lines, or below each item of a column.
    public var lineSpacing: CGFloat?
    /// The margin around the items. Headers and footers are outside the margin.
    public var inset: GridEdgeInsets?
    /// The number of columns side by side, across the scroll axis. A number below 1 is reported as
    /// a finding.
    public var columnCount: Int?
    /// The widths of the columns, if an app gives them to the layout.
    public var columnWidths: [CGFloat]?
    /// The size of all items, in a layout that puts as many items into a line as fit.
    public var itemSize: CGSize?
    /// Length of the header along the scroll axis; 0 for none.
    public var headerExtent: CGFloat?
    /// Length of the footer along the scroll axis; 0 for none.
    public var footerExtent: CGFloat?

    /// Creates the promises for a section. Only the given promises are checked.
    public init(
      interitemSpacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, inset: GridEdgeInsets? = nil,
      columnCount: Int? = nil, columnWidths: [CGFloat]? = nil, itemSize: CGSize? = nil,
      headerExtent: CGFloat? = nil, footerExtent: CGFloat? = nil
    ) {
      self.interitemSpacing = interitemSpacing
      self.lineSpacing = lineSpacing
      self.inset = inset
      self.columnCount = columnCount
      self.columnWidths = columnWidths
      self.itemSize = itemSize
      self.headerExtent = headerExtent
      self.footerExtent = footerExtent
    }
  }

  /// The scroll axis. If nil, the audit finds the axis from the layout's answers.
  public var scrollAxis: ScrollAxis?
  /// Promises for sections that `sections` does not name.
  public var section: Section
  /// Promises for single sections, by number, in place of `section`.
  public var sections: [Int: Section]
  /// The layout's own margin inside the content, around all sections.
  public var contentInset: GridEdgeInsets
  /// The intended length of the content after the last element. If nil, this is the sum of the
  /// bottom (or right) edges of the last section's inset and of `contentInset`.
  public var trailingInset: CGFloat?
  /// Whether elements may overlap by design.
  public var allowsOverlap: Bool
  /// Whether the layout lays nothing out without its delegate.
  public var requiresDelegate: Bool
  /// The number of sections that the layout's delegate returns, if the delegate has its own count.
  public var delegateSectionCount: Int?
  /// The number of items that each group of the only section covers.
  public var groupCounts: [Int]?
  /// The items of a block, by column.
  public var blockTemplate: [[Int]]?
  /// The radius of the ring on which items lie.
  public var radius: CGFloat?
  /// Whether all items stand in one line along the scroll axis.
  public var isSingleLine: Bool
  /// Whether the layout chooses the offsets at which drags end. If nil, the audit finds this from
  /// the layout's answers.
  public var snaps: Bool?

  /// Creates the promises of a layout. Only the given promises are checked.
  ///
  /// - Parameters:
  ///   - section: Promises for every section that `sections` does not name.
  ///   - sections: Promises for single sections, by number.
  public init(
    scrollAxis: ScrollAxis? = nil, section: Section = Section(), sections: [Int: Section] = [:],
    contentInset: GridEdgeInsets = .zero, trailingInset: CGFloat? = nil,
    allowsOverlap: Bool = false, requiresDelegate: Bool = false, delegateSectionCount: Int? = nil,
    groupCounts: [Int]? = nil, blockTemplate: [[Int]]? = nil, radius: CGFloat? = nil,
    isSingleLine: Bool = false, snaps: Bool? = nil
  ) {
    self.scrollAxis = scrollAxis
    self.section = section
    self.sections = sections
    self.contentInset = contentInset
    self.trailingInset = trailingInset
    self.allowsOverlap = allowsOverlap
    self.requiresDelegate = requiresDelegate
    self.delegateSectionCount = delegateSectionCount
    self.groupCounts = groupCounts
    self.blockTemplate = blockTemplate
    self.radius = radius
    self.isSingleLine = isSingleLine
    self.snaps = snaps
  }

  /// Returns the promises for one section.
  public func section(_ index: Int) -> Section { sections[index] ?? section }
}

/// A layout that declares its own promises, for `LayoutAudit`.
///
/// The audit reads the promises after the layout's first preparation in a grid.
@preconcurrency @MainActor
public protocol LayoutDeclaring: GridViewLayout {
  /// The promises of the layout with the present values of its properties.
  var auditDeclaration: LayoutDeclaration { get }
}
