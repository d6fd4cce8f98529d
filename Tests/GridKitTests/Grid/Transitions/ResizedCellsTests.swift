import GridKit
import GridTesting
import TestSupport
import Testing

/// Cells that size themselves, in a view whose size changes in an animation.
@MainActor @Suite("Animated changes of size with cells that size themselves")
struct ResizedCellsTests {
  /// Letters of ten points in lines of 20, with a padding of 16 for all of them.
  final class TextCell: GridViewCell {
    var letters = 0
    /// The widths that the cell was asked for its height at.
    private(set) var asked: [CGFloat] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: GridViewLayoutAttributes
    ) -> GridViewLayoutAttributes {
      asked.append(layoutAttributes.size.width)
      let lines = (CGFloat(letters) * 10 / bounds.width).rounded(.up)
      layoutAttributes.size.height = lines * 20 + 16
      return layoutAttributes
    }
  }

  enum Kind: CaseIterable {
    case flow, list, own

    @MainActor func layout(width: CGFloat) -> GridViewLayout {
      switch self {
      case .flow:
        let flow = WideFlow()
        flow.estimatedItemSize = CGSize(width: width, height: 44)
        flow.minimumLineSpacing = 0
        return flow
      case .list:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return GridViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [item])))
      case .own:
        let rows = SizingRows()
        rows.rowHeight = 44
        return rows
      }
    }
  }

  /// Estimates rows as wide as the view.
  final class WideFlow: GridViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      estimatedItemSize.width = newBounds.width
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  enum Change: CaseIterable {
    case window, frame, frameAndLayout, bounds, bothWays, spring

    @MainActor func resize(_ stage: Stage, to size: CGSize) {
      let (grid, window) = (stage.grid, stage.window)
      stage.simulation.perform {
        switch self {
        case .window: window.resize(to: size, over: 0.3)
        case .frame: BaseView.animate(withDuration: 0.3) { grid.frame.size = size }
        case .frameAndLayout:
          BaseView.animate(withDuration: 0.3) { grid.resize(to: size) }
        case .bounds: BaseView.animate(withDuration: 0.3) { grid.bounds.size = size }
        case .bothWays:
          BaseView.animate(withDuration: 0.3) { grid.frame.size.width = 130 }
          stage.simulation.advance(by: 0.1)
          BaseView.animate(withDuration: 0.3) { grid.frame.size = size }
        case .spring:
          BaseView.animate(
            withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            animations: { grid.frame.size = size })
        }
      }
    }
  }

  /// A grid of texts that fills a window.
  @MainActor
  struct Stage {
    let simulation = Simulation()
    let window: GridWindow
    let grid: GridView
    let source: SampleDataSource

    init(_ layout: GridViewLayout, size: CGSize, letters: [Int]) {
      let source = SampleDataSource([letters.count])
      let frame = CGRect(origin: .zero, size: size)
      (window, grid) = simulation.perform {
        (GridWindow(frame: frame), GridView(frame: frame, collectionViewLayout: layout))
      }
      source.attach(to: grid)
      grid.register(TextCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      source.configure = { cell, path in (cell as? TextCell)?.letters = letters[path.item] }
      self.source = source
      grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(grid)
      window.layoutIfNeeded()
    }

    var rows: [String] {
      grid.indexPathsForVisibleItems.compactMap { path in
        grid.cellForItem(at: path).map { "\(path.item): \(GridText.text($0.frame))" }
      }
    }

    var state: [String] { rows + ["\(grid.contentSize)", "\(grid.contentOffset)"] }
  }

  private static let letters = (0..<40).map { [100, 30, 70, 210, 5][$0 % 5] }

  @Test(.rows)
  func `cells are measured at the new width, as in a grid that was made with it`() {
    let (narrow, wide) = (CGSize(width: 320, height: 480), CGSize(width: 500, height: 300))
    let rows = Kind.allCases.flatMap { kind in
      Change.allCases.flatMap { [(kind, $0, narrow, wide), (kind, $0, wide, narrow)] }
    }
    forEachRow(of: rows) { kind, change, old, new in
      let stage = Stage(kind.layout(width: old.width), size: old, letters: Self.letters)
      change.resize(stage, to: new)
      stage.simulation.settle()
      let fresh = Stage(kind.layout(width: new.width), size: new, letters: Self.letters)
      #expect(stage.state == fresh.state)
      #expect(stage.grid.visibleCells.allSatisfy { $0.presentation.frame == $0.frame })
      #expect(stage.simulation.faults == [])
    }
  }

  @Test(arguments: Kind.allCases)
  func `a text of 100 letters is 96 high at 320 points and 56 at 500`(kind: Kind) throws {
    let stage = Stage(
      kind.layout(width: 320), size: CGSize(width: 320, height: 480), letters: [100])
    let cell = try #require(stage.grid.visibleCells.first as? TextCell)
    #expect(cell.frame.height == 96)
    stage.window.resize(to: CGSize(width: 500, height: 320), over: 0.3)
    #expect(cell.frame.size == CGSize(width: 500, height: 56))
    #expect(stage.grid.contentSize.height == 56)
    #expect(cell.asked.last == 500)
    // The screen follows in the same animation.
    #expect(cell.presentation.frame.size == CGSize(width: 320, height: 96))
    stage.simulation.settle()
    #expect(cell.presentation.frame.size == CGSize(width: 500, height: 56))
  }

  @Test(arguments: Kind.allCases)
  func `a cell that stays on screen neither leaves nor is made anew, whatever the estimate says`(
    kind: Kind
  ) {
    let stage = Stage(
      kind.layout(width: 500), size: CGSize(width: 500, height: 480),
      letters: Array(repeating: 5, count: 30))
    #expect(stage.rows.count == 14, "rows of 36, less than the estimate")
    let cells = stage.grid.visibleCells
    let delegate = DisplayRecorder()
    stage.grid.delegate = delegate
    stage.source.forgetRequests()
    stage.window.resize(to: CGSize(width: 400, height: 480))
    stage.simulation.settle()
    #expect(zip(stage.grid.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(stage.grid.visibleCells.count == 14)
    #expect(stage.source.requestedItems.isEmpty)
    #expect(delegate.unpaired.isEmpty)
  }

  @Test func `a cell that comes with the new size fades in at its measured place`() throws {
    let stage = Stage(
      Kind.own.layout(width: 320), size: CGSize(width: 320, height: 200),
      letters: Array(repeating: 100, count: 9))
    #expect(stage.rows.count == 3)
    stage.window.resize(to: CGSize(width: 500, height: 200))
    #expect(stage.rows.last == "3: 0,168,500,56")
    let last = try #require(stage.grid.visibleCells.last)
    stage.simulation.advance(by: 0.1)
    #expect(last.presentation.frame.width > 400, "it does not grow out of nothing")
    stage.simulation.settle()
    #expect(last.presentation.alpha == 1)
  }
}
