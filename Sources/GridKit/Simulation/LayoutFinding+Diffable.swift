// Findings about uses of snapshots that are legal but unsuitable.

extension LayoutFinding {
  package static func identifiersNotUnique(_ existing: [Any]) -> LayoutFinding {
    let names = existing.prefix(8).map { IdentifierText.one($0) }.joined(separator: ", ")
    return LayoutFinding(
      code: "identifiers-not-unique", severity: .warning, rules: "DS-4",
      when: "Items are added that the snapshot has; E-83 is logged.",
      message: "items that a snapshot has already were added to it again: \(names). They were "
        + "moved to the new place, and the snapshot has fewer items than were handed in. If they "
        + "are different things, let what makes them different take part in == and hash(into:).")
  }

  package static func snapshotFromProvider() -> LayoutFinding {
    LayoutFinding(
      code: "snapshot-from-provider", severity: .warning,
      when: "A provider calls snapshot() while it is asked for a view. It is said once in a "
        + "simulation.",
      message: "snapshot() was called while the data source was asked for a view. The provider is "
        + "given the item, and itemIdentifier(for:), sectionIdentifier(for:) and index(for:) "
        + "answer without a copy of everything.")
  }

  package static func reloadForChangedIdentifier(_ old: Any, _ new: Any) -> LayoutFinding {
    LayoutFinding(
      code: "reload-for-changed-identifier", severity: .information, rules: "DS-22",
      when: "An item that is marked for reload has an identifier that is equal to the one that is "
        + "shown, and reads differently. It is said once in a simulation.",
      message: "an item is reloaded because its identifier has changed in a part that == leaves "
        + "out: from \(IdentifierText.one(old)) to \(IdentifierText.one(new)). Identify items by "
        + "something that stays, such as an id, keep the content in a model, and call "
        + "reconfigureItems(_:): the cell stays then.")
  }
}
