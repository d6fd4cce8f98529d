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
        for step in 1...10 { test.grid.layOut(at: CGFloat(step) * 37) }
      },
      ActionRow(
        "steps without a pass between them are asked each and prepared once",
        ((0..<5).map { "0, \($0 * 10), 320, 200" }, 2)
      ) { test in
        test.layout.answersBoundsChange = true
        for step in 1...5 { test.grid.contentOffset.y = CGFloat(step) * 10 }
        test.grid.layoutIfNeeded()
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

  @Test(.rule("CO-3")) func `a layout hears nothing of bounds before its first preparation`() {
    let fresh = Fixture(ListSpyLayout(), counts: [20])
    #expect(fresh.trace { fresh.grid.frame.size.height = 400 } == "")
    fresh.grid.layoutIfNeeded()
    #expect(fresh.grid.visibleCells.count == 8)
  }

  @Test(.rule("BC-5")) func `a context's adjustments move the offset and enlarge the content`() {
    grid.layOut(at: 100)
    let context = GridViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    layout.invalidateLayout(with: context)
    #expect(grid.contentOffset.y == 130)
    #expect(grid.contentSize.height == 1000)
    grid.layoutIfNeeded()
    #expect(grid.contentSize.height == 1500)
    grid.invalidateAndLayOut()
    #expect(grid.contentSize.height == 1000)
  }

  @Test(.rule("S1.5")) func `inside scrollViewDidScroll the cells are those of the pass before`() {
    let recorder = DisplayRecorder()
    grid.delegate = recorder
    var seen: [[Int]] = []
    recorder.onScroll = { seen.append($0.indexPathsForVisibleItems.map(\.item)) }
    grid.contentOffset.y = 100
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    grid.layoutIfNeeded()
    grid.contentOffset.y = 150
    #expect(seen == [[0, 1, 2, 3], [2, 3, 4, 5]])
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [3, 4, 5, 6])
  }

  @Test(.rows, .rule("S1.7", "S1.14"))
  func `an offset out of range stays, unless the content became shorter`() {
    let rows: [ActionRow<Self, (glance: String, offsets: [CGFloat])>] = [
      ActionRow("what is there is shown", ("0-0 0-1 at -120 of 1000", [-120])) {
        $0.grid.layOut(at: -120)
      },
      ActionRow("with one message", ("0-6 0-7 0-8 0-9 at 300 of 500", [800, 300])) { test in
        test.grid.layOut(at: 800)
        test.fixture.source.counts = [10]
        test.grid.reloadData()
        #expect(test.grid.contentOffset.y == 800)
        test.grid.layoutIfNeeded()
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let (test, recorder) = (Self(), DisplayRecorder())
      test.grid.delegate = recorder
      row.act(test)
      #expect(test.grid.glance == row.outcome.glance)
      #expect(recorder.offsets == row.outcome.offsets.map { CGPoint(x: 0, y: $0) })
    }
  }

  @Test func `the background keeps to the viewport`() {
    let background = BaseView()
    grid.backgroundView = background
    #expect(background.frame == CGRect(0, 0, 320, 200))
    grid.layOut(at: 75)
    #expect(background.frame == CGRect(0, 75, 320, 200))
    grid.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `a layout that is replaced while it answers goes when it has answered`() {
    let fixture = Fixture(GridViewLayout(), counts: [20])
    let (grid, successor) = (fixture.grid, ListSpyLayout())
    weak var first: LeavingLayout?
    fixture.simulation.perform {
      let layout = LeavingLayout(for: successor)
      first = layout
      grid.collectionViewLayout = layout
    }
    grid.layoutIfNeeded()
    #expect(first != nil)
    // Only the grid keeps the layout alive while it is asked.
    grid.layOut(at: 40)
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
    grid.contentOffset = .zero
    grid.layoutIfNeeded()
    #expect(grid.cellForItem(at: [0, 0])?.frame.origin == .zero)
  }
}

/// Has itself replaced when it is asked about bounds.
private final class LeavingLayout: GridViewLayout {
  private let successor: GridViewLayout

  init(for successor: GridViewLayout) {
    self.successor = successor
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? { [] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.collectionViewLayout = successor
    // It is still there to answer.
    return successor === self
  }
}
