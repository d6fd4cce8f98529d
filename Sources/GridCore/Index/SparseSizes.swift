import Foundation

/// A row of sizes with running sums. Only some of the sizes are known, and the sums add up the
/// known sizes.
///
/// The type is made for sizes that become known one by one. Setting a size costs O(log *count*),
/// and so does a sum of the known sizes before an index. Sizes are stored in stretches of 16 sizes.
/// A stretch without a known size stores nothing.
///
/// The order of addition depends on the indices alone, so a sum has no rounding errors from sizes
/// that were known before.
package struct SparseSizes: Hashable, Sendable {
  /// The number of known sizes in a part of the row, and the sum of these sizes.
  package struct Sums: Hashable, Sendable {
    package var known = 0
    /// The sum of the widths, then the sum of the heights.
    var lengths = SIMD2<Double>.zero

    package var size: CGSize { CGSize(width: lengths.x, height: lengths.y) }

    static func + (a: Sums, b: Sums) -> Sums {
      Sums(known: a.known + b.known, lengths: a.lengths + b.lengths)
    }
  }

  /// The number of sizes in a stretch. The mask of a stretch has one bit for each of these sizes.
  fileprivate static let stretch = 16

  /// The number of sizes, known or not.
  package let count: Int
  /// The known sizes; nil while there are none.
  private var known: CopyOnWrite<KnownSizes>?

  package init(count: Int) {
    self.count = max(0, count)
  }

  /// Makes a row in which all sizes are known. The cost is O(*n*), while setting the sizes one by
  /// one costs O(*n* log *n*).
  package init(known all: [CGSize]) {
    self.init(count: all.count)
    if count > 0 { known = CopyOnWrite(KnownSizes(all)) }
  }

  /// The number of known sizes.
  package var knownCount: Int { known?.value.total.known ?? 0 }

  package var total: Sums { known?.value.total ?? Sums() }

  /// The size at an index below `count`; nil if it is not known. Setting nil removes the size.
  package subscript(index: Int) -> CGSize? {
    get { known?.value[index] }
    set {
      if let newValue {
        makeRoom()
        known?.value.put(newValue, at: index)
        known?.value.updateSums(at: index)
      } else if self[index] != nil {
        known?.value.remove(index)
        known?.value.updateSums(at: index)
        removeIfEmpty()
      }
    }
  }

  /// Sets or removes a size and leaves the sums as they are. Callers must call `updateSums(at:)`
  /// afterwards, once for many changes.
  mutating func put(_ size: CGSize?, at index: Int) {
    if let size {
      makeRoom()
      known?.value.put(size, at: index)
    } else if self[index] != nil {
      known?.value.remove(index)
    }
  }

  /// Updates the sums that cover changed indices, each sum once.
  mutating func updateSums(at indices: [Int]) {
    guard known != nil, !indices.isEmpty else { return }
    known?.value.updateSums(at: indices)
    removeIfEmpty()
  }

  private mutating func makeRoom() {
    if known == nil { known = CopyOnWrite(KnownSizes(count: count)) }
  }

  /// Frees the storage when no size is known any more, so that the row equals a new row.
  private mutating func removeIfEmpty() {
    if total.known == 0 { known = nil }
  }

  /// Returns the sums of the known sizes before an index.
  package func sums(before index: Int) -> Sums { known?.value.sums(before: index) ?? Sums() }

  /// Returns the sums of the known sizes before `index` and of all known sizes, as if `size` were
  /// set at `place`. The results equal the sums after `size` is set, to the last bit. O(log
  /// *count*).
  package func sums(
    before index: Int, setting size: CGSize, at place: Int
  ) -> (before: Sums, total: Sums) {
    // In place: copying the storage out of `known` would count a reference.
    if let sums = known?.value.sums(before: index, setting: size, at: place) { return sums }
    var row = self
    row[place] = size
    return (row.sums(before: index), row.total)
  }

  /// Calls `visit` with each known size, ascending by index.
  package func forEachKnown(_ visit: (_ index: Int, _ size: CGSize) -> Void) {
    known?.value.forEachKnown(visit)
  }

  /// Calls `visit` with each index from `first` on, the sums before the index and the size at the
  /// index, until `visit` returns false.
  ///
  /// The sums equal the results of `sums(before:)` to the last bit.
  package func forEachPlace(
    from first: Int, _ visit: (_ index: Int, _ before: Sums, _ size: CGSize?) -> Bool
  ) {
    if known?.value.forEachPlace(from: first, below: count, visit) != nil { return }
    for index in first..<max(first, count) {
      guard visit(index, Sums(), nil) else { return }
    }
  }

  /// Returns the index at which a running sum over all sizes passes a value. Rounding may make the
  /// index inexact.
  ///
  /// - Parameters:
  ///   - lane: The length that is added up: 0 for widths, 1 for heights.
  ///   - unknown: The length of a size that is not known.
  ///   - gap: The gap added for each size.
  /// - Complexity: O(log *count*).
  package func place(passing value: CGFloat, lane: Int, unknown: CGFloat, gap: CGFloat) -> Int {
    guard let known else {
      let places = (value / (unknown + gap)).rounded(.up) - 1
      return places > 0 ? Int(min(places, CGFloat(count))) : 0
    }
    let place = known.value.place(
      passing: Double(value), lane: lane, unknown: Double(unknown), gap: Double(gap))
    return min(place, count)
  }
}

/// The storage of `SparseSizes`.
private struct KnownSizes: Hashable, Sendable {
  /// A mask for each stretch, with the bits of the known sizes set.
  private var masks: [UInt16]
  /// The sizes of each stretch. An unknown size is zero. A stretch without a known size has an
  /// empty list.
  private var sizes: [[CGSize]]
  /// A binary tree of sums in an array. The root is at index 1, and the sums of the stretches begin
  /// in the middle of the array.
  private var sums: [SparseSizes.Sums]

  init(count: Int) {
    let stretches = (count + SparseSizes.stretch - 1) / SparseSizes.stretch
    masks = Array(repeating: 0, count: stretches)
    sizes = Array(repeating: [], count: stretches)
    var leaves = 1
    while leaves < stretches { leaves *= 2 }
    sums = Array(repeating: SparseSizes.Sums(), count: 2 * leaves)
  }

  init(_ all: [CGSize]) {
    self.init(count: all.count)
    let leaves = sums.count / 2
    for stretch in masks.indices {
      let first = stretch * SparseSizes.stretch
      let part = all[first..<min(first + SparseSizes.stretch, all.count)]
      masks[stretch] =
        part.count == SparseSizes.stretch ? .max : 1 << UInt16(part.count) - 1
      sizes[stretch] =
        Array(part) + Array(repeating: .zero, count: SparseSizes.stretch - part.count)
      sums[leaves + stretch] = sum(ofStretch: stretch, before: SparseSizes.stretch)
    }
    for node in (1..<leaves).reversed() { sums[node] = sums[2 * node] + sums[2 * node + 1] }
  }

  var total: SparseSizes.Sums { sums[1] }

  private static func place(of index: Int) -> (stretch: Int, place: Int) {
    (index / SparseSizes.stretch, index % SparseSizes.stretch)
  }

  subscript(index: Int) -> CGSize? {
    let (stretch, place) = Self.place(of: index)
    return masks[stretch] & (1 << UInt16(place)) == 0 ? nil : sizes[stretch][place]
  }

  // MARK: Changing

  mutating func put(_ size: CGSize, at index: Int) {
    let (stretch, place) = Self.place(of: index)
    if masks[stretch] == 0 {
      sizes[stretch] = Array(repeating: .zero, count: SparseSizes.stretch)
    }
    masks[stretch] |= 1 << UInt16(place)
    sizes[stretch][place] = size
  }

  /// Removes a size that is known.
  mutating func remove(_ index: Int) {
    let (stretch, place) = Self.place(of: index)
    masks[stretch] &= ~(1 << UInt16(place))
    if masks[stretch] == 0 {
      sizes[stretch] = []
    } else {
      sizes[stretch][place] = .zero
    }
  }

  mutating func updateSums(at index: Int) {
    let stretch = index / SparseSizes.stretch
    let sum = sum(ofStretch: stretch, before: SparseSizes.stretch)
    sums.withUnsafeMutableBufferPointer { sums in
      var node = sums.count / 2 + stretch
      sums[node] = sum
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  mutating func updateSums(at indices: [Int]) {
    let leaves = sums.count / 2
    var nodes: [Int] = []
    nodes.reserveCapacity(indices.count)
    var isAscending = true
    for index in indices {
      let stretch = index / SparseSizes.stretch
      let node = leaves + stretch
      if let last = nodes.last {
        if node == last { continue }
        if node < last { isAscending = false }
      }
      sums[node] = sum(ofStretch: stretch, before: SparseSizes.stretch)
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
  }

  // MARK: Asking

  func sums(before index: Int) -> SparseSizes.Sums {
    let (stretch, place) = Self.place(of: index)
    guard stretch < masks.count else { return total }
    return before(stretch, adding: sum(ofStretch: stretch, before: place))
  }

  func forEachKnown(_ visit: (_ index: Int, _ size: CGSize) -> Void) {
    for stretch in masks.indices where masks[stretch] != 0 {
      var mask = masks[stretch]
      while mask != 0 {
        let place = mask.trailingZeroBitCount
        visit(stretch * SparseSizes.stretch + place, sizes[stretch][place])
        mask &= mask - 1
      }
    }
  }

  func forEachPlace(
    from first: Int, below count: Int,
    _ visit: (_ index: Int, _ before: SparseSizes.Sums, _ size: CGSize?) -> Bool
  ) {
    var index = first
    var goesOn = true
    while goesOn, index < count {
      let (stretch, place) = Self.place(of: index)
      let mask = masks[stretch]
      let end = min(count, index - place + SparseSizes.stretch)
      var inside = sum(ofStretch: stretch, before: place)
      var before = before(stretch, adding: inside)
      sizes[stretch].withUnsafeBufferPointer { part in
        var isBehindKnown = false
        while index < end {
          if isBehindKnown { before = self.before(stretch, adding: inside) }
          let place = index & (SparseSizes.stretch - 1)
          isBehindKnown = mask & (1 << UInt16(truncatingIfNeeded: place)) != 0
          let size = isBehindKnown ? part[place] : nil
          goesOn = visit(index, before, size)
          guard goesOn else { return }
          if let size {
            inside.known &+= 1
            inside.lengths += SIMD2(Double(size.width), Double(size.height))
          }
          index += 1
        }
      }
    }
  }

  /// Returns the sums of the known sizes before a stretch, plus `inside`, the sums of known sizes
  /// within the stretch.
  private func before(
    _ stretch: Int, adding inside: SparseSizes.Sums
  ) -> SparseSizes.Sums {
    var before = inside
    sums.withUnsafeBufferPointer { sums in
      // Climbs to the root. At a right child, the sum of its left sibling comes before the stretch.
      var node = sums.count / 2 + stretch
      node >>= node.trailingZeroBitCount
      while node > 1 {
        let beside = sums[node - 1]
        before.known &+= beside.known
        before.lengths = beside.lengths + before.lengths
        node >>= 1
        node >>= node.trailingZeroBitCount
      }
    }
    return before
  }

  /// Returns the sums of the known sizes before `index` and of all known sizes, as if `size` were
  /// set at `item`. The function climbs the tree from two stretches at once: from the stretch of
  /// `index`, and from the stretch of `item`. The sum of the second stretch changes.
  func sums(
    before index: Int, setting size: CGSize, at item: Int
  ) -> (before: SparseSizes.Sums, total: SparseSizes.Sums) {
    let (stretch, place) = Self.place(of: index)
    let (changed, changedPlace) = Self.place(of: item)
    let setting = (place: changedPlace, size: size)
    var sum = sum(ofStretch: changed, before: SparseSizes.stretch, setting: setting)
    var before = SparseSizes.Sums()
    if stretch < masks.count {
      before =
        stretch == changed
        ? self.sum(ofStretch: stretch, before: place, setting: setting)
        : self.sum(ofStretch: stretch, before: place)
    }
    sums.withUnsafeBufferPointer { sums in
      var (node, changedNode) = (sums.count / 2 + stretch, sums.count / 2 + changed)
      while changedNode > 1 {
        if node & 1 == 1 { before = (node - 1 == changedNode ? sum : sums[node - 1]) + before }
        sum = changedNode & 1 == 1 ? sums[changedNode - 1] + sum : sum + sums[changedNode + 1]
        node >>= 1
        changedNode >>= 1
      }
    }
    return (stretch < masks.count ? before : sum, sum)
  }

  func place(passing value: Double, lane: Int, unknown: Double, gap: Double) -> Int {
    var rest = value
    let (leaves, lengthOfUnknown) = (sums.count / 2, unknown + gap)
    var node = 1
    sums.withUnsafeBufferPointer { sums in
      var places = leaves * SparseSizes.stretch
      while node < leaves {
        places >>= 1
        node <<= 1
        let lengths = sums[node].lengths
        let length =
          (lane == 0 ? lengths.x : lengths.y) - Double(sums[node].known) * unknown
          + Double(places) * lengthOfUnknown
        // No branch here: a processor cannot predict the direction.
        let isBehind = length < rest
        rest -= isBehind ? length : 0
        node &+= isBehind ? 1 : 0
      }
    }
    let stretch = node - leaves
    guard stretch < masks.count else { return stretch * SparseSizes.stretch }
    var place = 0
    let mask = masks[stretch]
    sizes[stretch].withUnsafeBufferPointer { sizes in
      while place < SparseSizes.stretch {
        let isKnown = mask & (1 << UInt16(place)) != 0
        rest -= lengthOfUnknown
        if isKnown {
          let size = sizes[place]
          rest += unknown - Double(lane == 0 ? size.width : size.height)
        }
        if rest <= 0 { break }
        place += 1
      }
    }
    return stretch * SparseSizes.stretch + place
  }

  private func sum(ofStretch stretch: Int, before end: Int) -> SparseSizes.Sums {
    let mask = masks[stretch] & Self.mask(before: end)
    guard mask != 0 else { return SparseSizes.Sums() }
    var lengths = SIMD2<Double>.zero
    sizes[stretch].withUnsafeBufferPointer { sizes in
      var rest = mask
      while rest != 0 {
        let size = sizes[rest.trailingZeroBitCount]
        lengths += SIMD2(Double(size.width), Double(size.height))
        rest &= rest &- 1
      }
    }
    return SparseSizes.Sums(known: mask.nonzeroBitCount, lengths: lengths)
  }

  /// Returns the sums of a stretch's known sizes before `end`, as if the size in `setting` were
  /// set.
  private func sum(
    ofStretch stretch: Int, before end: Int, setting: (place: Int, size: CGSize)
  ) -> SparseSizes.Sums {
    let mask = (masks[stretch] | 1 << UInt16(setting.place)) & Self.mask(before: end)
    var lengths = SIMD2<Double>.zero
    sizes[stretch].withUnsafeBufferPointer { sizes in
      var rest = mask
      while rest != 0 {
        let place = rest.trailingZeroBitCount
        let size = place == setting.place ? setting.size : sizes[place]
        lengths += SIMD2(Double(size.width), Double(size.height))
        rest &= rest &- 1
      }
    }
    return SparseSizes.Sums(known: mask.nonzeroBitCount, lengths: lengths)
  }

  /// Returns the mask of the places before `end` in a stretch.
  private static func mask(before end: Int) -> UInt16 {
    end == SparseSizes.stretch ? .max : 1 << UInt16(end) - 1
  }
}
