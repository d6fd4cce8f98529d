extension BoundsTree where Bounds == EdgeBox {
  /// Runs of elements, ascending, outside of which nothing meets a region of the plane; runs that
  /// follow each other are one.
  ///
  /// For callers in other modules, for which each comparison of `forEachRun(meeting:in:_:)` would
  /// be a call of a generic function.
  ///
  /// - Complexity: O(log *n* + *k*) where elements that follow each other lie near each other.
  package func joinedRuns(meeting region: EdgeBox) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    forEachRun(meeting: region) { run in
      if let last = runs.last, last.upperBound == run.lowerBound {
        runs[runs.count - 1] = last.lowerBound..<run.upperBound
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}
