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
    {
      vanishing
    }

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
    let layout = TellingLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    fixture = Fixture(layout, counts: [2, 2, 2], size: CGSize(width: 100, height: 400))
    grid.layoutIfNeeded()
    source.forgetRequests()
  }

  private func headers() -> [GridReusableView?] {
    (0..<grid.numberOfSections).map {
      grid.supplementaryView(forElementKind: header, at: [$0, 0])
    }
  }

  @Test(.rule("SV-6")) func `headers go with their sections`() {
    let before = headers()
    fixture.update(to: [2, 2]) { $0.deleteSections([1]) }
    #expect(headers().count == 2)
    #expect(headers()[0] === before[0] && headers()[1] === before[2])
    #expect(source.requestedSupplementaryElements.isEmpty, "SV-5: none is asked for again")
    simulation.settle()
    #expect(before[1]?.isHidden == true)
    #expect(headers().map { $0?.frame.minY } == [0, 50])
  }

  @Test(.rule("SV-6"))
  func `a moved section takes its header along, an inserted one gets a new one`() {
    let before = headers()
    fixture.layout.asked = []
    fixture.update(to: [2, 1, 2, 2]) {
      $0.moveSection(2, toSection: 0)
      $0.insertSections([1])
    }
    let after = headers()
    #expect(after[0] === before[2] && after[2] === before[0] && after[3] === before[1])
    #expect(source.requestedSupplementaryElements.map(\.path) == [[1, 0]])
    #expect(
      fixture.layout.asked == [
        "final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2", "initial 3",
      ])
  }

  @Test(.rule("VW-9")) func `a reloaded section gets new views, header included`() {
    let before = headers()
    let cells = grid.visibleCells
    grid.reloadSections([1])
    #expect(headers()[1] !== before[1])
    #expect(headers()[0] === before[0])
    #expect(source.requestedItems.map(\.section) == [1, 1])
    #expect(grid.visibleCells.count { cell in cells.contains { $0 === cell } } == 4)
  }

  @Test(.rule("VW-14")) func `headers of surviving sections are not asked for when items change`() {
    fixture.update(to: [3, 2, 2]) { $0.insertItems(at: [[0, 0]]) }
    #expect(source.requestedSupplementaryElements.isEmpty)
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
