import GridKit
import GridTesting
import Testing

/// Under `.stop`, which is the standard, the program ends with the text that is kept under
/// `.record`: with that of a snapshot, of a section snapshot and of a data source.
@MainActor @Suite("Broken contracts of snapshots end the program")
struct DiffableStopTests {
  /// A way to break a contract, by name: an exit test runs in a process of its own.
  enum Mistake: String, CaseIterable, Codable, Sendable {
    case itemTwice = "Fatal: supplied item identifiers are not unique."
    case unknownParent = "Parent item identifier does not exist in section snapshot: x"
    case noCell = "UICollectionViewDiffableDataSource cell provider returned nil for index path"
    case insideApply =
      "Deadlock detected: attempted to apply a snapshot to diffable data source"

    @MainActor func make() {
      var tree = DiffableRig.Tree()
      let rig = DiffableRig()
      rig.simulation.faultPolicy = .stop
      rig.apply("A: a b")
      rig.settle()
      switch self {
      case .itemTwice: rig.apply(DiffableRig.snapshot("A: x x"))
      case .unknownParent: tree.append(["b"], to: "x")
      case .noCell:
        rig.missing = ["c"]
        rig.apply("A: c")
      case .insideApply:
        rig.onAsk = { _ in rig.source.apply(DiffableRig.Snapshot()) }
        rig.apply("A: c")
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `the program says what is wrong and what to do`(mistake: Mistake) async throws {
    let exit = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in await MainActor.run { mistake.make() } }
    let text = String(decoding: exit.standardErrorContent, as: UTF8.self)
    #expect(text.contains(mistake.rawValue))
    #expect(text.contains("[E-"))
  }
}
