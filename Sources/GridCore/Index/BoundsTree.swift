import Foundation

/// The bounds of a run of elements in a `BoundsTree`. Bounds can grow, and can meet a region.
package protocol TreeBounds: Equatable, Sendable {
  /// The bounds that meet nothing and add nothing to a union.
  static var nothing: Self { get }

  mutating func formUnion(_ other: Self)

  /// Whether the two bounds overlap. The inequalities are strict: bounds that only touch do not
  /// meet (gallery rule 2).
  func meets(_ other: Self) -> Bool
}

/// A tree of bounds over elements in their own order. A query skips the elements that cannot meet a
/// region.
///
/// Consecutive elements form runs. Every 32 runs form a block, every 32 blocks form a larger block,
/// and so on. The tree stores the bounds of each run and each block, on one axis (`AxisRange`) or
/// in the plane (`EdgeBox`). The owner of the tree stores the elements. The result of a query is
/// right for any elements. The cost of a query is O(log *n* + *k*) if consecutive elements lie near
/// each other. A tall or misplaced element widens only the blocks that contain it.
///
/// The tree stores one `Bounds` for each run. The bounds of the blocks take about a thirtieth of
/// this memory.
package struct BoundsTree<Bounds: TreeBounds>: Equatable, Sendable {
  package static var fanout: Int { 1 << fanoutBits }
  private static var fanoutBits: Int { 5 }

  package private(set) var count = 0
  /// The number of elements in a run, at least 1. Longer runs take less memory, but the owner then
  /// tests more elements itself.
  package let runLength: Int
  /// `levels[0]` has the bounds of each run. Every further level has the bounds of the blocks of
  /// the level before it. The last level has at most 32 bounds.
  private var levels: [[Bounds]] = []

  package init(runLength: Int = 32) {
    self.runLength = runLength
  }

  /// Makes a tree that covers `count` elements.
  ///
  /// - Parameter bounds: A closure that returns the bounds of an element. It is called once for
  ///   each element, in order.
  package init(count: Int, runLength: Int = 32, bounds: (Int) -> Bounds) {
    self.init(runLength: runLength)
    update(from: 0, count: count, bounds: bounds)
  }

  /// Makes the tree cover `newCount` elements. The bounds of the elements before `first` must be
  /// unchanged.
  ///
  /// Callers use the method to build the tree and to append, remove and move elements.
  ///
  /// - Complexity: O(`newCount` − `first`), plus one block of each level.
  package mutating func update(
    from first: Int, count newCount: Int, bounds: (Int) -> Bounds
  ) {
    var firstChild = min(max(0, first), count, newCount)
    var childCount = newCount
    var depth = 0
    count = newCount
    while depth == 0 ? childCount > 0 : childCount > Self.fanout {
      let length = depth == 0 ? runLength : Self.fanout
      if depth == levels.count { levels.append([]) }
      let firstParent = min(firstChild / length, levels[depth].count)
      levels[depth].removeLast(levels[depth].count - firstParent)
      let parentCount = (childCount - 1) / length + 1
      levels[depth].reserveCapacity(parentCount)
      if depth == 0 {
        for parent in firstParent..<parentCount {
          var covered = Bounds.nothing
          for child in parent * length..<min(childCount, (parent + 1) * length) {
            covered.formUnion(bounds(child))
          }
          levels[0].append(covered)
        }
      } else {
        let children = levels[depth - 1]
        for parent in firstParent..<parentCount {
          var covered = Bounds.nothing
          for child in parent * length..<min(childCount, (parent + 1) * length) {
            covered.formUnion(children[child])
          }
          levels[depth].append(covered)
        }
      }
      firstChild = firstParent
      childCount = parentCount
      depth += 1
    }
    levels.removeLast(levels.count - depth)
  }

  /// Visits the runs that may meet the region, ascending, within a range of elements. Elements
  /// outside these runs do not meet the region.
  ///
  /// A visited run may also contain elements that do not meet the region, unless `runLength` is 1.
  ///
  /// - Returns: The number of bounds that were compared with the region.
  @discardableResult
  package func forEachRun(
    meeting region: Bounds, in range: Range<Int>? = nil, _ visit: (Range<Int>) -> Void
  ) -> Int {
    var runs = runs(meeting: region, in: range)
    while let run = runs.next() { visit(run) }
    return runs.comparisons
  }

  /// Returns an iterator over the runs that `forEachRun(meeting:in:_:)` visits.
  func runs(meeting region: Bounds, in range: Range<Int>? = nil) -> Runs {
    Runs(of: self, meeting: region, in: range?.clamped(to: 0..<count) ?? 0..<count)
  }

  /// An iterator over the runs that may meet a region. It stands at `run` (`depth` 0) or at the
  /// block of a higher level that contains `run`.
  struct Runs {
    private let levels: [[Bounds]]
    private let count: Int
    private let runLength: Int
    private let region: Bounds
    private let range: Range<Int>
    private var run: Int
    private let end: Int
    private let top: Int
    private var depth: Int
    /// The number of bounds that have been compared with the region.
    private(set) var comparisons = 0

    fileprivate init(of tree: BoundsTree, meeting region: Bounds, in range: Range<Int>) {
      levels = tree.levels
      count = tree.count
      runLength = tree.runLength
      self.region = region
      self.range = range
      run = range.lowerBound / runLength
      end = range.isEmpty ? run : (range.upperBound - 1) / runLength + 1
      top = levels.count - 1
      depth = top
    }

    // A loop instead of a recursion, so that it can be inlined: a call costs more than the work on
    // an element.
    mutating func next() -> Range<Int>? {
      while run < end {
        let shift = depth * BoundsTree.fanoutBits
        let node = run >> shift
        let blockEnd = depth == top ? Int.max : (node | (BoundsTree.fanout - 1)) + 1
        let last = min(blockEnd, (end - 1) >> shift + 1)
        let found = levels[depth].firstIndex(meeting: region, in: node..<last)
        comparisons += min(found + 1, last) - node
        if found < last, depth > 0 {
          // `run` may be inside the block: it must not move back to the start of the block.
          run = max(run, found << shift)
          depth -= 1
          continue
        }
        run = (found < last ? found + 1 : last) << shift
        while depth < top, run & (1 << ((depth + 1) * BoundsTree.fanoutBits) - 1) == 0 {
          depth += 1
        }
        if found < last {
          let first = found * runLength
          return (first..<min(first + runLength, count)).clamped(to: range)
        }
      }
      return nil
    }
  }
}

extension Array where Element: TreeBounds {
  /// Returns the index of the first bounds in `places` that meet a region; `places.upperBound` if
  /// there are none.
  fileprivate func firstIndex(meeting region: Element, in places: Range<Int>) -> Int {
    withUnsafeBufferPointer { bounds in
      var index = places.lowerBound
      while index < places.upperBound, !bounds[index].meets(region) { index += 1 }
      return index
    }
  }
}
