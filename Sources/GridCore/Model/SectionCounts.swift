import Foundation

/// The data model of a grid: how many items each section has, and how many come before it.
///
/// One snapshot per load of the data source. Looking up a section is O(1), finding the section of
/// a global index O(log *sections*).
public struct SectionCounts: Hashable, Sendable {
  /// Items per section.
  public let items: [Int]
  /// `starts[s]` is the global index of section *s*'s first item; the last entry is the total.
  package let starts: [Int]

  /// Counts section by section; without an argument a grid that has no section.
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

  /// Sections, empty ones included. O(1).
  public var sectionCount: Int { items.count }
  /// Items of all sections together. O(1).
  public var itemCount: Int { starts[items.count] }

  /// Whether the model has an item at this position.
  public func contains(section: Int, item: Int) -> Bool {
    section >= 0 && section < items.count && item >= 0 && item < items[section]
  }

  /// The item's position counting through all sections in order.
  package func globalIndex(section: Int, item: Int) -> Int { starts[section] + item }

  /// The section and item at a global index below `itemCount`.
  package func position(ofGlobalIndex index: Int) -> (section: Int, item: Int) {
    var low = 0
    var high = items.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    // Empty sections share their start with the next one: the last of them is the owner.
    return (low, index - starts[low])
  }
}
