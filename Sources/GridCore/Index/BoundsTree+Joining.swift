extension BoundsTree where Bounds == EdgeBox {
  /// Returns the runs of elements that may meet a region of the plane, ascending. Adjacent runs are
  /// joined. Elements outside the runs do not meet the region.
  ///
  /// This function is for callers in other modules. In another module, each comparison of
  /// `forEachRun(meeting:in:_:)` would be a call of a generic function.
  ///
  /// - Complexity: O(log *n* + *k*) if consecutive elements lie near each other.
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
