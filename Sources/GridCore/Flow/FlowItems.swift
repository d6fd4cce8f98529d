import Foundation

/// The sizes of one section's items.
///
/// Either one size for all of them, which takes no storage per item, or a size each, or estimates
/// of which some have been replaced by measured sizes. Slices of one list may serve many sections:
/// they share its storage.
package struct FlowItems: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case uniform(count: Int, size: CGSize)
    case each(FlowSizeSlice)
    case estimated(FlowEstimates)
  }

  private(set) var storage: Storage

  /// Items that all have one size. A negative count is taken as 0.
  package static func uniform(count: Int, size: CGSize) -> FlowItems {
    FlowItems(storage: .uniform(count: max(0, count), size: size))
  }

  /// Items with a size each, in order.
  package static func sizes(_ sizes: [CGSize]) -> FlowItems {
    FlowItems(storage: .each(FlowSizeSlice(sizes)))
  }

  /// Items with a size each, in order; indices count from 0 wherever the slice starts.
  package static func sizes(_ sizes: ArraySlice<CGSize>) -> FlowItems {
    FlowItems(storage: .each(FlowSizeSlice(sizes)))
  }

  /// Items with a size each, in order; indices count from 0 wherever the slice starts.
  package static func sizes(_ sizes: FlowSizeSlice) -> FlowItems {
    FlowItems(storage: .each(sizes))
  }

  /// Items whose sizes are estimated until they are measured.
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

  /// The measured sizes of items whose sizes are estimated; else nil.
  package var measured: SparseSizes? { estimates?.measured }

  /// The size that was measured of an item below `count`.
  func measuredSize(of item: Int) -> CGSize? {
    guard case .estimated(let estimates) = storage else { return nil }
    return estimates.measuredSize(of: item)
  }

  /// Takes in what items were measured to, if sizes are estimated; a size of nil forgets it.
  ///
  /// - Returns: Whether any item has another size now.
  mutating func measure(_ changes: ArraySlice<FlowMeasurement>) -> Bool {
    guard case .estimated(var estimates) = storage else { return false }
    // Let go, so that the estimates are changed in place.
    storage = .uniform(count: 0, size: .zero)
    defer { storage = .estimated(estimates) }
    return estimates.measure(changes)
  }

  /// Takes in the size that one item was measured to, if sizes are estimated; nil forgets it.
  ///
  /// - Returns: Whether any item has another size now.
  mutating func measure(_ size: CGSize?, item: Int) -> Bool {
    guard case .estimated(var estimates) = storage else { return false }
    storage = .uniform(count: 0, size: .zero)
    defer { storage = .estimated(estimates) }
    return estimates.measure(size, item: item)
  }

  /// The estimates behind the sizes, if there are any.
  ///
  /// The getter is never inlined: code that reads the storage itself may copy all that is stored
  /// around it.
  @inline(never)
  var estimates: FlowEstimates? {
    guard case .estimated(let estimates) = storage else { return nil }
    return estimates
  }

  /// The one size of all items, or nil if they differ or there are none.
  ///
  /// O(1) for uniform storage; else stops at the first item that differs.
  package var commonSize: CGSize? {
    switch storage {
    case .uniform(let count, let size): count > 0 ? size : nil
    case .each(let sizes):
      sizes.first.flatMap { first in sizes.allSatisfy { $0 == first } ? first : nil }
    case .estimated(let estimates):
      // Once something is measured a section has lines of its own.
      estimates.count > 0 && estimates.measured.knownCount == 0 ? estimates.standard : nil
    }
  }

  /// Whether the section is uniform: every line keeps to the columns of a full one.
  ///
  /// Exact sizes have to be equal in both lengths. Estimated and measured ones have to be equally
  /// long along their lines; their extents may differ. One item, or none, is uniform.
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

  /// The first item with a negative width or height, which a flow refuses.
  package var firstNegative: Int? {
    firstIndex { $0.width < 0 || $0.height < 0 }
  }

  /// The first item whose size is infinite or not a number.
  package var firstNonFinite: Int? {
    firstIndex { !($0.width.isFinite && $0.height.isFinite) }
  }

  private func firstIndex(where claim: (CGSize) -> Bool) -> Int? {
    switch storage {
    case .uniform(let count, let size): count > 0 && claim(size) ? 0 : nil
    case .each(let sizes): sizes.firstIndex(where: claim).map { $0 - sizes.startIndex }
    case .estimated(let estimates): estimates.written.firstIndex(where: claim)
    }
  }
}
