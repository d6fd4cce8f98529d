import GridKit
import GridTesting
import TestSupport
import Testing

/// Whatever is called in whatever order, a snapshot does what its model does.
@MainActor @Suite("Snapshots at random")
struct SnapshotScriptTests {
  @Test(.seeds(0..<2000, inDebug: 400))
  func `a snapshot and its model agree after every call`() {
    if let failure = SnapshotScript(seed: currentSeed).run() {
      Issue.record(Comment(rawValue: failure))
    }
  }
}

/// One seed's calls on a snapshot, on its model, and on a copy of both.
@MainActor
private final class SnapshotScript {
  /// A snapshot and what it must answer.
  struct Pair {
    var snapshot = StringSnapshot()
    var model = SnapshotModel()
  }

  private let log: ScriptLog
  private var random: SplitMix64
  private let recorder = CallRecorder()
  private var pair = Pair()
  private var copy = Pair()

  init(seed: UInt64) {
    log = ScriptLog(seed: seed)
    random = SplitMix64(seed: seed)
  }

  /// Runs the script. Returns the first failure as text; nil if there is none.
  func run() -> String? {
    for _ in 0..<30 {
      switch random.next(below: 20) {
      case 0:
        checkCopy()
        log.note("copy = snapshot")
        copy = pair
      case 1:
        checkCopy()
        log.note("(snapshot, copy) = (copy, snapshot)")
        (pair, copy) = (copy, pair)
      default:
        run(SnapshotCall.draw(isEmpty: pair.model.sections.isEmpty, &random))
      }
      if log.failure != nil { return log.failure }
    }
    checkCopy()
    checkRebuilt()
    return log.failure
  }

  private func run(_ call: SnapshotCall) {
    log.note("\(call)")
    let outcome = recorder.outcome { call.run(on: &pair.snapshot) }
    let effect = CallEffect(outcome: outcome, logs: recorder.takeLogs())
    pair.model.forgetLogs()
    let expected = call.run(on: &pair.model)
    log.compare("effect", effect, CallEffect(outcome: expected, logs: pair.model.logs))
    compareReadings("after it", pair)
  }

  private func compareReadings(_ what: String, _ pair: Pair) {
    let (sections, items) = (SnapshotCall.sections, SnapshotCall.items)
    log.compare(
      what,
      SnapshotReading(pair.snapshot, sections: sections, items: items, by: recorder),
      SnapshotReading(pair.model, sections: sections, items: items))
    // Reading says nothing.
    log.compare(
      "logs while reading", CallEffect(outcome: .ok, logs: recorder.takeLogs()),
      CallEffect(outcome: .ok))
  }

  /// Checks that no change of the snapshot has reached its copy, and that both are equal when they
  /// hold the same.
  private func checkCopy() {
    compareReadings("the copy", copy)
    let isSame = pair.model.hasSameContent(as: copy.model)
    log.compare("snapshot == copy", [pair.snapshot == copy.snapshot], [isSame])
    if isSame {
      log.compare("hash", [pair.snapshot.hashValue], [copy.snapshot.hashValue])
    }
  }

  /// Checks that a snapshot with the same content, put together anew, is equal.
  private func checkRebuilt() {
    var fresh = StringSnapshot()
    let outcome = recorder.outcome {
      for section in pair.model.sections {
        fresh.appendSections([section.name])
        fresh.appendItems(section.items, toSection: section.name)
      }
    }
    log.compare("effect", CallEffect(outcome: outcome), CallEffect(outcome: .ok))
    log.compare("snapshot == fresh one", [pair.snapshot == fresh], [true])
    log.compare("hash of a fresh one", [pair.snapshot.hashValue], [fresh.hashValue])
  }
}
