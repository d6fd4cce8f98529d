import GridKit
import GridTesting
import TestSupport
import Testing

/// Movements by hand (IM-1 and its kin).
@MainActor @Suite("Moving an item by hand", .rows)
struct MovementTests {
  @Test(.rule("IM-15", "IM-16", "IM-17", "IM-19"))
  func `a movement calls grid, layout and delegate in order`() {
    MovementStage.check(
      """
      # begin, update, end
      > lift 0
      = lifted
      G beginInteractiveMovementForItem(at:) 0-0; DS canMoveItemAt 0-0 -> true
      L invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:\
      previousPosition:) 0-0, (50, 25), 0-0, (50, 25)
      L invalidateLayout(with:); L prepare(); L collectionViewContentSize 100, 500
      L layoutAttributesForElements(in:) 0, 0, 100, 200
      L layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) 0-0, (50, 25)
      C apply cell 0-0
      > move 130
      L layoutAttributesForElements(in:) 50, 130, 1, 1
      L targetIndexPath(forInteractivelyMovingItem:withPosition:) 0-0, (50, 130) -> 0-2
      DG targetIndexPathForMoveOfItemFromOriginalIndexPath 0-0, 0-0, 0-2 -> 0-2
      L invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:\
      previousPosition:) 0-2, (50, 130), 0-0, (50, 25)
      L invalidateLayout(with:) counts; L prepare(); L collectionViewContentSize 100, 500
      L layoutAttributesForElements(in:) 0, 0, 100, 200
      L layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) 0-2, (50, 130)
      C apply cell 0-0; C apply cell 0-1; C apply cell 0-2
      > end
      G endInteractiveMovement(); DS moveItemAt 0-0 to 0-2
      L invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:\
      previousIndexPaths:movementCancelled:) 0-2, 0-0, false
      L invalidateLayout(with:) counts; L prepare(); L collectionViewContentSize 100, 500
      L layoutAttributesForElements(in:) 0, 0, 100, 200; C apply cell 0-2
      > tick
      DS cellForItemAt 0-2; C apply cell 0-2; DG didEndDisplaying 0-2; DG willDisplay 0-2
      = words b c a d e f g h i j; shown b@25 c@75 a@125 d@175; faults none

      # a cancelled item goes back, and the data source is not told
      > lift 0; move 130; clear; cancel
      G cancelInteractiveMovement()
      L invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:\
      previousIndexPaths:movementCancelled:) 0-0, 0-2, true
      L invalidateLayout(with:) counts; L prepare(); L collectionViewContentSize 100, 500
      L layoutAttributesForElements(in:) 0, 0, 100, 200; C apply cell 0-0; C apply cell 0-1
      C apply cell 0-2
      > settle
      none
      = words a b c d e f g h i j; shown a@25 b@75 c@125 d@175

      # back where it was, the data source is not told, and nothing was cancelled
      > lift 0; move 80 20; clear; end
      G endInteractiveMovement()
      L invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:\
      previousIndexPaths:movementCancelled:) 0-0, 0-0, false
      L invalidateLayout(with:); L prepare(); L collectionViewContentSize 100, 500
      L layoutAttributesForElements(in:) 0, 0, 100, 200; C apply cell 0-0
      """)
  }

  @Test(.rule("IM-1", "IM-3")) func `an item that must not move is not lifted`() {
    MovementStage.check(
      """
      # the data source says no, there is no such item, there is no data source
      > fix 1; lift 1
      = lifted false
      G beginInteractiveMovementForItem(at:) 0-1; DS canMoveItemAt 0-1 -> false
      > lift 10
      = lifted false
      G beginInteractiveMovementForItem(at:) 0-10
      > lift path
      = lifted false; uncommitted false
      G beginInteractiveMovementForItem(at:) 0
      > source; lift 0
      = lifted false; faults none

      # a second one leaves the first
      > lift 0; move 130; lift 1
      = lifted false; faults E-70; moving
      > end
      = words b c a d e f g h i j
      """)
  }

  @Test(.rule("IM-1")) func `without moveItemAt an item can be lifted, and the end puts it back`() {
    let rig = MovementRig()
    let fixed = SpyDataSource([4])
    fixed.attach(to: rig.grid)
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.beginInteractiveMovementForItem(at: rig.path(0)))
    rig.move(to: 130)
    let cell = rig.grid.cellForItem(at: rig.path(2))
    let end = rig.trace { rig.grid.endInteractiveMovement() }
    #expect(
      end.hasPrefix(
        """
        G endInteractiveMovement()
        L invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:\
        previousIndexPaths:movementCancelled:) 0-0, 0-2, true
        """))
    #expect(rig.trace { rig.grid.settle() } == "")
    #expect(rig.grid.cellForItem(at: rig.path(0)) === cell)
    #expect(cell?.center.y == 25)
  }

  @Test(.rule("IM-13")) func `sections count as if the item were at its target`() {
    MovementStage.check(
      """
      # in the grid, not in the data
      > words a b | c; lift 0; move 130
      = counts 1 2; words a b | c; shown b@25 a*@130 c@125; uncommitted
      > cancel
      = counts 2 1; shown a@25 b@75 c@125; uncommitted false

      # nothing is asked of the data source
      > words a b | c; data; lift 0; clear; move 60 130 20 140; count
      none
      """)
  }

  @Test(.rule("IM-4", "IM-5", "IM-10"))
  func `the cell is lifted above the others and follows the position`() {
    let rig = MovementRig()
    let cell = rig.grid.cellForItem(at: rig.path(1))
    rig.grid.beginInteractiveMovementForItem(at: rig.path(1))
    #expect(rig.shown == "a@25 b*@75 c@125 d@175")
    rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 61, y: 80))
    #expect(cell?.center == CGPoint(x: 61, y: 80))
    #expect(cell?.isAnimating == false)
    #expect(rig.grid.subviews.last === cell)
    // Beside every item, and beyond the edge of the view: the place stays, the cell follows.
    rig.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: -400))
    #expect(rig.shown == "a@25 b*@-400 c@125 d@175")
    #expect(rig.grid.cellForItem(at: rig.path(1)) === cell)
  }

  @Test(.rule("IM-7")) func `the method of before iOS 15 gets the original path`() {
    let rig = MovementRig()
    let delegate = OldTargetDelegate()
    rig.grid.delegate = delegate
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 80)
    rig.move(to: 130)
    #expect(delegate.asked == ["[0, 0] [0, 1]", "[0, 0] [0, 2]"])
  }

  @Test(.rule("IM-6", "IM-7", "IM-8", "IM-9", "IM-11", "IM-12", "IM-22"))
  func `a step goes where layout and delegate say, or nowhere`() {
    MovementStage.check(
      """
      # the delegate is asked where the layout wants another place
      > data and delegate; lift 0; clear; move 30
      none
      > move 80
      DG targetIndexPathForMoveOfItemFromOriginalIndexPath 0-0, 0-0, 0-1 -> 0-1
      > target 0 2; move 160
      DG targetIndexPathForMoveOfItemFromOriginalIndexPath 0-0, 0-1, 0-3 -> 0-2
      = shown b@25 c@75 a*@160 d@175

      # the current path refuses, the original one closes the gap, and then nothing has moved
      > lift 0; move 80; stay; move 130
      = shown b@25 a*@130 c@125 d@175
      > back; move 131
      = shown a*@131 b@75 c@125 d@175
      > data; clear; end; settle
      none
      = shown a@25 b@75 c@125 d@175

      # steps without a movement do nothing
      > move 100; end; cancel
      none

      # the same position does nothing
      > lift 0; move 80; clear; move 80
      none

      # near an edge nothing scrolls by default
      > lift 0; move 199; advance 1
      = y 0
      > cancel

      # over no item the target stays
      > words a b c; lift 0; move 80
      = target 0 1
      > move 190
      = target 0 1
      > cancel
      """)
  }

  @Test(.rule("IM-14", "IM-18", "IM-20", "IM-23"))
  func `cells, selection and data follow the moved item`() {
    MovementStage.check(
      """
      # cells that scroll in have the data source's paths, though b is out of its place
      > lift 1; move 180; data and delegate; clear; scroll 100
      = shown d@125 b*@180 e@225 f@275
      DG didEndDisplaying 0-0; DG didEndDisplaying 0-2; DS cellForItemAt 0-4; DG willDisplay 0-4
      DS cellForItemAt 0-5; DG willDisplay 0-5
      > scroll 0
      = shown a@25 c@75 d@125 b*@180

      # a cell that is gone by then is not asked for again
      > lift 0; move 80; end; scroll 250; data; clear; tick
      none

      # the selection, back by a cancellation, and to the end
      > select 0 2; lift 0; move 180
      = selected 0-1 0-3
      > cancel
      = selected 0-0 0-2
      > lift 0; move 180; end; settle
      = selected 0-1 0-3; selectedCells 0-3

      # an item can come down behind the last one, and in an empty section
      > words a b | c |; target 1 1; lift 0; move 80
      = shown b@25 c@75 a*@80
      > target 2 0; move 20
      = counts 1 1 1
      > end
      = words b | c | a

      # the cell of an item off screen that is lifted comes to the finger
      > lift 9
      = lifted; shown a@25 b@75 c@125 d@175 j*@475
      > move 60
      = shown a@25 j*@60 b@125 c@175
      > end
      = words a j b c d e f g h i

      # the cell knows that it is being moved, and others do not
      > lift 1
      = reordering 0-1
      > move 175
      = reordering 0-3
      > end
      = reordering none
      > settle; lift 0; reload; layout
      = reordering none
      """)
  }

  @Test(.rule("IM-18")) func `the moved cell is asked for again in a later turn`() {
    let rig = MovementRig()
    let old = rig.grid.cellForItem(at: rig.path(0))
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 180)
    rig.grid.endInteractiveMovement()
    #expect(rig.grid.cellForItem(at: rig.path(3)) === old)
    rig.simulation.tick()
    let new = rig.grid.cellForItem(at: rig.path(3))
    #expect(new !== old)
    #expect((new as? WordCell)?.word == "a")
    // The rest of the old cell's way is left to the new one.
    #expect(old?.isAnimating == false)
    #expect(new?.isAnimating == true)
    rig.grid.settle()
    #expect(new?.isAnimating == false)
    #expect(new?.isHidden == false)
    #expect(old?.isHidden == true)
  }

  @Test(.rule("IM-21", "IM-22")) func `a reload or another data source discards the movement`() {
    MovementStage.check(
      """
      # the order of the data source is shown
      > words a b | c; lift 0; move 130; reload
      = moving false; counts 2 1
      > layout
      = shown a@25 b@75 c@125
      > clear; end
      none

      # and ends its scrolling at an edge
      > edges; lift 0; move 199; advance 0.1; reload; layout; mark; advance 1
      = isMoved false
      > settle
      = settled

      # also when the data source is told of the move
      > reloadOnMove; lift 0; move 80; clear; end
      = unheard Ending
      > settle
      = shown b@25 a@75 c@125 d@175; faults none

      # another data source
      > lift 0; move 80; source x y
      = moving false
      > layout
      = shown x@25 y@75
      """)
  }

  @Test(.rule("IM-28")) func `items slide as they make room, and the lifted one as it comes down`()
  {
    MovementStage.check(
      """
      # half the time of an ease-in-out is half the way
      > lift 0; move 80
      = shown b@25 a*@80 c@125 d@175; presented b@75 a@80 c@125 d@175
      > advance 0.125
      = presented b@50 a@80 c@125 d@175
      > settle; end
      = shown b@25 a@75 c@125 d@175; presented b@25 a@80 c@125 d@175
      > settle
      = seconds 0.25; presented b@25 a@75 c@125 d@175

      # without animations everything is in place at once
      > lift 0; still move 80; still end
      = presented b@25 a@75 c@125 d@175
      """)
  }

  @Test func `paths can be translated while the orders differ`() {
    let rig = MovementRig([["a", "b"], ["c"]])
    rig.grid.beginInteractiveMovementForItem(at: rig.path(0))
    rig.move(to: 130)
    let shown = rig.grid.presentationIndexPath(forDataSourceIndexPath: rig.path(0))
    #expect(shown == rig.path(0, 1))
    #expect(rig.grid.dataSourceIndexPath(forPresentationIndexPath: rig.path(0)) == rig.path(1))
    let section = IndexPath(index: 1)
    #expect(rig.grid.dataSourceIndexPath(forPresentationIndexPath: section) == section)
    #expect(rig.grid.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    rig.grid.endInteractiveMovement()
    #expect(rig.grid.dataSourceIndexPath(forPresentationIndexPath: rig.path(0)) == rig.path(0))
  }

  @Test func `a movement whose item is not there any more is discarded when counts are loaded`() {
    let rig = MovementRig()
    rig.grid.beginInteractiveMovementForItem(at: rig.path(9))
    rig.move(to: 60)
    rig.source.words = [["a", "b"]]
    rig.grid.collectionViewLayout = ListSpyLayout()
    rig.grid.layoutIfNeeded()
    #expect(!rig.grid.isMovingItems)
    #expect(rig.grid.numberOfItems(inSection: 0) == 2)
    #expect(rig.faults == [])
  }

  @Test(.seeds(0..<40, inDebug: 12))
  func `over seeds: what is shown is the list with the item moved`() {
    var random = SplitMix64(seed: currentSeed)
    var letters = "abcdefghijklmnop".map(String.init)
    var words: [[String]] = []
    for _ in 0..<3 {
      let count = random.next(below: 5)
      words.append(Array(letters.prefix(count)))
      letters.removeFirst(count)
    }
    let rig = MovementRig(words)
    for _ in 0..<4 where words.contains(where: { !$0.isEmpty }) {
      let section = words.indices.filter { !words[$0].isEmpty }.randomElement(using: &random)
      guard let section else { return }
      let item = random.next(below: words[section].count)
      #expect(rig.grid.beginInteractiveMovementForItem(at: rig.path(item, section)))
      var result = words
      for _ in 0..<(1 + random.next(below: 3)) {
        result = words
        let word = result[section].remove(at: item)
        let target = random.next(below: 3)
        let place = random.next(below: result[target].count + 1)
        result[target].insert(word, at: place)
        rig.delegate.target = { _, _, _ in IndexPath(item: place, section: target) }
        // Beside everything, then on the first item: the layout proposes it unless it is there.
        rig.move(to: -50 - CGFloat(random.next(below: 1000)))
        rig.move(to: 25 + CGFloat(random.next(below: 1000)) / 10000)
        let isAsked = rig.grid.movementTarget == Position(target, place)
        if !isAsked { result = shownWords(rig) }
        #expect(shownWords(rig) == result)
      }
      if random.next(below: 4) == 0 {
        rig.grid.cancelInteractiveMovement()
      } else {
        rig.grid.endInteractiveMovement()
        words = result
      }
      rig.grid.settle()
      #expect(rig.source.words == words)
      let fresh = MovementRig(words)
      #expect(rig.shown == fresh.shown)
    }
    #expect(rig.faults == [])
  }

  /// The words of the shown order by the grid's own paths; all of them are on screen.
  private func shownWords(_ rig: MovementRig) -> [[String]] {
    (0..<rig.grid.numberOfSections).map { section in
      (0..<rig.grid.numberOfItems(inSection: section)).map { item in
        let data = rig.grid.dataPath(Position(section, item))
        return rig.source.words[data.section][data.item]
      }
    }
  }
}
