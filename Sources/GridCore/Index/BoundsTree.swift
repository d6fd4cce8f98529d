import Foundation

/// The bounds that a tree keeps for a run of elements: they grow, and a region can meet them.
package protocol TreeBounds: Equatable, Sendable {
  /// Meets nothing, and adds nothing to a union.
  static var nothing: Self { get }

  mutating func formUnion(_ other: Self)

  /// Whether the two share something, by the strict inequalities of gallery rule 2.
  func meets(_ other: Self) -> Bool
}

/// A tree over elements in their own order that rules out what a region cannot meet.
///
/// Consecutive elements form runs, every 32 runs a block, every 32 blocks a block of blocks, and so
/// on; each knows where its elements are at the utmost: as a stretch of one axis (`AxisRange`) or
/// in the plane (`EdgeBox`). The elements themselves stay with their owner. The answer is right for
/// any elements; it is quick, O(log *n* + *k*), when elements that follow each other lie near each
/// other, and one tall or misplaced element widens only the blocks above it.
///
/// Memory: one `Bounds` for every run, and a thirtieth of that.
package struct BoundsTree<Bounds: TreeBounds>: Equatable, Sendable {
  package static var fanout: Int { 1 << fanoutBits }
  private static var fanoutBits: Int { 5 }

  package private(set) var count = 0
  /// Elements in a run, at least 1. Longer runs take less memory and leave more to the owner's own
  /// test.
  package let runLength: Int
  /// `levels[0]` has the bounds of each run, every further level those of each block of the level
  /// before it. The last level has at most 32.
  private var levels: [[Bounds]] = []

  package init(runLength: Int = 32) {
    self.runLength = runLength
  }

  /// Makes a tree that covers `count` elements.
  ///
  /// - Parameter bounds: The bounds of an element; asked once each, in order.
  package init(count: Int, runLength: Int = 32, bounds: (Int) -> Bounds) {
    self.init(runLength: runLength)
    update(from: 0, count: count, bounds: bounds)
  }

  /// Makes the tree cover `newCount` elements of which those before `first` have not changed.
  ///
  /// Serves to build, append, cut off and move elements alike.
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

  /// Visits runs of elements, ascending, outside of which nothing of a range meets the region.
  ///
  /// A run may also hold elements that do not meet it, unless `runLength` is 1.
  ///
  /// - Returns: How many bounds were compared with the region.
  @inline(__always)
  @discardableResult
  package func forEachRun(
    meeting region: Bounds, in range: Range<Int>? = nil, _ visit: (Range<Int>) -> Void
  ) -> Int {
    var runs = runs(meeting: region, in: range)
    while let run = runs.next() { visit(run) }
    return runs.comparisons
  }

  /// The runs that `forEachRun(meeting:in:_:)` visits, one after the other.
  @inline(__always)
  func runs(meeting region: Bounds, in range: Range<Int>? = nil) -> Runs {
    Runs(of: self, meeting: region, in: range?.clamped(to: 0..<count) ?? 0..<count)
  }

  /// A walk over runs; it stands at a run, or at a block that starts there or holds the first one.
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

    @inline(__always)
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

    // Loops instead of a recursion, so that they can be part of their caller: what is done to an
    // element costs less than a call.
    @inline(__always)
    mutating func next() -> Range<Int>? {
      while run < end {
        let shift = depth * BoundsTree.fanoutBits
        let node = run >> shift
        let blockEnd = depth == top ? Int.max : (node | (BoundsTree.fanout - 1)) + 1
        let last = min(blockEnd, (end - 1) >> shift + 1)
        let found = levels[depth].firstIndex(meeting: region, in: node..<last)
        comparisons += min(found + 1, last) - node
        if found < last, depth > 0 {
          // The block that holds the first run is not stepped back in.
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
  /// The first of some places whose bounds meet a region; the end of them if there is none.
  @inline(__always)
  fileprivate func firstIndex(meeting region: Element, in places: Range<Int>) -> Int {
    withUnsafeBufferPointer { bounds in
      var index = places.lowerBound
      while index < places.upperBound, !bounds[index].meets(region) { index += 1 }
      return index
    }
  }
}
