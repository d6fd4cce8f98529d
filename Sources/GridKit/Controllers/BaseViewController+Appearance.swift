/// The appearance state of a controller's view.
struct Appearance {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` was called since the present transition began.
  var isAnnounced = false
  /// Whether a move of the view into or out of a window began the transition. Such a transition
  /// ends without a call of `endAppearanceTransition()`.
  var endsByItself = false
  /// The number of transitions that have begun. The scheduled end of a transition compares this
  /// number, so that it does not end a later transition.
  var generation = 0
}

extension BaseViewController {
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch appearance.phase {
    case .appearing, .appeared: if isAppearing { return }
    case .disappearing, .disappeared: if !isAppearing { return }
    }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.isAnnounced = false
    appearance.endsByItself = false
    appearance.generation += 1
    simulation.perform {
      if isAppearing {
        loadViewIfNeeded()
        viewWillAppear(animated)
      } else {
        viewWillDisappear(animated)
      }
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  final func endAppearance() {
    switch appearance.phase {
    case .appearing:
      announceAppearance()
      appearance.phase = .appeared
      simulation.perform { viewDidAppear(appearance.isAnimated) }
    case .disappearing:
      appearance.phase = .disappeared
      simulation.perform { viewDidDisappear(appearance.isAnimated) }
    case .appeared, .disappeared:
      return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  private final func announceAppearance() {
    guard appearance.phase == .appearing, !appearance.isAnnounced else { return }
    appearance.isAnnounced = true
    simulation.perform { viewIsAppearing(appearance.isAnimated) }
  }

  /// The children that receive this controller's appearance calls, because their views are inside
  /// the controller's view.
  private final var forwardedChildren: [BaseViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Windows

  final func viewWillMove(to window: GridWindow?) {
    let generation = appearance.generation
    beginAppearance(window != nil, animated: false)
    if appearance.generation != generation { appearance.endsByItself = true }
  }

  final func viewDidMoveToWindow() {
    if viewIfLoaded?.window != nil { announceAppearance() }
    guard appearance.endsByItself else { return }
    appearance.endsByItself = false
    guard appearance.phase == .appearing else { return endAppearance() }
    let generation = appearance.generation
    simulation.async { [weak self] in
      guard let self, self.appearance.generation == generation else { return }
      self.endAppearance()
    }
  }
}

extension BaseView {
  /// The controller that owns this view.
  final var controller: BaseViewController? {
    get { extras?.controller }
    set { madeExtras.controller = newValue }
  }
}
