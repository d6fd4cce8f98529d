/// Adds up the wall time of what it measures. Nothing but the benchmark reads the wall clock.
package struct Stopwatch {
  package private(set) var elapsed = Duration.zero

  package init() {}

  /// Runs a body and adds the time that it takes.
  @inline(__always)
  package mutating func measure<Result>(_ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = body()
    elapsed += ContinuousClock.now - start
    return result
  }

  package var nanoseconds: Double {
    let parts = elapsed.components
    return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) * 1e-9
  }
}

/// Median and range of a few numbers.
package struct Spread: Equatable, Sendable {
  package var median: Double
  package var lowest: Double
  package var highest: Double

  /// Nil without numbers. Of an even count the median is the mean of the two in the middle.
  package init?(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    lowest = first
    highest = last
  }
}
