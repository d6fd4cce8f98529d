import GridKit
import TestSupport
import Testing

@Suite("Scroll view insets and limits")
@MainActor
struct BaseScrollViewInsetTests {
  private let bars = GridEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  // MARK: Adjusted inset

  @Test(.rule("S1.11")) func `without a safe area the adjusted inset is the content inset`() {
    let world = ScrollWorld()
    world.scrollView.contentInset = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(world.scrollView.adjustedContentInset == world.scrollView.contentInset)
    #expect(world.log.take() == "didChangeInset(1, 2, 3, 4)")
    world.scrollView.contentInset = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(world.log.take() == "")
  }

  @Test(
    .rule("S1.9"),
    arguments: [
      (.never, 0, 0), (.always, 44, 34), (.scrollableAxes, 44, 34), (.automatic, 44, 34),
    ] as [(BaseScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
  func `the safe area is added as the behaviour says`(
    behavior: BaseScrollView.ContentInsetAdjustmentBehavior, top: CGFloat, bottom: CGFloat
  ) {
    let world = ScrollWorld()
    world.scrollView.contentInset = GridEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
    world.scrollView.contentInsetAdjustmentBehavior = behavior
    world.scrollView.setSafeAreaInsets(bars)
    #expect(world.scrollView.adjustedContentInset.top == 5 + top)
    #expect(world.scrollView.adjustedContentInset.bottom == 6 + bottom)
    #expect(world.scrollView.offsetLimits.min.y == -5 - top)
    #expect(world.scrollView.offsetLimits.max.y == 806 + bottom)
  }

  @Test(.rule("S1.9"))
  func `whatever makes an axis scrollable adds the safe area, and takes it back`() {
    let world = ScrollWorld(contentHeight: 100)
    let view = world.scrollView
    view.setSafeAreaInsets(bars)
    #expect(view.adjustedContentInset == .zero)
    func top(_ change: () -> Void) -> CGFloat {
      change()
      return view.adjustedContentInset.top
    }
    #expect(top { view.alwaysBounceVertical = true } == 44)
    #expect(top { view.bounces = false } == 0)
    #expect(top { view.bounces = true } == 44)
    #expect(top { view.isScrollEnabled = false } == 0)
    #expect(top { view.isScrollEnabled = true } == 44)
    #expect(top { view.alwaysBounceVertical = false } == 0)
    #expect(top { view.contentSize.height = 201 } == 44)
    #expect(top { view.frame.size.height = 300 } == 0)
    #expect(top { view.contentInset.bottom = 100 } == 44)
    #expect(top { view.contentInset.bottom = 0 } == 0)
    #expect(top { view.isContentOfContainer = true } == 44)
    #expect(top { view.contentInsetAdjustmentBehavior = .scrollableAxes } == 0)
    #expect(top { view.contentInsetAdjustmentBehavior = .always } == 44)
  }

  @Test(.rule("S1.10")) func `the view hears of a new adjusted inset before its delegate`() {
    final class Spy: BaseScrollView {
      var log: EventLog?
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        log?.add("view(\(NumberText.short(adjustedContentInset.top)))")
      }
    }
    let simulation = Simulation(screen: GridScreen(scale: 1))
    let spy = simulation.perform { Spy(frame: CGRect(0, 0, 100, 200)) }
    spy.contentSize = CGSize(width: 100, height: 1000)
    let log = EventLog()
    let delegate = RecordingScrollDelegate(log)
    (spy.log, spy.delegate) = (log, delegate)
    spy.setSafeAreaInsets(bars)
    #expect(log.take() == "view(44) > didChangeInset(44, 0, 34, 0) > didScroll(0,-44)")
    spy.contentInsetAdjustmentBehavior = .always
    #expect(log.take() == "")
  }

  @Test func `the safe area comes from the window, and what is added is not passed on`() {
    let world = ScrollWorld()
    let window = GridWindow(simulation: world.simulation)
    window.frame = CGRect(0, 0, 100, 200)
    window.setSafeAreaInsets(GridEdgeInsets(top: 44, left: 7, bottom: 34, right: 0))
    window.addSubview(world.scrollView)
    let item = plainView(0, 0, 100, 50, in: world.scrollView)
    #expect(world.scrollView.safeAreaInsets.top == 44)
    #expect(world.scrollView.adjustedContentInset == bars)
    #expect(item.safeAreaInsets == GridEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
    world.scrollView.contentInsetAdjustmentBehavior = .never
    world.scrollView.contentOffset = .zero
    #expect(item.safeAreaInsets == GridEdgeInsets(top: 44, left: 7, bottom: 0, right: 0))
    // Under bars that are not kept free, an item's share changes as it scrolls.
    world.scrollView.contentOffset.y = -30
    #expect(item.safeAreaInsets.top == 14)
    world.scrollView.contentInsetAdjustmentBehavior = .always
    #expect(item.safeAreaInsets == .zero)
  }

  // MARK: Movement

  @Test(.rule("S1.12")) func `content keeps its distance from the safe area`() {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = 100
    _ = world.log.take()
    world.scrollView.setSafeAreaInsets(GridEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(world.scrollView.contentOffset.y == 36)
    world.scrollView.setSafeAreaInsets(GridEdgeInsets(top: 32, left: 9, bottom: 9, right: 0))
    #expect(world.scrollView.contentOffset == CGPoint(x: 0, y: 68))
    #expect(
      world.log.take() == """
        didChangeInset(64, 0, 0, 0) > didScroll(0,36) > didChangeInset(32, 0, 9, 0) > \
        didScroll(0,68)
        """)
  }

  @Test(.rule("S1.12")) func `content below a bar starts there and follows a rotation`() {
    let world = ScrollWorld(contentHeight: 0)
    world.scrollView.setSafeAreaInsets(GridEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(world.scrollView.contentOffset.y == 0)
    world.scrollView.contentSize.height = 1000
    #expect(world.scrollView.contentOffset.y == -64)
    world.scrollView.setSafeAreaInsets(GridEdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
    #expect(world.scrollView.contentOffset.y == -32)
  }

  @Test(.rule("S1.13"))
  func `a larger inset leaves the offset, a smaller one pulls an overscrolled one`() {
    let world = ScrollWorld()
    world.scrollView.contentInset.top = 60
    #expect(world.scrollView.contentOffset.y == 0)
    world.scrollView.contentOffset.y = -60
    _ = world.log.take()
    world.scrollView.contentInset.top = 20
    #expect(world.log.take() == "didChangeInset(20, 0, 0, 0) > didScroll(0,-20)")
  }

  @Test(
    .rule("S1.13"),
    arguments: [
      // An inset set while there is no content brings the natural start (CS-8), for any edge order.
      (GridEdgeInsets(top: 20, left: 10, bottom: 0, right: 0), CGPoint(x: -10, y: -20)),
      (GridEdgeInsets(top: -5, left: 0, bottom: 300, right: 0), CGPoint(x: 0, y: 5)),
    ])
  func `an inset before the content is there brings the natural start`(
    inset: GridEdgeInsets, start: CGPoint
  ) {
    let world = ScrollWorld()
    world.scrollView.contentSize = .zero
    world.scrollView.contentInset = inset
    #expect(world.scrollView.contentOffset == start)
    world.scrollView.contentSize = CGSize(width: 100, height: 1000)
    #expect(world.scrollView.contentOffset == start)
  }

  @Test(.rule("S1.14"))
  func `shrinking content, insets or growing bounds pull the offset in, told once`() {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = 800
    _ = world.log.take()
    world.scrollView.contentSize.height = 900
    #expect(world.log.take() == "didScroll(0,700)")
    world.scrollView.frame.size.height = 250
    #expect(world.log.take() == "didScroll(0,650)")
    world.scrollView.contentSize.height = 10
    #expect(world.log.take() == "didScroll(0,0)")
    world.scrollView.contentSize.height = 1000
    #expect(world.log.take() == "")
  }

  @Test(.rule("S1.14"))
  func `an offset set out of range is corrected when limits change, not before`() {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = -500
    world.scrollView.contentSize = CGSize(width: 100, height: 1000)
    world.scrollView.layoutIfNeeded()
    #expect(world.scrollView.contentOffset.y == -500)
    world.scrollView.contentSize.height = 1001
    #expect(world.scrollView.contentOffset.y == 0)
  }

  @Test(.rule("S1.14"), arguments: [TraceEvent.ScrollState.tracking, .decelerating])
  func `a finger or a deceleration keeps the offset where it is`(
    state: TraceEvent.ScrollState
  ) {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = 800
    world.scrollView.scrollState = [state, .dragging]
    _ = world.log.take()
    world.scrollView.contentSize.height = 500
    #expect(world.scrollView.contentOffset.y == 800)
    #expect(world.log.take() == "")
  }

  @Test func `a change of both origin and size is told once, at the offset where it ends`() {
    let world = ScrollWorld()
    world.scrollView.bounds = CGRect(0, 100, 100, 300)
    #expect(world.log.take() == "didScroll(0,100)")
    world.scrollView.bounds = CGRect(0, 900, 100, 400)
    #expect(world.log.take() == "didScroll(0,600)")
  }
}
