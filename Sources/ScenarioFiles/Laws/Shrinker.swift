/// A value that has smaller forms: with parts left out, or with simpler values.
package protocol Shrinkable: Hashable {
  /// The number of parts that can be left out.
  var partCount: Int { get }
  /// Returns the value without some of its parts.
  func without(_ parts: Range<Int>) -> Self
  /// Simpler forms of the value, the simplest first. A form may equal the value, but no chain of
  /// other forms leads back to the value, so that repeated simplification ends.
  var simplerForms: [Self] { get }
  /// Tries smaller forms of a shrinker's input once, in an order that makes the input small soon.
  static func shrink(_ shrinker: inout Shrinker<Self>)
}

extension Shrinkable {
  package var partCount: Int { 0 }
  package func without(_ parts: Range<Int>) -> Self { self }
  package var simplerForms: [Self] { [] }

  package static func shrink(_ shrinker: inout Shrinker<Self>) {
    shrinker.leaveOut(\.self)
    shrinker.simplify(\.self)
  }

  /// Returns the value with another value at a place.
  package func with<Value>(_ place: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: place] = value
    return copy
  }

  /// Returns the forms with a simpler value at a place.
  package func simplifying<Value: Shrinkable>(_ place: WritableKeyPath<Self, Value>) -> [Self] {
    self[keyPath: place].simplerForms.map { with(place, $0) }
  }

  /// Returns the smallest value found that fails.
  ///
  /// - Parameters:
  ///   - trials: The maximum number of values to try.
  ///   - fails: Whether a value still fails in the same way.
  package func shrunk(trials: Int, fails: @escaping (Self) -> Bool) -> Self {
    var shrinker = Shrinker(self, trials: trials) { fails($0) ? $0 : nil }
    shrinker.shrink()
    return shrinker.input
  }
}

extension Array: Shrinkable where Element: Shrinkable {
  package var partCount: Int { count }

  package func without(_ parts: Range<Int>) -> [Element] {
    var copy = self
    copy.removeSubrange(parts)
    return copy
  }

  package var simplerForms: [[Element]] { indices.flatMap { simplifying(\.[$0]) } }
}

extension Array {
  /// Removes the elements that are among some parts, if the list's elements are the parts from
  /// `first` on. Then `first` is the part after them.
  package mutating func remove(_ parts: Range<Int>, from first: inout Int) {
    let (start, end) = (first, first + count)
    let run = parts.clamped(to: start..<end)
    removeSubrange(run.lowerBound - start..<run.upperBound - start)
    first = end
  }
}

extension Bool: Shrinkable {
  package var simplerForms: [Bool] { [false] }
}

/// Looks for a smaller input that fails in the same way.
///
/// Every candidate that still fails becomes the input. No candidate is tried twice.
package struct Shrinker<Input: Shrinkable> {
  package private(set) var input: Input
  /// The number of candidates that were tried.
  package private(set) var runs = 0
  private let trials: Int
  private var hasTrials: Bool { runs < trials }
  private let failing: (Input) -> Input?
  /// The hash values of the candidates, which may be too large to be kept.
  private var tried: Set<Int> = []

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

  /// Shrinks the input until no smaller form fails, or the trials are used up.
  package mutating func shrink() {
    repeatUntilStable { Input.shrink(&$0) }
  }

  /// Runs a pass until it changes nothing any more, or the trials are used up.
  package mutating func repeatUntilStable(_ pass: (inout Self) -> Void) {
    var last: Input
    repeat {
      last = input
      pass(&self)
    } while hasTrials && input != last
  }

  /// Tries a candidate. If the candidate fails, it becomes the input. Returns whether it has
  /// failed.
  @discardableResult
  package mutating func attempt(_ candidate: Input) -> Bool {
    guard hasTrials, candidate != input, tried.insert(candidate.hashValue).inserted else {
      return false
    }
    runs += 1
    guard let failed = failing(candidate) else { return false }
    input = failed
    return true
  }

  /// Leaves out runs of parts of the value at a place. Long runs are tried first (delta debugging).
  package mutating func leaveOut<Part: Shrinkable>(_ place: WritableKeyPath<Input, Part>) {
    leaveOut {
      $0[keyPath: place].partCount
    } without: { input, run in
      input.with(place, input[keyPath: place].without(run))
    }
  }

  /// Leaves out runs of parts of each element of a list.
  package mutating func leaveOut<Part: Shrinkable>(fromEach list: WritableKeyPath<Input, [Part]>) {
    for index in input[keyPath: list].indices {
      leaveOut {
        $0[keyPath: list].dropFirst(index).first?.partCount ?? 0
      } without: { input, run in
        input.with(list.appending(path: \.[index]), input[keyPath: list][index].without(run))
      }
    }
  }

  /// Leaves out runs of parts.
  ///
  /// - Parameters:
  ///   - count: Returns the number of parts of an input.
  ///   - without: Returns the input without some of these parts.
  package mutating func leaveOut(count: (Input) -> Int, without: (Input, Range<Int>) -> Input) {
    var size = max(1, count(input))
    while hasTrials {
      var start = 0
      while hasTrials, start < count(input) {
        let run = start..<min(start + size, count(input))
        if !attempt(without(input, run)) { start += size }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// Tries the simpler forms of the value at a place. After a form that fails, tries the simpler
  /// forms of that form.
  package mutating func simplify<Part: Shrinkable>(
    _ place: WritableKeyPath<Input, Part>, to forms: (Part) -> [Part] = \.simplerForms
  ) {
    guard hasTrials else { return }
    var rest = forms(input[keyPath: place])[...]
    while hasTrials, let form = rest.popFirst() {
      if attempt(input.with(place, form)) { rest = forms(input[keyPath: place])[...] }
    }
  }

  /// Tries the simpler forms of each element of a list. After a form that fails, begins again with
  /// the first element.
  package mutating func simplify<Part: Shrinkable>(_ list: WritableKeyPath<Input, [Part]>) {
    var index = 0
    while hasTrials, index < input[keyPath: list].count {
      // One candidate at a time: a list may have a million elements.
      let failed = input[keyPath: list][index].simplerForms.contains {
        attempt(input.with(list.appending(path: \.[index]), $0))
      }
      index = failed ? 0 : index + 1
    }
  }

  /// Runs a step for each place of a list, which the step may make shorter.
  package mutating func forEach<Place>(
    in places: (Input) -> [Place], _ step: (inout Self, Place) -> Void
  ) {
    var index = 0
    while hasTrials, let place = places(input).dropFirst(index).first {
      step(&self, place)
      index += 1
    }
  }
}
