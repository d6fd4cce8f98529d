import Foundation

/// The sizes that views of a compositional layout asked for, by element.
///
/// Sparse: nothing is kept for what was not asked. Of a size only the axes count that are estimated
/// where the element is.
package struct CompositionalMeasures: Equatable, Sendable {
  private var sizes: [CompositionalElement: CGSize] = [:]

  package init() {}

  package var isEmpty: Bool { sizes.isEmpty }

  package var count: Int { sizes.count }

  /// The size that an element asked for; nil if the element was not asked.
  package subscript(element: CompositionalElement) -> CGSize? { sizes[element] }

  /// Keeps what an element asked for, in place of what it asked for before.
  package mutating func set(_ size: CGSize, for element: CompositionalElement) {
    sizes[element] = size
  }

  /// Returns the sizes under the new places of their elements, as after an update. A size whose
  /// element gets no place is forgotten. No two elements may get the same place.
  package func mapped(
    _ place: (CompositionalElement) -> CompositionalElement?
  ) -> CompositionalMeasures {
    var result = CompositionalMeasures()
    result.sizes.reserveCapacity(sizes.count)
    for (element, size) in sizes {
      if let place = place(element) { result.sizes[place] = size }
    }
    return result
  }

  /// Forgets the sizes of some elements.
  package mutating func removeAll(where isGone: (CompositionalElement) -> Bool) {
    sizes = sizes.filter { !isGone($0.key) }
  }

  /// Hands out every size, in no order.
  func forEach(_ visit: (CompositionalElement, CGSize) -> Void) {
    for (element, size) in sizes { visit(element, size) }
  }
}
