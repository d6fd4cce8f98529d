/// Looks for a smaller input that fails in the same way.
///
/// A shrinker only tries the caller's candidates. The caller decides which parts of the input to
/// leave out or to simplify, and in which order. The caller repeats its candidates until none fails
/// any more. Every candidate that still fails becomes the input.
package struct Shrinker<Input: Equatable> {
  package private(set) var input: Input
  /// The number of candidates that may still be tried.
  package private(set) var trials: Int
  private let failing: (Input) -> Input?

  /// Makes a shrinker of an input that fails.
  ///
  /// - Parameters:
  ///   - trials: The maximum number of candidates to try.
  ///   - failing: Returns the candidate if it still fails, or a smaller input that also fails; nil
  ///     if the candidate does not fail.
  package init(_ input: Input, trials: Int, failing: @escaping (Input) -> Input?) {
    self.input = input
    self.trials = trials
    self.failing = failing
  }

  /// Tries a candidate. If the candidate fails, it becomes the input. Returns whether it has
  /// failed.
  @discardableResult
  package mutating func attempt(_ candidate: Input) -> Bool {
    guard trials > 0, candidate != input else { return false }
    trials -= 1
    guard let failed = failing(candidate) else { return false }
    input = failed
    return true
  }

  /// Leaves out runs of elements of a list. Long runs are tried first (delta debugging).
  ///
  /// - Parameters:
  ///   - count: Returns the number of elements in the list of an input.
  ///   - removing: Returns the input without some elements; nil if these elements must stay.
  package mutating func reduce(
    count: (Input) -> Int, removing: (Input, Range<Int>) -> Input?
  ) {
    var size = max(1, count(input))
    while true {
      var start = 0
      while start < count(input) {
        let run = start..<min(start + size, count(input))
        if let candidate = removing(input, run), attempt(candidate) { continue }
        start += size
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// Runs a pass until it changes nothing any more, or the trials are used up.
  package mutating func repeatUntilStable(_ pass: (inout Self) -> Void) {
    var last: Input
    repeat {
      last = input
      pass(&self)
    } while input != last && trials > 0
  }
}
