/// Promises of a layout, as far as they can be held against its answers.
///
/// Everything may be left out: what is nil is not checked. Lengths are in points.
public struct LayoutDeclaration: Hashable, Codable, Sendable {
  /// The axis along which the content scrolls.
  public enum ScrollAxis: String, Hashable, Codable, Sendable {
    case vertical, horizontal
  }

  /// Promises for a section.
  public struct Section: Hashable, Codable, Sendable {
    /// Exact space between neighbours of a line, across the scroll axis.
    public var interitemSpacing: CGFloat?
    /// Exact space between lines, or below each item of a column.
    public var lineSpacing: CGFloat?
    /// Margin around the items. Headers and footers are outside it.
    public var inset: GridEdgeInsets?
    /// Columns beside each other, across the scroll axis; fewer than one is a finding of its own.
    public var columnCount: Int?
    /// Widths of the columns, when they are given ones.
    public var columnWidths: [CGFloat]?
    /// Size of all items, in a layout that puts as many into a line as fit.
    public var itemSize: CGSize?
    /// Length of the header along the scroll axis; 0 for none.
    public var headerExtent: CGFloat?
    /// Length of the footer along the scroll axis; 0 for none.
    public var footerExtent: CGFloat?

    /// A section of which only what is given is checked.
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

  /// The scroll axis; nil: told by the layout's answers.
  public var scrollAxis: ScrollAxis?
  /// Promises for sections that `sections` does not name.
  public var section: Section
  /// Promises for single sections, by number, in place of `section`.
  public var sections: [Int: Section]
  /// Margin of the layout's own inside the content, around all sections.
  public var contentInset: GridEdgeInsets
  /// The length of the content behind the last element by design; nil for the bottom (or right)
  /// edges of the last section's inset and of `contentInset`.
  public var trailingInset: CGFloat?
  /// Whether elements may lie on each other by design.
  public var allowsOverlap: Bool
  /// Whether the layout lays nothing out without its delegate.
  public var requiresDelegate: Bool
  /// The number of sections that the layout's delegate tells of, when it counts them itself.
  public var delegateSectionCount: Int?
  /// The number of items that each group of the only section covers.
  public var groupCounts: [Int]?
  /// The items of a block, by column.
  public var blockTemplate: [[Int]]?
  /// Radius of the ring that items stand on.
  public var radius: CGFloat?
  /// Whether all items stand in one line along the scroll axis.
  public var isSingleLine: Bool
  /// Whether drags end at places that the layout chooses. Nil: told by its answers.
  public var snaps: Bool?

  /// A layout of which only what is given is checked.
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
/// The audit reads them after the layout's first preparation in a grid.
@preconcurrency @MainActor
public protocol LayoutDeclaring: GridViewLayout {
  /// Promises of the layout with its properties as they are now.
  var auditDeclaration: LayoutDeclaration { get }
}
