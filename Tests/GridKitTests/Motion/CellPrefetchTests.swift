import GridCore
import GridKit
import GridTesting
import TestSupport
import Testing

/// Scrolls over rows of 50 points, four of which fill the view, as text.
///
/// Calls: `? 4` a cell was asked for, `+ 4` it came to the screen, `- 4` it went, `! 4, 5` these
/// were announced, `x 4` taken back.
private final class PrefetchStage: TranscriptStage {
  private let simulation = Simulation(screen: GridScreen(scale: 1))
  private let source = SpyDataSource([100])
  private let delegate = SpyDelegate()
  private let recorder = Recorder()
  private var settings: Set<String> = []
  private var marked: GridViewCell?
  /// The item in the request of whose cell something happens, and what.
  private var inRequest: (item: Int, act: (GridView, IndexPath) -> Void)?
  private lazy var grid = makeGrid()

  private func makeGrid() -> GridView {
    simulation.faultPolicy = .record
    simulation.fidelity.prefetchesCells = !settings.contains("paired")
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(
      width: settings.contains("columns") ? 160 : 320, height: settings.contains("page") ? 200 : 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let grid = simulation.perform {
      GridView(frame: CGRect(0, 0, 320, 200), collectionViewLayout: layout)
    }
    source.cell = { [recorder] _, path in
      recorder("? \(path.item)")
      return nil
    }
    source.configure = { [unowned self] _, path in
      if let inRequest, inRequest.item == path.item { inRequest.act(self.grid, path) }
    }
    func text(_ paths: [IndexPath]) -> String { paths.map { "\($0.item)" }.joined(separator: ", ") }
    source.prefetch = { [recorder] in recorder("! " + text($0)) }
    source.cancelPrefetching = { [recorder] in recorder("x " + text($0)) }
    delegate.hearDisplay { [recorder] sign, path in recorder("\(sign) \(path.item)") }
    source.attach(to: grid)
    grid.delegate = delegate
    if settings.contains("announcing") { grid.prefetchDataSource = source }
    grid.layoutIfNeeded()
    return grid
  }

  func take() -> String { recorder.take() }

  func read(_ claim: String) -> String {
    switch claim {
    case "visible": text(grid.indexPathsForVisibleItems)
    // The items up to 19 that have a cell, visible or not.
    case "cells":
      text((0..<20).map { [0, $0] }.filter { grid.cellForItem(at: $0) != nil })
    case "cellsMade": "\(simulation.counters.cellsMade)"
    case "marked": text(marked.flatMap { grid.indexPath(for: $0) }.map { [$0] } ?? [])
    case "hidden": "\(marked?.isHidden == true)"
    case "inGrid": "\(marked?.superview === grid)"
    case "presented":
      "\(marked.flatMap { grid.indexPath(for: $0) }.flatMap(grid.presentation(ofItemAt:)) != nil)"
    case "isVisible": "\(marked.map(grid.visibleCells.contains) == true)"
    case "frame": NumberText.short(marked?.frame ?? .null)
    case "selected": "\(marked?.isSelected == true)"
    case "items": "\(grid.numberOfItems(inSection: 0))"
    case "y": NumberText.exact(grid.contentOffset.y)
    case "faults": simulation.faults.first?.code ?? "none"
    default: "no claim"
    }
  }

  private func text(_ paths: [IndexPath]) -> String {
    paths.isEmpty ? "none" : paths.map { "\($0.item)" }.joined(separator: " ")
  }

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words[0] {
    case "make":
      settings = Set(words)
      _ = grid
    case "drag":
      simulation.tick()
      grid.drag(by: CGFloat(number))
    case "dragAgain": grid.drag(by: CGFloat(number))
    case "jump":
      simulation.tick()
      grid.setContentOffset(CGPoint(x: 0, y: number), animated: false)
      grid.layoutIfNeeded()
    case "mark": marked = grid.cellForItem(at: [0, number])
    case "select": grid.content.selection = [Position(0, number)]
    case "deselect": grid.content.selection = []
    case "off": grid.isPrefetchingEnabled = false
    case "on": grid.isPrefetchingEnabled = true
    case "pair": simulation.fidelity.prefetchesCells = false
    case "reload": grid.reloadData()
    case "layout": grid.layoutIfNeeded()
    case "switch":
      let layout = GridViewFlowLayout(lines: CGSize(width: 320, height: 40))
      grid.setCollectionViewLayout(layout, animated: false)
      grid.layoutIfNeeded()
    case "counts":
      source.counts = [number]
      grid.collectionViewLayout.refresh(with: CountsContext())
    case "reloadIn":
      inRequest = (
        number,
        { [unowned self] grid, _ in
          self.inRequest = nil
          grid.reloadData()
        }
      )
    case "dequeueIn":
      inRequest = (
        number,
        { grid, path in
          _ = grid.dequeueReusableCell(withReuseIdentifier: SampleDataSource.identifier, for: path)
        }
      )
    default: Issue.record("\(step) is no step")
    }
  }

  /// Tells that the data source has other counts, without a reload.
  private final class CountsContext: GridViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }
}

@MainActor @Suite("Cell prefetching", .rows)
struct CellPrefetchTests {
  @Test(.rule("DP-1", "PF-4", "PF-5", "F10.9", "F10.5"))
  func `a scroll by a finger has cells made ahead, a row a tick, as far as a viewport`() {
    PrefetchStage.check(
      """
      # with the switch off cells are asked for when they show, and paired
      > make paired
      ? 0; + 0; ? 1; + 1; ? 2; + 2; ? 3; + 3
      > drag 60
      - 0; ? 4; + 4; ? 5; + 5
      > drag -60
      - 4; - 5; ? 0; + 0
      = cells 0 1 2 3

      # nothing is made ahead before a user has scrolled
      > make
      ? 0; + 0; ? 1; + 1; ? 2; + 2; ? 3; + 3
      > jump 60
      - 0; ? 4; + 4; ? 5; + 5
      > drag 30
      ? 6

      # rows 0 to 4 show and row 5 is the next; twice in a tick makes no second row
      > make columns; clear; drag 1
      ? 8; + 8; ? 9; + 9; ? 10; ? 11
      > dragAgain 1
      none
      > drag 1
      ? 12; ? 13
      > drag 1; drag 1; drag 1; drag 1; drag 1; drag 1
      ? 14; ? 15; ? 16; ? 17

      # a jump by more than the view makes nothing ahead
      > make; clear; drag 201
      = visible 4 5 6 7 8; unheard ? 9
      > drag 1
      ? 9

      # cells that fill the screen: one page ahead, cells only after the first page turn
      > make announcing page
      ? 0; + 0; ! 1
      > drag 200
      - 0; ? 1; + 1; ! 2; ? 2
      > drag 200
      - 1; + 2; ! 3; ? 3

      # turning round takes back what was announced ahead; the page behind is still there
      > make announcing page; drag 200; drag 200; clear; drag -200
      - 2; + 1; x 3; ! 0; ? 0
      """)
  }

  @Test(.rule("PF-6", "PF-7")) func `a prepared cell is hidden, findable and not visible`() {
    PrefetchStage.check(
      """
      # and comes to the screen as it is: told, not asked for
      > drag 60; mark 6
      = visible 1 2 3 4 5; marked 6; hidden; inGrid; presented false; isVisible false
      > clear; drag 50
      - 1; + 6; ? 7
      = marked 6; hidden false; frame 0, 300, 320, 50
      """)
  }

  @Test(.rule("PF-2", "PF-3", "PF-8", "PF-9", "RD-9"))
  func `a cell is kept until it is a viewport away or something else has changed`() {
    PrefetchStage.check(
      """
      # one that scrolled off comes back without a question
      > mark 0; drag 60
      = marked 0; hidden
      > clear; drag -60
      - 4; - 5; + 0
      = marked 0; hidden false

      # a viewport away it is free to be used again
      > mark 0; drag 50; drag 50; drag 50; drag 50; drag 50
      = cells 1 2 3 4 5 6 7 8 9
      > drag -250
      = cells 0 1 2 3 4 5 6 7

      # one that never shows is told nothing
      > drag 60; clear; jump 2000
      - 1; - 2; - 3; - 4; - 5; ? 40; + 40; ? 41; + 41; ? 42; + 42; ? 43; + 43
      = cells none

      # its selection is up to date when it shows
      > mark 0; drag 60; select 0; drag -60
      = marked 0; selected
      > drag 60; deselect; drag -60
      = marked 0; selected false

      # turning prefetching off restores the pairs and stops announcements
      > make announcing; drag 60
      = cells 0 1 2 3 4 5 6
      > clear; off
      = cells 1 2 3 4 5
      > drag 50
      - 1; ? 6; + 6
      > on; drag 50
      - 2; ? 7; + 7; ! 8, 9, 10, 11; ? 8

      # a reload keeps none and starts over: displayed views end, the new ones are asked for
      > drag 60; clear; reload
      = cells none; visible none
      > layout
      - 1; - 2; - 3; - 4; - 5; ? 1; + 1; ? 2; + 2; ? 3; + 3; ? 4; + 4; ? 5; + 5
      = cellsMade 7

      # the switch lets all go
      > drag 60; pair; drag 1
      = cells 1 2 3 4 5

      # so does another layout
      > drag 60; switch
      = cells 1 2 3 4 5

      # so do other counts
      > drag 60; counts 90
      = items 90; cells 1 2 3 4 5

      # a reload inside the question for a cell ahead leaves nothing behind
      > reloadIn 6; drag 60
      = visible 1 2 3 4 5; cells 1 2 3 4 5; faults none

      # a fault in that question, a second cell for one item, refuses the movement
      > mark 0; dequeueIn 6; drag 60
      = faults E-14; y 0; visible 0 1 2 3; cells 0 1 2 3; hidden false
      """)
  }
}
