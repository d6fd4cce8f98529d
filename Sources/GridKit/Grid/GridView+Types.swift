extension GridView {
  /// The axis along which content scrolls and lines follow each other.
  ///
  /// - Note: After `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// The vertical axis: lines run from side to side and follow each other downwards.
    case vertical = 0
    /// The horizontal axis: lines run downwards and follow each other from side to side.
    case horizontal = 1
  }

  /// The category of an element's view.
  ///
  /// - Note: After `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Sendable, CaseIterable {
    /// The view of an item, provided by the data source.
    case cell = 0
    /// A view beside items, such as a header, provided by the data source.
    case supplementaryView = 1
    /// A view that only the layout knows.
    case decorationView = 2
  }

  /// The position of an item after scrolling: at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the set, one per position, with UIKit's values.
    public let rawValue: UInt
    /// Makes a set from its bits. It is a fault (E-44) to scroll to an item with two positions
    /// along one axis.
    public init(rawValue: UInt) { self.rawValue = rawValue }
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

  /// The completion handler of an interactive transition. `completed` tells whether the animation
  /// at the end was completed. `finished` tells whether the transition was finished, not cancelled.
  public typealias LayoutInteractiveTransitionCompletion =
    @MainActor (_ completed: Bool, _ finished: Bool) -> Void

  /// The changes of a view's preferred size that the grid follows after laying out the view.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled = 0
    /// The changes that `invalidateIntrinsicContentSize()` reports.
    case enabled = 1
    /// The changes of `enabled`, and those of constraints and intrinsic sizes inside a view.
    case enabledIncludingConstraints = 2
  }

  /// The rectangle for which the grid asks its layout.
  public enum QueryPolicy: String, Hashable, Codable, Sendable, CaseIterable {
    /// The whole visible rectangle, whatever the content size.
    case whole
    /// The visible rectangle, enlarged to whole square pages. The side of a page is the longer side
    /// of the visible rectangle.
    case pageAligned
    /// The rectangle of `whole`, cut off at the far edge of the content along each axis on which
    /// the rectangle starts below 0 (CS-12).
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

extension GridView.ScrollPosition {
  /// The upper edge, below the inset.
  public static let top = Self(rawValue: 1)
  /// The middle from top to bottom.
  public static let centeredVertically = Self(rawValue: 2)
  /// The lower edge, above the inset.
  public static let bottom = Self(rawValue: 4)
  /// The left edge, inside the inset.
  public static let left = Self(rawValue: 8)
  /// The middle from left to right.
  public static let centeredHorizontally = Self(rawValue: 16)
  /// The right edge, inside the inset.
  public static let right = Self(rawValue: 32)
}
