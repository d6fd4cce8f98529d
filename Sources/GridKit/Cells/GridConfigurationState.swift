/// Names a value of one's own in a configuration state.
///
/// - Note: After `UIConfigurationStateCustomKey`.
public struct GridConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name; two keys of one name are one key.
  public var rawValue: String

  /// A key of a name; otherwise like `init(rawValue:)`.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A key of a name, which is best prefixed against others' keys.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state that a view looks at when it updates its configurations.
///
/// - Note: After `UIConfigurationState`.
public protocol GridConfigurationState {
  /// The plain state in some surroundings: nothing highlighted, no value of one's own.
  init(traitCollection: GridTraitCollection)
  /// The traits of the view that is configured.
  var traitCollection: GridTraitCollection { get set }
  /// A value of one's own; nil for none.
  subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of any view that can be configured.
///
/// - Note: After `UIViewConfigurationState`.
public struct GridViewConfigurationState: GridConfigurationState, Hashable {
  /// The traits of the view that is configured.
  public var traitCollection: GridTraitCollection
  /// Whether the view takes no touches; for a cell `isUserInteractionEnabled` turned round.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view's item is selected.
  public var isSelected = false
  /// Whether the focus is on the view; no focus moves here.
  public var isFocused = false
  /// Whether the view sticks to an edge. The runtime never sets it.
  public var isPinned = false
  private var customValues: [GridConfigurationStateCustomKey: AnyHashable] = [:]

  /// The plain state in some surroundings: all flags false, no value of one's own.
  public init(traitCollection: GridTraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of one's own; nil for none. Values count in comparisons.
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
    /// The drop state while nothing is dragged over the grid.
    case none = 0
    /// The state while an item is dragged over the grid and would be dropped elsewhere.
    case notTargeted = 1
    /// The state while a dragged item would be dropped here.
    case targeted = 2
  }

  private var view: GridViewConfigurationState

  /// Whether the grid around the cell is in its editing mode.
  public var isEditing = false
  /// Whether the item's children show in an outline.
  public var isExpanded = false
  /// Whether the cell shows its swipe actions. The runtime never sets it.
  public var isSwiped = false
  /// Whether the item is being moved by hand.
  public var isReordering = false
  /// The progress of a drag of the cell.
  public var cellDragState = DragState.none
  /// The state of the cell as the target of a drop.
  public var cellDropState = DropState.none

  /// The plain state of a cell in some surroundings: all flags false, no value of one's own.
  public init(traitCollection: GridTraitCollection) {
    view = GridViewConfigurationState(traitCollection: traitCollection)
  }

  /// The traits of the cell.
  public var traitCollection: GridTraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  /// Whether the cell takes no touches: `isUserInteractionEnabled` turned round.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  /// Whether the cell is pressed.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  /// Whether the item is selected.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  /// Whether the focus is on the cell; no focus moves here.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  /// Whether the cell sticks to an edge. The runtime never sets it.
  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

  /// A value of one's own; nil for none. Values count in comparisons.
  public subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}
