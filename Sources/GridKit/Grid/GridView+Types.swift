extension GridView {
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    case vertical = 0
    case horizontal = 1
  }

  public enum ElementCategory: UInt, Sendable, CaseIterable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Where an item should end up; at most one vertical and one horizontal position.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }

  /// Is told whether the way to the end was completed, and whether the transition was finished.
  public typealias LayoutInteractiveTransitionCompletion =
    @MainActor (_ completed: Bool, _ finished: Bool) -> Void

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// Which rectangle the layout is asked for (QR-8).
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
