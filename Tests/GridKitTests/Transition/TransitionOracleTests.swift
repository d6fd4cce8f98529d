import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Interactive transitions against slow answers")
struct TransitionOracleTests {
  private let size = CGSize(width: 90, height: 120)

  private func shelf(_ rows: CGFloat, header: CGFloat, boards: Bool) -> ShelfLayout {
    let layout = ShelfLayout()
    layout.rowHeight = rows
    layout.headerHeight = header
    layout.hasBoards = boards
    return layout
  }

  /// Returns the elements on screen: element, frame, alpha.
  private func shown(_ grid: GridView) -> [String] {
    grid.displayedElements.map { _, attributes in
      "\(attributes.key.elementID) \(NumberText.short(attributes.frame)) "
        + NumberText.short(attributes.alpha)
    }
  }

  @Test(.seeds(0..<25, inDebug: 10))
  func `over seeds: every step shows what all elements of both layouts say`() {
    var random = SplitMix64(seed: currentSeed)
    let counts = [1 + random.next(below: 3), random.next(below: 3)]
    let rig = ShelfRig(counts: counts, size: size)
    rig.layout.rowHeight = CGFloat(20 + random.next(below: 40))
    rig.grid.layoutIfNeeded()
    let new = shelf(
      CGFloat(20 + random.next(below: 40)), header: CGFloat(random.next(below: 2) * 25),
      boards: random.next(below: 2) == 0)
    let layout = rig.grid.startInteractiveTransition(to: new)
    for _ in 0..<6 {
      layout.transitionProgress = CGFloat(random.next(below: 150)) / 100 - 0.25
      rig.simulation.tick()
      let visible = rig.grid.bounds
      let expected = rig.grid.ask(elementsIn: .infinite)
        .filter { $0.frame.width > 0 && $0.frame.height > 0 && $0.frame.overlaps(visible) }
        .sorted { ElementKey.isOrdered($0.key, $1.key) }
        .map { "\($0.key.elementID) \(NumberText.short($0.frame)) \(NumberText.short($0.alpha))" }
      #expect(shown(rig.grid) == expected)
    }
    #expect(rig.simulation.faults.isEmpty)
  }

  @Test(.seeds(0..<25, inDebug: 10))
  func `over seeds: the end is that of a plain switch, and a way back that of none`() {
    let seed = currentSeed
    func rig(_ random: inout SplitMix64) -> (ShelfRig, ShelfLayout) {
      let counts = (0..<3).map { _ in random.next(below: 9) }
      let rig = ShelfRig(counts: counts, size: size)
      rig.grid.layoutIfNeeded()
      rig.grid.scroll(toY: CGFloat(random.next(below: 300)))
      let new = shelf(
        CGFloat(10 + random.next(below: 60)), header: CGFloat(random.next(below: 2) * 25),
        boards: random.next(below: 2) == 0)
      return (rig, new)
    }
    var (first, second) = (SplitMix64(seed: seed), SplitMix64(seed: seed))
    let (gesture, target) = rig(&first)
    let (plain, other) = rig(&second)
    let before = shown(gesture.grid)
    let offset = gesture.grid.contentOffset

    gesture.grid.startInteractiveTransition(to: target).transitionProgress = 0.3
    gesture.simulation.tick()
    gesture.grid.cancelInteractiveTransition()
    gesture.grid.settle()
    #expect(shown(gesture.grid) == before)
    #expect(gesture.grid.contentOffset == offset)

    gesture.grid.startInteractiveTransition(to: target).transitionProgress = 0.6
    gesture.simulation.tick()
    gesture.grid.finishInteractiveTransition()
    gesture.grid.settle()
    plain.grid.setCollectionViewLayout(other, animated: false)
    plain.grid.settle()
    #expect(shown(gesture.grid) == shown(plain.grid))
    #expect(gesture.grid.contentOffset == plain.grid.contentOffset)
    #expect(gesture.grid.contentSize == plain.grid.contentSize)
    #expect(gesture.delegate.unpaired == [])
    #expect(gesture.simulation.faults.isEmpty)
  }
}
