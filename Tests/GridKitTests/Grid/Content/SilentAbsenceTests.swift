import GridTesting
import TestSupport
import Testing

/// Situations that are legal, show nothing, and are mistakes most of the time.
@MainActor @Suite("Silent absences")
struct SilentAbsenceTests {
  @MainActor
  private final class Stage {
    let simulation = Simulation()
    private var kept: [SampleDataSource] = []

    func grid(_ layout: GridViewLayout = GridViewFlowLayout(), items: Int? = nil) -> GridView {
      let grid = simulation.perform {
        GridView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
      }
      if let items { attach(items, to: grid) }
      return grid
    }

    func attach(_ items: Int, to grid: GridView) {
      let source = SampleDataSource([items])
      source.attach(to: grid)
      kept.append(source)
    }
  }

  private final class Sizes: NSObject, GridViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: GridView, layout: GridViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 10) }
  }

  private final class Mute: GridViewLayout {
    var size = CGSize(width: 100, height: 300)
    var answer: [GridViewLayoutAttributes]?
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      answer
    }
  }

  @Test(.rows) func `an absence that is a mistake is told once, another one never`() {
    let rows: [ActionRow<Stage, [String]>] = [
      ActionRow(
        "a data source without an owner",
        ["source-gone: a grid with GridViewFlowLayout had a data source, which was released"]
      ) {
        let grid = $0.grid()
        do { SampleDataSource([12]).attach(to: grid) }
        #expect(grid.dataSource == nil)
        grid.layoutIfNeeded()
        grid.reload()
      },
      ActionRow("no data source, or one that was taken away", []) {
        let grid = $0.grid()
        grid.layoutIfNeeded()
        $0.attach(3, to: grid)
        grid.layoutIfNeeded()
        grid.dataSource = nil
        grid.layoutIfNeeded()
      },
      ActionRow("a new data source that stays", []) {
        let grid = $0.grid()
        do { SampleDataSource([12]).attach(to: grid) }
        $0.attach(3, to: grid)
        grid.layoutIfNeeded()
        #expect(grid.numberOfItems(inSection: 0) == 3)
      },
      ActionRow("sizes of a delegate without an owner", ["delegate-gone: "]) {
        let grid = $0.grid(items: 3)
        do { grid.delegate = Sizes() }
        grid.layoutIfNeeded()
        grid.reload()
      },
      ActionRow("sizes of a delegate that was taken away", []) {
        let (grid, sizes) = ($0.grid(items: 3), Sizes())
        grid.delegate = sizes
        grid.layoutIfNeeded()
        grid.delegate = nil
        grid.reload()
        withExtendedLifetime(sizes) {}
      },
      ActionRow(
        "the answer nil for content that has items",
        [
          "elements-not-answered: layoutAttributesForElements(in:) of Mute answers nil, though the "
            + "content size is 100, 300 and the data source has 3 items"
        ]
      ) {
        let grid = $0.grid(Mute(), items: 3)
        grid.layoutIfNeeded()
        grid.scroll(toY: 20)
      },
      ActionRow("nil without items", []) { $0.grid(Mute(), items: 0).layoutIfNeeded() },
      ActionRow("nil without content", []) {
        let layout = Mute()
        layout.size = .zero
        $0.grid(layout, items: 3).layoutIfNeeded()
      },
      ActionRow("an empty answer", []) {
        let layout = Mute()
        layout.answer = []
        $0.grid(layout, items: 3).layoutIfNeeded()
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let stage = Stage()
      row.act(stage)
      let findings = stage.simulation.findings.map { "\($0.code): \($0.message)" }
      #expect(findings.count == row.outcome.count)
      #expect(zip(findings, row.outcome).allSatisfy { $0.hasPrefix($1) }, "\(findings)")
    }
  }
}
