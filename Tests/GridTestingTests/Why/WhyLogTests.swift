import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Why an element is where it is", .rows)
struct WhyLogTests {
  /// What is done with a list, and the reasons that its elements have then.
  typealias Row = (name: String, list: @MainActor () -> Listened, words: String)

  func check(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) {
    forEachRow(of: rows, named: \.name, sourceLocation: sourceLocation) {
      $0.list().expect($0.words, sourceLocation: sourceLocation)
    }
  }

  @Test func `a reason names the answer that a place is from, and what led to it`() {
    final class TallCell: GridViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: GridViewLayoutAttributes
      ) -> GridViewLayoutAttributes {
        layoutAttributes.size.height = 30
        return layoutAttributes
      }
    }
    func narrowed() -> Listened {
      Listened().layOut().after(0.25) { $0.grid.frame.size.width = 80 }.layOut()
    }
    check([
      (
        "the answer", { Listened([10, 2]).layOut() },
        """
        cell 0-1 is at 0, 40, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) \
        of ShelfLayout said so at 0.000 s (tick 0), after prepare() for 2 sections with 12 items \
        at 100 × 100.
        """
      ),
      (
        "after a scroll, which answer was the first",
        { Listened().layOut().after(0.25) { $0.grid.contentOffset.y = 60 }.layOut() },
        """
        cell 0-3 is at 0, 120, 100 × 40 because layoutAttributesForElements(in: 0, 60, 100 × 100) \
        of ShelfLayout said so at LATER, after prepare() at START for 1 section with 10 items at \
        100 × 100.
        cell 0-1 is at 0, 40, 100 × 40 because ANSWER said so at START, after PREPARE; since then \
        it said the same again, last at LATER.
        """
      ),
      (
        "after a resize, the bounds and the place before", narrowed,
        """
        cell 0-1 is at 0, 40, 80 × 40 because layoutAttributesForElements(in: 0, 0, 80 × 100) of \
        ShelfLayout said so at LATER, after prepare() for 1 section with 10 items at 80 × 100, \
        due to a change of the bounds to 0, 0, 80 × 100. Before, it was at 0, 40, 100 × 40 by \
        ANSWER at START.
        """
      ),
      (
        "a pass that is due", { narrowed().after { $0.grid.frame.size.width = 90 } },
        """
        cell 0-1 is at 0, 40, 80 × 40 because layoutAttributesForElements(in: 0, 0, 80 × 100) of \
        ShelfLayout said so at LATER, after prepare() for 1 section with 10 items at 80 × 100, \
        due to a change of the bounds to 0, 0, 80 × 100; since then the layout became stale by a \
        change of the bounds to 0, 0, 90 × 100, and the next pass may move it. Before, it was at \
        0, 40, 100 × 40 by ANSWER at START.
        """
      ),
      (
        "the cell that asked for another size",
        {
          let flow = GridViewFlowLayout()
          flow.estimatedItemSize = CGSize(width: 100, height: 20)
          flow.minimumLineSpacing = 0
          return Listened([5], layout: flow).after {
            $0.grid.register(
              TallCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
          }.layOut()
        },
        """
        cell 0-1 is at 0, 30, 100 × 30 because layoutAttributesForElements(in: 0, 0, 100 × 100) \
        of GridViewFlowLayout said so at START, after prepare() for 1 section with 5 items at 100 \
        × 100, due to cell 0-0, which asked for 100 × 30 instead of 100 × 20.
        """
      ),
      (
        "headers and decorations",
        {
          Listened([2, 2]) {
            $0.headerHeight = 20
            $0.cardKind = "card"
          }.layOut()
        },
        """
        header 0-0 is at 0, 0, 100 × 20 because ANSWER said so at START, after prepare() for 2 \
        sections with 4 items at 100 × 100.
        card 0-0 is at 0, 0, 100 × 100 (z -1) because ANSWER said so at START, after prepare() \
        for 2 sections with 4 items at 100 × 100.
        header 1-0 is not shown: its place, 0, 100, 100 × 20, is outside the visible rectangle 0, \
        0, 100 × 100.
        header 9-0 is not shown: no answer of ShelfLayout names it, last that of \
        layoutAttributesForElements(in: 0, 0, 100 × 100) at START.
        footer 0-0 is not shown: no answer of ShelfLayout names it, last that of \
        layoutAttributesForElements(in: 0, 0, 100 × 100) at START.
        badge 7-0 is not shown: no answer of ShelfLayout names it, last that of \
        layoutAttributesForElements(in: 0, 0, 100 × 100) at START.
        """
      ),
    ])
  }

  @Test func `a reason during a change tells where an element comes from`() {
    let other = ShelfLayout()
    other.rowHeight = 20
    let taller = ShelfLayout()
    taller.rowHeight = 60
    check([
      (
        "in an animated switch",
        {
          Listened().layOut().after(0.25) { $0.grid.contentOffset.y = 100 }.layOut()
            .after { $0.grid.setCollectionViewLayout(other, animated: true) }.after(0.125)
        },
        """
        cell 0-1 is at 0, 20, 100 × 20 because layoutAttributesForElements(in: 0, 20, 100 × 100) \
        of ShelfLayout said so at LATER, after PREPARE, due to setCollectionViewLayout; since \
        then ANIMATED to 0, 30, 100 × 30, coming from 0, 40, 100 × 40 by \
        initialLayoutAttributesForAppearingItem(at: 0-1) of ShelfLayout at LATER. Before, it was \
        at 0, 40, 100 × 40 by ANSWER at START.
        cell 0-2 is at 0, 40, 100 × 20 because layoutAttributesForItem(at: 0-2) of ShelfLayout \
        said so at LATER, after PREPARE, due to setCollectionViewLayout; since then ANIMATED to \
        0, 60, 100 × 30. Before, it was at 0, 80, 100 × 40 by ANSWER at START.
        cell 0-3 is at 0, 60, 100 × 20 because layoutAttributesForItem(at: 0-3) of ShelfLayout \
        said so at LATER, after PREPARE, due to setCollectionViewLayout; since then ANIMATED to \
        0, 90, 100 × 30. Before, it was at 0, 120, 100 × 40 by layoutAttributesForElements(in: 0, \
        100, 100 × 100) of ShelfLayout at LATER.
        cell 0-5 is at 0, 100, 100 × 20 because layoutAttributesForElements(in: 0, 20, 100 × 100) \
        of ShelfLayout said so at LATER, after PREPARE, due to setCollectionViewLayout; since \
        then ANIMATED to 0, 150, 100 × 30, coming from 0, 200, 100 × 40 by \
        initialLayoutAttributesForAppearingItem(at: 0-5) of ShelfLayout at LATER.
        """
      ),
      (
        "in an interactive transition, both layouts",
        {
          Listened().layOut().after {
            $0.grid.startInteractiveTransition(to: taller).transitionProgress = 0.5
            $0.simulation.tick()
          }
        },
        """
        cell 0-1 is at 0, 50, 100 × 50 because layoutAttributesForElements(in: 0, 20, 100 × 100) \
        of GridViewTransitionLayout (progress 0.5) said so at 0.017 s (tick 1), after PREPARE, \
        due to transitionProgress 0.5. That is between ShelfLayout, which has it at 0, 40, 100 × \
        40, and ShelfLayout, which has it at 0, 60, 100 × 60. Before, it was at 0, 40, 100 × 40 \
        by layoutAttributesForElements(in: 0, 0, 100 × 100) of GridViewTransitionLayout (progress \
        0) at START.
        """
      ),
      (
        "when an item is moved by hand",
        {
          Listened([3]).layOut().after {
            $0.grid.beginInteractiveMovementForItem(at: [0, 0])
            $0.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 30))
            $0.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
          }
        },
        """
        cell 0-1 is at 0, 50, 100 × 40 (z 9223372036854775807) because \
        layoutAttributesForInteractivelyMovingItem(at: 0-1, withTargetPosition: 50, 70) of \
        ShelfLayout said so at START, after prepare() for 1 section with 3 items at 100 × 100, \
        due to an item that is moved by hand. Before, it was at 0, 10, 100 × 40 (z \
        9223372036854775807) by layoutAttributesForInteractivelyMovingItem(at: 0-0, \
        withTargetPosition: 50, 30) of ShelfLayout at START. It was cell 0-0 until the movement \
        by hand at START.
        cell 0-0 is at 0, 0, 100 × 40 because ANSWER said so at START, after prepare() for 1 \
        section with 3 items at 100 × 100, due to an item that is moved by hand; since then \
        ANIMATED to 0, 40, 100 × 40. Before, it was at 0, 40, 100 × 40 by ANSWER at START. It was \
        cell 0-1 until the movement by hand at START.
        """
      ),
    ])
  }

  @Test func `a reason from right to left has the place that is shown`() {
    final class MirroredLayout: ShelfLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = MirroredLayout()
    layout.adjust = { $0.frame.size.width = 30 }
    let mirrored = Listened([2], layout: layout)
    mirrored.grid.semanticContentAttribute = .forceRightToLeft
    mirrored.grid.layoutIfNeeded()
    let why = mirrored.log.why(.cell(0, 1))
    #expect(why.state?.frame == CGRect(x: 70, y: 40, width: 30, height: 40))
    #expect(why.source?.state == why.state && why.since.isEmpty)
  }

  /// Hears of invalidations by `invalidateLayout()` alone.
  private final class PlainShelf: ShelfLayout {
    override func invalidateLayout() { super.invalidateLayout() }
  }

  @Test(.rule("UM-1")) func `causes are the same where the grid calls invalidateLayout() for them`()
  {
    let texts = [ShelfLayout(), PlainShelf()].map { layout in
      let list = Listened(layout: layout).layOut()
      list.simulation.advance(by: 0.25)
      list.grid.frame.size.width = 80
      list.grid.layoutIfNeeded()
      let resized = list.why(.cell(0, 1))
      list.grid.reloadData()
      list.grid.layoutIfNeeded()
      return (resized + "\n" + list.why(.cell(0, 1)))
        .replacing("\(type(of: layout))", with: "the layout")
    }
    #expect(LineDiff(expected: texts[0], actual: texts[1]) == nil)
    #expect(texts[0].contains("due to a change of the bounds to 0, 0, 80 × 100"))
    #expect(texts[0].contains("reloadData()"))
  }

  @Test func `a reason tells what has happened to the grid or the element since`() {
    /// Objects that the layout keeps, answers, and changes.
    final class KeepingLayout: ShelfLayout {
      let kept = GridViewLayoutAttributes(
        cell: [0, 0], frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
        [kept]
      }
    }
    func refused() -> Listened {
      Listened([3]).layOut().after(0.25) { list in
        list.grid.performBatchUpdates { list.grid.deleteItems(at: [[0, 0]]) }
      }
    }
    func kept() -> Listened {
      let layout = KeepingLayout()
      return Listened(layout: layout).layOut().after { _ in layout.kept.frame.origin.y = 20 }
    }
    check([
      (
        "a change was refused", refused,
        """
        cell 0-1 is at 0, 40, 100 × 40 because ANSWER said so at START, after prepare() for 1 \
        section with 3 items at 100 × 100; since then a change was refused (E-50 at LATER), and \
        everything put back.
        """
      ),
      (
        "another one was refused later",
        {
          refused().after {
            $0.shelf?.adjust = { $0.frame.origin.x = .nan }
            $0.shelf?.invalidateLayout()
          }.layOut()
        },
        """
        cell 0-1 is at 0, 40, 100 × 40 because ANSWER said so at START, after prepare() for 1 \
        section with 3 items at 100 × 100; since then a change was refused (non-finite-geometry \
        at LATER), and everything put back.
        """
      ),
      (
        "code has changed the view",
        {
          Listened([3]).layOut().after {
            let cell = $0.grid.cellForItem(at: [0, 0])
            cell?.frame.origin.x = 7
            cell?.alpha = 0.5
          }
        },
        """
        cell 0-0 is at 0, 0, 100 × 40 because ANSWER said so at START, after prepare() for 1 \
        section with 3 items at 100 × 100; since then code has set its view's frame to 7, 0, 100 \
        × 40 and alpha to 0.5.
        """
      ),
      (
        "the layout has changed an object", kept,
        """
        cell 0-0 is at 0, 0, 50 × 50 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
        KeepingLayout said so at START, after PREPARE; since then the layout has changed what it \
        had answered to 0, 20, 50 × 50, which the next pass takes over.
        """
      ),
      (
        "the object was taken over", { kept().after { $0.grid.setNeedsLayout() }.layOut() },
        """
        cell 0-0 is at 0, 20, 50 × 50; no answer of a layout that this log has heard says so. \
        layoutAttributesForElements(in: 0, 0, 100 × 100) of KeepingLayout answered 0, 0, 50 × 50 \
        at START, and has changed that object since.
        """
      ),
    ])
  }

  @Test func `an element that is not shown has the reason for that`() {
    final class Silent: GridViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }
    }
    func flatten(_ list: Listened) { list.grid.frame.size.height = 0 }
    func list() -> Listened {
      Listened([10, 3]) {
        $0.adjust = { attributes in
          if attributes.indexPath.item == 0 { attributes.isHidden = true }
          if attributes.indexPath.item == 1 { attributes.size.height = 0 }
        }
      }.layOut()
    }
    check([
      (
        "a grid that was not laid out", { Listened() },
        """
        cell 0-0 is not shown: the grid has not been laid out yet.
        """
      ),
      (
        "elements without area, far off or without data", list,
        """
        cell 0-0 is not shown: it is hidden, at 0, 0, 100 × 40, as ANSWER said at START, after \
        prepare() for 2 sections with 13 items at 100 × 100.
        cell 0-1 is not shown: its frame has no area: 0, 60, 100 × 0, as ANSWER said at START, \
        after prepare() for 2 sections with 13 items at 100 × 100.
        cell 0-9 is not shown: its place, 0, 360, 100 × 40, is outside the visible rectangle 0, \
        0, 100 × 100.
        cell 0-10 is not shown: section 0 has 10 items.
        cell 2-0 is not shown: the data source has 2 sections.
        cell -1-0 is not shown: there is no such path.
        """
      ),
      (
        "counts that are not known", { list().after { $0.grid.reloadData() } },
        """
        cell 0-2 is not shown: what the data source has is not known since reloadData(); the next \
        layout pass asks.
        """
      ),
      (
        "a grid without a data source",
        {
          list().after {
            $0.grid.reloadData()
            $0.grid.dataSource = nil
          }
        },
        """
        cell 0-2 is not shown: the grid has no data source.
        """
      ),
      (
        "a pass is due in a grid that has lost its area", { Listened().layOut().after(0, flatten) },
        """
        cell 0-0 is at 0, 0, 100 × 40 because ANSWER said so at START, after PREPARE; since then \
        a layout pass is due.
        """
      ),
      (
        "a grid without area", { Listened().after(0, flatten) },
        """
        cell 0-0 is not shown: the grid has no area: its size is 100 × 0.
        """
      ),
      (
        "an answer without the element", { Listened(layout: Forgetful()).layOut() },
        """
        cell 0-1 is not shown: layoutAttributesForElements(in: 0, 0, 100 × 100) of Forgetful at \
        START did not name it, although its place is 0, 40, 100 × 40, inside the visible \
        rectangle 0, 0, 100 × 100.
        """
      ),
      (
        "an answer of nil", { Listened(layout: Silent()).layOut() },
        """
        cell 0-1 is not shown: layoutAttributesForElements(in: 0, 0, 100 × 100) of Silent \
        answered nil at START, which leaves views as they are; layoutAttributesForItem(at: 0-1) \
        answers nil.
        """
      ),
    ])
  }

  @Test func `a log that came late says so, and promises nothing that no pass will bring`() {
    let shelves = Shelves([3])
    let log = WhyLog(shelves.grid)
    #expect(
      log.why(.cell(0, 1)).description == """
        cell 0-1 is at 0, 40, 100 × 40; no answer of a layout that this log has heard says so.
        """)
    log.stop()
    log.stop()
    shelves.grid.setCollectionViewLayout(Forgetful(), animated: false)
    shelves.grid.layoutIfNeeded()
    let late = WhyLog(shelves.grid)
    let words = """
      cell 0-1 is not shown: no answer of Forgetful for a rectangle, all from before this log was \
      made, named it, although its place is 0, 40, 100 × 40, inside the visible rectangle 0, 10, \
      100 × 100.
      """
    #expect(late.why(.cell(0, 1)).description == words)
    shelves.grid.setNeedsLayout()
    shelves.grid.layoutIfNeeded()
    #expect(shelves.grid.cellForItem(at: [0, 1]) == nil)
    #expect(late.why(.cell(0, 1)).description == words)
  }

  private final class Forgetful: ShelfLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 1 }
    }
  }

  @Test func `listening and asking leave no trace and count for nothing`() {
    func run(_ explains: Bool) -> (String, WorkCounters) {
      let list = Listened([10, 3]) { $0.headerHeight = 20 }
      if !explains { list.log.stop() }
      let trace = TraceLog(list.simulation)
      list.grid.layoutIfNeeded()
      for step in 0..<20 {
        list.grid.contentOffset.y = CGFloat(step * 17)
        if step % 3 == 0 { list.grid.layoutIfNeeded() }
        if explains {
          for item in 0..<12 { _ = list.log.why(.cell(step % 3, item)) }
          _ = list.log.why(.header(step % 4))
        }
        list.simulation.tick()
      }
      var work = list.simulation.counters
      // The lifetime of an answer's objects is not promised.
      work.attributesLive = 0
      trace.stop()
      return (trace.text, work)
    }
    let (heard, alone) = (run(true), run(false))
    #expect(LineDiff(expected: alone.0, actual: heard.0) == nil)
    #expect(heard.1 == alone.1)
  }

  @Test func `asking does not lay out, prepare, or load counts`() {
    let list = Listened().layOut()
    list.shelf?.invalidateLayout()
    let calls = (list.shelf?.preparations, list.simulation.counters)
    #expect(list.log.why(.cell(0, 9)).presence == .absent)
    #expect(list.log.why(.cell(0, 1)).since.count == 1)
    #expect(list.shelf?.preparations == calls.0 && list.simulation.counters == calls.1)
  }
}
