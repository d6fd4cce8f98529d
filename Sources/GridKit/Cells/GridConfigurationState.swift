/// The key of a custom value in a configuration state.
///
/// - Note: After `UIConfigurationStateCustomKey`.
public struct GridConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key. Two keys with the same name are equal.
  public var rawValue: String

  /// Makes a key with a name, like `init(rawValue:)`.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Makes a key with a name. Begin the name with a prefix of your own, so that it differs from the
  /// keys of other libraries.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state that a view uses when it updates its configurations.
///
/// - Note: After `UIConfigurationState`.
public protocol GridConfigurationState {
  /// Makes a state with the given traits. In this state, nothing is highlighted, and there are no
  /// custom values.
  init(traitCollection: GridTraitCollection)
  /// The traits of the view that is configured.
  var traitCollection: GridTraitCollection { get set }
  /// The custom value for a key; nil for none.
  subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of any view that can be configured.
///
/// - Note: After `UIViewConfigurationState`.
public struct GridViewConfigurationState: GridConfigurationState, Hashable {
  /// The traits of the view that is configured.
  public var traitCollection: GridTraitCollection
  /// Whether the view takes no touches. For a cell, the flag is the opposite of
  /// `isUserInteractionEnabled`.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view's item is selected.
  public var isSelected = false
  /// Whether the view has the focus. GridKit never moves the focus.
  public var isFocused = false
  /// Whether the view is pinned to an edge. GridKit never sets the flag.
  public var isPinned = false
  private var customValues: [GridConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with the given traits. All flags are false, and there are no custom values.
  public init(traitCollection: GridTraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The custom value for a key; nil for none. States with different custom values are not equal.
  public subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
///
/// - Note: After `UICellConfigurationState`.
public struct GridCellConfigurationState: GridConfigurationState, Hashable {
  /// The progress of a drag of a cell.
  ///
  /// - Note: After `UICellConfigurationState.DragState`.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// The state of a cell as the target of a drop.
  ///
  /// - Note: After `UICellConfigurationState.DropState`.
  public enum DropState: Int, Hashable, Sendable {
    /// The state while no item is dragged over the grid.
    case none = 0
    /// An item is dragged over the grid and would be dropped elsewhere.
    case notTargeted = 1
    /// A dragged item would be dropped at the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: GridTraitCollection
  /// Whether the cell takes no touches: the opposite of `isUserInteractionEnabled`.
  public var isDisabled = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the cell has the focus. GridKit never moves the focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge. GridKit never sets the flag.
  public var isPinned = false
  /// Whether the grid around the cell is in its editing mode.
  public var isEditing = false
  /// Whether the children of the item are visible in an outline.
  public var isExpanded = false
  /// Whether the cell shows its swipe actions. GridKit never sets the flag.
  public var isSwiped = false
  /// Whether the item is being moved interactively.
  public var isReordering = false
  /// The progress of a drag of the cell.
  public var cellDragState = DragState.none
  /// The state of the cell as the target of a drop.
  public var cellDropState = DropState.none
  private var customValues: [GridConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a cell with the given traits. All flags are false, and there are no custom
  /// values.
  public init(traitCollection: GridTraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The custom value for a key; nil for none. States with different custom values are not equal.
  public subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
