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
  /// Whether the range is a single item that a move operation names.
  package let isMoved: Bool
}

/// A range of consecutive items that are still consecutive after an update. The indices count
/// through all sections.
package struct SurvivingGlobalRange: Hashable, Sendable {
  package let old: Range<Int>
  package let new: Range<Int>
}

extension UpdatePlan {
  /// The number of ranges that the plan stores for its mappings.
  package var storedRangeCount: Int {
    itemRuns.values.reduce(sections.runCount) { $0 + $1.runs.count }
  }

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
                new: ItemRange(section: new, items: run.newRange), isMoved: false))
          }
        } else if before.items[old] > 0 {
          let items = 0..<before.items[old]
          ranges.append(
            SurvivingRange(
              old: ItemRange(section: old, items: items),
              new: ItemRange(section: new, items: items), isMoved: false))
        }
      }
      ranges += itemMoves[move..<moveEnd].lazy.map { SurvivingRange($0) }
      move = moveEnd
    }
    return ranges
  }

  /// Returns the ranges of all items that survive without a reload, ascending by their old indices.
  /// The indices count through all sections.
  ///
  /// Ranges that are adjacent both before and after the update are joined, also across sections. An
  /// array with one element per item can therefore be carried over with few copies.
  package func survivingGlobalRanges() -> [SurvivingGlobalRange] {
    var ranges: [SurvivingGlobalRange] = []
    for range in survivingRanges() {
      let old = before.globalRange(range.old)
      let new = after.globalRange(range.new)
      if let last = ranges.last, last.old.upperBound == old.lowerBound,
        last.new.upperBound == new.lowerBound
      {
        ranges[ranges.count - 1] = SurvivingGlobalRange(
          old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
      } else {
        ranges.append(SurvivingGlobalRange(old: old, new: new))
      }
    }
    return ranges
  }

  /// Returns the ranges of all items of the new model that are not survivors of the old model,
  /// ascending. These are inserted and reloaded items, and the items of inserted and reloaded
  /// sections.
  package func arrivingRanges() -> [ItemRange] {
    after.gaps(between: survivingRanges().map(\.new).sorted { $0.precedes($1) })
  }

  /// Returns the ranges of all items of the old model that are deleted or reloaded, alone or with
  /// their section, ascending.
  package func leavingRanges() -> [ItemRange] {
    before.gaps(between: survivingRanges().map(\.old))
  }
}

extension SurvivingRange {
  fileprivate init(_ move: UpdatePair) {
    old = ItemRange(section: move.before.section, items: move.before.item..<move.before.item + 1)
    new = ItemRange(section: move.after.section, items: move.after.item..<move.after.item + 1)
    isMoved = true
  }
}

extension ItemRange {
  fileprivate func precedes(_ other: Self) -> Bool {
    section != other.section
      ? section < other.section : items.lowerBound < other.items.lowerBound
  }
}

extension SectionCounts {
  fileprivate func globalRange(_ range: ItemRange) -> Range<Int> {
    let start = starts[range.section]
    return start + range.items.lowerBound..<start + range.items.upperBound
  }

  /// Returns the items that are in none of the given ranges. The ranges must be ascending and
  /// disjoint.
  fileprivate func gaps(between ranges: [ItemRange]) -> [ItemRange] {
    var gaps: [ItemRange] = []
    var next = 0
    for section in 0..<sectionCount {
      var item = 0
      while next < ranges.count, ranges[next].section == section {
        let range = ranges[next].items
        if item < range.lowerBound {
          gaps.append(ItemRange(section: section, items: item..<range.lowerBound))
        }
        item = range.upperBound
        next += 1
      }
      if item < items[section] {
        gaps.append(ItemRange(section: section, items: item..<items[section]))
      }
    }
    return gaps
  }
}
