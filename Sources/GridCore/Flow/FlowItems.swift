import Foundation

/// The sizes of one section's items.
///
/// Either one size for all of them, which takes no storage per item, or a size each. Slices of one
/// array may serve many sections: they share its storage.
package struct FlowItems: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case uniform(count: Int, size: CGSize)
    case each(ArraySlice<CGSize>)
  }

  let storage: Storage

  /// Items that all have one size. A negative count is taken as 0.
  package static func uniform(count: Int, size: CGSize) -> FlowItems {
    FlowItems(storage: .uniform(count: max(0, count), size: size))
  }

  /// Items with a size each, in order.
  package static func sizes(_ sizes: [CGSize]) -> FlowItems {
    FlowItems(storage: .each(sizes[...]))
  }

  /// Items with a size each, in order; indices count from 0 wherever the slice starts.
  package static func sizes(_ sizes: ArraySlice<CGSize>) -> FlowItems {
    FlowItems(storage: .each(sizes))
  }

  package var count: Int {
    switch storage {
    case .uniform(let count, _): count
    case .each(let sizes): sizes.count
    }
  }

  /// The size of an item below `count`.
  package subscript(item: Int) -> CGSize {
    switch storage {
    case .uniform(_, let size): size
    case .each(let sizes): sizes[sizes.startIndex + item]
    }
  }

  /// The one size of all items, or nil if they differ or there are none.
  ///
  /// O(1) for uniform storage; else stops at the first item that differs.
  package var commonSize: CGSize? {
    switch storage {
    case .uniform(let count, let size): count > 0 ? size : nil
    case .each(let sizes):
      sizes.first.flatMap { first in sizes.allSatisfy { $0 == first } ? first : nil }
    }
  }

  /// Whether all items are equally long along their lines (5.4, "uniform or mixed").
  ///
  /// Compared exactly. Extents may differ. One item, or none, is uniform.
  package func isUniform(along axis: FlowAxis) -> Bool {
    switch storage {
    case .uniform: return true
    case .each(let sizes):
      guard let first = sizes.first.map(axis.length(of:)) else { return true }
      return sizes.allSatisfy { axis.length(of: $0) == first }
    }
  }

  /// The first item with a negative width or height, which a flow refuses (FL-52).
  package var firstNegative: Int? {
    firstIndex { $0.width < 0 || $0.height < 0 }
  }

  /// The first item whose size is infinite or not a number (FL-79).
  package var firstNonFinite: Int? {
    firstIndex { !($0.width.isFinite && $0.height.isFinite) }
  }

  private func firstIndex(where claim: (CGSize) -> Bool) -> Int? {
    switch storage {
    case .uniform(let count, let size): count > 0 && claim(size) ? 0 : nil
    case .each(let sizes): sizes.firstIndex(where: claim).map { $0 - sizes.startIndex }
    }
  }
}
