import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Bounds changes of a grid")
struct BoundsRulesTests {
  let fixture = Fixture(ListSpyLayout(), counts: [20])
  var grid: GridView { fixture.grid }
  var layout: ListSpyLayout { fixture.layout }

  init() {
    grid.layoutIfNeeded()
    layout.boundsSeenInQuestion = []
  }

  @Test(.rows, .rule("BC-1", "BC-3", "CO-16", "CO-17"))
  func `a layout is asked about each change of the bounds, and prepared once a pass`() {
    let rows: [ActionRow<Self, (questions: [String], prepares: Int)>] = [
      ActionRow(
        "the old bounds are readable meanwhile", (["0, 0, 320, 200", "0, 120, 320, 200"], 1)
      ) {
        $0.grid.contentOffset.y = 120
        $0.grid.bounds.size.height = 300
      },
      ActionRow(
        "scrolling with the answer false never prepares",
        ((0..<10).map { "0, \($0 * 37), 320, 200" }, 1)
      ) { test in
        for step in 1...10 { test.grid.scroll(toY: CGFloat(step) * 37) }
      },
      ActionRow("the same bounds, and a move of the frame, ask nothing", ([], 1)) {
        $0.grid.bounds = $0.grid.bounds
        $0.grid.contentOffset = .zero
        $0.grid.frame.origin = CGPoint(x: 40, y: 70)
        $0.grid.center = CGPoint(x: 10, y: 10)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      row.act(test)
      let questions = test.layout.boundsSeenInQuestion.map { NumberText.short($0) }
      #expect(questions == row.outcome.questions)
      #expect(test.layout.prepareCount == row.outcome.prepares)
    }
  }

  @Test(.rows, .rule("CO-3", "S1.5", "S1.7", "S1.14"))
  func `cells follow the offset in the pass, and the offset stays unless the content shrinks`() {
    GridStage.check(
      """
      # a layout hears nothing of bounds before its first preparation
      > fresh list 20; size 320 400
      none
      > pass
      = cells 8

      # steps without a pass between them are asked each and prepared once
      > list 20; follow; offset 10; offset 20; offset 30; pass
      = prepares 2
      = boundsInQuestions 0, 0, 320, 200 | 0, 10, 320, 200 | 0, 20, 320, 200
      = boundsInPrepare 0, 30, 320, 200
      > size 300 150; pass
      = prepares 3; boundsInPrepare 0, 30, 300, 150; faults none

      # steps with a pass each are prepared each
      > list 20; follow; to 10; to 20; to 30
      = prepares 4

      # inside scrollViewDidScroll the cells are those of the pass before
      > list 20; on scroll 2 note; offset 100
      = items 0-0 0-1 0-2 0-3
      > pass; offset 150
      = noted 0-0 0-1 0-2 0-3 | 0-2 0-3 0-4 0-5
      > pass
      = items 0-3 0-4 0-5 0-6

      # an offset out of range stays, and what is there is shown
      > list 20; to -120
      = items 0-0 0-1; y -120; height 1000; offsets -120

      # content that becomes shorter takes the offset along, with one message
      > list 20; to 800; counts 10; reload
      = y 800
      > pass
      = items 0-6 0-7 0-8 0-9; y 300; height 500; offsets 800 300
      """)
  }

  @Test(.rule("BC-5")) func `a context's adjustments move the offset and enlarge the content`() {
    grid.scroll(toY: 100)
    let context = GridViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    layout.invalidateLayout(with: context)
    #expect(grid.contentOffset.y == 130)
    #expect(grid.contentSize.height == 1000)
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 1500)
    grid.collectionViewLayout.refresh()
    #expect(grid.contentSize.height == 1000)
  }

  @Test func `the background keeps to the viewport`() {
    let background = BaseView()
    grid.backgroundView = background
    #expect(background.frame == CGRect(0, 0, 320, 200))
    grid.scroll(toY: 75)
    #expect(background.frame == CGRect(0, 75, 320, 200))
    grid.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `a layout that is replaced while it answers goes when it has answered`() {
    let fixture = Fixture(GridViewLayout(), counts: [20])
    let (grid, successor) = (fixture.grid, ListSpyLayout())
    weak var first: ScriptedLayout?
    fixture.simulation.perform {
      let layout = ScriptedLayout()
      layout.isStale = { [unowned layout] _ in
        layout.collectionView?.collectionViewLayout = successor
        // It is still there to answer.
        return layout.rowHeight == 0
      }
      first = layout
      grid.collectionViewLayout = layout
    }
    grid.layoutIfNeeded()
    #expect(first != nil)
    // Only the grid keeps the layout alive while it is asked.
    grid.scroll(toY: 40)
    #expect(first == nil)
    #expect(grid.collectionViewLayout === successor)
    #expect(grid.visibleCells.count == 5)
  }

  @Test func `a far jump lets a layout forget what lies behind it`() {
    let fixture = Fixture(GridViewFlowLayout(), counts: [10_000])
    let (grid, simulation) = (fixture.grid, fixture.simulation)
    grid.layoutIfNeeded()
    let live = simulation.counters.attributesLive
    for number in 1...50 {
      grid.scrollToItem(at: [0, number * 7919 % 10_000], at: .top, animated: false)
      grid.layoutIfNeeded()
    }
    #expect(simulation.counters.attributesLive <= 2 * live)
    // Back there, elements are where they were.
    grid.scroll(to: .zero)
    #expect(grid.cellForItem(at: [0, 0])?.frame.origin == .zero)
  }
}
