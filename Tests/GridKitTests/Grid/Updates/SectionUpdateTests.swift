import GridKit
import GridTesting
import TestSupport
import Testing

/// Supplementary and decoration elements in batch updates: SV-5 … SV-7, VW-9, VW-13, VW-14.
@MainActor @Suite("Headers and decorations in batch updates")
struct SectionUpdateTests {
  /// A shelf layout with a word on its own headers and boards.
  final class TellingLayout: GridViewFlowLayout {
    var vanishing: [IndexPath] = []
    var asked: [String] = []

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    { vanishing }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> GridViewLayoutAttributes? {
      asked.append("final \(elementIndexPath[0])")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> GridViewLayoutAttributes? {
      asked.append("initial \(elementIndexPath[0])")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath)
    }
  }

  let fixture: Fixture<TellingLayout>
  var grid: GridView { fixture.grid }
  var source: SampleDataSource { fixture.source }
  var simulation: Simulation { fixture.simulation }
  let header = GridView.elementKindSectionHeader

  init() {
    let layout = TellingLayout(lines: CGSize(width: 100, height: 20))
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    fixture = Fixture(layout, counts: [2, 2, 2], size: CGSize(width: 100, height: 400))
    grid.layoutIfNeeded()
    source.forgetRequests()
  }

  private func headers() -> [GridReusableView?] {
    (0..<grid.numberOfSections).map { grid.supplementaryView(forElementKind: header, at: [$0, 0]) }
  }

  /// The headers after an update, as the sections whose headers they were before it, and the
  /// elements that the data source was asked for.
  @Test(.rows, .rule("SV-5", "SV-6", "VW-9", "VW-14"))
  func `headers go with their sections, and new sections get new ones`() {
    typealias Outcome = (counts: [Int], headers: String, tops: [CGFloat], items: [IndexPath])
    let rows: [ActionRow<GridView, Outcome>] = [
      ActionRow("a section is deleted", ([2, 2], "0 2", [0, 50], [])) { $0.deleteSections([1]) },
      ActionRow(
        "a section is moved, and another inserted",
        ([2, 1, 2, 2], "2 new 0 1", [0, 50, 80, 130], [[1, 0]])
      ) {
        $0.moveSection(2, toSection: 0)
        $0.insertSections([1])
      },
      ActionRow(
        "a section is reloaded", ([2, 2, 2], "0 new 2", [0, 50, 100], [[1, 0], [1, 1]])
      ) { $0.reloadSections([1]) },
      ActionRow("items change", ([3, 2, 2], "0 1 2", [0, 70, 120], [[0, 0]])) {
        $0.insertItems(at: [[0, 0]])
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let (before, cells) = (test.headers(), test.grid.visibleCells)
      test.fixture.update(to: row.outcome.counts, row.act)
      let after = test.headers()
      let origins = after.map { header in
        before.firstIndex { $0 === header }.map { "\($0)" } ?? "new"
      }
      #expect(origins.joined(separator: " ") == row.outcome.headers)
      let asked = test.source.requestedSupplementaryElements.map(\.path.section)
      #expect(asked == origins.indices.filter { origins[$0] == "new" })
      #expect(test.source.requestedItems == row.outcome.items)
      let kept = test.grid.visibleCells.count { cell in cells.contains { $0 === cell } }
      #expect(kept == row.outcome.counts.reduce(0, +) - row.outcome.items.count)
      test.simulation.settle()
      #expect(after.map { $0?.frame.minY } == row.outcome.tops)
      let gone = before.filter { header in !after.contains { $0 === header } }
      #expect(gone.allSatisfy { $0?.isHidden == true })
    }
  }

  @Test(.rule("SV-6")) func `the layout is asked for both ends of the way of each header`() {
    fixture.layout.asked = []
    fixture.update(to: [2, 1, 2, 2]) {
      $0.moveSection(2, toSection: 0)
      $0.insertSections([1])
    }
    #expect(
      fixture.layout.asked == [
        "final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2", "initial 3",
      ])
  }

  @Test(.rule("SV-7")) func `a layout may take its headers away, if it says so`() {
    let before = headers()
    fixture.layout.vanishing = (0..<3).map { IndexPath(item: 0, section: $0) }
    grid.performBatchUpdates { fixture.layout.headerReferenceSize = .zero }
    #expect(simulation.faults.isEmpty)
    #expect(headers().allSatisfy { $0 == nil })
    #expect(before.allSatisfy { $0?.isHidden == false })
    simulation.settle()
    #expect(before.allSatisfy { $0?.isHidden == true })
  }
}
