import GridScenarios
import Foundation

/// Adds up the processor time of what it measures. Nothing but the benchmark reads a real clock.
///
/// The time of this thread counts, not that on the wall: what other programs do meanwhile on a busy
/// machine is left out, as far as they leave the caches alone.
struct Stopwatch {
  private(set) var nanoseconds = 0.0

  init() {}

  /// Runs a body and adds the time that it takes.
  @inline(__always)
  mutating func measure<Result>(_ body: () -> Result) -> Result {
    let start = Stopwatch.now
    let result = body()
    nanoseconds += Stopwatch.now - start
    return result
  }

  /// Adds time that another watch has measured.
  mutating func add(_ time: Double) {
    nanoseconds += time
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Median and range of a few numbers.
struct Spread: Equatable, Sendable {
  var median: Double
  var lowest: Double
  var highest: Double

  /// Makes the spread of the numbers; nil without any. Of an even count the median is the mean of
  /// the two in the middle.
  init?(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    lowest = first
    highest = last
  }
}
