import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Interactive transitions: broken contracts", .rows)
struct InteractiveTransitionFaultTests {
  let new = GappyLayout()
  let rig: TransitionRig
  var grid: GridView { rig.grid }

  init() {
    rig = TransitionRig(to: new)
    rig.showMiddle()
  }

  /// Asks for a switch while it is told of a transition.
  private final class SwitchingLayout: ListSpyLayout {
    let other = ListSpyLayout()

    override func prepareForTransition(from oldLayout: GridViewLayout) {
      collectionView?.setCollectionViewLayout(other, animated: false)
    }
  }

  private let middle = "0-8@425x50 0-9@475x50"

  @Test(.rule("E-72", "E-73", "E-40"))
  func `what a transition refuses leaves it where it was, and open`() throws {
    let rows: [(name: String, script: String)] = [
      (
        "a second transition",
        """
        start; start other; faults E-72; uses transition; finish
        start other; faults E-72 E-72; settle; uses new
        """
      ),
      (
        "an end without a transition, and a second end",
        """
        finish; cancel; faults E-73 E-73; start; finish; cancel; faults E-73 E-73 E-73
        message is ending already; settle; uses new
        """
      ),
      (
        "a step",
        """
        start; set 0.5; tick; keep; missing 7; stale; set 0.6; tick; faults E-40
        at 0.5; kept; uses transition; missing; set 0.6; finish; settle; faults E-40
        uses new; offset 0,162.5
        """
      ),
      // The layout as it was invalidated, then the step.
      (
        "a step on the way to the end",
        """
        start; finish; advance 0.1; keep-progress; missing 7; stale; settle; faults E-40 E-40
        kept-progress; ends; missing; cancel; settle; ends true false; shown \(middle)
        """
      ),
    ]
    forEachRow(of: rows, named: \.name) { try TransitionScript().play($0.script) }
  }

  @Test(.rule("E-72")) func `a switch meanwhile is refused, in the completion it is not`() {
    let third = ListSpyLayout()
    var completed = false
    let layout = grid.startInteractiveTransition(to: new) { _, _ in
      grid.setCollectionViewLayout(third, animated: false)
    }
    grid.setCollectionViewLayout(third, animated: false) { _ in completed = true }
    grid.collectionViewLayout = third
    #expect(rig.faults == ["E-72", "E-72"])
    #expect(!completed)
    #expect(third.collectionView == nil)
    #expect(grid.collectionViewLayout === layout)
    // The layout in use is no other one.
    grid.collectionViewLayout = layout
    #expect(rig.faults.count == 2)
    grid.finishInteractiveTransition()
    grid.settle()
    #expect(rig.faults.count == 2)
    #expect(grid.collectionViewLayout === third)
    #expect(new.collectionView == nil)
  }

  @Test(.rule("LC-13")) func `a layout of another grid is refused`() {
    let other = Fixture(new, counts: [3])
    let layout = grid.startInteractiveTransition(to: new)
    #expect(rig.faults == ["layout-in-two-grids"])
    #expect(new.collectionView === other.grid)
    #expect(grid.collectionViewLayout === rig.old)
    #expect(layout.collectionView == nil)
    #expect(rig.shown == middle)
  }

  @Test func `a fault at the end leaves the transition open`() {
    let layout = grid.startInteractiveTransition(to: new)
    grid.finishInteractiveTransition()
    rig.simulation.advance(by: 0.24)
    // Only what the grid itself asks for is wrong: the transition asks around the viewport.
    new.adjust = { answer in
      let attributes = GridViewLayoutAttributes(forCellWith: [0, 7])
      attributes.alpha = .nan
      return answer + [attributes]
    }
    grid.settle()
    #expect(rig.faults == ["non-finite-geometry"])
    #expect(grid.collectionViewLayout === layout)
    #expect(layout.collectionView === grid)
    #expect(rig.old.collectionView === grid)
    new.adjust = nil
    grid.finishInteractiveTransition()
    grid.settle()
    #expect(grid.collectionViewLayout === new)
    #expect(rig.shown == "0-6@162.5x25 0-7@187.5x25 0-8@212.5x25 0-9@237.5x25 0-10@262.5x25")
  }

  @Test(.rule("E-40", "E-72")) func `a start that is refused leaves everything as it was`() {
    let swapping = transitionDelegate {
      GridViewTransitionLayout(currentLayout: $1, nextLayout: $0)
    }
    typealias Row = (name: String, fault: String, target: (TransitionRig) -> GridViewLayout)
    func missing(_ item: Int) -> Row {
      (
        "the next layout has no place for \(item)", "E-40",
        {
          ($0.new as? GappyLayout)?.missing = [item]
          return $0.new
        }
      )
    }
    let rows: [Row] = [
      (
        "a transition layout does not stand between the two", "foreign-transition-layout",
        {
          $0.grid.delegate = swapping
          return $0.new
        }
      ),
      missing(8), missing(9), missing(12),
      ("a switch is asked for while the layouts are told", "E-72", { _ in SwitchingLayout() }),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = TransitionRig(to: GappyLayout())
      rig.showMiddle()
      let target = row.target(rig)
      let layout = rig.grid.startInteractiveTransition(to: target)
      #expect(rig.faults == [row.fault])
      #expect(rig.grid.collectionViewLayout === rig.old)
      #expect(rig.old.collectionView === rig.grid)
      #expect(layout.collectionView == nil)
      #expect(target.collectionView == nil)
      #expect((target as? SwitchingLayout)?.other.collectionView == nil)
      #expect(rig.shown == middle)
      #expect(rig.grid.contentOffset == CGPoint(x: 0, y: 400))
      rig.simulation.removeRecords()
      rig.grid.finishInteractiveTransition()
      #expect(rig.faults == ["E-73"])
      rig.simulation.removeRecords()
      let calls = rig.fixture.trace { rig.grid.layoutIfNeeded() }
      #expect(!calls.contains("FAULT"))
      #expect(rig.shown == middle)
      // It can be tried again.
      rig.grid.delegate = nil
      (target as? GappyLayout)?.missing = []
      let other = target is SwitchingLayout ? ListSpyLayout() : target
      let next = rig.grid.startInteractiveTransition(to: other)
      #expect(rig.grid.collectionViewLayout === next)
      rig.grid.cancelInteractiveTransition()
      rig.grid.settle()
      #expect(rig.shown == middle)
    }
  }
}
