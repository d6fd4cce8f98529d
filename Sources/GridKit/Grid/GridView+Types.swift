extension GridView {
  /// The axis along which lines follow each other.
  ///
  /// - Note: After `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Lines run across and follow each other downwards.
    case vertical = 0
    /// Lines run downwards and follow each other across.
    case horizontal = 1
  }

  /// The sort of view that an element has.
  ///
  /// - Note: After `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Sendable, CaseIterable {
    /// The view of an item, which the data source gives.
    case cell = 0
    /// A view beside items, such as a header; the data source gives it.
    case supplementaryView = 1
    /// A view that the layout alone knows of.
    case decorationView = 2
  }

  /// The position of an item after scrolling; at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the set, one per position, with UIKit's values.
    public let rawValue: UInt
    /// Takes bits as they are; two positions along one axis are the fault E-44 where an item is
    /// scrolled to.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge, below the inset.
    public static let top = ScrollPosition(rawValue: 1)
    /// The middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The lower edge, above the inset.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge, inside the inset.
    public static let left = ScrollPosition(rawValue: 8)
    /// The middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge, inside the inset.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The delay until items make room for a drag over a grid.
  public enum ReorderingCadence: Int, Sendable {
    /// No delay.
    case immediate = 0
    /// A short delay.
    case fast = 1
    /// A longer delay.
    case slow = 2
  }

  /// The completion handler of an interactive transition; it is told whether the way to the end was
  /// completed, and whether the transition was finished.
  public typealias LayoutInteractiveTransitionCompletion =
    @MainActor (_ completed: Bool, _ finished: Bool) -> Void

  /// The changes of a view's own size that count after it was laid out.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// The changes that `invalidateIntrinsicContentSize()` reports.
    case enabled = 1
    /// The changes of `enabled`: there are no constraints.
    case enabledIncludingConstraints = 2
  }

  /// The rectangle that the layout is asked for.
  public enum QueryPolicy: String, Hashable, Codable, Sendable, CaseIterable {
    /// The whole visible rectangle, whatever the content size.
    case whole
    /// The visible rectangle grown outwards to pages of its longer side.
    case pageAligned
    /// The rectangle of `whole`, cut at the content's far edge where it starts below 0 (CS-12).
    case clippedToContent
  }

  /// The kind of flow layout headers: `UICollectionElementKindSectionHeader`.
  nonisolated public static var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The kind of flow layout footers: `UICollectionElementKindSectionFooter`.
  nonisolated public static var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}
