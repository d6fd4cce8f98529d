extension GridViewDiffableDataSource {
  /// The part of an apply that is computed without the grid, on any queue (DA-15).
  struct PreparedApply: Sendable {
    /// The identity of the content before the apply, for which alone the apply is valid.
    let base: ContentStamp
    /// The content after the apply.
    let content: Content
    /// The difference between the old and the new content; nil if the apply is shown by a reload.
    let difference: OrderDifference?
    /// The snapshot, if any of its sections or items are marked for a reload or a reconfiguration.
    let marked: Snapshot?
    /// The old and the new identifier of a reloaded item, if they are equal but have different
    /// descriptions. The identifier then contains data that changes.
    let changedIdentifier: (old: ItemIdentifierType, new: ItemIdentifierType)?
  }
}

extension GridViewDiffableDataSource.Content {
  /// Prepares the apply of a snapshot or a section snapshot. Throws a fault if the `Hashable`
  /// conformance of an identifier is inconsistent.
  ///
  /// - Parameter isCompared: Whether to compute the difference.
  func preparing(
    _ submission: GridViewDiffableDataSource.Submission, isCompared: Bool
  ) throws(GridFault) -> GridViewDiffableDataSource.PreparedApply {
    let new: Self
    var marked: GridViewDiffableDataSource.Snapshot?
    switch submission {
    case .snapshot(let snapshot):
      new = showing(snapshot)
      if !snapshot.marks.isEmpty { marked = snapshot }
    case .section(let tree, let section):
      if let item = tree.table.inconsistent(at: tree.slots(all: true).map(Int32.init)) {
        throw .inconsistentIdentifier(item)
      }
      guard let shown = showing(tree, in: section) else {
        throw .inconsistentIdentifier(tree.rootItems[0])
      }
      new = shown
    }
    let difference: OrderDifference?
    if isCompared {
      difference = try OrderDifference(from: snapshot, to: new.snapshot)
    } else {
      difference = nil
      try new.snapshot.checkIdentifiers()
    }
    return GridViewDiffableDataSource.PreparedApply(
      base: stamp, content: new, difference: difference, marked: marked,
      changedIdentifier: marked.flatMap { changedIdentifier(in: $0) })
  }

  /// Returns the old and the new identifier of the first reloaded item whose description has
  /// changed. Looks only at the first 64 reloaded items. Class instances are skipped, because the
  /// description of an object may change while its identity stays.
  private func changedIdentifier(
    in marked: GridViewDiffableDataSource.Snapshot
  ) -> (old: ItemIdentifierType, new: ItemIdentifierType)? {
    for item in marked.reloadedItemIdentifiers.prefix(64) where !(type(of: item) is AnyClass) {
      guard let slot = snapshot.items.slot(of: item) else { continue }
      let old = snapshot.items[slot]
      if String(reflecting: old) != String(reflecting: item) { return (old, item) }
    }
    return nil
  }

  /// Prepares an apply like `preparing(_:isCompared:)`, and returns the fault instead of throwing
  /// it. Called on any queue: a closure in the data source would belong to the main actor.
  func prepared(
    _ submission: GridViewDiffableDataSource.Submission, isCompared: Bool
  ) -> Result<GridViewDiffableDataSource.PreparedApply, GridFault> {
    do throws(GridFault) {
      return .success(try preparing(submission, isCompared: isCompared))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the trace text of an apply, for example `2 sections, 5 items, animated`.
  func traceText(_ mode: ApplyMode) -> String {
    let (sections, items) = (snapshot.numberOfSections, snapshot.numberOfItems)
    let how =
      switch mode {
      case .animated: "animated"
      case .immediate: "not animated"
      case .reload: "by reload"
      }
    return "\(sections) \(sections == 1 ? "section" : "sections"), "
      + "\(items) \(items == 1 ? "item" : "items"), \(how)"
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Throws a fault if the `Hashable` conformance of an identifier is inconsistent.
  func checkIdentifiers() throws(GridFault) {
    if let section = sections.inconsistent(at: flat.lists) {
      throw .inconsistentIdentifier(section)
    }
    if let item = items.inconsistent(at: flat.elements) { throw .inconsistentIdentifier(item) }
  }
}
