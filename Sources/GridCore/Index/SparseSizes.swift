import Foundation

/// A long row of sizes of which some are known, with running sums over those that are.
///
/// Made for sizes that become known one by one: setting one, and summing up all that come before a
/// place, cost O(log *count*). Nothing is kept for stretches in which no size is known.
///
/// Sums are those of the sizes that are known now, added in an order that depends on their places
/// alone: whatever was known before leaves no rounding error behind.
package struct SparseSizes: Hashable, Sendable {
  /// How many sizes are known in some stretch, and what they come to.
  package struct Sums: Hashable, Sendable {
    package var known = 0
    /// The sum of the widths, then that of the heights.
    var lengths = SIMD2<Double>.zero

    package var size: CGSize { CGSize(width: lengths.x, height: lengths.y) }

    static func + (a: Sums, b: Sums) -> Sums {
      Sums(known: a.known + b.known, lengths: a.lengths + b.lengths)
    }
  }

  /// Places that are kept together: a stretch has a bit for each in its mask.
  private static let stretch = 16

  /// The number of places, known or not.
  package let count: Int
  /// Which sizes of a stretch are known. Empty, like the other arrays, while nothing is.
  private var masks: [UInt16] = []
  /// The sizes of each stretch, zero where unknown; empty where none is known.
  private var sizes: [[CGSize]] = []
  /// A binary tree of sums in an array: the root at 1, the stretches from the middle on.
  private var sums: [Sums] = []

  package init(count: Int) {
    self.count = max(0, count)
  }

  /// A row of sizes that are all known. O(*count*), where setting them one by one is O(*n* log *n*).
  package init(known all: [CGSize]) {
    self.init(count: all.count)
    guard count > 0 else { return }
    makeRoom()
    let leaves = sums.count / 2
    for stretch in masks.indices {
      let first = stretch * Self.stretch
      let part = all[first..<min(first + Self.stretch, count)]
      masks[stretch] = part.count == Self.stretch ? .max : 1 << UInt16(part.count) - 1
      sizes[stretch] =
        Array(part) + Array(repeating: .zero, count: Self.stretch - part.count)
      sums[leaves + stretch] = sum(ofStretch: stretch, before: Self.stretch)
    }
    for node in (1..<leaves).reversed() { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  /// The number of known sizes.
  package var knownCount: Int { total.known }

  package var total: Sums { sums.isEmpty ? Sums() : sums[1] }

  private mutating func makeRoom() {
    let stretches = (count + Self.stretch - 1) / Self.stretch
    masks = Array(repeating: 0, count: stretches)
    sizes = Array(repeating: [], count: stretches)
    var leaves = 1
    while leaves < stretches { leaves *= 2 }
    sums = Array(repeating: Sums(), count: 2 * leaves)
  }

  /// The size at a place below `count`; nil where it is not known. Setting nil forgets it.
  package subscript(index: Int) -> CGSize? {
    get {
      guard !masks.isEmpty else { return nil }
      let (stretch, place) = index.quotientAndRemainder(dividingBy: Self.stretch)
      return masks[stretch] & (1 << UInt16(place)) == 0 ? nil : sizes[stretch][place]
    }
    set {
      put(newValue, at: index)
      updateSums(at: [index])
    }
  }

  /// Sets a size and leaves the sums as they are: `updateSums(at:)` must follow, once for many of
  /// them.
  mutating func put(_ size: CGSize?, at index: Int) {
    let (stretch, place) = index.quotientAndRemainder(dividingBy: Self.stretch)
    if let size {
      if masks.isEmpty { makeRoom() }
      if masks[stretch] == 0 {
        sizes[stretch] = Array(repeating: .zero, count: Self.stretch)
      }
      masks[stretch] |= 1 << UInt16(place)
      sizes[stretch][place] = size
    } else {
      guard self[index] != nil else { return }
      masks[stretch] &= ~(1 << UInt16(place))
      if masks[stretch] == 0 {
        sizes[stretch] = []
      } else {
        sizes[stretch][place] = .zero
      }
    }
  }

  /// Adds up again what lies above changed places: each sum once, however many of them it covers.
  mutating func updateSums(at indices: [Int]) {
    guard !sums.isEmpty else { return }
    let leaves = sums.count / 2
    var nodes: [Int] = []
    nodes.reserveCapacity(indices.count)
    var isAscending = true
    for index in indices {
      let stretch = index / Self.stretch
      let node = leaves + stretch
      if let last = nodes.last {
        if node == last { continue }
        if node < last { isAscending = false }
      }
      sums[node] = sum(ofStretch: stretch, before: Self.stretch)
      nodes.append(node)
    }
    if !isAscending { nodes.sort() }
    while let first = nodes.first, first > 1 {
      var parents = 0
      for node in nodes {
        let parent = node / 2
        // In ascending order children of one parent follow each other.
        if parents > 0, nodes[parents - 1] == parent { continue }
        sums[parent] = sums[2 * parent] + sums[2 * parent + 1]
        nodes[parents] = parent
        parents += 1
      }
      nodes.removeLast(nodes.count - parents)
    }
    // Nothing is left: as if nothing had ever been known.
    if total.known == 0 { self = SparseSizes(count: count) }
  }

  /// What is known before a place.
  package func sums(before index: Int) -> Sums {
    let (stretch, place) = index.quotientAndRemainder(dividingBy: Self.stretch)
    guard stretch < masks.count else { return total }
    var before = sum(ofStretch: stretch, before: place)
    var node = sums.count / 2 + stretch
    while node > 1 {
      if node % 2 == 1 { before = sums[node - 1] + before }
      node /= 2
    }
    return before
  }

  /// Hands out what is known, ascending.
  package func forEachKnown(_ visit: (_ index: Int, _ size: CGSize) -> Void) {
    guard knownCount > 0 else { return }
    for stretch in masks.indices where masks[stretch] != 0 {
      var mask = masks[stretch]
      while mask != 0 {
        let place = mask.trailingZeroBitCount
        visit(stretch * Self.stretch + place, sizes[stretch][place])
        mask &= mask - 1
      }
    }
  }

  private func sum(ofStretch stretch: Int, before end: Int) -> Sums {
    let mask = masks[stretch] & (end == Self.stretch ? .max : 1 << UInt16(end) - 1)
    guard mask != 0 else { return Sums() }
    var lengths = SIMD2<Double>.zero
    sizes[stretch].withUnsafeBufferPointer { sizes in
      var rest = mask
      while rest != 0 {
        let size = sizes[rest.trailingZeroBitCount]
        lengths += SIMD2(Double(size.width), Double(size.height))
        rest &= rest - 1
      }
    }
    return Sums(known: mask.nonzeroBitCount, lengths: lengths)
  }
}
