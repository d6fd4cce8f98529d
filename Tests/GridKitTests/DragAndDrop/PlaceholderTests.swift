import GridKit
import GridTesting
import TestSupport
import Testing

/// Cells that stand in while data arrives.
@MainActor @Suite("Placeholders", .rows)
struct PlaceholderTests {
  @Test func `a placeholder keeps a place until an item takes it`() {
    DragStage.check(
      """
      # a placeholder is an item that the data source does not know of
      > wait 1
      = right p@25 …@75 q@125 r@175; rightCount 4; gap right; rightWords p q r
      = rightData 0 - 1 2; rightPlaces 0 2 3 4; carries a
      = heard C cellUpdateHandler 0-1
      > settle
      = gap right; faults none

      # commitInsertion hands its place to an item
      > hear data; wait 1
      = unheard cellForItemAt
      > settle; clear; commit 0 a
      = done; right p@25 a@75 q@125 r@175; rightPresented p@25 a@75 q@125 r@175; gap none
      = heard DS cellForItemAt 0-1
      > commit 0 b
      = done false
      > remove 0
      = done false; rightWords p a q r
      > settle
      = faults none

      # setNeedsCellUpdate fills the cell again in the next tick, once
      > wait 0; settle; clear; refill 0; refill 0
      none
      > tick
      C cellUpdateHandler 0-0

      # several placeholders at one place keep the order of their drops
      > wait 1 1 3; settle
      = rightCount 6
      > commit 1 two
      = done; rightWords p two q r
      > commit 0 one
      = done; rightWords p one two q r
      > commit 2 three
      = done; rightWords p one two q r three; gap none
      > settle
      = right p@25 one@75 two@125 q@175; faults none

      # placeholders scroll off and come back
      > boards a / \((0..<30).map(String.init).joined(separator: " ")); wait 1; settle
      > scroll 500 right; settle
      = rightWaiting false
      > scroll -500 right; settle
      = right 0@25 …@75 1@125 2@175
      """)
  }

  @Test func `a placeholder that has gone answers false`() {
    func isGone(_ shown: String, _ words: String) -> String {
      """
      = right \(shown); gap none
      > commit 0 x
      = done false
      > remove 0
      = done false; gap none
      > settle
      = right \(shown); rightWords \(words); faults none

      """
    }
    DragStage.check(
      """
      # deletePlaceholder takes it away
      > boards a / p q r; wait 3; settle
      = right p@25 q@75 r@125 …@175
      > remove 0
      = done
      \(isGone("p@25 q@75 r@125", "p q r"))
      # reloadData discards placeholders
      > boards a / p q r; wait 1; settle
      = right p@25 …@75 q@125 r@175
      > reload right
      = gap none
      > layout right
      \(isGone("p@25 q@75 r@125", "p q r"))
      # a section that goes takes its placeholders along
      > boards a / p | q; wait 1; settle
      = right p@25 …@75 q@125
      > deleteSection right; settle
      \(isGone("q@25", "q"))
      """)
  }

  @Test func `batch updates name the data source's places, and placeholders go with items`() {
    let rig = DragRig()
    let contexts = rig.drop(waitingAt: [1])
    rig.simulation.settle()
    rig.right.performBatchUpdates {
      rig.rightBoard.words[0] = ["n", "q", "r", "o"]
      rig.right.deleteItems(at: [rig.path(0)])
      rig.right.insertItems(at: [rig.path(0), rig.path(3)])
    }
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "n@25 …@75 q@125 r@175")
    #expect(rig.right.numberOfItems(inSection: 0) == 5)
    rig.rightBoard.words[0].swapAt(1, 2)
    rig.right.moveItem(at: rig.path(1), to: rig.path(2))
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "n@25 …@75 r@125 q@175")
    rig.rightBoard.words[0][1] = "R"
    rig.right.reloadItems(at: [rig.path(1)])
    rig.rightBoard.words[0][2] = "Q"
    rig.right.reconfigureItems(at: [rig.path(2)])
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "n@25 …@75 R@125 Q@175")
    #expect(contexts[0].commitInsertion { rig.rightBoard.words[0].insert("a", at: $0.item) })
    #expect(rig.rightBoard.words[0] == ["n", "a", "R", "Q", "o"])
    #expect(rig.faults == [])
  }

  @Test func `taps and selections mind a placeholder, and no item is moved beside it`() {
    DragStage.check(
      """
      # taps tell of the data source's paths, and a placeholder cannot be tapped
      > hearTaps right; wait 1; settle; tap 1 right
      = taps none
      > tap 2 right
      = taps 1; rightSelected 2

      # a selection stays with its items when a placeholder comes and goes
      > select 2 right; wait 1
      = rightSelected 3
      > remove 0
      = rightSelected 2

      # no item is moved by hand
      > wait 1; settle; lifts 0 right
      = done false
      > remove 0; lifts 0 right
      = done
      """)
  }

  @Test func `sizes of a placeholder are asked for by the nearest item's path`() throws {
    let rig = DragRig()
    var asked: [Int] = []
    let delegate = SpyDelegate {
      $0.sizeForItemAt = { _, _, path in
        asked.append(path.item)
        return CGSize(width: 100, height: 20 + CGFloat(path.item) * 10)
      }
    }
    let layout = GridViewFlowLayout()
    layout.minimumLineSpacing = 0
    rig.right.delegate = delegate
    rig.right.collectionViewLayout = layout
    rig.right.layoutIfNeeded()
    let context = try #require(rig.drop(waitingAt: [3]).first)
    asked.removeAll()
    layout.refresh()
    #expect(asked == [0, 1, 2, 2])
    context.deletePlaceholder()
    rig.simulation.settle()
  }

  @Test(.rule("E-4")) func `a placeholder that breaks a rule is refused`() {
    DragStage.check(
      """
      # placeholder-path: a place that does not exist
      > wait 5
      = faults placeholder-path; gap none; right p@25 q@75 r@125
      > remove 0
      = done false

      # E-4: an identifier without a registration
      > unregister right; wait 1
      = faults E-4; gap none; right p@25 q@75 r@125
      > remove 0
      = done false

      # placeholder-commit: one item must be inserted, and the placeholder stays
      > wait 1; settle; commit 0
      = done false; faults placeholder-commit; right p@25 …@75 q@125 r@175
      > commit 0 a
      = done; right p@25 a@75 q@125 r@175

      # E-50: a refused update keeps the placeholder
      > wait 1; settle; miscount 0 right
      = faults E-50; right p@25 …@75 q@125 r@175
      > remove 0
      = done; right p@25 q@75 r@125
      """)
  }
}
