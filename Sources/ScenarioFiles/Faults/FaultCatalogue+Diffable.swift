import GridKit

// Diffable data sources and their snapshots.

extension FaultCatalogue {
  static var diffable: [Entry] { snapshots + sectionSnapshots + dataSources + habits }

  /// The entries of findings about legal but unusual uses of snapshots.
  private static var habits: [Entry] {
    let repeated = LayoutFinding.identifiersNotUnique(["<item>"])
    let copied = LayoutFinding.snapshotFromProvider()
    let changed = LayoutFinding.reloadForChangedIdentifier("<old item>", "<new item>")
    return [
      Entry(
        .finding, repeated.code, repeated.message, rules: ["DS-4"],
        when: "Items are added that the snapshot has; E-83 is logged."),
      Entry(
        .finding, copied.code, copied.message,
        when: "A provider calls snapshot() while it is asked for a view. It is said once in a "
          + "simulation."),
      Entry(
        .finding, changed.code, changed.message, rules: ["DS-22"],
        when: "An item that is marked for reload has an identifier that is equal to the one that "
          + "is shown, and reads differently. It is said once in a simulation."),
    ]
  }

  private static var snapshots: [Entry] {
    let moved = GridFault.existingItems(["<item>"])
    return [
      Entry(
        .duplicateItems(["<item>"]), rules: ["DS-5", "DS-24"],
        when: "A call names one item twice: to append, to insert, to delete, to reload or to "
          + "reconfigure."),
      Entry(
        .duplicateSections(["<section>"]), rules: ["DS-6", "DS-24"],
        when: "A call names one section twice: to append, to insert, to delete or to reload."),
      Entry(
        .inconsistentIdentifier(Double.nan), rules: ["DS-23"],
        when: "An identifier is not equal to itself, is equal to one that hashes differently, or "
          + "hashes differently from before; looked for when identifiers are added, when one is "
          + "not found, and by apply. Int and String are not checked."),
      Entry(
        .existingSections(["<section>"]), .existingSections(["<section>", "<other section>"]),
        rules: ["DS-6"], when: "A section is added that the snapshot has."),
      Entry(
        .log, moved.code, moved.text, GridFault.existingItems(["<item>", "<other item>"]).text,
        advice: "Leave the item out, or move it with moveItem(_:beforeItem:).", rules: ["DS-4"],
        when: "An item is added that the snapshot has. It is moved."),
      Entry(
        .noSections(), rules: ["DS-2"],
        when: "appendItems(_:) is called without a section, and the snapshot has none."),
      Entry(
        [
          ("section", "section"), ("insertIndex", "item"), ("fromIndex", "item"),
          ("toIndex", "item"), ("fromSection", "section"), ("toSection", "section"),
        ].map { .unknownPlace($0.0, "<identifier>", $0.1) },
        rules: ["DS-3", "DS-7", "DS-10", "DS-11", "DS-17"],
        when: "A place is named by an item or a section that the snapshot does not have."),
      Entry(
        .itemAnchorInserted("<item>"), .sectionAnchorInserted("<section>"), rules: ["DS-7"],
        when: "Items or sections are inserted beside one of themselves."),
      Entry(
        .movedOntoItself("<identifier>", "item"), .movedOntoItself("<identifier>", "section"),
        rules: ["DS-10", "DS-11"], when: "An item or a section is moved beside itself."),
      Entry(
        .unknownMark("reload", "<identifier>", "item"),
        .unknownMark("reconfigure", "<identifier>", "item"),
        .unknownMark("reload", "<identifier>", "section"), rules: ["DS-12"],
        when: "Something is marked that the snapshot does not have."),
    ]
  }

  private static var sectionSnapshots: [Entry] {
    [
      Entry(
        .duplicateTreeItems(["<item>"]), rules: ["SN-1"],
        when: "An item is added to a section snapshot that has it, or twice in one call."),
      Entry(
        [.deleted, .parent, .anchor, .asked, .child].map { .unknownTreeItem("<item>", $0) },
        rules: ["SN-2", "SN-6", "SN-9"],
        when: "A section snapshot is to delete, to extend or to tell of an item that it does not "
          + "have."),
    ]
  }

  private static var dataSources: [Entry] {
    let mixed = GridFault.mixedQueues(FaultSample.grid)
    return [
      Entry(
        .sectionPastSnapshot(FaultSample.section, sections: FaultSample.count), rules: ["DQ-4"],
        when: "A diffable data source is asked for the items of a section past the last."),
      Entry(
        .noCellProvided("<item>", at: FaultSample.path, in: FaultSample.grid),
        .noCellProvided(nil, at: FaultSample.path, in: FaultSample.grid), rules: ["DQ-5"],
        when: "The cell provider answers nil, or there is no item at the path."),
      Entry(
        .noSupplementaryProvider(kind: "<kind>", in: FaultSample.grid), rules: ["DQ-5"],
        when: "A supplementary view is needed, and there is no provider of such views."),
      Entry(
        .applyInsideApply(), rules: ["DA-15", "DA-16"],
        when: "A snapshot is applied from inside an apply or a provider, or now on the main queue "
          + "and now off it."),
      Entry(
        .log, mixed.code, mixed.text,
        advice: "Apply on the main queue always.", rules: ["DA-15"],
        when: "A snapshot comes from another kind of queue than the one before. E-92 follows."),
    ]
  }
}
