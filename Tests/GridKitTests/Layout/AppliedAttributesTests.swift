import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Attributes on views")
struct AppliedAttributesTests {
  /// A cell that counts what it is told.
  final class CountingCell: GridViewCell {
    static let identifier = SampleDataSource.identifier
    var applied: [GridViewLayoutAttributes] = []

    override func apply(_ layoutAttributes: GridViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes)
    }
  }

  private func fixture<Layout: GridViewLayout>(_ layout: Layout, count: Int = 10) -> Fixture<Layout>
  {
    let fixture = Fixture(layout, counts: [count])
    fixture.grid.register(CountingCell.self, forCellWithReuseIdentifier: CountingCell.identifier)
    fixture.grid.layoutIfNeeded()
    return fixture
  }

  /// A list whose attributes a closure makes anew for each answer.
  private func list(
    _ make: @escaping (IndexPath) -> GridViewLayoutAttributes
  ) -> ListSpyLayout {
    let layout = ListSpyLayout()
    layout.adjust = {
      $0.map {
        let attributes = make($0.indexPath)
        if attributes.frame != $0.frame { attributes.frame = $0.frame }
        return attributes
      }
    }
    return layout
  }

  private func applied(_ grid: GridView) -> [Int] {
    grid.visibleCells.compactMap { ($0 as? CountingCell)?.applied.count }
  }

  @Test(.rule("AT-15")) func `geometry, alpha and order of attributes go to the view`() {
    let board = BoardLayout(
      cells: [
        CGRect(0, 0, 50, 40), CGRect(0, 0, 60, 60), CGRect(0, 0, 70, 70),
      ], size: CGSize(width: 320, height: 200))
    board.elements[0].transform3D = CATransform3DMakeScale(2, 3, 1)
    board.elements[0].alpha = 0.5
    board.elements[0].zIndex = 9
    board.elements[1].zIndex = -1
    let grid = fixture(board, count: 3).grid
    let cells = grid.visibleCells
    #expect(cells[0].center == CGPoint(x: 25, y: 20))
    #expect(cells[0].bounds == CGRect(0, 0, 50, 40))
    #expect(CATransform3DEqualToTransform(cells[0].transform3D, CATransform3DMakeScale(2, 3, 1)))
    #expect(cells[0].frame == CGRect(-25, -40, 100, 120))
    #expect(cells[0].alpha == 0.5)
    #expect(!cells[0].isHidden)
    #expect(grid.subviews == [cells[1], cells[2], cells[0]])
  }

  @Test func `a transform that goes away leaves the view as it was`() {
    let board = BoardLayout(cells: [CGRect(10, 10, 50, 40)], size: CGSize(width: 320, height: 200))
    board.elements[0].transform = CGAffineTransform(rotationAngle: 1)
    let made = fixture(board, count: 1)
    board.elements[0].transform = .identity
    board.elements[0].alpha = 0
    board.refresh()
    let cell = made.grid.visibleCells[0]
    #expect(cell.frame == CGRect(10, 10, 50, 40))
    #expect(cell.transform == .identity)
    #expect(cell.alpha == 0)
  }

  @Test(.rule("AT-18", "LP-2")) func `equal attributes are not applied again`() {
    let spy = ListSpyLayout()
    let made = fixture(spy)
    #expect(applied(made.grid) == [1, 1, 1, 1])
    // New objects with the same values.
    for _ in 0..<3 { spy.refresh() }
    #expect(applied(made.grid) == [1, 1, 1, 1])
    spy.adjust = {
      $0[2].alpha = 0.5
      return $0
    }
    spy.refresh()
    #expect(applied(made.grid) == [1, 1, 2, 1])
    #expect(made.grid.visibleCells[2].alpha == 0.5)
  }

  @Test(.rule("AT-18")) func `the same object counts as new when it was changed`() {
    let board = BoardLayout(cells: [CGRect(0, 0, 50, 40)], size: CGSize(width: 320, height: 200))
    let made = fixture(board, count: 1)
    board.elements[0].center.x = 99
    board.refresh()
    #expect(applied(made.grid) == [2])
    #expect(made.grid.visibleCells[0].center.x == 99)
    board.elements[0].center.x = 98
    board.elements[0].center.x = 99
    board.refresh()
    #expect(made.grid.visibleCells[0].center.x == 99)
  }

  @Test(.rule("AT-18")) func `attributes that are never equal are applied in every pass`() {
    let layout = list { StubbornAttributes(forCellWith: $0) }
    let made = fixture(layout)
    // Once when dequeued (LP-8) and once when shown (LP-7).
    #expect(applied(made.grid) == [2, 2, 2, 2])
    for pass in 3...6 {
      made.grid.layoutAgain()
      #expect(applied(made.grid) == [pass, pass, pass, pass])
    }
    layout.refresh()
    #expect(applied(made.grid) == [7, 7, 7, 7])
  }

  @Test(.rule("AT-17"))
  func `attributes are applied when an own value changes that isEqual compares`() {
    var tint = 0
    let tinted = list {
      let attributes = TintedAttributes(forCellWith: $0)
      attributes.tint = tint
      return attributes
    }
    let made = fixture(tinted)
    tinted.refresh()
    #expect(applied(made.grid) == [1, 1, 1, 1])
    let forgetful = list {
      let attributes = ForgetfulAttributes(forCellWith: $0)
      attributes.tint = tint
      return attributes
    }
    let other = fixture(forgetful)
    tint = 5
    tinted.refresh()
    forgetful.refresh()
    #expect(applied(made.grid) == [2, 2, 2, 2])
    let last = (made.grid.visibleCells[0] as? CountingCell)?.applied.last as? TintedAttributes
    #expect(last?.tint == 5)
    #expect(applied(other.grid) == [1, 1, 1, 1])
  }

  @Test func `a layout that changes its own attributes of a subclass in place is noticed`() {
    var kept: [IndexPath: TintedAttributes] = [:]
    let layout = list { path in
      let attributes = kept[path] ?? TintedAttributes(forCellWith: path)
      kept[path] = attributes
      return attributes
    }
    let made = fixture(layout)
    kept.values.forEach { $0.tint = 3 }
    layout.refresh()
    #expect(applied(made.grid) == [2, 2, 2, 2])
  }
}

private final class StubbornAttributes: GridViewLayoutAttributes {
  override func isEqual(_ object: Any?) -> Bool { false }
}
