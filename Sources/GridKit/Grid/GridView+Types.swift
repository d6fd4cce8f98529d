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

  /// Where an item should end up; at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// One bit per position, with UIKit's values.
    public let rawValue: UInt
    /// Takes bits as they are; two positions along one axis are the fault E-44 where an item is
    /// scrolled to.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge, below the inset.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge, above the inset.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge, inside the inset.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge, inside the inset.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// How fast items would make room for a drag over a grid; kept only.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short time.
    case fast = 1
    /// After a longer time.
    case slow = 2
  }

  /// Is told whether the way to the end was completed, and whether the transition was finished.
  public typealias LayoutInteractiveTransitionCompletion =
    @MainActor (_ completed: Bool, _ finished: Bool) -> Void

  /// Which changes of a view's own size count after it was laid out.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// Changes that `invalidateIntrinsicContentSize()` reports.
    case enabled = 1
    /// As `enabled`: there are no constraints.
    case enabledIncludingConstraints = 2
  }

  /// Which rectangle the layout is asked for.
  public enum QueryPolicy: String, Hashable, Codable, Sendable, CaseIterable {
    /// The whole visible rectangle, whatever the content size.
    case whole
    /// The visible rectangle grown outwards to pages of its longer side.
    case pageAligned
    /// As `whole`, cut at the content's far edge where it starts below 0 (CS-12).
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
