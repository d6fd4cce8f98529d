import Foundation

/// What a tree knows of a run of elements: something that grows and can be met.
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
/// on; each knows where its elements are at the utmost: as a stretch of one axis (`AxisRange`) or in
/// the plane (`EdgeBox`). The elements themselves stay with their owner. The answer is right for any
/// elements; it is quick, O(log *n* + *k*), when elements that follow each other lie near each other,
/// and one tall or misplaced element widens only the blocks above it.
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
    // One loop instead of a recursion, so that it can be part of its caller: what is done to an element
    // costs less than a call. It stands at a run, or at a block that starts there or holds the first one.
    let range = range?.clamped(to: 0..<count) ?? 0..<count
    guard !range.isEmpty else { return 0 }
    var run = range.lowerBound / runLength
    let end = (range.upperBound - 1) / runLength + 1
    let top = levels.count - 1
    var depth = top
    var comparisons = 0
    while run < end {
      let shift = depth * Self.fanoutBits
      comparisons += 1
      if levels[depth][run >> shift].meets(region) {
        if depth > 0 {
          depth -= 1
          continue
        }
        let first = run * runLength
        visit((first..<min(first + runLength, count)).clamped(to: range))
      }
      run = (run >> shift + 1) << shift
      while depth < top, run & (1 << ((depth + 1) * Self.fanoutBits) - 1) == 0 { depth += 1 }
    }
    return comparisons
  }
}
