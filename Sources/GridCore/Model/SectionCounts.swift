import Foundation

/// The data model of a grid: the number of items in each section, and before each section.
///
/// A grid makes a new value each time it loads the data source. Looking up a section is O(1).
/// Finding the section of a global index is O(log *sections*).
public struct SectionCounts: Hashable, Sendable {
  /// The number of items in each section.
  public let items: [Int]
  /// The starts of the sections: `starts[s]` is the global index of the first item of section *s*.
  /// The last entry is the total number of items.
  package let starts: [Int]

  /// Makes the counts of a grid's sections. Without an argument, the grid has no section.
  ///
  /// - Complexity: O(*sections*).
  public init(_ items: [Int] = []) {
    self.items = items
    var starts: [Int] = []
    starts.reserveCapacity(items.count + 1)
    var total = 0
    for count in items {
      starts.append(total)
      total += count
    }
    starts.append(total)
    self.starts = starts
  }

  /// The number of sections, empty ones included. O(1).
  public var sectionCount: Int { items.count }
  /// The number of items of all sections together. O(1).
  public var itemCount: Int { starts[items.count] }

  /// Whether the model has an item at this position.
  public func contains(section: Int, item: Int) -> Bool {
    section >= 0 && section < items.count && item >= 0 && item < items[section]
  }

  /// Returns the index of an item, counted through all sections in order.
  package func globalIndex(section: Int, item: Int) -> Int { starts[section] + item }

  /// Returns the section and the item at a global index. The index must be below `itemCount`.
  package func position(ofGlobalIndex index: Int) -> (section: Int, item: Int) {
    // An empty section has the same start as the next one: the last section with it has the item.
    let section = (1..<items.count).partitionPoint { starts[$0] > index } - 1
    return (section, index - starts[section])
  }
}
