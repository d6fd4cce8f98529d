// Applying a snapshot, from its submission to the batch updates that show it.

extension GridViewDiffableDataSource {
  /// A snapshot, or the tree (section snapshot) of a section, that is submitted to be applied.
  enum Submission: Sendable {
    case snapshot(Snapshot)
    case section(Tree, SectionIdentifierType)
  }

  /// Applies a submission. A submission from the main queue is applied at once. A submission from
  /// another queue is compared on the other queue, and shown as soon as the main actor is free.
  /// Both kinds are legal, but one data source must not mix them. Mixing is logged (E-93), and then
  /// raises a fault (E-92).
  func submit(_ submission: Submission, _ mode: ApplyMode, _ completion: (() -> Void)?) {
    guard !AnyIsolation.isMain else {
      _ = receive(submission, mode, nil, completion)
      return
    }
    let latest = applyQueue.latest
    let prepared = latest.prepared(submission, isCompared: mode != .reload)
    nonisolated(unsafe) let completion = completion
    applyQueue.post((try? prepared.get().content) ?? latest) { [self] in
      _ = receive(submission, mode, prepared, completion)
      return content
    }
  }

  /// Applies a submission, and returns when a completion would be called or it was refused (DA-23).
  func submit(_ submission: Submission, _ mode: ApplyMode) async {
    await withCheckedContinuation { continuation in
      let isTaken = receive(submission, mode, nil) { continuation.resume() }
      if !isTaken { continuation.resume() }
    }
  }

  /// Checks a submission and shows it.
  ///
  /// - Parameter prepared: The result of preparing the apply on another queue; nil if the
  ///   submission came from the main queue.
  /// - Returns: Whether the submission was accepted.
  private func receive(
    _ submission: Submission, _ mode: ApplyMode, _ prepared: Result<PreparedApply, GridFault>?,
    _ completion: (() -> Void)?
  ) -> Bool {
    let simulation = grid?.simulation ?? Simulation.current
    let isOnMain = prepared == nil
    guard applying.isOnMain ?? isOnMain == isOnMain else {
      simulation.log(ConsoleMessage.mixedQueues(grid).text)
      simulation.raise(.applyInsideApply())
      return false
    }
    guard !applying.isApplying, applying.providing == 0 else {
      simulation.raise(.applyInsideApply())
      return false
    }
    applying.isOnMain = isOnMain
    let current: PreparedApply
    do throws(GridFault) {
      if let prepared = try prepared?.get(), prepared.base === content.stamp {
        current = prepared
      } else {
        // The content has changed since: the user moved items, or an earlier apply was refused.
        let isCompared = mode != .reload && applying.hasApplied
        current = try content.preparing(submission, isCompared: isCompared)
      }
    } catch {
      simulation.raise(error)
      return false
    }
    if let (old, new) = current.changedIdentifier {
      simulation.recordOnce("reload-for-changed-identifier", .reloadForChangedIdentifier(old, new))
    }
    simulation.emit(.grid, "apply", current.content.traceText(mode), in: grid)
    return simulation.perform { show(current, mode, in: simulation, completion) }
  }

  private func show(
    _ prepared: PreparedApply, _ mode: ApplyMode, in simulation: Simulation,
    _ completion: (() -> Void)?
  ) -> Bool {
    let isFirst = !applying.hasApplied
    applying.hasApplied = true
    let run = applying.begin(completion)
    // The closure retains the state only, which calls completions without the data source.
    let applying = applying
    let isAtOnce = mode != .animated && !isShown
    defer {
      if isAtOnce { applying.end(run) } else { simulation.clock.enqueue { applying.end(run) } }
    }
    applying.isApplying = true
    defer { applying.isApplying = false }
    let new = prepared.content
    // DQ-7: a grid that has another data source is left alone.
    guard let grid, grid.dataSource === self else {
      hold(new)
      return true
    }
    grid.cancelInteractiveMovement()
    // The completion of a batch without animation comes a tick later: an apply that ends at once
    // does not wait for the batch.
    let open = isAtOnce ? nil : run
    var hasChanges = false
    if mode == .reload || isFirst {
      hold(new)
      grid.reloadData()
      if mode != .animated { return true }
    } else if let difference = prepared.difference, !difference.isEmpty {
      hasChanges = true
      let old = content
      let isDone = perform(animated: mode == .animated, open) {
        hold(new)
        grid.changes.updates.record.add(difference)
      }
      guard isDone else {
        hold(old)
        applying.drop(run)
        return false
      }
    } else {
      hold(new)
    }
    if let marked = prepared.marked {
      let marks = [MarkedPlaces].marks(of: marked, isSectionApart: hasChanges)
      carryOut(marks, animated: mode == .animated, open)
    }
    return true
  }

  /// Whether the grid is in a window and has been laid out. If not, an apply without animation is
  /// finished when the call returns (DA-17).
  private var isShown: Bool {
    guard let grid else { return false }
    return grid.window != nil && grid.content.hasLaidOut
  }

  // MARK: Batches

  /// Performs one batch update of the grid.
  ///
  /// - Parameter run: The number of the apply that waits for the batch to end; nil for none.
  /// - Returns: Whether the batch was accepted.
  private func perform(animated: Bool, _ run: Int?, _ updates: () -> Void) -> Bool {
    guard let grid else { return false }
    let applying = applying
    if let run { applying.extend(run) }
    let ended: ((Bool) -> Void)? = run.map { run in { _ in applying.end(run) } }
    var isDone = false
    func perform() { isDone = (try? grid.performUpdates(completion: ended, updates)) != nil }
    if animated { perform() } else { BaseView.performWithoutAnimation(perform) }
    if !isDone, let run { applying.end(run) }
    return isDone
  }

  /// Reloads and reconfigures what is marked, at the new index paths (DA-5 … DA-7).
  private func carryOut(_ marks: [MarkedPlaces], animated: Bool, _ run: Int?) {
    for places in marks {
      _ = perform(animated: animated, run) {
        grid?.reloadSections(places.reloadedSections)
        grid?.reloadItems(at: places.reloadedItems)
        grid?.reconfigureItems(at: places.reconfiguredItems)
      }
    }
  }
}

/// The sections and items that a batch reloads or reconfigures, by their places after the
/// difference is shown.
struct MarkedPlaces {
  var reloadedSections = IndexSet()
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
}

extension [MarkedPlaces] {
  /// Returns the marks of a snapshot as batches. If the snapshot also has other changes, marked
  /// items are in a first batch and marked sections are in a second batch. Otherwise all marks are
  /// in one batch (DA-6). If an item has both marks, the reload wins (DS-13). An item is left out
  /// of a batch that reloads its section.
  ///
  /// - Parameter isSectionApart: Whether the snapshot has other changes than its marks.
  static func marks<Section: Sendable, Item: Sendable>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>, isSectionApart: Bool
  ) -> [MarkedPlaces] {
    let flat = snapshot.flat
    let marks = snapshot.marks
    var items = MarkedPlaces()
    var sections = MarkedPlaces()
    marks.reloadedSections.forEach(in: 0) {
      sections.reloadedSections.insert(Int(flat.listPositions[$0]))
    }
    func path(_ slot: Int) -> IndexPath {
      let place = flat.place(at: Int(flat.positions[slot]))
      return IndexPath(item: place.element, section: place.list)
    }
    marks.reloadedItems.forEach(in: 0) { items.reloadedItems.append(path($0)) }
    marks.reconfiguredItems.forEach(in: 0) {
      if marks.reloadedItems.list(of: $0) == nil { items.reconfiguredItems.append(path($0)) }
    }
    if sections.reloadedSections.isEmpty { return [items] }
    let hasItems = !items.reloadedItems.isEmpty || !items.reconfiguredItems.isEmpty
    if isSectionApart { return hasItems ? [items, sections] : [sections] }
    let reloaded = sections.reloadedSections
    sections.reloadedItems = items.reloadedItems.filter { !reloaded.contains($0.section) }
    sections.reconfiguredItems = items.reconfiguredItems.filter { !reloaded.contains($0.section) }
    return [sections]
  }
}

extension OrderDifference {
  /// Makes the difference that turns one snapshot into another. Identifiers that compare
  /// inconsistently are a fault.
  ///
  /// - Complexity: O(*items*), plus O(log *items*) for each identifier that is out of order.
  init<Section: Sendable, Item: Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) throws(GridFault) {
    let (before, after) = (old.flat, new.flat)
    let origins = Origins(
      sections: try new.sections.origins(
        of: after.lists, in: old.sections, order: before.lists, positions: before.listPositions),
      items: try new.items.origins(
        of: after.elements, in: old.items, order: before.elements, positions: before.positions))
    self.init(from: before, to: after, origins: origins)
  }
}

extension IdentifierTable {
  /// Returns the result of `places(of:in:order:positions:)`. A place that occurs twice is a fault.
  fileprivate func origins(
    of slots: [Int32], in other: IdentifierTable, order: [Int32], positions: [Int32]
  ) throws(GridFault) -> [Int32] {
    let places = places(of: slots, in: other, order: order, positions: positions)
    let contradiction = OrderDifference.Origins.contradiction(in: places, count: order.count)
    if let contradiction { throw .inconsistentIdentifier(self[Int(slots[contradiction])]) }
    return places
  }
}
