import GridKit
import GridTesting
import TestSupport
import Testing

/// Whatever is called in whatever order, a section snapshot does what its model does.
@MainActor @Suite("Section snapshots at random")
struct SectionSnapshotScriptTests {
  @Test(.seeds(0..<2000, inDebug: 400))
  func `a section snapshot and its model agree after every call`() {
    if let failure = SectionSnapshotScript(seed: currentSeed).run() {
      Issue.record(Comment(rawValue: failure))
    }
  }
}

/// One seed's calls on two section snapshots that take items from each other, on their models, and
/// on a copy of the first.
@MainActor
private final class SectionSnapshotScript {
  /// A section snapshot and what it must answer.
  struct Pair {
    var snapshot = StringSectionSnapshot()
    var model = SectionSnapshotModel()
  }

  private let log: ScriptLog
  private var random: SplitMix64
  private let recorder = CallRecorder()
  /// The snapshot that most calls are for, and the one that it takes from.
  private var pairs = [Pair(), Pair()]
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
        copy = pairs[0]
      case 1:
        checkCopy()
        log.note("(snapshot, copy) = (copy, snapshot)")
        (pairs[0], copy) = (copy, pairs[0])
      case 2: moveSubtree()
      case 3: putChildrenBack()
      case 4...7: runDrawn(on: 1)
      default: runDrawn(on: 0)
      }
      if log.failure != nil { return log.failure }
    }
    checkCopy()
    for name in SectionSnapshotCall.names {
      compareProbe(of: name, pairs[0])
      compareProbe(of: name, pairs[1])
    }
    return log.failure
  }

  private func drawName(in pair: Pair) -> String {
    let items = pair.model.items
    let names = items.isEmpty || random.percent(15) ? SectionSnapshotCall.names : items
    return names[random.next(below: names.count)]
  }

  private func runDrawn(on index: Int) {
    // The two share a few names: what is taken over clashes sometimes, not always.
    let fresh = index == 0 ? SectionSnapshotCall.names[..<7] : SectionSnapshotCall.names[5...]
    let present = pairs[index].model.items
    run(SectionSnapshotCall.draw(present: present, fresh: fresh, &random), on: index)
  }

  /// As a program moves an item with everything below it.
  private func moveSubtree() {
    let item = drawName(in: pairs[0])
    run(SnapshotCall("take", ["%"], random.percent(70) ? "at" : "below", item), on: 1)
    if random.percent(80) { run(SnapshotCall("delete", [item]), on: 0) }
    let anchor = drawName(in: pairs[0])
    run(SnapshotCall("insert", ["%"], random.percent(50) ? "before" : "after", anchor), on: 0)
    if random.percent(50) { run(SnapshotCall("delete all"), on: 1) }
  }

  /// Replaces an item's children by a part that has them already: the same children may come again,
  /// since the replaced ones are no duplicates.
  private func putChildrenBack() {
    let parent = drawName(in: pairs[0])
    run(SnapshotCall("take", ["%"], "below", parent), on: 1)
    if random.percent(50) { runDrawn(on: 1) }
    run(SnapshotCall("replace", ["%"], "below", parent), on: 0)
    if random.percent(50) { run(SnapshotCall("delete all"), on: 1) }
  }

  private func run(_ call: SnapshotCall, on index: Int) {
    log.note("\(["snapshot", "donor"][index]): \(call)")
    let other = pairs[1 - index]
    let outcome = recorder.outcome { call.run(on: &pairs[index].snapshot, with: other.snapshot) }
    let effect = CallEffect(outcome: outcome, logs: recorder.takeLogs())
    let expected = call.run(on: &pairs[index].model, with: other.model)
    log.compare("effect", effect, CallEffect(outcome: expected))
    compareReadings("after it", pairs[index])
    compareProbe(of: drawName(in: pairs[index]), pairs[index])
  }

  private func compareReadings(_ what: String, _ pair: Pair) {
    let names = SectionSnapshotCall.names
    let reading = recorder.answer { SectionSnapshotReading(pair.snapshot, names: names) }
    log.compare(what, reading.value, SectionSnapshotReading(pair.model, names: names))
    log.compare(
      "effect of reading", CallEffect(outcome: reading.outcome, logs: recorder.takeLogs()),
      CallEffect(outcome: .ok))
  }

  private func compareProbe(of name: String, _ pair: Pair) {
    log.compare(
      "asked about \(name)", SectionSnapshotProbe(pair.snapshot, of: name, by: recorder),
      SectionSnapshotProbe(pair.model, of: name))
  }

  /// Checks that the copy and the donor hold what their models hold: no change of the snapshot has
  /// reached them.
  private func checkCopy() {
    compareReadings("the copy", copy)
    compareReadings("the donor", pairs[1])
  }
}
