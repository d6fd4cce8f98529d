/// A range of consecutive items in one section.
package struct ItemRange: Hashable, Sendable {
  package let section: Int
  package let items: Range<Int>

  package init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }
}

/// A range of consecutive items that are still consecutive after an update. `old` and `new` are the
/// places of the same items before and after the update.
package struct SurvivingRange: Hashable, Sendable {
  package let old: ItemRange
  package let new: ItemRange
}

extension UpdatePlan {
  /// Returns the ranges of all items that survive without a reload, ascending by their old places.
  ///
  /// The ranges are disjoint and not empty. O(*operations* · log + *sections*).
  package func survivingRanges() -> [SurvivingRange] {
    var ranges: [SurvivingRange] = []
    ranges.reserveCapacity(before.sectionCount + itemMoves.count)
    var move = 0
    for old in 0..<before.sectionCount {
      var moveEnd = move
      while moveEnd < itemMoves.count, itemMoves[moveEnd].before.section == old { moveEnd += 1 }
      if let new = sections.fate(of: old).survivor {
        if let runs = itemRuns[old] {
          for run in runs.runs {
            while move < moveEnd, itemMoves[move].before.item < run.old {
              ranges.append(SurvivingRange(itemMoves[move]))
              move += 1
            }
            ranges.append(
              SurvivingRange(
                old: ItemRange(section: old, items: run.oldRange),
                new: ItemRange(section: new, items: run.newRange)))
          }
        } else if before.items[old] > 0 {
          let items = 0..<before.items[old]
          ranges.append(
            SurvivingRange(
              old: ItemRange(section: old, items: items),
              new: ItemRange(section: new, items: items)))
        }
      }
      ranges += itemMoves[move..<moveEnd].lazy.map { SurvivingRange($0) }
      move = moveEnd
    }
    return ranges
  }
}

extension SurvivingRange {
  fileprivate init(_ move: UpdatePair) {
    old = ItemRange(section: move.before.section, items: move.before.item..<move.before.item + 1)
    new = ItemRange(section: move.after.section, items: move.after.item..<move.after.item + 1)
  }
}
