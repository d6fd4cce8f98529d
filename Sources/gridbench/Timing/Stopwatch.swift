import Foundation

/// Adds up the processor time of measured code. Only the benchmark reads a real clock.
///
/// The processor time of this thread counts, not the time of day. Other programs on a busy machine
/// do not count, except for their effect on the caches.
struct Stopwatch {
  private(set) var nanoseconds = 0.0

  /// Runs `body` and adds the time that `body` takes.
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

  /// Makes the spread of numbers; nil if there are none. The median of an even count of numbers is
  /// the mean of the two middle numbers.
  init?(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let middle = sorted.count / 2
    median = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    lowest = first
    highest = last
  }
}
