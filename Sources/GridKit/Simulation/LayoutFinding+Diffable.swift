// Findings about uses of snapshots that are legal but unsuitable.

extension LayoutFinding {
  /// Makes the finding of added items that the snapshot has already (E-83).
  package static func identifiersNotUnique(_ existing: [Any]) -> LayoutFinding {
    let names = existing.prefix(8).map { IdentifierText.one($0) }.joined(separator: ", ")
    return LayoutFinding(
      code: "identifiers-not-unique", severity: .warning,
      message: "items that a snapshot has already were added to it again: \(names). They were "
        + "moved to the new place, and the snapshot has fewer items than were handed in. If they "
        + "are different things, let what makes them different take part in == and hash(into:).")
  }

  /// Makes the finding of a provider that calls `snapshot()`. The call copies all identifiers of
  /// the shown snapshot.
  package static func snapshotFromProvider() -> LayoutFinding {
    LayoutFinding(
      code: "snapshot-from-provider", severity: .warning,
      message: "snapshot() was called while the data source was asked for a view. The provider is "
        + "given the item, and itemIdentifier(for:), sectionIdentifier(for:) and index(for:) "
        + "answer without a copy of everything.")
  }

  /// Makes the finding of a reload of an item whose identifier has changed, although the new
  /// identifier equals the old one.
  package static func reloadForChangedIdentifier(_ old: Any, _ new: Any) -> LayoutFinding {
    LayoutFinding(
      code: "reload-for-changed-identifier", severity: .information,
      message: "an item is reloaded because its identifier has changed in a part that == leaves "
        + "out: from \(IdentifierText.one(old)) to \(IdentifierText.one(new)). Identify items by "
        + "something that stays, such as an id, keep the content in a model, and call "
        + "reconfigureItems(_:): the cell stays then.")
  }
}
