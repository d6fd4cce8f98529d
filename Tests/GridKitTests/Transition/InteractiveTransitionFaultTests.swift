import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Interactive transitions: broken contracts")
struct InteractiveTransitionFaultTests {
  /// A column that lacks places for single items when asked to.
  final class GappyLayout: ListSpyLayout {
    var missing: Set<Int> = []

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      missing.contains(indexPath.item) ? nil : super.layoutAttributesForItem(at: indexPath)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter { !missing.contains($0.indexPath.item) }
    }
  }

  let new = GappyLayout()
  let rig: TransitionRig
  var grid: GridView { rig.grid }

  init() {
    rig = TransitionRig(to: new)
    rig.showMiddle()
  }

  private let middle = "0-8@425x50 0-9@475x50"

  @Test(.rule("E-72")) func `a second transition is refused, and the first goes on`() {
    let layout = grid.startInteractiveTransition(to: new)
    let other = grid.startInteractiveTransition(to: ListSpyLayout())
    #expect(rig.faults == ["E-72"])
    #expect(other === layout)
    #expect(grid.collectionViewLayout === layout)
    grid.finishInteractiveTransition()
    grid.startInteractiveTransition(to: ListSpyLayout())
    #expect(rig.faults == ["E-72", "E-72"])
    grid.settle()
    #expect(grid.collectionViewLayout === new)
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

  @Test(.rule("E-73")) func `there must be a transition to end, and it ends once`() {
    grid.finishInteractiveTransition()
    grid.cancelInteractiveTransition()
    #expect(rig.faults == ["E-73", "E-73"])
    grid.startInteractiveTransition(to: new)
    grid.finishInteractiveTransition()
    grid.cancelInteractiveTransition()
    #expect(rig.faults == ["E-73", "E-73", "E-73"])
    #expect(rig.simulation.faults[2].message.contains("is ending already"))
    grid.settle()
    #expect(grid.collectionViewLayout === new)
  }

  @Test func `a transition layout must stand between the two layouts`() {
    let delegate = TransitionDelegate()
    delegate.make = { GridViewTransitionLayout(currentLayout: $1, nextLayout: $0) }
    grid.delegate = delegate
    let layout = grid.startInteractiveTransition(to: new)
    #expect(rig.faults == ["foreign-transition-layout"])
    expectNothing(of: layout)
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

  @Test(.rule("E-40"), arguments: [8, 9, 12])
  func `an item without a place in the next layout refuses the start`(item: Int) {
    new.missing = [item]
    let layout = grid.startInteractiveTransition(to: new)
    #expect(rig.faults == ["E-40"])
    expectNothing(of: layout)
    // It can be tried again.
    new.missing = []
    let next = grid.startInteractiveTransition(to: new)
    #expect(grid.collectionViewLayout === next)
    grid.cancelInteractiveTransition()
    grid.settle()
    #expect(rig.shown == middle)
  }

  @Test func `a switch asked for while the layouts are told refuses the start`() {
    final class Switching: ListSpyLayout {
      var other: GridViewLayout?
      override func prepareForTransition(from oldLayout: GridViewLayout) {
        if let other { collectionView?.setCollectionViewLayout(other, animated: false) }
      }
    }
    let hasty = Switching()
    hasty.other = ListSpyLayout()
    let layout = grid.startInteractiveTransition(to: hasty)
    #expect(rig.faults == ["E-72"])
    expectNothing(of: layout)
    #expect(hasty.collectionView == nil)
    #expect(hasty.other?.collectionView == nil)
  }

  @Test func `a step that is refused leaves the transition at the one before`() {
    let layout = grid.startInteractiveTransition(to: new)
    layout.transitionProgress = 0.5
    rig.simulation.tick()
    let before = rig.shown
    let offset = grid.contentOffset
    new.missing = [7]
    new.invalidateLayout()
    layout.transitionProgress = 0.6
    rig.simulation.tick()
    #expect(rig.faults == ["E-40"])
    #expect(layout.transitionProgress == 0.5)
    #expect(rig.shown == before)
    #expect(grid.contentOffset == offset)
    #expect(grid.collectionViewLayout === layout)
    new.missing = []
    layout.transitionProgress = 0.6
    grid.finishInteractiveTransition()
    grid.settle()
    #expect(rig.faults == ["E-40"])
    #expect(grid.collectionViewLayout === new)
    #expect(grid.contentOffset.y == 162.5)
  }

  @Test func `a refused step on the way to the end leaves the transition open`() {
    var ends = 0
    let layout = grid.startInteractiveTransition(to: new) { _, _ in ends += 1 }
    grid.finishInteractiveTransition()
    rig.simulation.advance(by: 0.1)
    let progress = layout.transitionProgress
    new.missing = [7]
    new.invalidateLayout()
    #expect(grid.settle().isSettled)
    // The layout as it was invalidated, then the step.
    #expect(rig.faults == ["E-40", "E-40"])
    #expect(layout.transitionProgress == progress)
    #expect(ends == 0)
    new.missing = []
    grid.cancelInteractiveTransition()
    grid.settle()
    #expect(ends == 1)
    #expect(rig.shown == middle)
  }

  @Test func `a fault at the end leaves the transition open`() {
    let layout = grid.startInteractiveTransition(to: new)
    grid.finishInteractiveTransition()
    rig.simulation.advance(by: 0.24)
    // Only what the grid itself asks for is wrong: the transition asks around the viewport.
    new.adjust = { answer in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
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

  @Test func `E-72 and E-73 stop the program under the default policy`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let grid = GridView(
          frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: ListSpyLayout())
        grid.cancelInteractiveTransition()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let grid = GridView(
          frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: ListSpyLayout())
        grid.startInteractiveTransition(to: ListSpyLayout())
        grid.startInteractiveTransition(to: ListSpyLayout())
      }
    }
  }

  /// As if the transition had never been started.
  private func expectNothing(of layout: GridViewTransitionLayout) {
    #expect(grid.collectionViewLayout === rig.old)
    #expect(rig.old.collectionView === grid)
    #expect(layout.collectionView == nil)
    #expect(new.collectionView == nil)
    #expect(rig.shown == middle)
    #expect(grid.contentOffset == CGPoint(x: 0, y: 400))
    rig.simulation.removeRecords()
    grid.finishInteractiveTransition()
    #expect(rig.faults == ["E-73"])
    rig.simulation.removeRecords()
    let calls = rig.fixture.trace { grid.layoutIfNeeded() }
    #expect(!calls.contains("FAULT"))
    #expect(rig.shown == middle)
  }
}
