extension GridViewDiffableDataSource {
  /// An apply as far as it can be made without the grid, on any queue (DA-15).
  struct PreparedApply: Sendable {
    /// The stamp of the content that the apply was made from: it is of no use to another content.
    let base: ContentStamp
    /// The content after the apply.
    let content: Content
    /// The difference between the content that the apply was made from and the new one; nil where
    /// the apply is shown by a reload.
    let difference: OrderDifference?
    /// The snapshot, if something in it is marked.
    let marked: Snapshot?
    /// An item that is reloaded although it is identified by what has changed in it: as it was, and
    /// as it is.
    let changedIdentifier: (old: ItemIdentifierType, new: ItemIdentifierType)?
  }
}

extension GridViewDiffableDataSource.Content {
  /// Throws the fault of identifiers that are compared inconsistently.
  ///
  /// - Parameter isCompared: Whether the difference is worked out, too.
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
      base: stamp, content: new,
      difference: difference, marked: marked,
      changedIdentifier: marked.flatMap { changedIdentifier(in: $0) })
  }

  /// Prepares an apply like `preparing(_:isCompared:)`, for a queue that hands on the result.
  func prepared(
    _ submission: GridViewDiffableDataSource.Submission, isCompared: Bool
  ) -> Result<GridViewDiffableDataSource.PreparedApply, GridFault> {
    do throws(GridFault) {
      return .success(try preparing(submission, isCompared: isCompared))
    } catch {
      return .failure(error)
    }
  }

  /// The first item that is reloaded and says something else than before. Objects are left out:
  /// they are what they are, whatever they say.
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

  /// `2 sections, 5 items, animated`
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
  /// Throws the fault of an identifier that contradicts itself.
  func checkIdentifiers() throws(GridFault) {
    if let section = sections.inconsistent(at: flat.lists) {
      throw .inconsistentIdentifier(section)
    }
    if let item = items.inconsistent(at: flat.elements) { throw .inconsistentIdentifier(item) }
  }
}
