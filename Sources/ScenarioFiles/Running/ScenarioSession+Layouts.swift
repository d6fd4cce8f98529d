// The grid's layout and its parameters.

extension ScenarioSession {
  static func install(
    _ id: String, _ parameters: JSONObject, _ data: ScenarioData, _ registry: LayoutRegistry
  ) -> Installation? {
    guard let entry = registry[id] else { return nil }
    let parameters = entry.schema.completed(parameters)
    return Installation(
      made: entry.make(.init(parameters: parameters, data: data)), parameters: parameters)
  }

  /// Returns the layout with an id and changes its parameters. Makes the layout at the first call.
  func layout(_ id: String, _ parameters: JSONObject) -> Installation? {
    if made[id] != nil {
      if !parameters.isEmpty { configure(id, parameters, installs: false) }
    } else {
      made[id] = simulation.perform { Self.install(id, parameters, data, registry) }
    }
    return made[id]
  }

  /// Runs a transition to another layout: one tick for each progress value, then the finish or the
  /// cancellation. A fault brings back the previous layout.
  func runTransition(
    to choice: LayoutChoice, progress: [Double], finishes: Bool
  ) {
    guard let next = layout(choice.id, choice.parameters) else { return }
    let delegate = grid.delegate
    // Set first, because the next layout may ask its own delegate when it prepares.
    grid.delegate = self.delegate(of: next.made)
    let transition = simulation.perform {
      grid.startInteractiveTransition(to: next.made.layout)
    }
    for value in progress where simulation.faults.isEmpty {
      transition.transitionProgress = CGFloat(value)
      simulation.tick()
    }
    if simulation.faults.isEmpty {
      if finishes { grid.finishInteractiveTransition() } else { grid.cancelInteractiveTransition() }
      grid.settle()
    }
    guard grid.collectionViewLayout !== transition else {
      // Faults during the cancellation are a consequence of the recorded fault.
      simulation.withoutRecordingFaults {
        simulation.perform {
          BaseView.performWithoutAnimation { grid.cancelInteractiveTransition() }
        }
      }
      return
    }
    if finishes, simulation.faults.isEmpty {
      layoutID = choice.id
    } else {
      grid.delegate = delegate
    }
  }

  /// Switches to another layout.
  ///
  /// - Parameter isFresh: Whether a new layout object is made even if the case has made one before.
  func switchLayout(to choice: LayoutChoice, animated: Bool, reloads: Bool, isFresh: Bool) {
    dismissed.removeAll { $0.layout.collectionView == nil }
    if isFresh, let old = made.removeValue(forKey: choice.id) { dismissed.append(old.made) }
    setLayout(choice.id, choice.parameters, animated: animated)
    if reloads, simulation.faults.isEmpty { grid.reloadData() }
  }

  private func setLayout(_ id: String, _ parameters: JSONObject, animated: Bool) {
    guard let next = layout(id, parameters) else { return }
    layoutID = id
    grid.delegate = self.delegate(of: next.made)
    grid.setCollectionViewLayout(next.made.layout, animated: animated)
  }

  /// Changes the parameters of a layout. Makes a new layout object if the parameters require it.
  ///
  /// - Parameter installs: Whether a new layout object replaces the grid's layout. If false, the
  ///   caller must replace the layout.
  func configure(_ id: String, _ parameters: JSONObject, installs: Bool = true) {
    guard let installation = made[id], let entry = registry[id] else { return }
    let completed = entry.schema.completed(
      entry.schema.merged(installation.parameters, with: parameters))
    if entry.schema.remakes(installation.parameters, completed) {
      made[id] = simulation.perform { Self.install(id, completed, data, registry) }
      if installs, grid.collectionViewLayout === installation.made.layout {
        setLayout(id, JSONObject(), animated: false)
      }
    } else {
      made[id]?.parameters = completed
      entry.configure(installation.made.layout, parameters)
    }
  }
}
