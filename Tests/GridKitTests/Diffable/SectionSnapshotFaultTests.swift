import GridKit
import GridTesting
import TestSupport
import Testing

/// Faults of section snapshots, with their texts, rule by rule (17.4, 19.11). Each test also checks
/// that a fault changes nothing.
@MainActor @Suite("Faults of section snapshots", .rows)
struct SectionSnapshotFaultTests {
  private let recorder = CallRecorder()

  /// `a` expanded with the children `a1` and `a2`, and `b`.
  private var sample: StringSectionSnapshot {
    StringSectionSnapshot(calls: "append a, b; append a1, a2 to a; expand a")
  }

  private func clash(_ names: String...) -> String {
    "E-94: Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
      + names.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  private func unknownParent(_ name: String) -> String {
    "E-95: Parent item identifier does not exist in section snapshot: \(name)"
  }

  @Test(
    .rule("SN-1", "SN-2", "SN-4", "SN-6", "SN-7", "SN-9", "SN-12", "SN-21", "E-94", "E-95"))
  func `a call that breaks a rule is refused with its text`() {
    let unknownAnchor =
      "E-95: Item identifier to insert before/after does not exist in section snapshot: z"
    let rows: [(name: String, donor: String, calls: String, text: String)] = [
      ("SN-1: an item is appended once", "", "append x, x, x", clash("x")),
      ("SN-1: appended items are not there yet", "", "append x, a2, b", clash("a2", "b")),
      (
        "SN-1: appended children are not there", "", "append a2 to b; append a2, a2 to b",
        clash("a2")
      ),
      ("SN-1: an item is not its own child", "", "append a to a", clash("a")),
      (
        "SN-1: inserted items are not there yet", "", "insert b, y y, y y, a before a1",
        clash("b", "y y", "a")
      ),
      ("SN-1: an item is not inserted behind itself", "", "insert a1 after a1", clash("a1")),
      (
        "SN-1, SN-21: an inserted tree has no item that is there", "append x; append b, a2 to x",
        "insert % before a1", clash("b", "a2")
      ),
      (
        "SN-1, SN-21: an inserted tree has no root that is there", "append b; append x to b",
        "insert % after a", clash("b")
      ),
      (
        "SN-12: replacing children minds items that stay", "append x; append b to x",
        "replace % below a", clash("b")
      ),
      (
        "SN-12: replacing children minds their parent", "append a; append x to a",
        "replace % below a", clash("a")
      ),
      (
        "SN-12: replaced children may come again", "append a1; append a2 to a1",
        "replace % below a", "ok"
      ),
      (
        "SN-12: children of other items may not come", "append a1; append a2 to a1",
        "replace % below b", clash("a1", "a2")
      ),
      // The look at the parent comes first.
      (
        "SN-2: items are appended to a known parent", "",
        "append x to z; append z to z; append x, x to z; append a to z", unknownParent("z")
      ),
      (
        "SN-12: children are replaced under a known parent", "append x", "replace % below z",
        unknownParent("z")
      ),
      (
        "SN-12: there is no parent for no children", "delete all", "replace % below z",
        unknownParent("z")
      ),
      (
        "SN-12: there is no parent for items that are there", "append a", "replace % below z",
        unknownParent("z")
      ),
      // The look at the anchor comes first.
      (
        "SN-4: items are inserted at a known anchor", "",
        "insert x before z; insert x after z; insert z after z; insert a before z; "
          + "insert x, x after z", unknownAnchor
      ),
      (
        "SN-4: a tree is inserted at a known anchor", "append x",
        "insert % before z; insert % after z", unknownAnchor
      ),
      (
        "SN-21: the look at the anchor comes before that at the tree", "append x; append b to x",
        "insert % before z; insert % after z", unknownAnchor
      ),
      (
        "SN-6: only items that are there are deleted", "", "delete b, z, y",
        "E-95: Failed to find index of item z"
      ),
      (
        "SN-6: the item that is not there is named once", "", "delete z z, z z",
        "E-95: Failed to find index of item z z"
      ),
      ("SN-6: an item may be deleted twice", "", "delete a1, a1; delete a, a1", "ok"),
      ("SN-7: expanding items that are not there is no fault", "", "expand z; collapse z", "ok"),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let donor = StringSectionSnapshot(calls: row.donor.isEmpty ? "delete all" : row.donor)
      for call in SnapshotCall.list(row.calls) {
        let met = recorder.refusal(on: sample) { call.run(on: &$0, with: donor) }
        #expect(met == row.text, "\(call)")
      }
    }
    let met = recorder.refusal(on: StringSectionSnapshot()) { $0.append(["x"], to: "z z") }
    #expect(met == unknownParent("z z"), "SN-2")
  }

  @Test(.rule("SN-5", "SN-21")) func `nothing may be put anywhere`() {
    var snapshot = sample
    let calls =
      "append; append to z; insert before z; insert after z; insert % before z; insert % after z"
    let outcome = recorder.outcome {
      for call in SnapshotCall.list(calls) { call.run(on: &snapshot, with: .init()) }
    }
    #expect(outcome == .ok)
    #expect(snapshot.visualDescription() == sample.visualDescription())
  }

  @Test(.rule("SN-9", "E-95")) func `only what is there is asked about`() {
    let snapshot = sample
    let item = Outcome.unknownItem("z")
    #expect("\(item)" == "E-95: Item identifier does not exist in section snapshot: z")
    #expect(recorder.answer { snapshot.level(of: "z") } == Answer(0, item))
    #expect(recorder.answer { snapshot.isExpanded("z") } == Answer(false, item))
    #expect(recorder.answer { snapshot.isVisible("z") } == Answer(false, item))
    #expect(recorder.answer { snapshot.snapshot(of: "z").items } == Answer<[String]>([], item))
    #expect(
      recorder.answer { snapshot.snapshot(of: "z", includingParent: true).items }
        == Answer<[String]>([], item))
    let child = Outcome.fault(
      code: "E-95", message: "Child item identifier does not exist in section snapshot: z")
    #expect(recorder.answer { snapshot.parent(of: "z") } == Answer<String?>(nil, child))
    #expect(recorder.answer { snapshot.contains("z") } == Answer(false))
    #expect(recorder.answer { snapshot.index(of: "z") } == Answer<Int?>(nil))
    #expect(recorder.answer { snapshot.parent(of: "a") } == Answer<String?>(nil))
  }
}
