import GridKit
import GridTesting
import TestSupport
import Testing

/// Faults of snapshots, with their texts, rule by rule (17.1, 19.11). Each test also checks that a
/// fault changes nothing.
@MainActor @Suite("Faults of snapshots")
struct SnapshotFaultTests {
  private let recorder = CallRecorder()

  /// `A: a1 a2; B: b1`, with marks that a fault must leave alone.
  private var sample: StringSnapshot {
    var snapshot = StringSnapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a1", "a2"], toSection: "A")
    snapshot.appendItems(["b1"])
    snapshot.reloadItems(["a2"])
    snapshot.reconfigureItems(["b1"])
    snapshot.reloadSections(["B"])
    return snapshot
  }

  private func refusal(
    _ call: (inout StringSnapshot) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    recorder.refusal(on: sample, of: call, sourceLocation: sourceLocation)
  }

  private func notFound(_ parameter: String) -> String {
    "E-85: Invalid parameter not satisfying: \(parameter) != NSNotFound"
  }

  @Test(.rule("DS-2", "E-84")) func `items need a section`() {
    let text =
      "E-84: There are currently no sections in the data source. Please add a section first."
    let empty = StringSnapshot()
    #expect(recorder.refusal(on: empty, of: { $0.appendItems(["a"]) }) == text)
    #expect(recorder.refusal(on: empty, of: { $0.appendItems([]) }) == text)
    // DS-24: this comes before the look at the arguments.
    #expect(recorder.refusal(on: empty, of: { $0.appendItems(["a", "a"]) }) == text)
    #expect(recorder.refusal(on: empty, of: { $0.appendItems(["a"], toSection: "Z") }) == text)
    #expect(
      recorder.refusal(on: empty, of: { $0.appendItems(["a", "a"], toSection: "Z") }) == text)
  }

  @Test(.rule("DS-3", "E-85")) func `items are appended to a known section`() {
    #expect(refusal({ $0.appendItems(["x"], toSection: "Z") }) == notFound("section"))
    #expect(refusal({ $0.appendItems([], toSection: "Z") }) == notFound("section"))
  }

  @Test(.rule("DS-5", "E-80")) func `an argument names an item once`() {
    let one = """
      E-80: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
          x
      )}
      """
    #expect(refusal({ $0.appendItems(["x", "y", "x", "x"]) }) == one)
    #expect(refusal({ $0.insertItems(["x", "x"], beforeItem: "a1") }) == one)
    #expect(refusal({ $0.insertItems(["x", "x"], afterItem: "a1") }) == one)
    #expect(refusal({ $0.deleteItems(["x", "x"]) }) == one)
    #expect(refusal({ $0.reloadItems(["x", "x"]) }) == one)
    #expect(refusal({ $0.reconfigureItems(["x", "x"]) }) == one)
    // In the order in which they are met for the second time.
    #expect(
      refusal({ $0.appendItems(["a1", "x y", "x y", "a1", "x y"]) }) == """
        E-80: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            x y,
            a1
        )}
        """)
  }

  @Test(.rule("DS-6", "E-80s")) func `an argument names a section once`() {
    let text = """
      E-80s: Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(
          A
      )}
      """
    #expect(refusal({ $0.appendSections(["A", "A"]) }) == text)
    #expect(refusal({ $0.insertSections(["A", "A"], beforeSection: "B") }) == text)
    #expect(refusal({ $0.insertSections(["A", "A"], afterSection: "B") }) == text)
    #expect(refusal({ $0.deleteSections(["A", "A"]) }) == text)
    #expect(refusal({ $0.reloadSections(["A", "A"]) }) == text)
    #expect(
      refusal({ $0.appendSections(["X", "Y", "Y", "X"]) }) == """
        E-80s: Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(
            Y,
            X
        )}
        """)
  }

  @Test(.rule("DS-6", "E-82")) func `a section is added once`() {
    let one = """
      E-82: Diffable data source detected an attempt to insert or append 1 section identifier that \
      already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier \
      that already exists: A
      """
    #expect(refusal({ $0.appendSections(["X", "A"]) }) == one)
    #expect(refusal({ $0.insertSections(["A", "X"], beforeSection: "B") }) == one)
    #expect(refusal({ $0.insertSections(["A"], afterSection: "B") }) == one)
    #expect(
      refusal({ $0.appendSections(["B", "X", "A"]) }) == """
        E-82: Diffable data source detected an attempt to insert or append 2 section identifiers \
        that already exist in the snapshot. Identifiers in a snapshot must be unique. Section \
        identifiers that already exist: (
            B,
            A
        )
        """)
  }

  @Test(.rule("DS-7", "E-85")) func `items and sections are inserted at a known anchor`() {
    #expect(refusal({ $0.insertItems(["x"], beforeItem: "z") }) == notFound("insertIndex"))
    #expect(refusal({ $0.insertItems(["a1"], afterItem: "z") }) == notFound("insertIndex"))
    #expect(refusal({ $0.insertItems([], afterItem: "z") }) == notFound("insertIndex"))
    #expect(refusal({ $0.insertSections(["X"], beforeSection: "Z") }) == notFound("section"))
    #expect(refusal({ $0.insertSections(["X"], afterSection: "Z") }) == notFound("section"))
    #expect(refusal({ $0.insertSections([], afterSection: "Z") }) == notFound("section"))
  }

  @Test(.rule("DS-7", "E-86")) func `an anchor is not among what is inserted`() {
    let item = """
      E-86: Invalid update: destination for insertion operation [a1] is in the insertion \
      identifier list for update: <_UIDiffableDataSourceUpdate: 0x0>.
      """
    #expect(refusal({ $0.insertItems(["x", "a1"], beforeItem: "a1") }) == item)
    #expect(refusal({ $0.insertItems(["a1"], afterItem: "a1") }) == item)
    let section = """
      E-86: Invalid update: destination for section operation [A] is in the inserted section list \
      for update: <_UIDiffableDataSourceUpdate: 0x0>
      """
    #expect(refusal({ $0.insertSections(["X", "A"], beforeSection: "A") }) == section)
    #expect(refusal({ $0.insertSections(["A"], afterSection: "A") }) == section)
  }

  @Test(.rule("DS-10", "E-85", "E-87")) func `an item moves to another known one`() {
    #expect(refusal({ $0.moveItem("z", beforeItem: "a1") }) == notFound("fromIndex"))
    #expect(refusal({ $0.moveItem("z", afterItem: "y") }) == notFound("fromIndex"))
    #expect(refusal({ $0.moveItem("a1", beforeItem: "z") }) == notFound("toIndex"))
    #expect(refusal({ $0.moveItem("a1", afterItem: "z") }) == notFound("toIndex"))
    let text = """
      E-87: Invalid update: destination for item move is the same as the source [a1] for update: \
      <_UIDiffableDataSourceUpdate: 0x0>.
      """
    #expect(refusal({ $0.moveItem("a1", beforeItem: "a1") }) == text)
    #expect(refusal({ $0.moveItem("a1", afterItem: "a1") }) == text)
  }

  @Test(.rule("DS-11", "E-85", "E-87")) func `a section moves to another known one`() {
    #expect(refusal({ $0.moveSection("Z", beforeSection: "A") }) == notFound("fromSection"))
    #expect(refusal({ $0.moveSection("Z", afterSection: "Y") }) == notFound("fromSection"))
    #expect(refusal({ $0.moveSection("A", beforeSection: "Z") }) == notFound("toSection"))
    #expect(refusal({ $0.moveSection("A", afterSection: "Z") }) == notFound("toSection"))
    let text = """
      E-87: Invalid update: destination for section move is the same as the source [A] for update: \
      <_UIDiffableDataSourceUpdate: 0x0>.
      """
    #expect(refusal({ $0.moveSection("A", beforeSection: "A") }) == text)
    #expect(refusal({ $0.moveSection("A", afterSection: "A") }) == text)
  }

  @Test(.rule("DS-12", "E-88")) func `a mark of an identifier that does not exist is refused`() {
    func text(_ act: String, _ name: String) -> String {
      "E-88: Attempted to \(act) identifier that does not exist in the snapshot: \(name)"
    }
    #expect(refusal({ $0.reloadItems(["a1", "z", "y"]) }) == text("reload item", "z"))
    #expect(
      refusal({ $0.reconfigureItems(["a1", "z z", "z"]) }) == text("reconfigure item", "z z"))
    #expect(refusal({ $0.reloadSections(["A", "Z", "Y"]) }) == text("reload section", "Z"))
  }

  @Test(.rule("DS-17", "E-85")) func `only a known section has items to tell`() {
    let snapshot = sample
    let count = recorder.answer { snapshot.numberOfItems(inSection: "Z") }
    #expect(count.description == "0 after \(notFound("section"))")
    let items = recorder.answer { snapshot.itemIdentifiers(inSection: "Z") }
    #expect(items.description == "[] after \(notFound("section"))")
  }

  // Each line breaks two rules; the code tells which of them is looked at first.
  @Test(.rule("DS-24")) func `checks have an order`() {
    func code(_ call: (inout StringSnapshot) -> Void) -> String {
      String(refusal(call).prefix { $0 != ":" })
    }
    #expect(code { $0.appendItems(["a", "a"], toSection: "Z") } == "E-80")
    #expect(code { $0.insertItems(["a1", "a1"], beforeItem: "a1") } == "E-80")
    #expect(code { $0.insertItems(["z"], beforeItem: "z") } == "E-86")
    #expect(code { $0.insertSections(["A", "A"], beforeSection: "A") } == "E-80s")
    #expect(code { $0.insertSections(["Z"], afterSection: "Z") } == "E-86")
    #expect(code { $0.insertSections(["A"], beforeSection: "A") } == "E-86")
    #expect(code { $0.insertSections(["A"], afterSection: "Z") } == "E-85")
    #expect(code { $0.appendSections(["A", "A"]) } == "E-80s")
    #expect(code { $0.moveItem("z", beforeItem: "z") } == "E-87")
    #expect(code { $0.moveSection("Z", afterSection: "Z") } == "E-87")
    #expect(code { $0.reloadSections(["Z", "Z"]) } == "E-80s")
    #expect(code { $0.deleteItems(["z", "z"]) } == "E-80")
    #expect(code { $0.deleteSections(["Z", "Z"]) } == "E-80s")
    #expect(code { $0.reloadItems(["z", "z"]) } == "E-80")
    #expect(code { $0.reloadItems(["z", "a1", "a1"]) } == "E-80")
    #expect(code { $0.reconfigureItems(["a1", "a1"]) } == "E-80")
    #expect(code { $0.insertItems(["x", "x"], afterItem: "z") } == "E-80")
    #expect(code { $0.insertSections(["X", "X"], afterSection: "Z") } == "E-80s")
  }

  @Test func `empty arguments change nothing and say nothing`() {
    var snapshot = sample
    let before = snapshot.description
    let said = recorder.console(
      on: &snapshot,
      of: {
        $0.appendItems([])
        $0.appendItems([], toSection: "A")
        $0.insertItems([], beforeItem: "a1")
        $0.insertItems([], afterItem: "b1")
        $0.deleteItems([])
        $0.reloadItems([])
        $0.reconfigureItems([])
        $0.appendSections([])
        $0.insertSections([], beforeSection: "A")
        $0.insertSections([], afterSection: "B")
        $0.deleteSections([])
        $0.reloadSections([])
      })
    #expect(said == [])
    #expect(snapshot.description == before)
  }
}
