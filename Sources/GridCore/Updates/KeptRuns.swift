/// The old and the new indices of all elements that no operation names, in one list.
///
/// Leaving elements open gaps in the old list, and arriving elements take places in the new list.
/// All other elements keep their order and fill the remaining places, in runs of consecutive
/// elements. The number of runs is at most one more than the number of leaving and arriving
/// elements, so it does not grow with the list.
package struct KeptRuns: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package let old: Int
    package let new: Int
    package let count: Int

    package var oldRange: Range<Int> { old..<old + count }
    package var newRange: Range<Int> { new..<new + count }
  }

  /// The runs, ascending by their old and by their new indices alike.
  package let runs: [Run]

  /// Finds the runs of indices that are kept.
  ///
  /// - Parameters:
  ///   - leaving: Old indices that are given up, ascending and distinct.
  ///   - arriving: New indices that are taken, ascending and distinct.
  package init(oldCount: Int, newCount: Int, leaving: [Int], arriving: [Int]) {
    assert(oldCount - leaving.count == newCount - arriving.count)
    var runs: [Run] = []
    var old = 0
    var new = 0
    var left = 0
    var arrived = 0
    while true {
      while left < leaving.count, leaving[left] == old {
        old += 1
        left += 1
      }
      while arrived < arriving.count, arriving[arrived] == new {
        new += 1
        arrived += 1
      }
      let oldEnd = left < leaving.count ? leaving[left] : oldCount
      let newEnd = arrived < arriving.count ? arriving[arrived] : newCount
      let count = min(oldEnd - old, newEnd - new)
      guard count > 0 else { break }
      runs.append(Run(old: old, new: new, count: count))
      old += count
      new += count
    }
    self.runs = runs
  }

  /// Returns the new index of an element; nil if the element left. O(log *runs*).
  package func newIndex(of old: Int) -> Int? {
    guard let run = lastRun(before: { $0.old > old }), run.oldRange.contains(old) else {
      return nil
    }
    return run.new + (old - run.old)
  }

  /// Returns the old index of an element; nil if the element arrived. O(log *runs*).
  package func oldIndex(of new: Int) -> Int? {
    guard let run = lastRun(before: { $0.new > new }), run.newRange.contains(new) else {
      return nil
    }
    return run.old + (new - run.new)
  }

  /// Returns the last run before the runs that start too late.
  private func lastRun(before startsTooLate: (Run) -> Bool) -> Run? {
    let count = runs.partitionPoint(where: startsTooLate)
    return count > 0 ? runs[count - 1] : nil
  }
}
