import GridKit
import GridTesting
import TestSupport
import Testing

/// Faults of section snapshots, with their texts, rule by rule (17.4, 19.11). Each test also checks
/// that a fault changes nothing.
@MainActor @Suite("Faults of section snapshots")
struct SectionSnapshotFaultTests {
  private let recorder = CallRecorder()

  /// `a` expanded with the children `a1` and `a2`, and `b`.
  private var sample: StringSectionSnapshot {
    var snapshot = StringSectionSnapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.expand(["a"])
    return snapshot
  }

  /// A root with children.
  private func tree(_ root: String, _ children: String...) -> StringSectionSnapshot {
    var snapshot = StringSectionSnapshot()
    snapshot.append([root])
    snapshot.append(children, to: root)
    return snapshot
  }

  private func refusal(
    _ call: (inout StringSectionSnapshot) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    recorder.refusal(on: sample, of: call, sourceLocation: sourceLocation)
  }

  private func clash(_ names: String...) -> String {
    "E-94: Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
      + names.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  private func unknownParent(_ name: String) -> String {
    "E-95: Parent item identifier does not exist in section snapshot: \(name)"
  }

  private func unknownAnchor(_ name: String) -> String {
    "E-95: Item identifier to insert before/after does not exist in section snapshot: \(name)"
  }

  @Test(.rule("SN-1", "E-94")) func `an item is in the tree once`() {
    #expect(refusal({ $0.append(["x", "x", "x"]) }) == clash("x"))
    #expect(refusal({ $0.append(["x", "a2", "b"]) }) == clash("a2", "b"))
    #expect(refusal({ $0.append(["a2"], to: "b") }) == clash("a2"))
    #expect(refusal({ $0.append(["a2", "a2"], to: "b") }) == clash("a2"))
    #expect(refusal({ $0.append(["a"], to: "a") }) == clash("a"))
    #expect(
      refusal({ $0.insert(["b", "y y", "y y", "a"], before: "a1") }) == clash("b", "y y", "a"))
    #expect(refusal({ $0.insert(["a1"], after: "a1") }) == clash("a1"))
    // The look at the parent or the anchor comes first.
    #expect(refusal({ $0.append(["x", "x"], to: "z") }) == unknownParent("z"))
    #expect(refusal({ $0.append(["a"], to: "z") }) == unknownParent("z"))
    #expect(refusal({ $0.insert(["a"], before: "z") }) == unknownAnchor("z"))
    #expect(refusal({ $0.insert(["x", "x"], after: "z") }) == unknownAnchor("z"))
  }

  @Test(.rule("SN-1", "SN-21", "E-94")) func `an inserted tree has nothing that is there`() {
    #expect(refusal({ $0.insert(tree("x", "b", "a2"), before: "a1") }) == clash("b", "a2"))
    #expect(refusal({ $0.insert(tree("b", "x"), after: "a") }) == clash("b"))
    #expect(refusal({ $0.insert(tree("x", "b"), after: "z") }) == unknownAnchor("z"))
    #expect(refusal({ $0.insert(tree("x", "b"), before: "z") }) == unknownAnchor("z"))
  }

  @Test(.rule("SN-12", "E-94")) func `replacing children minds what stays`() {
    #expect(refusal({ $0.replace(childrenOf: "a", using: tree("x", "b")) }) == clash("b"))
    #expect(refusal({ $0.replace(childrenOf: "a", using: tree("a", "x")) }) == clash("a"))
    #expect(refusal({ $0.replace(childrenOf: "a", using: tree("a1", "a2")) }) == "ok")
    #expect(refusal({ $0.replace(childrenOf: "b", using: tree("a1", "a2")) }) == clash("a1", "a2"))
  }

  @Test(.rule("SN-2", "E-95")) func `items are appended to a known parent`() {
    #expect(refusal({ $0.append(["x"], to: "z") }) == unknownParent("z"))
    #expect(refusal({ $0.append(["z"], to: "z") }) == unknownParent("z"))
    #expect(
      recorder.refusal(on: StringSectionSnapshot(), of: { $0.append(["x"], to: "z z") })
        == unknownParent("z z"))
  }

  @Test(.rule("SN-12", "E-95")) func `children are replaced under a known parent`() {
    let empty = StringSectionSnapshot()
    #expect(refusal({ $0.replace(childrenOf: "z", using: tree("x")) }) == unknownParent("z"))
    #expect(refusal({ $0.replace(childrenOf: "z", using: empty) }) == unknownParent("z"))
    #expect(refusal({ $0.replace(childrenOf: "z", using: tree("a")) }) == unknownParent("z"))
  }

  @Test(.rule("SN-4", "E-95")) func `items and trees are inserted at a known anchor`() {
    #expect(refusal({ $0.insert(["x"], before: "z") }) == unknownAnchor("z"))
    #expect(refusal({ $0.insert(["x"], after: "z") }) == unknownAnchor("z"))
    #expect(refusal({ $0.insert(["z"], after: "z") }) == unknownAnchor("z"))
    #expect(refusal({ $0.insert(tree("x"), before: "z") }) == unknownAnchor("z"))
    #expect(refusal({ $0.insert(tree("x"), after: "z") }) == unknownAnchor("z"))
  }

  @Test(.rule("SN-5", "SN-21")) func `nothing may be put anywhere`() {
    var snapshot = sample
    let none: [String] = []
    let empty = StringSectionSnapshot()
    let outcome = recorder.outcome {
      snapshot.append(none)
      snapshot.append(none, to: "z")
      snapshot.insert(none, before: "z")
      snapshot.insert(none, after: "z")
      snapshot.insert(empty, before: "z")
      snapshot.insert(empty, after: "z")
    }
    #expect(outcome == .ok)
    #expect(snapshot.visualDescription() == sample.visualDescription())
  }

  @Test(.rule("SN-6", "E-95")) func `only what is there is deleted`() {
    #expect(refusal({ $0.delete(["b", "z", "y"]) }) == "E-95: Failed to find index of item z")
    #expect(refusal({ $0.delete(["z z", "z z"]) }) == "E-95: Failed to find index of item z z")
    #expect(refusal({ $0.delete(["a1", "a1"]) }) == "ok")
    #expect(refusal({ $0.delete(["a", "a1"]) }) == "ok")
  }

  @Test(.rule("SN-7")) func `expanding and collapsing what is not there is no fault`() {
    #expect(refusal({ $0.expand(["z"]) }) == "ok")
    #expect(refusal({ $0.collapse(["z"]) }) == "ok")
  }

  @Test(.rule("SN-9", "E-95")) func `only what is there is asked about`() {
    let snapshot = sample
    let item = Outcome.fault(
      code: "E-95", message: "Item identifier does not exist in section snapshot: z")
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
