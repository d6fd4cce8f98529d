import GridKit

// Batch updates: one entry for each violation.

extension FaultCatalogue {
  static var updates: [Entry] { deletes + inserts + moves + wholeBatches }

  private static func entry(
    _ violations: UpdateViolation..., rules: [String] = [], when trigger: String
  ) -> Entry {
    let faults = violations.map { GridFault.invalidUpdate($0, in: FaultSample.grid) }
    return Entry(faults, rules: rules, when: trigger)
  }

  private static var section: Int { FaultSample.section }
  private static var count: Int { FaultSample.count }
  private static var place: UpdatePosition { FaultSample.place }
  private static var wholeSection: UpdatePosition { FaultSample.wholeSection }

  private static var deletes: [Entry] {
    [
      entry(
        .deletesMissingSection(section, sectionCount: count),
        when: "A section is deleted or reloaded that did not exist before the update."),
      entry(
        .deletesFromMissingSection(place, sectionCount: count),
        when: "An item is deleted or reloaded in a section that did not exist before the update."),
      entry(
        .deletesMissingItem(place, itemCount: count),
        when: "An item is deleted or reloaded that did not exist before the update."),
      entry(
        .deletesAndMoves(wholeSection),
        when: "A section is deleted or reloaded, and moved, in one batch."),
      entry(
        .deletesAndMoves(place), rules: ["KD-3"],
        when: "An item is deleted or reloaded, and moved, in one batch."),
      entry(
        .deletesAndReloads(place),
        when: "An item or section is deleted and reloaded in one batch."),
    ]
  }

  private static var inserts: [Entry] {
    [
      entry(
        .insertsMissingSection(section, sectionCount: count),
        when: "A section is inserted where there is none after the update."),
      entry(
        .insertsIntoMissingSection(place, sectionCount: count),
        when: "An item is inserted into a section that does not exist after the update."),
      entry(
        .insertsMissingItem(place, itemCount: count), rules: ["KD-3"],
        when: "An item is inserted, or a reloaded one comes back, where there is none after the "
          + "update."),
      entry(
        .insertsAndMoves(wholeSection), rules: ["KD-3"],
        when: "A section is inserted, or a reloaded one comes back, where another is moved to."),
      entry(
        .insertsAndMoves(place), rules: ["KD-3"],
        when: "An item is inserted, or a reloaded one comes back, where another is moved to."),
    ]
  }

  private static var moves: [Entry] {
    let (other, third) = (FaultSample.otherSection, FaultSample.thirdSection)
    let target = UpdatePosition(section: FaultSample.other, item: FaultSample.item)
    let pair = UpdatePair(before: place, after: target)
    return [
      entry(
        .movesMissingSection(section, sectionCount: count),
        when: "A section is moved that did not exist before the update."),
      entry(
        .movesSectionToMissing(from: section, to: FaultSample.other, sectionCount: count),
        when: "A section is moved to a place that does not exist after the update. The doubled "
          + "word is UIKit's."),
      entry(
        .movesFromMissingSection(place, sectionCount: count),
        when: "An item is moved out of a section that did not exist before the update."),
      entry(
        .movesMissingItem(place, itemCount: count),
        when: "An item is moved that did not exist before the update."),
      entry(
        .movesToMissingSection(pair, sectionCount: count),
        when: "An item is moved into a section that does not exist after the update."),
      entry(
        .movesToMissingItem(pair, itemCount: count),
        when: "An item is moved to a place that does not exist after the update."),
      entry(
        .movesToBoth(wholeSection, other, third), when: "A section is moved to two places."),
      entry(.movesToBoth(place, target, place), when: "An item is moved to two places."),
      entry(
        .movesBoth(wholeSection, other, to: third), when: "Two sections are moved to one place."),
      entry(.movesBoth(place, target, to: target), when: "Two items are moved to one place."),
    ]
  }

  private static var wholeBatches: [Entry] {
    [
      entry(
        totals, rules: ["VA-1", "VA-2", "EB-1", "EB-5"],
        when: "What the data source counts after an update is not what it counted before, plus "
          + "inserts, minus deletes, and so on. The example deletes one of four items where two "
          + "are left."),
      entry(
        .deletesTooMany(section: section), rules: ["VA-5"],
        when: "A batch deletes more items of a section than it has, by naming some more than once. "
          + "It is met beside duplicate-update."),
      entry(
        .mapsPastEnd(globalIndex: FaultSample.item, itemCount: count), rules: ["KD-1"],
        when: "A section is moved onto itself and an item out of it, so that UIKit looks for an "
          + "item past the last one."),
      entry(
        .repeated(.delete, place), .repeated(.insert, place), .repeated(.reload, place),
        rules: ["UI-6"],
        when: "A batch deletes, inserts or reloads one place twice. UIKit goes on, and breaks "
          + "later."),
      Entry(
        .missingAttributes(ElementKey(.cell, position)),
        when: "The layout answers nil for an item that is needed: in an update, or when the layout "
          + "is set."),
      Entry(
        .missingAttributes(ElementKey(.supplementary("<kind>"), position)),
        .missingAttributes(ElementKey(.supplementary("<kind>"), position), isBuiltIn: true),
        when: "In an update the layout answers nil for a displayed supplementary view that no rect "
          + "query has any more, and whose section stays. Where the updates closure has "
          + "invalidated a layout of the runtime's own, the view leaves instead."),
      Entry(
        .missingAttributes(ElementKey(.decoration("<kind>"), position)),
        when: "In an update the layout answers nil for a displayed decoration view whose section "
          + "stays. The doubled word is UIKit's."),
      Entry(
        .firstResponderRefused(), rules: ["VW-15"],
        when: "An update deletes the item whose cell holds the first responder, and that does not "
          + "resign."),
      Entry(
        .updateInsidePass(FaultSample.grid),
        when: "A batch update begins inside a layout pass, another update or a request for a "
          + "view."),
    ]
  }

  private static var position: Position { Position(section, FaultSample.item) }

  /// The violation of a sample batch. It deletes one item, but the data source has two items less.
  private static var totals: UpdateViolation {
    var record = UpdateRecord()
    record.deleteItems([UpdatePosition(section: 0, item: 3)])
    do {
      _ = try UpdatePlan(record: record, before: SectionCounts([4]), after: SectionCounts([2]))
    } catch {
      return error.first
    }
    preconditionFailure("a batch whose totals do not add up was accepted")
  }
}
