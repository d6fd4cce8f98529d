import Foundation

/// The sizes of one section's items.
///
/// The items have one common size, a size for each item, or estimates that measured sizes replace.
/// A common size takes no storage per item. Slices of one list of sizes share the storage of the
/// list, so many sections can use them.
package struct FlowItems: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case uniform(count: Int, size: CGSize)
    case each(FlowSizeSlice)
    case estimated(FlowEstimates)
  }

  private(set) var storage: Storage

  /// Makes items that all have one size. A negative count is taken as 0.
  package static func uniform(count: Int, size: CGSize) -> FlowItems {
    FlowItems(storage: .uniform(count: max(0, count), size: size))
  }

  /// Makes items from a slice with the size of each item. The items are numbered from 0, wherever
  /// the slice starts.
  package static func sizes(_ sizes: FlowSizeSlice) -> FlowItems {
    FlowItems(storage: .each(sizes))
  }

  /// Makes items whose sizes are estimated until they are measured.
  package static func estimated(_ estimates: FlowEstimates) -> FlowItems {
    FlowItems(storage: .estimated(estimates))
  }

  package var count: Int {
    switch storage {
    case .uniform(let count, _): count
    case .each(let sizes): sizes.count
    case .estimated(let estimates): estimates.count
    }
  }

  /// The size of an item below `count`.
  package subscript(item: Int) -> CGSize {
    switch storage {
    case .uniform(_, let size): size
    case .each(let sizes): sizes[sizes.startIndex + item]
    case .estimated(let estimates): estimates[item]
    }
  }

  /// The measured sizes; nil if the sizes are not estimated.
  package var measured: SparseSizes? { estimates?.measured }

  /// Returns the measured size of an item below `count`; nil if it was not measured.
  func measuredSize(of item: Int) -> CGSize? {
    guard case .estimated(let estimates) = storage else { return nil }
    return estimates.measuredSize(of: item)
  }

  /// Stores the measured sizes of items, if sizes are estimated. A size of nil removes the measured
  /// size of its item.
  ///
  /// - Returns: Whether the size of any item has changed.
  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    guard case .estimated(var estimates) = storage else { return false }
    // Releases the stored reference, so that the estimates are changed in place.
    storage = .uniform(count: 0, size: .zero)
    defer { storage = .estimated(estimates) }
    return estimates.measure(changes)
  }

  /// Stores the measured size of one item, if sizes are estimated. If `size` is nil, the measured
  /// size is removed.
  ///
  /// - Returns: Whether the size of any item has changed.
  mutating func measure(_ size: CGSize?, item: Int) -> Bool {
    guard case .estimated(var estimates) = storage else { return false }
    storage = .uniform(count: 0, size: .zero)
    defer { storage = .estimated(estimates) }
    return estimates.measure(size, item: item)
  }

  /// The estimates behind the sizes, if there are any.
  ///
  /// The getter is never inlined, because code that reads `storage` directly may copy the whole
  /// value that contains it.
  @inline(never)
  var estimates: FlowEstimates? {
    guard case .estimated(let estimates) = storage else { return nil }
    return estimates
  }

  /// The size that all items have; nil if their sizes differ or there are no items.
  ///
  /// O(1). But if each item has its own size, the sizes are compared up to the first size that
  /// differs.
  package var commonSize: CGSize? {
    switch storage {
    case .uniform(let count, let size): count > 0 ? size : nil
    case .each(let sizes):
      sizes.first.flatMap { first in sizes.allSatisfy { $0 == first } ? first : nil }
    case .estimated(let estimates):
      // A section with measured items is solved by `FlowMeasuredLines`, not by one common size.
      estimates.count > 0 && estimates.measured.knownCount == 0 ? estimates.standard : nil
    }
  }

  /// Whether the section is uniform. In a uniform section every line uses the columns of a full
  /// line.
  ///
  /// Exact sizes must be equal in width and height. Estimated and measured sizes must have equal
  /// lengths along the line, but their extents may differ. A section with one item or none is
  /// uniform.
  package var isUniform: Bool {
    switch storage {
    case .uniform: true
    case .each(let sizes): sizes.isEmpty || commonSize != nil
    case .estimated(let estimates): estimates.isUniform
    }
  }

  /// Whether sizes are estimates until they are measured.
  var isEstimated: Bool {
    if case .estimated = storage { true } else { false }
  }
}
