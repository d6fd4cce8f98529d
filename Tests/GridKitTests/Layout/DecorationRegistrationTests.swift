import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Decoration registrations")
struct DecorationRegistrationTests {
  final class Line: GridReusableView {}
  final class Shade: GridReusableView {}

  private func board() -> BoardLayout {
    let board = BoardLayout(cells: [], size: CGSize(width: 320, height: 200))
    let line = GridViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
    line.frame = CGRect(0, 10, 320, 1)
    line.zIndex = -1
    board.elements = [line]
    return board
  }

  private func decorations(_ grid: GridView) -> [GridReusableView] {
    grid.displayedElements.map(\.view).filter { !($0 is GridViewCell) }
  }

  @Test(.rule("LB-4"), .rows)
  func `the layout's later class or nib makes the view, the data source is not asked`() {
    let rows: [ActionRow<BoardLayout, GridReusableView.Type>] = [
      ActionRow("a class", Line.self) { $0.register(Line.self, forDecorationViewOfKind: "line") },
      ActionRow("a nib after a class", Shade.self) {
        $0.register(Line.self, forDecorationViewOfKind: "line")
        $0.register(GridNib { [Shade(frame: .zero)] }, forDecorationViewOfKind: "line")
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = board()
      row.act(layout)
      let made = Fixture.laidOut(layout, counts: [0])
      #expect(decorations(made.grid).map { type(of: $0) == row.outcome } == [true])
      #expect(decorations(made.grid).first?.frame == CGRect(0, 10, 320, 1))
      #expect(made.source.requestedSupplementaryElements.isEmpty)
      #expect(made.simulation.counters.reusableViewsMade == 1)
    }
  }

  @Test(.rule("E-13a", "LB-4")) func `a registration is its layout's own and goes with it`() {
    let first = board()
    first.register(Line.self, forDecorationViewOfKind: "line")
    let made = Fixture.laidOut(first, counts: [0])
    let second = board()
    second.elements[0].indexPath = IndexPath(item: 2, section: 0)
    made.grid.setCollectionViewLayout(second, animated: false)
    made.grid.layoutIfNeeded()
    #expect(made.simulation.faults.map(\.code) == ["E-13a"])
    #expect(made.grid.collectionViewLayout === first)
    #expect(decorations(made.grid).map { $0 is Line } == [true])
    second.register(Line.self, forDecorationViewOfKind: "line")
    made.grid.setCollectionViewLayout(second, animated: false)
    made.grid.layoutIfNeeded()
    #expect(made.simulation.faults.count == 1)
    #expect(decorations(made.grid).map { $0 is Line } == [true])
  }

  @Test(.rule("RU-8")) func `views of an earlier registration are not used again`() {
    let layout = board()
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let made = Fixture.laidOut(layout, counts: [0])
    let element = layout.elements
    layout.elements = []
    layout.refresh()
    #expect(decorations(made.grid).isEmpty)
    layout.register(Shade.self, forDecorationViewOfKind: "line")
    layout.elements = element
    layout.refresh()
    #expect(decorations(made.grid).map { $0 is Shade } == [true])
    #expect(!made.grid.subviews.contains { $0 is Line })
  }
}
