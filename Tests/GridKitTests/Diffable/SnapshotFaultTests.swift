import GridKit
import GridTesting
import TestSupport
import Testing

/// Faults of snapshots, with their texts, rule by rule (17.1, 19.11). Each test also checks that a
/// fault changes nothing.
@MainActor @Suite("Faults of snapshots", .rows)
struct SnapshotFaultTests {
  private typealias Fault = SnapshotFault

  /// Calls that are refused with a text.
  private struct Row {
    let (name, calls, text): (String, String, String)

    init(_ name: String, _ calls: String, _ text: String) {
      (self.name, self.calls, self.text) = (name, calls, text)
    }
  }

  private let recorder = CallRecorder()

  /// `A: a1 a2; B: b1`, with marks that a fault must leave alone.
  private var sample: StringSnapshot {
    StringSnapshot(
      calls: "append [A, B]; append a1, a2 to A; append b1; reload a2; reconfigure b1; reload [B]")
  }

  /// Tests that each call of a row is refused with the row's text.
  private func expectRefusals(of rows: [Row], on snapshot: StringSnapshot) {
    forEachRow(of: rows, named: \.name) { row in
      for call in SnapshotCall.list(row.calls) {
        let met = recorder.refusal(on: snapshot) { call.run(on: &$0) }
        #expect(met == row.text, "\(call)")
      }
    }
  }

  @Test(
    .rule(
      "DS-2", "DS-3", "DS-5", "DS-7", "DS-10", "DS-12", "DS-24", "E-80", "E-84", "E-85", "E-86",
      "E-87", "E-88"))
  func `a call that breaks a rule of items is refused with its text`() {
    // The look for a section comes before the look at the arguments.
    let calls = "append a; append; append a, a; append a to Z; append a, a to Z"
    expectRefusals(
      of: [Row("DS-2, DS-24: items need a section", calls, Fault.noSections)], on: StringSnapshot())
    let rows = [
      Row(
        "DS-3: items are appended to a known section", "append x to Z; append to Z",
        Fault.notFound("section")),
      Row(
        "DS-5: an argument names an item once",
        "append x, y, x, x; insert x, x before a1; insert x, x after a1; delete x, x; "
          + "reload x, x; reconfigure x, x", Fault.duplicateItems(["x"])),
      Row(
        "DS-5: items are listed in the order in which they are met for the second time",
        "append a1, x y, x y, a1, x y", Fault.duplicateItems(["x y", "a1"])),
      Row(
        "DS-7: items are inserted at a known anchor",
        "insert x before z; insert a1 after z; insert after z", Fault.notFound("insertIndex")),
      Row(
        "DS-7: an item's anchor is not among what is inserted",
        "insert x, a1 before a1; insert a1 after a1", Fault.itemAnchorInList("a1")),
      Row(
        "DS-10: a known item moves", "move z before a1; move z after y",
        Fault.notFound("fromIndex")),
      Row(
        "DS-10: an item moves to a known one", "move a1 before z; move a1 after z",
        Fault.notFound("toIndex")),
      Row(
        "DS-10: an item moves to another one", "move a1 before a1; move a1 after a1",
        Fault.ontoItself("item", "a1")),
      Row(
        "DS-12: a reload names items of the snapshot", "reload a1, z, y",
        Fault.unknownMark("reload item", "z")),
      Row(
        "DS-12: a reconfiguration names items of the snapshot", "reconfigure a1, z z, z",
        Fault.unknownMark("reconfigure item", "z z")),
    ]
    expectRefusals(of: rows, on: sample)
  }

  @Test(.rule("DS-6", "DS-7", "DS-11", "DS-12", "E-80s", "E-82", "E-85", "E-86", "E-87", "E-88"))
  func `a call that breaks a rule of sections is refused with its text`() {
    let rows = [
      Row(
        "DS-6: an argument names a section once",
        "append [A, A]; insert [A, A] before B; insert [A, A] after B; delete [A, A]; "
          + "reload [A, A]", Fault.duplicateSections(["A"])),
      Row(
        "DS-6: sections are listed in the order in which they are met for the second time",
        "append [X, Y, Y, X]", Fault.duplicateSections(["Y", "X"])),
      Row(
        "DS-6: a section is added once",
        "append [X, A]; insert [A, X] before B; insert [A] after B", Fault.existingSections(["A"])),
      Row("DS-6: sections are added once", "append [B, X, A]", Fault.existingSections(["B", "A"])),
      Row(
        "DS-7: sections are inserted at a known anchor",
        "insert [X] before Z; insert [X] after Z; insert [] after Z", Fault.notFound("section")),
      Row(
        "DS-7: a section's anchor is not among what is inserted",
        "insert [X, A] before A; insert [A] after A", Fault.sectionAnchorInList("A")),
      Row(
        "DS-11: a known section moves", "move [Z] before A; move [Z] after Y",
        Fault.notFound("fromSection")),
      Row(
        "DS-11: a section moves to a known one", "move [A] before Z; move [A] after Z",
        Fault.notFound("toSection")),
      Row(
        "DS-11: a section moves to another one", "move [A] before A; move [A] after A",
        Fault.ontoItself("section", "A")),
      Row(
        "DS-12: a reload names sections of the snapshot", "reload [A, Z, Y]",
        Fault.unknownMark("reload section", "Z")),
    ]
    expectRefusals(of: rows, on: sample)
  }

  @Test(.rule("DS-17", "E-85")) func `only a known section has items to tell`() {
    let (snapshot, fault) = (sample, Fault.notFound("section"))
    #expect(recorder.answer { snapshot.numberOfItems(inSection: "Z") } == Answer(0, fault))
    #expect(recorder.answer { snapshot.itemIdentifiers(inSection: "Z") } == Answer([], fault))
  }

  // Each call breaks two rules; the code tells which of them is looked at first.
  @Test(.rule("DS-24")) func `checks have an order`() {
    let rows: [(code: String, calls: String)] = [
      (
        "E-80",
        "append a, a to Z; insert a1, a1 before a1; delete z, z; reload z, z; reload z, a1, a1; "
          + "reconfigure a1, a1; insert x, x after z"
      ),
      (
        "E-80s",
        "insert [A, A] before A; append [A, A]; reload [Z, Z]; delete [Z, Z]; "
          + "insert [X, X] after Z"
      ), ("E-85", "insert [A] after Z"),
      ("E-86", "insert z before z; insert [Z] after Z; insert [A] before A"),
      ("E-87", "move z before z; move [Z] after Z"),
    ]
    forEachRow(of: rows, named: \.code) { row in
      for call in SnapshotCall.list(row.calls) {
        let met = recorder.refusal(on: sample) { call.run(on: &$0) }
        #expect(met.prefix { $0 != ":" } == row.code, "\(call)")
      }
    }
  }

  @Test func `empty arguments change nothing and say nothing`() {
    var snapshot = sample
    let calls =
      "append; append to A; insert before a1; insert after b1; delete; reload; reconfigure; "
      + "append []; insert [] before A; insert [] after B; delete []; reload []"
    #expect(recorder.console(on: &snapshot) { $0.run(calls) } == [])
    #expect(snapshot.line == sample.line)
  }
}
