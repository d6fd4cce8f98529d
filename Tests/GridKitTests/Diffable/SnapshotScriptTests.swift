import GridKit
import GridTesting
import TestSupport
import Testing

/// Whatever is called in whatever order, a snapshot does what its model does.
@MainActor @Suite("Snapshots at random")
struct SnapshotScriptTests {
  @Test(.seeds(0..<2000, inDebug: 400))
  func `a snapshot and its model agree after every call`() {
    let failure = SnapshotScript((StringSnapshot(), SnapshotModel())).run(seed: currentSeed)
    #expect(failure == nil)
  }

  @Test(.seeds(0..<2000, inDebug: 400))
  func `a section snapshot and its model agree after every call`() {
    let pair = (StringSectionSnapshot(), SectionSnapshotModel())
    #expect(SectionSnapshotScript(pair, pair).run(seed: currentSeed) == nil)
  }
}

private final class SnapshotScript: ModelScript<StringSnapshot, SnapshotModel> {
  override func step(_ number: Int) {
    let call = SnapshotCall.draw(isEmpty: pairs[0].model.sections.isEmpty, &random)
    note("\(call)")
    compare("effect") {
      call.run(on: &pairs[0].snapshot)
    } _: {
      call.run(on: &pairs[0].model)
    }
    compareReadings("after it", pairs[0])
  }

  private func compareReadings(_ what: String, _ pair: Pair) {
    compare(what) {
      pair.snapshot.reading
    } _: {
      pair.model.reading
    }
  }

  override func checkCopy() {
    compareReadings("the copy", copy)
    compareEquality(with: copy)
  }

  /// Checks that snapshots are equal when they hold the same.
  private func compareEquality(with other: Pair) {
    let isSame = pairs[0].model == other.model
    compare("==") {
      pairs[0].snapshot == other.snapshot
    } _: {
      isSame
    }
    if isSame {
      compare("hash") {
        pairs[0].snapshot.hashValue
      } _: {
        other.snapshot.hashValue
      }
    }
  }

  /// Checks that a snapshot with the same content, put together anew, is equal.
  override func checkEnd() {
    var fresh = StringSnapshot()
    let model = pairs[0].model
    compare("a fresh one") {
      for section in model.sections {
        fresh.appendSections([section.name])
        fresh.appendItems(section.items, toSection: section.name)
      }
    } _: {
    }
    compareEquality(with: (fresh, model))
  }
}

/// Two section snapshots that take items from each other.
private final class SectionSnapshotScript: ModelScript<StringSectionSnapshot, SectionSnapshotModel>
{
  override func step(_ number: Int) {
    switch number {
    case 2: moveSubtree()
    case 3: putChildrenBack()
    case 4...7: runDrawn(on: 1)
    default: runDrawn(on: 0)
    }
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
    note("\(["snapshot", "donor"][index]): \(call)")
    let other = pairs[1 - index]
    compare("effect") {
      call.run(on: &pairs[index].snapshot, with: other.snapshot)
    } _: {
      call.run(on: &pairs[index].model, with: other.model)
    }
    compareReadings("after it", pairs[index])
    compareProbe(of: drawName(in: pairs[index]), pairs[index])
  }

  private func compareReadings(_ what: String, _ pair: Pair) {
    compare(what) {
      pair.snapshot.reading
    } _: {
      pair.model.reading
    }
  }

  private func compareProbe(of name: String, _ pair: Pair) {
    compare("asked about \(name)") {
      pair.snapshot.reading(of: name)
    } _: {
      pair.model.reading(of: name)
    }
  }

  override func checkCopy() {
    compareReadings("the copy", copy)
    compareReadings("the donor", pairs[1])
  }

  override func checkEnd() {
    for name in SectionSnapshotCall.names {
      compareProbe(of: name, pairs[0])
      compareProbe(of: name, pairs[1])
    }
  }
}
