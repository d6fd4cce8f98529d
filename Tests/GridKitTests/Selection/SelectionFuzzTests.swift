import GridKit
import GridTesting
import TestSupport
import Testing

/// Whatever fingers and programs do to a selection in whatever order, the grid and its cells agree.
@MainActor @Suite("Selection at random")
struct SelectionFuzzTests {
  @Test(.seeds(0..<40, inDebug: 12))
  func `grid and cells agree after every step`() {
    let seed = currentSeed
    let rig = TapRig(rows: seed.isMultiple(of: 2) ? 4 : 30)
    let grid = rig.grid
    var random = SplitMix64(seed: seed)
    var finger: GridFinger?
    var steps: [String] = []
    rig.spy.on = { name, grid in
      // The delegate answers some calls with changes of its own.
      switch (name, random.next(below: 12)) {
      case ("didSelect", 0), ("didHighlight", 0): grid.reloadData()
      case ("didSelect", 1), ("didDeselect", 1), ("didUnhighlight", 1):
        let item = rig.path(random.next(below: 4))
        grid.selectItem(at: item, animated: false, scrollPosition: [])
      case ("shouldSelect", 2): grid.allowsMultipleSelection.toggle()
      default: break
      }
    }
    for _ in 0..<60 {
      let item = rig.path(random.next(below: 4))
      let step = random.next(below: 14)
      steps.append("\(step) \(item.item)")
      switch step {
      case 0, 1: grid.tapItem(at: item)
      case 2, 3: if finger?.isDown != true { finger = grid.touchDown(onItemAt: item) }
      case 4, 5: finger?.move(toItemAt: item)
      case 6: finger?.lift()
      case 7: finger?.cancel()
      case 8: grid.selectItem(at: item, animated: false, scrollPosition: .centeredVertically)
      case 9: grid.deselectItem(at: item, animated: false)
      case 10: grid.allowsMultipleSelection.toggle()
      case 11:
        grid.allowsSelectionDuringEditing = random.next(below: 2) == 0
        grid.isEditing.toggle()
      case 12: grid.contentOffset.y = CGFloat(random.next(below: 60))
      default: grid.reloadData()
      }
      grid.layoutIfNeeded()
      let comment = Comment(rawValue: "after \(steps.joined(separator: ", "))")
      let visible = Set(grid.indexPathsForVisibleItems.map(\.item))
      #expect(rig.selectedCells == rig.selected.filter(visible.contains), comment)
      let allowsSeveral =
        grid.isEditing
        ? grid.allowsMultipleSelectionDuringEditing : grid.allowsMultipleSelection
      #expect(allowsSeveral || rig.selected.count <= 1, comment)
      #expect(rig.highlightedCells.count <= (finger?.isDown == true ? 1 : 0), comment)
      #expect(grid.visibleCells.allSatisfy { $0.isEditing == grid.isEditing }, comment)
    }
    #expect(rig.simulation.faults.isEmpty)
  }
}
