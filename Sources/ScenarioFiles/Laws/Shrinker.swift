/// Looks for a smaller input that fails in the same way.
///
/// A shrinker only tries the candidates that it is given: the caller says which parts of the input
/// can be left out or put more simply, in which order, and repeats that until nothing changes.
/// Every candidate that still fails becomes the input.
package struct Shrinker<Input: Equatable> {
  package private(set) var input: Input
  /// Candidates that may still be tried.
  package private(set) var trials: Int
  private let failing: (Input) -> Input?

  /// Makes a shrinker of an input that fails.
  ///
  /// - Parameters:
  ///   - trials: Candidates that are tried at most.
  ///   - failing: The candidate if it still shows the failure, or something smaller that has turned
  ///     out to suffice; nil if it does not fail.
  package init(_ input: Input, trials: Int, failing: @escaping (Input) -> Input?) {
    self.input = input
    self.trials = trials
    self.failing = failing
  }

  /// Takes over a candidate that fails; says whether it did.
  @discardableResult
  package mutating func attempt(_ candidate: Input) -> Bool {
    guard trials > 0, candidate != input else { return false }
    trials -= 1
    guard let failed = failing(candidate) else { return false }
    input = failed
    return true
  }

  /// Leaves out runs of a list's elements, longer runs first: delta debugging.
  ///
  /// - Parameters:
  ///   - count: How many elements the list of an input has.
  ///   - removing: The input without some of them; nil when these have to stay.
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
