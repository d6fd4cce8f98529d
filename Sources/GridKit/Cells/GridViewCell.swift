/// The view of one item.
///
/// - Note: After `UICollectionViewCell`.
@preconcurrency @MainActor
open class GridViewCell: GridReusableView {
  /// The progress of a drag of the cell.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  // The type is not marked `@MainActor`: subclasses in this module would then use another symbol
  // for the getter than the existing one, and would not link.
  /// A closure that updates a cell for a state, without a subclass. It is called on the main actor.
  public typealias ConfigurationUpdateHandler =
    (_ cell: GridViewCell, _ state: GridCellConfigurationState) -> Void

  // Without exclusivity checks for scenarios `steady-scroll` and `fling` of the benchmark: both
  // properties are read and written for every cell that comes on screen.
  @exclusivity(unchecked) final var contentViewStorage: BaseView
  @exclusivity(unchecked) final var stored = CellState()

  public override init(frame: CGRect) {
    contentViewStorage = BaseView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    installContentView()
  }

  /// Makes a cell from an archive. The content view is new and fills the bounds.
  public required init?(coder: NSCoder) {
    contentViewStorage = BaseView(frame: .zero)
    super.init(coder: coder)
    contentViewStorage.frame = bounds
    installContentView()
  }

  // MARK: Views

  /// The view for content, which fills the bounds. A content configuration replaces the view.
  open var contentView: BaseView { contentViewStorage }

  /// The view behind all other views. Setting a view removes `backgroundConfiguration`.
  open var backgroundView: BaseView? {
    get { stored.backgroundView }
    set {
      if newValue !== stored.backgroundView { replace(\.backgroundView, by: newValue) }
    }
  }

  /// The view directly in front of `backgroundView`, shown while the cell is highlighted or
  /// selected. Setting a view removes `backgroundConfiguration`.
  open var selectedBackgroundView: BaseView? {
    get { stored.selectedBackgroundView }
    set {
      guard newValue !== stored.selectedBackgroundView else { return }
      replace(\.selectedBackgroundView, by: newValue)
      newValue?.isHidden = !(isHighlighted || isSelected)
    }
  }

  private func replace(_ background: WritableKeyPath<CellState, BaseView?>, by view: BaseView?) {
    let old = stored[keyPath: background]
    stored[keyPath: background] = view
    old?.removeFromSuperview()
    guard let view else { return }
    backgroundConfiguration = nil
    installBackground(view)
  }

  /// Returns the size by the constraints in the cell. Without constraints, returns the
  /// fitting size of the content view, or of the cell if the content view has no size of its own.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    if let size = constrainedSize(fitting: targetSize, horizontal, vertical) { return size }
    let contentView = contentView
    let content = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard content == contentView.bounds.size else { return content }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override var hasSilentContent: Bool {
    Unretained(contentViewStorage).withObject { content in
      !content.layoutState.isLayoutRoot
        && (type(of: content) == BaseView.self
          || simulation.sizeOverrides.usesDefaultSizing(type(of: content)))
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    stored.backgroundConfigurationView?.fit(bounds)
  }

  // MARK: State

  /// Whether the cell is selected; set by the grid. If an app sets the property, the selection of
  /// the grid does not change (S-6).
  open var isSelected: Bool {
    get { stored.isSelected }
    set { if stored.isSelected.change(to: newValue) { highlightDidChange() } }
  }

  /// Whether the cell is highlighted; set by the grid while the item is pressed.
  open var isHighlighted: Bool {
    get { stored.isHighlighted }
    set { if stored.isHighlighted.change(to: newValue) { highlightDidChange() } }
  }

  private func highlightDidChange() {
    shownVersion &+= 1
    showHighlight()
    setNeedsUpdateConfiguration()
  }

  /// Whether the grid around the cell is in its editing mode; set by the grid.
  package final var isEditing: Bool {
    get { stored.isEditing }
    set { if stored.isEditing.change(to: newValue) { setNeedsUpdateConfiguration() } }
  }

  /// Whether the item is being moved interactively; set by the grid.
  package final var isReordering: Bool {
    get { stored.isReordering }
    set { if stored.isReordering.change(to: newValue) { setNeedsUpdateConfiguration() } }
  }

  /// Whether the children of the item are visible in an outline; set by the grid.
  package final var isExpanded: Bool {
    get { stored.isExpanded }
    set { if stored.isExpanded.change(to: newValue) { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is swiped, so that its actions are visible; set by the grid.
  package final var isSwiped: Bool {
    get { stored.isSwiped }
    set { if stored.isSwiped.change(to: newValue) { setNeedsUpdateConfiguration() } }
  }

  /// The drag state of the cell; set by the grid. A change calls `dragStateDidChange(_:)`.
  package final var dragState: DragState {
    get { stored.dragState }
    set {
      if stored.dragState.change(to: newValue) {
        dragStateDidChange(newValue)
        setNeedsUpdateConfiguration()
      }
    }
  }

  /// The state of the cell as the target of a drop; set by the grid.
  package final var dropState: GridCellConfigurationState.DropState {
    get { stored.dropState }
    set { if stored.dropState.change(to: newValue) { setNeedsUpdateConfiguration() } }
  }

  /// Notifies the cell that its drag state has changed: it was lifted by a long press, dragged or
  /// dropped.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  override func focusDidChange() {
    super.focusDidChange()
    setNeedsUpdateConfiguration()
  }

  override func traitsWereChanged() {
    super.traitsWereChanged()
    setNeedsUpdateConfiguration()
  }

  final override func willShow(item: Position, in grid: GridView) {
    grid.syncState(of: self, at: item)
    updateConfigurationIfNeeded()
  }

  // MARK: Configurations

  /// The present state of the cell. Overrides add custom values to the state of `super`.
  open var configurationState: GridCellConfigurationState { .init(of: self) }

  /// Requests one update before the next display of the cell, even if the method is called several
  /// times.
  open func setNeedsUpdateConfiguration() {
    guard !stored.isUpdatingConfiguration, !stored.needsUpdateConfiguration else { return }
    stored.needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the cell for a state. The method is called before the first display and after changes
  /// of the state. Overrides must call `super`.
  open func updateConfiguration(using state: GridCellConfigurationState) {}

  /// The closure that is called after `updateConfiguration(using:)`. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { stored.configurationUpdateHandler }
    set {
      stored.configurationUpdateHandler = newValue
      if newValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// The description of the content. Setting it replaces the content view by a view that shows the
  /// configuration.
  ///
  /// The present view stays if it supports the new configuration. If nil replaces a configuration,
  /// the cell gets a new, empty content view.
  open var contentConfiguration: (any GridContentConfiguration)? {
    get { stored.contentConfiguration }
    set {
      apply(contentConfiguration: newValue)
      if newValue != nil, automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the cell updates its content configuration automatically for each state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { stored.updatesContentConfiguration }
    set { stored.updatesContentConfiguration = newValue }
  }

  /// The description of the background. Setting a configuration removes `backgroundView` and
  /// `selectedBackgroundView`.
  open var backgroundConfiguration: GridBackgroundConfiguration? {
    get { stored.backgroundConfiguration }
    set {
      apply(backgroundConfiguration: newValue)
      if newValue != nil, automaticallyUpdatesBackgroundConfiguration {
        setNeedsUpdateConfiguration()
      }
    }
  }

  /// Whether the cell updates its background configuration automatically for each state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { stored.updatesBackgroundConfiguration }
    set { stored.updatesBackgroundConfiguration = newValue }
  }

  /// Returns the default background of a cell of this class; clear for the base class.
  open func defaultBackgroundConfiguration() -> GridBackgroundConfiguration { .clear() }
}

/// The states of a cell that the grid sets, the updates that are due, the configurations and the
/// backgrounds.
struct CellState {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isReordering = false
  var isExpanded = false
  var isSwiped = false
  var dragState = GridViewCell.DragState.none
  var dropState = GridCellConfigurationState.DropState.none
  /// Whether the configuration is updated before the next display.
  var needsUpdateConfiguration = true
  var isUpdatingConfiguration = false
  var isShowingHighlight = false
  var configurationUpdateHandler: GridViewCell.ConfigurationUpdateHandler?
  var updatesContentConfiguration = true
  var updatesBackgroundConfiguration = true
  var contentConfiguration: (any GridContentConfiguration)?
  var backgroundConfiguration: GridBackgroundConfiguration?
  /// The view that shows `backgroundConfiguration`.
  var backgroundConfigurationView: BackgroundConfigurationView?
  var backgroundView: BaseView?
  var selectedBackgroundView: BaseView?
}

extension Equatable {
  /// Sets another value. Returns whether the value has changed.
  fileprivate mutating func change(to other: Self) -> Bool {
    guard self != other else { return false }
    self = other
    return true
  }
}
