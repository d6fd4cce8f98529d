extension GridViewDiffableDataSource {
  /// An apply as far as it can be made without the grid, on any queue (DA-15).
  struct PreparedApply: Sendable {
    /// Which content it was made from: it is of no use to another one.
    let base: ContentStamp
    /// What will be held.
    let content: Content
    /// How that differs from what it was made from; nil where they were not compared.
    let difference: OrderDifference?
    /// The snapshot, if something in it is marked.
    let marked: Snapshot?
    /// An item that is reloaded although it is identified by what has changed in it: as it was, and
    /// as it is.
    let changedIdentifier: (old: ItemIdentifierType, new: ItemIdentifierType)?
  }
}

extension GridViewDiffableDataSource.Content {
  /// - Parameter isCompared: Whether the difference is worked out, too.
  func preparing(
    _ submission: GridViewDiffableDataSource.Submission, isCompared: Bool
  ) -> GridViewDiffableDataSource.PreparedApply {
    let new: Self
    var marked: GridViewDiffableDataSource.Snapshot?
    switch submission {
    case .snapshot(let snapshot):
      new = showing(snapshot)
      if !snapshot.marks.isEmpty { marked = snapshot }
    case .section(let tree, let section):
      new = showing(tree, in: section)
    }
    return GridViewDiffableDataSource.PreparedApply(
      base: stamp, content: new,
      difference: isCompared ? OrderDifference(from: snapshot, to: new.snapshot) : nil,
      marked: marked, changedIdentifier: marked.flatMap { changedIdentifier(in: $0) })
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
