/// Neighbouring items of a section after an update, and where they were before it.
package struct ItemSource: Hashable, Sendable {
  /// Positions in the section after the update.
  package let items: Range<Int>
  /// The places of the same items before the update, as neighbours; nil for items that did not
  /// survive unreloaded.
  package let old: ItemRange?
}

extension UpdatePlan {
  /// Returns the origins of all items of the new model, section by section, ascending and without
  /// gaps.
  ///
  /// Values that are kept by item position are carried over range by range, whatever the number of
  /// items. O(*operations* · log + *sections*).
  package func itemSources() -> [[ItemSource]] {
    let survivors = survivingRanges().sorted {
      ($0.new.section, $0.new.items.lowerBound) < ($1.new.section, $1.new.items.lowerBound)
    }
    var next = 0
    return after.items.indices.map { section in
      var sources: [ItemSource] = []
      var item = 0
      while next < survivors.count, survivors[next].new.section == section {
        let (items, old) = (survivors[next].new.items, survivors[next].old)
        if item < items.lowerBound {
          sources.append(ItemSource(items: item..<items.lowerBound, old: nil))
        }
        sources.append(ItemSource(items: items, old: old))
        item = items.upperBound
        next += 1
      }
      let count = after.items[section]
      if item < count { sources.append(ItemSource(items: item..<count, old: nil)) }
      return sources
    }
  }
}
