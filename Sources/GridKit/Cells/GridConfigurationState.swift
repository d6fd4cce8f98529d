/// Names a value of one's own in a configuration state.
///
/// - Note: After `UIConfigurationStateCustomKey`.
public struct GridConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a view looks at when it updates its configurations.
///
/// - Note: After `UIConfigurationState`.
public protocol GridConfigurationState {
  init(traitCollection: GridTraitCollection)
  var traitCollection: GridTraitCollection { get set }
  subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of any view that can be configured.
///
/// - Note: After `UIViewConfigurationState`.
public struct GridViewConfigurationState: GridConfigurationState, Hashable {
  public var traitCollection: GridTraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var customValues: [GridConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: GridTraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
///
/// - Note: After `UICellConfigurationState`.
public struct GridCellConfigurationState: GridConfigurationState, Hashable {
  /// - Note: After `UICellConfigurationState.DragState`.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// - Note: After `UICellConfigurationState.DropState`.
  public enum DropState: Int, Hashable, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  private var view: GridViewConfigurationState

  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public init(traitCollection: GridTraitCollection) {
    view = GridViewConfigurationState(traitCollection: traitCollection)
  }

  public var traitCollection: GridTraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

  public subscript(key: GridConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}
