// The content and background views of a cell, and the updates of its configurations.

extension GridViewCell {
  // MARK: Update

  /// Updates the configurations if an update was requested.
  ///
  /// The grid calls the method before the cell is displayed. At the latest, the cell's
  /// `layoutSubviews()` calls it.
  package final func updateConfigurationIfNeeded() {
    guard stored.needsUpdateConfiguration else { return }
    stored.needsUpdateConfiguration = false
    stored.isUpdatingConfiguration = true
    defer { stored.isUpdatingConfiguration = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      apply(contentConfiguration: content.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      apply(backgroundConfiguration: background.updated(for: state))
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  // MARK: Content

  final func installContentView() {
    contentViewStorage.autoresizingMask = .flexibleSize
    addSubview(contentViewStorage)
  }

  final func apply(contentConfiguration configuration: (any GridContentConfiguration)?) {
    let old = stored.contentConfiguration
    stored.contentConfiguration = configuration
    guard let configuration else {
      if old != nil { replaceContentView(by: BaseView(frame: bounds)) }
      return
    }
    // Only a content view that a configuration has made is asked. A plain view is always replaced.
    if old != nil, let view = contentViewStorage as? any GridContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
    } else {
      replaceContentView(by: configuration.makeContentView())
    }
  }

  private final func replaceContentView(by view: BaseView) {
    let old = contentViewStorage
    view.frame = bounds
    view.autoresizingMask = .flexibleSize
    contentViewStorage = view
    if old.superview === self {
      insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      addSubview(view)
    }
    if stored.isShowingHighlight {
      stored.isShowingHighlight = false
      showHighlight()
    }
  }

  // MARK: Background

  /// Adds a background view. The order from back to front is: background, selected background, all
  /// other subviews.
  final func installBackground(_ view: BaseView) {
    view.frame = bounds
    view.autoresizingMask = .flexibleSize
    if view === selectedBackgroundView, let backgroundView, backgroundView.superview === self {
      insertSubview(view, aboveSubview: backgroundView)
    } else {
      insertSubview(view, at: 0)
    }
  }

  final func apply(backgroundConfiguration configuration: GridBackgroundConfiguration?) {
    stored.backgroundConfiguration = configuration
    guard let configuration else {
      stored.backgroundConfigurationView?.removeFromSuperview()
      stored.backgroundConfigurationView = nil
      return
    }
    backgroundView = nil
    selectedBackgroundView = nil
    if let view = stored.backgroundConfigurationView {
      view.configuration = configuration
      view.fit(bounds)
    } else {
      let view = BackgroundConfigurationView(configuration: configuration)
      stored.backgroundConfigurationView = view
      insertSubview(view, at: 0)
      view.fit(bounds)
    }
  }
}

extension GridCellConfigurationState {
  /// The present state of a cell.
  @MainActor
  init(of cell: GridViewCell) {
    let traits = cell.traitCollection
    self.init(traitCollection: traits)
    // A cell of any class may show a list's content.
    if traits.listEnvironment == .unspecified, let list = cell.list {
      traitCollection = list.appearance.traits(in: traits)
    }
    isDisabled = !cell.isUserInteractionEnabled
    isHighlighted = cell.isHighlighted
    isSelected = cell.isSelected
    isFocused = cell.isFocused
    isEditing = cell.isEditing
    isExpanded = cell.isExpanded
    isSwiped = cell.isSwiped
    isReordering = cell.isReordering
    cellDragState =
      switch cell.dragState {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    cellDropState = cell.dropState
  }
}
