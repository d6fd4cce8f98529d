/// A range of consecutive items in a section after an update, and the range of these items before
/// the update.
package struct ItemSource: Hashable, Sendable {
  /// The positions of the items in the section after the update.
  package let items: Range<Int>
  /// The range of the same items before the update; nil if the items were inserted or reloaded.
  package let old: ItemRange?
}

extension UpdatePlan {
  /// Returns a list of item sources for each section after the update. The sources of a section
  /// cover all its items, in ascending order.
  ///
  /// A caller that stores a value for each item position can copy the values range by range. The
  /// number of ranges does not depend on the number of items. The cost is O(*operations* · log +
  /// *sections*).
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
