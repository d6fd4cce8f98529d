import GridKit
import GridTesting

/// A random script of calls on snapshots and on their models, and on a copy of the first of both.
///
/// A subclass draws the calls.
@MainActor
class ModelScript<Snapshot, Model> {
  /// A snapshot and what it must answer.
  typealias Pair = (snapshot: Snapshot, model: Model)

  var random = SplitMix64(seed: 0)
  var pairs: [Pair]
  var copy: Pair
  private let recorder = CallRecorder()
  private var lines: [String] = []
  /// The calls so far and the first difference.
  private var failure: String?

  init(_ pairs: Pair...) {
    self.pairs = pairs
    copy = pairs[0]
  }

  /// Does a step; those below 2 are done here.
  func step(_ number: Int) {}

  /// Checks that no change of the first snapshot has reached the others.
  func checkCopy() {}

  func checkEnd() {}

  /// Runs the script. Returns the first failure as text; nil if there is none.
  func run(seed: UInt64) -> String? {
    random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let number = random.next(below: 20)
      if number < 2 { checkCopy() }
      switch number {
      case 0:
        note("copy = snapshot")
        copy = pairs[0]
      case 1:
        note("(snapshot, copy) = (copy, snapshot)")
        (pairs[0], copy) = (copy, pairs[0])
      default: step(number)
      }
      if failure != nil { return failure }
    }
    checkCopy()
    checkEnd()
    return failure
  }

  func note(_ line: String) { lines.append(line) }

  /// Compares what a snapshot and its model answer, raise and log, and keeps the first difference.
  func compare<Value: Equatable>(_ what: String, _ actual: () -> Value, _ model: () -> Value) {
    guard failure == nil else { return }
    let (answer, expected) = (recorder.answer(actual), recorder.answer(model))
    guard answer != expected else { return }
    let difference = LineDiff(expected: text(of: expected), actual: text(of: answer), context: 0)
    failure = """
      \(lines.joined(separator: "\n"))
      \(what): - model, + snapshot
      \(difference?.description ?? "")
      """
  }

  /// Compares what the calls of a snapshot and of its model raise and log.
  func compare(_ what: String, _ actual: () -> Void, _ model: () -> Void) {
    compare(what, { actual() == () }, { model() == () })
  }

  private func text<Value>(of answer: Answer<Value>) -> String {
    guard let reading = answer.value as? [String: AnyHashable] else { return "\(answer)" }
    let lines = reading.map { "\($0): \($1)" }.sorted()
    return (lines + [answer.outcome] + answer.logs).joined(separator: "\n")
  }
}
