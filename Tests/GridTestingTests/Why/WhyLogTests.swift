import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Why an element is where it is")
struct WhyLogTests {
  @Test func `a reason names the answer that an element's place is from`() {
    let list = Listened([10, 2]).layOut()
    list.expect(
      """
      cell 0-1 is at 0, 40, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 2 sections with 12 items at 100 \
      × 100.
      """)
  }

  @Test func `a reason after a scroll tells which answer was the first`() {
    let scrolled = Listened().layOut()
    scrolled.simulation.advance(by: 0.25)
    scrolled.grid.contentOffset.y = 60
    scrolled.grid.layoutIfNeeded()
    scrolled.expect(
      """
      cell 0-3 is at 0, 120, 100 × 40 because layoutAttributesForElements(in: 0, 60, 100 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() at 0.000 s (tick 0) for 1 section \
      with 10 items at 100 × 100.
      cell 0-1 is at 0, 40, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 10 items at 100 \
      × 100; since then it said the same again, last at 0.250 s (tick 15).
      """)
  }

  @Test func `a reason after a resize names the bounds, and the place before`() {
    let resized = Listened().layOut()
    resized.simulation.advance(by: 0.25)
    resized.grid.frame.size.width = 80
    resized.grid.layoutIfNeeded()
    resized.expect(
      """
      cell 0-1 is at 0, 40, 80 × 40 because layoutAttributesForElements(in: 0, 0, 80 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 10 items at 80 \
      × 100, due to a change of the bounds to 0, 0, 80 × 100. Before, it was at 0, 40, 100 × 40 by \
      layoutAttributesForElements(in: 0, 0, 100 × 100) of ShelfLayout at 0.000 s (tick 0).
      """)
    // A pass that is due.
    resized.grid.frame.size.width = 90
    resized.expect(
      """
      cell 0-1 is at 0, 40, 80 × 40 because layoutAttributesForElements(in: 0, 0, 80 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 10 items at 80 \
      × 100, due to a change of the bounds to 0, 0, 80 × 100; since then the layout became stale \
      by a change of the bounds to 0, 0, 90 × 100, and the next pass may move it. Before, it was \
      at 0, 40, 100 × 40 by layoutAttributesForElements(in: 0, 0, 100 × 100) of ShelfLayout at \
      0.000 s (tick 0).
      """)
  }

  @Test func `a reason names the cell that asked for another size`() {
    final class TallCell: GridViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: GridViewLayoutAttributes
      ) -> GridViewLayoutAttributes {
        layoutAttributes.size.height = 30
        return layoutAttributes
      }
    }
    let flow = GridViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 20)
    flow.minimumLineSpacing = 0
    let measured = Listened([5], layout: flow)
    measured.grid.register(TallCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    measured.grid.layoutIfNeeded()
    measured.expect(
      """
      cell 0-1 is at 0, 30, 100 × 30 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      GridViewFlowLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 5 items \
      at 100 × 100, due to cell 0-0, which asked for 100 × 30 instead of 100 × 20.
      """)
  }

  @Test func `headers and decorations have reasons like cells`() {
    let shelves = Listened([2, 2]) {
      $0.headerHeight = 20
      $0.cardKind = "card"
    }.layOut()
    shelves.expect(
      """
      header 0-0 is at 0, 0, 100 × 20 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 2 sections with 4 items at 100 \
      × 100.
      card 0-0 is at 0, 0, 100 × 100 (z -1) because layoutAttributesForElements(in: 0, 0, 100 × \
      100) of ShelfLayout said so at 0.000 s (tick 0), after prepare() for 2 sections with 4 items \
      at 100 × 100.
      header 1-0 is not shown: its place, 0, 100, 100 × 20, is outside the visible rectangle 0, 0, \
      100 × 100.
      header 9-0 is not shown: no answer of ShelfLayout names it, last that of \
      layoutAttributesForElements(in: 0, 0, 100 × 100) at 0.000 s (tick 0).
      footer 0-0 is not shown: no answer of ShelfLayout names it, last that of \
      layoutAttributesForElements(in: 0, 0, 100 × 100) at 0.000 s (tick 0).
      badge 7-0 is not shown: no answer of ShelfLayout names it, last that of \
      layoutAttributesForElements(in: 0, 0, 100 × 100) at 0.000 s (tick 0).
      """)
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

  @Test func `a reason in an animated switch tells where an element comes from`() {
    let list = Listened().layOut()
    let other = ShelfLayout()
    other.rowHeight = 20
    list.simulation.advance(by: 0.25)
    list.grid.contentOffset.y = 100
    list.grid.layoutIfNeeded()
    list.grid.setCollectionViewLayout(other, animated: true)
    list.simulation.advance(by: 0.125)
    list.expect(
      """
      cell 0-1 is at 0, 20, 100 × 20 because layoutAttributesForElements(in: 0, 20, 100 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 10 items at 100 \
      × 100, due to setCollectionViewLayout; since then an animation is bringing it there: on \
      screen it is at 0, 30, 100 × 30, coming from 0, 40, 100 × 40 by \
      initialLayoutAttributesForAppearingItem(at: 0-1) of ShelfLayout at 0.250 s (tick 15). \
      Before, it was at 0, 40, 100 × 40 by layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout at 0.000 s (tick 0).
      cell 0-2 is at 0, 40, 100 × 20 because layoutAttributesForItem(at: 0-2) of ShelfLayout said \
      so at 0.250 s (tick 15), after prepare() for 1 section with 10 items at 100 × 100, due to \
      setCollectionViewLayout; since then an animation is bringing it there: on screen it is at 0, \
      60, 100 × 30. Before, it was at 0, 80, 100 × 40 by layoutAttributesForElements(in: 0, 0, 100 \
      × 100) of ShelfLayout at 0.000 s (tick 0).
      cell 0-3 is at 0, 60, 100 × 20 because layoutAttributesForItem(at: 0-3) of ShelfLayout said \
      so at 0.250 s (tick 15), after prepare() for 1 section with 10 items at 100 × 100, due to \
      setCollectionViewLayout; since then an animation is bringing it there: on screen it is at 0, \
      90, 100 × 30. Before, it was at 0, 120, 100 × 40 by layoutAttributesForElements(in: 0, 100, \
      100 × 100) of ShelfLayout at 0.250 s (tick 15).
      cell 0-4 is at 0, 80, 100 × 20 because layoutAttributesForItem(at: 0-4) of ShelfLayout said \
      so at 0.250 s (tick 15), after prepare() for 1 section with 10 items at 100 × 100, due to \
      setCollectionViewLayout; since then an animation is bringing it there: on screen it is at 0, \
      120, 100 × 30. Before, it was at 0, 160, 100 × 40 by layoutAttributesForElements(in: 0, 100, \
      100 × 100) of ShelfLayout at 0.250 s (tick 15).
      cell 0-5 is at 0, 100, 100 × 20 because layoutAttributesForElements(in: 0, 20, 100 × 100) of \
      ShelfLayout said so at 0.250 s (tick 15), after prepare() for 1 section with 10 items at 100 \
      × 100, due to setCollectionViewLayout; since then an animation is bringing it there: on \
      screen it is at 0, 150, 100 × 30, coming from 0, 200, 100 × 40 by \
      initialLayoutAttributesForAppearingItem(at: 0-5) of ShelfLayout at 0.250 s (tick 15).
      """)
  }

  @Test func `a reason in an interactive transition names both layouts`() {
    let half = Listened().layOut()
    let taller = ShelfLayout()
    taller.rowHeight = 60
    let transition = half.grid.startInteractiveTransition(to: taller)
    transition.transitionProgress = 0.5
    half.simulation.tick()
    half.expect(
      """
      cell 0-1 is at 0, 50, 100 × 50 because layoutAttributesForElements(in: 0, 20, 100 × 100) of \
      GridViewTransitionLayout (progress 0.5) said so at 0.017 s (tick 1), after prepare() for 1 \
      section with 10 items at 100 × 100, due to transitionProgress 0.5. That is between \
      ShelfLayout, which has it at 0, 40, 100 × 40, and ShelfLayout, which has it at 0, 60, 100 × \
      60. Before, it was at 0, 40, 100 × 40 by layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      GridViewTransitionLayout (progress 0) at 0.000 s (tick 0).
      """)
  }

  @Test func `when an item is moved by hand`() {
    let list = Listened([3]).layOut()
    list.grid.beginInteractiveMovementForItem(at: [0, 0])
    list.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 30))
    list.grid.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
    list.expect(
      """
      cell 0-1 is at 0, 50, 100 × 40 (z 9223372036854775807) because \
      layoutAttributesForInteractivelyMovingItem(at: 0-1, withTargetPosition: 50, 70) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 3 items at 100 × \
      100, due to an item that is moved by hand. Before, it was at 0, 10, 100 × 40 (z \
      9223372036854775807) by layoutAttributesForInteractivelyMovingItem(at: 0-0, \
      withTargetPosition: 50, 30) of ShelfLayout at 0.000 s (tick 0). It was cell 0-0 until the \
      movement by hand at 0.000 s (tick 0).
      cell 0-0 is at 0, 0, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 3 items at 100 × \
      100, due to an item that is moved by hand; since then an animation is bringing it there: on \
      screen it is at 0, 40, 100 × 40. Before, it was at 0, 40, 100 × 40 by \
      layoutAttributesForElements(in: 0, 0, 100 × 100) of ShelfLayout at 0.000 s (tick 0). It was \
      cell 0-1 until the movement by hand at 0.000 s (tick 0).
      """)
  }

  @Test func `a reason tells that a change was refused since`() {
    let refused = Listened([3]).layOut()
    refused.simulation.advance(by: 0.25)
    refused.grid.performBatchUpdates { refused.grid.deleteItems(at: [[0, 0]]) }
    refused.expect(
      """
      cell 0-1 is at 0, 40, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 3 items at 100 × \
      100; since then a change was refused (E-50 at 0.250 s (tick 15)), and everything put back.
      """)
    refused.shelf?.adjust = { $0.frame.origin.x = .nan }
    refused.shelf?.invalidateLayout()
    refused.grid.layoutIfNeeded()
    refused.expect(
      """
      cell 0-1 is at 0, 40, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 3 items at 100 × \
      100; since then a change was refused (non-finite-geometry at 0.250 s (tick 15)), and \
      everything put back.
      """)
  }

  @Test func `a reason tells that code or a layout has changed an element since`() throws {
    let list = Listened([3]).layOut()
    let cell = try #require(list.grid.cellForItem(at: [0, 0]))
    cell.frame.origin.x = 7
    cell.alpha = 0.5
    list.expect(
      """
      cell 0-0 is at 0, 0, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 3 items at 100 × \
      100; since then code has set its view's frame to 7, 0, 100 × 40 and alpha to 0.5.
      """)

    // Objects that the layout keeps, answers, and changes.
    final class KeepingLayout: ShelfLayout {
      let kept = GridViewLayoutAttributes(forCellWith: [0, 0])
      override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
        [kept]
      }
    }
    let layout = KeepingLayout()
    layout.kept.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let keeping = Listened(layout: layout).layOut()
    layout.kept.frame.origin.y = 20
    keeping.expect(
      """
      cell 0-0 is at 0, 0, 50 × 50 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      KeepingLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 10 items at \
      100 × 100; since then the layout has changed what it had answered to 0, 20, 50 × 50, which \
      the next pass takes over.
      """)
    keeping.grid.setNeedsLayout()
    keeping.grid.layoutIfNeeded()
    keeping.expect(
      """
      cell 0-0 is at 0, 20, 50 × 50; no answer of a layout that this log has heard says so. \
      layoutAttributesForElements(in: 0, 0, 100 × 100) of KeepingLayout answered 0, 0, 50 × 50 at \
      0.000 s (tick 0), and has changed that object since.
      """)
  }

  @Test func `an element that is not shown has the reason for that`() {
    let empty = Listened()
    empty.expect(
      """
      cell 0-0 is not shown: the grid has not been laid out yet.
      """)
    let list = Listened([10, 3]) {
      $0.adjust = { attributes in
        switch attributes.indexPath.item {
        case 0: attributes.isHidden = true
        case 1: attributes.size.height = 0
        default: break
        }
      }
    }.layOut()
    list.expect(
      """
      cell 0-0 is not shown: it is hidden, at 0, 0, 100 × 40, as layoutAttributesForElements(in: \
      0, 0, 100 × 100) of ShelfLayout said at 0.000 s (tick 0), after prepare() for 2 sections \
      with 13 items at 100 × 100.
      cell 0-1 is not shown: its frame has no area: 0, 60, 100 × 0, as \
      layoutAttributesForElements(in: 0, 0, 100 × 100) of ShelfLayout said at 0.000 s (tick 0), \
      after prepare() for 2 sections with 13 items at 100 × 100.
      cell 0-9 is not shown: its place, 0, 360, 100 × 40, is outside the visible rectangle 0, 0, \
      100 × 100.
      cell 0-10 is not shown: section 0 has 10 items.
      cell 2-0 is not shown: the data source has 2 sections.
      cell -1-0 is not shown: there is no such path.
      """)
    list.grid.reloadData()
    list.expect(
      """
      cell 0-2 is not shown: what the data source has is not known since reloadData(); the next \
      layout pass asks.
      """)
    list.grid.dataSource = nil
    list.expect(
      """
      cell 0-2 is not shown: the grid has no data source.
      """)
    let flat = Listened().layOut()
    flat.grid.frame.size.height = 0
    flat.expect(
      """
      cell 0-0 is at 0, 0, 100 × 40 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
      ShelfLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 10 items at 100 \
      × 100; since then a layout pass is due.
      """)
    let none = Listened()
    none.grid.frame.size.height = 0
    none.expect(
      """
      cell 0-0 is not shown: the grid has no area: its size is 100 × 0.
      """)
  }

  @Test func `an element that its layout does not name has that for a reason`() {
    let forgetful = Listened(layout: Forgetful()).layOut()
    forgetful.expect(
      """
      cell 0-1 is not shown: layoutAttributesForElements(in: 0, 0, 100 × 100) of Forgetful at \
      0.000 s (tick 0) did not name it, although its place is 0, 40, 100 × 40, inside the visible \
      rectangle 0, 0, 100 × 100.
      """)
    final class Silent: GridViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }
    }
    let silent = Listened(layout: Silent()).layOut()
    silent.expect(
      """
      cell 0-1 is not shown: layoutAttributesForElements(in: 0, 0, 100 × 100) of Silent answered \
      nil at 0.000 s (tick 0), which leaves views as they are; layoutAttributesForItem(at: 0-1) \
      answers nil.
      """)
  }

  @Test func `a log that came late says so`() {
    let shelves = Shelves([3])
    let log = WhyLog(shelves.grid)
    #expect(
      log.why(.cell(0, 1)).description == """
        cell 0-1 is at 0, 40, 100 × 40; no answer of a layout that this log has heard says so.
        """)
    log.stop()
    log.stop()
  }

  @Test func `a log that came late does not promise what no pass will bring`() {
    let forgetful = Shelves([3])
    forgetful.grid.setCollectionViewLayout(Forgetful(), animated: false)
    forgetful.grid.layoutIfNeeded()
    let late = WhyLog(forgetful.grid)
    let words = """
      cell 0-1 is not shown: no answer of Forgetful for a rectangle, all from before this log was \
      made, named it, although its place is 0, 40, 100 × 40, inside the visible rectangle 0, 10, \
      100 × 100.
      """
    #expect(late.why(.cell(0, 1)).description == words)
    forgetful.grid.setNeedsLayout()
    forgetful.grid.layoutIfNeeded()
    #expect(forgetful.grid.cellForItem(at: [0, 1]) == nil)
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
