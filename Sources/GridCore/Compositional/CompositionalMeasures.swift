import Foundation

/// The measured sizes of the views of a compositional layout, by element.
///
/// Only measured elements take memory. Of a size, only the lengths on the element's estimated axes
/// count.
package struct CompositionalMeasures: Equatable, Sendable {
  private var sizes: [CompositionalElement: CGSize] = [:]

  package init() {}

  package var isEmpty: Bool { sizes.isEmpty }

  package var count: Int { sizes.count }

  /// The measured size of an element; nil if the element was not measured.
  package subscript(element: CompositionalElement) -> CGSize? { sizes[element] }

  /// Stores the measured size of an element. The new size replaces an earlier size of the element.
  package mutating func set(_ size: CGSize, for element: CompositionalElement) {
    sizes[element] = size
  }

  /// Returns the sizes for the elements after an update. `place` returns the new element for an old
  /// element. A size is dropped if there is no new element. No two elements may get the same new
  /// element.
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

  /// Calls `visit` with every size, in no particular order.
  func forEach(_ visit: (CompositionalElement, CGSize) -> Void) {
    for (element, size) in sizes { visit(element, size) }
  }
}
