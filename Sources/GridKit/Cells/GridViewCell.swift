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

  // Not marked as of the main actor: subclasses in this module would look for a getter of another
  // name than there is, and not link.
  /// Brings a cell up to date with a state, without a subclass; called on the main actor.
  public typealias ConfigurationUpdateHandler =
    (_ cell: GridViewCell, _ state: GridCellConfigurationState) -> Void

  // Unchecked for scenarios `steady-scroll` and `fling` of the benchmark: read and written for
  // every cell that comes.
  @exclusivity(unchecked) final var contentViewStorage: BaseView
  @exclusivity(unchecked) final var contentConfigurationStorage: (any GridContentConfiguration)?
  @exclusivity(unchecked) final var backgroundConfigurationStorage: GridBackgroundConfiguration?
  @exclusivity(unchecked) final var backgroundConfigurationView: BackgroundConfigurationView?
  @exclusivity(unchecked) final var needsUpdateConfiguration = true
  @exclusivity(unchecked) final var isUpdatingConfiguration = false
  @exclusivity(unchecked) final var isShowingHighlight = false

  public override init(frame: CGRect) {
    contentViewStorage = BaseView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    installContentView()
  }

  /// Reads a view's archive; the content view is made anew and fills the bounds.
  public required init?(coder: NSCoder) {
    contentViewStorage = BaseView(frame: .zero)
    super.init(coder: coder)
    contentViewStorage.frame = bounds
    installContentView()
  }

  // MARK: Views

  /// The view for content; it fills the bounds. A content configuration replaces it.
  open var contentView: BaseView { contentViewStorage }

  /// The view behind everything. Setting one drops `backgroundConfiguration`.
  @exclusivity(unchecked) open var backgroundView: BaseView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        backgroundConfiguration = nil
        installBackground(backgroundView)
      }
    }
  }

  /// The view right in front of `backgroundView`, shown while highlighted or selected.
  /// Setting one drops `backgroundConfiguration`.
  @exclusivity(unchecked) open var selectedBackgroundView: BaseView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        backgroundConfiguration = nil
        installBackground(selectedBackgroundView)
        selectedBackgroundView.isHidden = !(isHighlighted || isSelected)
      }
    }
  }

  /// The content view's fitting size, or if that has none of its own, the cell's.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize {
    let contentView = contentView
    let content = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard content == contentView.bounds.size else { return content }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override var hasSilentContent: Bool {
    Unretained(contentViewStorage).withObject { content in
      content.hasNoFittingObserver
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
    backgroundConfigurationView?.fit(bounds)
  }

  // MARK: State

  /// Whether the cell is selected; set by the grid. Setting it oneself changes no selection (S-6).
  @exclusivity(unchecked) open var isSelected = false {
    didSet { if isSelected != oldValue { highlightDidChange() } }
  }

  /// Whether the cell is highlighted; set by the grid while the item is pressed.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { highlightDidChange() } }
  }

  private func highlightDidChange() {
    shownVersion &+= 1
    showHighlight()
    setNeedsUpdateConfiguration()
  }

  /// Whether the grid around the cell is in its editing mode; set by the grid.
  @exclusivity(unchecked) package final var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the item is being moved by hand; set by the grid.
  @exclusivity(unchecked) package final var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the item's children show in an outline; set by the grid.
  @exclusivity(unchecked) package final var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell is drawn aside, to actions beside it; set by the grid.
  @exclusivity(unchecked) package final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The drag state, set by the grid, which thereby calls `dragStateDidChange(_:)`.
  @exclusivity(unchecked) package final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether something dragged would be dropped here; set by the grid.
  @exclusivity(unchecked) package final var dropState = GridCellConfigurationState.DropState.none {
    didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Called when a drag of the cell comes further: lifted by a long press, dragged, put down.
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

  /// The cell's state now. Overriders add values of their own to super's.
  open var configurationState: GridCellConfigurationState { presentConfigurationState }

  /// Asks for one update before the cell is displayed next, however often it is called.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration, !needsUpdateConfiguration else { return }
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called before the first display and after changes of state. Overriders call super.
  open func updateConfiguration(using state: GridCellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`; setting it asks for an update.
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// A description of the content, which replaces the content view by one that shows it.
  ///
  /// The present view stays when it supports the new configuration. Nil after a configuration gives
  /// a new, empty content view.
  open var contentConfiguration: (any GridContentConfiguration)? {
    get { contentConfigurationStorage }
    set {
      apply(contentConfiguration: newValue)
      if newValue != nil, automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the content configuration is brought up to date with each state by itself.
  @exclusivity(unchecked) open var automaticallyUpdatesContentConfiguration = true

  /// A description of the background. Setting one drops `backgroundView` and
  /// `selectedBackgroundView`.
  open var backgroundConfiguration: GridBackgroundConfiguration? {
    get { backgroundConfigurationStorage }
    set {
      apply(backgroundConfiguration: newValue)
      if newValue != nil, automaticallyUpdatesBackgroundConfiguration {
        setNeedsUpdateConfiguration()
      }
    }
  }

  /// Whether the background configuration is brought up to date with each state by itself.
  @exclusivity(unchecked) open var automaticallyUpdatesBackgroundConfiguration = true

  /// The background of a cell of this kind without another one: nothing.
  open func defaultBackgroundConfiguration() -> GridBackgroundConfiguration { .clear() }
}
