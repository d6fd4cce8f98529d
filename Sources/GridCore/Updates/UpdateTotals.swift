/// The counts before and after a batch, if they contradict the operations of the batch. The message
/// of fault E-50 contains these counts.
package struct UpdateTotals: Hashable, Sendable {
  /// A count after the batch that differs from the expected count.
  package enum Mismatch: Hashable, Sendable {
    case sections(before: Int, inserted: Int, deleted: Int, after: Int)
    /// `section` is the index of the section before the update.
    case items(section: Int, before: Int, change: SectionChange, after: Int)
  }

  /// The change in a surviving section's number of items, by kind of operation.
  package struct SectionChange: Hashable, Sendable {
    package var inserted = 0
    package var deleted = 0
    package var movedIn = 0
    package var movedOut = 0

    package var sum: Int { inserted - deleted + movedIn - movedOut }
  }

  package let before: [Int]
  package let after: [Int]
  /// The wrong counts. If the section count is wrong, the item counts are not compared (VA-4).
  package let mismatches: [Mismatch]
  /// The deleted positions, including the positions of reloads, because a reload counts as a delete
  /// and as an insert (EB-2).
  let deletes: [UpdatePosition]
  let inserts: [UpdatePosition]
  let moves: [UpdatePair]

  init(
    updates: TranslatedUpdates, before: SectionCounts, after: SectionCounts, mismatches: [Mismatch]
  ) {
    self.before = before.items
    self.after = after.items
    self.mismatches = mismatches
    deletes = (updates.deletes + updates.reloads.map(\.before)).sorted()
    inserts = (updates.inserts + updates.reloads.map(\.after)).sorted()
    moves = updates.moves
  }

  /// Returns the lines that follow the first sentence of UIKit's message (EB-1…EB-6).
  ///
  /// The lines of item deletes and inserts have UIKit's form. For the lines of sections and moves,
  /// GridKit chose the form. GridKit also chose the order: deletes, inserts, moves (EB-5).
  func block(collectionView: String) -> String {
    let lines =
      deletes.reversed().map { "\tDelete \($0.listText)" }
      + inserts.map { "\tInsert \($0.listText)" }
      + moves.map { "\tMove \($0.before.listText) to \($0.after.listText.drop { $0 != "(" })" }
    var text = "Data source before updates = \(Self.text(before))\n"
    text += "Data source after updates = \(Self.text(after))\n"
    text += "Updates = [\n"
    if !lines.isEmpty { text += lines.joined(separator: ",\n") + "\n" }
    return text + "]\nCollection view: \(collectionView)"
  }

  /// The expected and the reported counts, one sentence for each mismatch.
  var findings: String {
    mismatches.map { mismatch in
      switch mismatch {
      case .sections(let before, let inserted, let deleted, let after):
        """
        There were \(before) sections; with \(inserted) inserted and \(deleted) deleted, \
        \(before + inserted - deleted) are expected, but the data source reports \(after).
        """
      case .items(let section, let before, let change, let after):
        """
        Section \(section) had \(before) items; with \(change.inserted) inserted, \
        \(change.deleted) deleted, \(change.movedIn) moved in and \(change.movedOut) moved out, \
        \(before + change.sum) are expected, but the data source reports \(after).
        """
      }
    }.joined(separator: " ")
  }

  private static func text(_ counts: [Int]) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    let list = counts.map(String.init).joined(separator: ", ")
    return "{ \(sections) with item counts: [\(list)] }"
  }
}
