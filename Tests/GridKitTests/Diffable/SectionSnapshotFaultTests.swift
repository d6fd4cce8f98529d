import GridKit
import GridTesting
import TestSupport
import Testing

/// Faults of section snapshots, with their texts, rule by rule (17.4, 19.11). Each test also checks
/// that a fault changes nothing.
@MainActor @Suite("Faults of section snapshots", .rows)
struct SectionSnapshotFaultTests {
  private typealias Fault = SnapshotFault

  /// Calls that are refused with a text. `%` in them is the other snapshot, made by calls.
  private struct Row {
    let (name, other, calls, text): (String, String, String, String)

    init(_ name: String, with other: String = "delete all", _ calls: String, _ text: String) {
      (self.name, self.other, self.calls, self.text) = (name, other, calls, text)
    }
  }

  private let recorder = CallRecorder()

  /// `a` expanded with the children `a1` and `a2`, and `b`.
  private var sample: StringSectionSnapshot {
    StringSectionSnapshot(calls: "append a, b; append a1, a2 to a; expand a")
  }

  @Test(.rule("SN-1", "SN-2", "SN-4", "SN-6", "SN-7", "SN-9", "SN-12", "SN-21", "E-94", "E-95"))
  func `a call that breaks a rule is refused with its text`() {
    let (unknownParent, unknownAnchor) = (Fault.unknownParent("z"), Fault.unknownAnchor("z"))
    let rows = [
      Row("SN-1: an item is appended once", "append x, x, x", Fault.clash(["x"])),
      Row("SN-1: appended items are not there yet", "append x, a2, b", Fault.clash(["a2", "b"])),
      Row(
        "SN-1: appended children are not there", "append a2 to b; append a2, a2 to b",
        Fault.clash(["a2"])),
      Row("SN-1: an item is not its own child", "append a to a", Fault.clash(["a"])),
      Row(
        "SN-1: inserted items are not there yet", "insert b, y y, y y, a before a1",
        Fault.clash(["b", "y y", "a"])),
      Row("SN-1: an item is not inserted behind itself", "insert a1 after a1", Fault.clash(["a1"])),
      Row(
        "SN-1, SN-21: an inserted tree has no item that is there",
        with: "append x; append b, a2 to x", "insert % before a1", Fault.clash(["b", "a2"])),
      Row(
        "SN-1, SN-21: an inserted tree has no root that is there", with: "append b; append x to b",
        "insert % after a", Fault.clash(["b"])),
      Row(
        "SN-12: replacing children minds items that stay", with: "append x; append b to x",
        "replace % below a", Fault.clash(["b"])),
      Row(
        "SN-12: replacing children minds their parent", with: "append a; append x to a",
        "replace % below a", Fault.clash(["a"])),
      Row(
        "SN-12: replaced children may come again", with: "append a1; append a2 to a1",
        "replace % below a", "ok"),
      Row(
        "SN-12: children of other items may not come", with: "append a1; append a2 to a1",
        "replace % below b", Fault.clash(["a1", "a2"])),
      // The look at the parent comes first.
      Row(
        "SN-2: items are appended to a known parent",
        "append x to z; append z to z; append x, x to z; append a to z", unknownParent),
      Row(
        "SN-12: children are replaced under a known parent", with: "append x", "replace % below z",
        unknownParent),
      Row(
        "SN-12: there is no parent for no children", with: "delete all", "replace % below z",
        unknownParent),
      Row(
        "SN-12: there is no parent for items that are there", with: "append a", "replace % below z",
        unknownParent),
      // The look at the anchor comes first.
      Row(
        "SN-4: items are inserted at a known anchor",
        "insert x before z; insert x after z; insert z after z; insert a before z; "
          + "insert x, x after z", unknownAnchor),
      Row(
        "SN-4: a tree is inserted at a known anchor", with: "append x",
        "insert % before z; insert % after z", unknownAnchor),
      Row(
        "SN-21: the look at the anchor comes before that at the tree",
        with: "append x; append b to x", "insert % before z; insert % after z", unknownAnchor),
      Row(
        "SN-6: only items that are there are deleted", "delete b, z, y", Fault.unknownDelete("z")),
      Row(
        "SN-6: the item that is not there is named once", "delete z z, z z",
        Fault.unknownDelete("z z")),
      Row("SN-6: an item may be deleted twice", "delete a1, a1; delete a, a1", "ok"),
      Row("SN-7: expanding items that are not there is no fault", "expand z; collapse z", "ok"),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let other = StringSectionSnapshot(calls: row.other)
      for call in SnapshotCall.list(row.calls) {
        let met = recorder.refusal(on: sample) { call.run(on: &$0, with: other) }
        #expect(met == row.text, "\(call)")
      }
    }
    let met = recorder.refusal(on: StringSectionSnapshot()) { $0.append(["x"], to: "z z") }
    #expect(met == Fault.unknownParent("z z"), "SN-2")
  }

  @Test(.rule("SN-5", "SN-21")) func `nothing may be put anywhere`() {
    var snapshot = sample
    let calls =
      "append; append to z; insert before z; insert after z; insert % before z; insert % after z"
    let answer = recorder.answer {
      for call in SnapshotCall.list(calls) { call.run(on: &snapshot, with: .init()) }
    }
    #expect(answer.outcome == "ok")
    #expect(snapshot.visualDescription() == sample.visualDescription())
  }

  @Test(.rule("SN-9", "E-95")) func `only what is there is asked about`() {
    let snapshot = sample
    let (item, child) = (Fault.unknownItem("z"), Fault.unknownChild("z"))
    #expect(recorder.answer { snapshot.level(of: "z") } == Answer(0, item))
    #expect(recorder.answer { snapshot.isExpanded("z") } == Answer(false, item))
    #expect(recorder.answer { snapshot.isVisible("z") } == Answer(false, item))
    for includingParent in [false, true] {
      let part = recorder.answer {
        snapshot.snapshot(of: "z", includingParent: includingParent).items
      }
      #expect(part == Answer([], item))
    }
    #expect(recorder.answer { snapshot.parent(of: "z") } == Answer(nil, child))
    #expect(recorder.answer { snapshot.contains("z") } == Answer(false))
    #expect(recorder.answer { snapshot.index(of: "z") } == Answer<Int?>(nil))
    #expect(recorder.answer { snapshot.parent(of: "a") } == Answer<String?>(nil))
  }
}
