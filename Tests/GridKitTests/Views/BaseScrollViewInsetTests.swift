import GridKit
import TestSupport
import Testing

@Suite("Scroll view insets and limits", .rows)
@MainActor
struct BaseScrollViewInsetTests {
  private let bars = GridEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  // MARK: Adjusted inset

  @Test(.rule("S1.11")) func `without a safe area the adjusted inset is the content inset`() {
    let world = ScrollWorld()
    let inset = GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(world.told { $0.contentInset = inset } == "didChangeInset(1, 2, 3, 4)")
    #expect(world.scrollView.adjustedContentInset == inset)
    #expect(world.told { $0.contentInset = inset } == "")
  }

  @Test(.rule("S1.9")) func `the safe area is added as the behaviour says`() {
    typealias Row = (
      behavior: BaseScrollView.ContentInsetAdjustmentBehavior, top: CGFloat, bottom: CGFloat
    )
    let rows: [Row] = [
      (.never, 0, 0), (.always, 44, 34), (.scrollableAxes, 44, 34), (.automatic, 44, 34),
    ]
    forEachRow(of: rows) { row in
      let view = ScrollWorld().scrollView
      view.contentInset = GridEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
      view.contentInsetAdjustmentBehavior = row.behavior
      view.setSafeAreaInsets(bars)
      let adjusted = view.adjustedContentInset
      #expect([adjusted.top, adjusted.bottom] == [5 + row.top, 6 + row.bottom])
      let limits = view.offsetLimits
      #expect([limits.min.y, limits.max.y] == [-5 - row.top, 806 + row.bottom])
    }
  }

  @Test(.rule("S1.9"))
  func `whatever makes an axis scrollable adds the safe area, and takes it back`() {
    let world = ScrollWorld(contentHeight: 100)
    let view = world.scrollView
    view.setSafeAreaInsets(bars)
    #expect(view.adjustedContentInset == .zero)
    let changes: [(top: CGFloat, change: (BaseScrollView) -> Void)] = [
      (44, { $0.alwaysBounceVertical = true }), (0, { $0.bounces = false }),
      (44, { $0.bounces = true }), (0, { $0.isScrollEnabled = false }),
      (44, { $0.isScrollEnabled = true }), (0, { $0.alwaysBounceVertical = false }),
      (44, { $0.contentSize.height = 201 }), (0, { $0.frame.size.height = 300 }),
      (44, { $0.contentInset.bottom = 100 }), (0, { $0.contentInset.bottom = 0 }),
      (44, { $0.isContentOfContainer = true }),
      (0, { $0.contentInsetAdjustmentBehavior = .scrollableAxes }),
      (44, { $0.contentInsetAdjustmentBehavior = .always }),
    ]
    forEachRow(of: changes.enumerated(), named: { "change \($0.offset)" }) { row in
      row.element.change(view)
      #expect(view.adjustedContentInset.top == row.element.top)
    }
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

  private func below(_ top: CGFloat, left: CGFloat = 0, bottom: CGFloat = 0) -> GridEdgeInsets {
    GridEdgeInsets(top: top, left: left, bottom: bottom, right: 0)
  }

  @Test(.rule("S1.12")) func `content keeps its distance from the safe area`() {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = 100
    _ = world.log.take()
    let calls = world.told { $0.setSafeAreaInsets(below(64)) }
    #expect(calls == "didChangeInset(64, 0, 0, 0) > didScroll(0,36)")
    let later = world.told { $0.setSafeAreaInsets(below(32, left: 9, bottom: 9)) }
    #expect(later == "didChangeInset(32, 0, 9, 0) > didScroll(0,68)")
  }

  @Test(.rule("S1.12")) func `content below a bar starts there and follows a rotation`() {
    let world = ScrollWorld(contentHeight: 0)
    world.scrollView.setSafeAreaInsets(below(64))
    #expect(world.scrollView.contentOffset.y == 0)
    world.scrollView.contentSize.height = 1000
    #expect(world.scrollView.contentOffset.y == -64)
    world.scrollView.setSafeAreaInsets(below(32))
    #expect(world.scrollView.contentOffset.y == -32)
  }

  @Test(.rule("S1.13"))
  func `a larger inset leaves the offset, a smaller one pulls an overscrolled one`() {
    let world = ScrollWorld()
    world.scrollView.contentInset.top = 60
    #expect(world.scrollView.contentOffset.y == 0)
    world.scrollView.contentOffset.y = -60
    _ = world.log.take()
    let calls = world.told { $0.contentInset.top = 20 }
    #expect(calls == "didChangeInset(20, 0, 0, 0) > didScroll(0,-20)")
  }

  /// CS-8, for any order of the edges.
  @Test(.rule("S1.13")) func `an inset before the content is there brings the natural start`() {
    for (inset, start) in [
      (below(20, left: 10), CGPoint(x: -10, y: -20)), (below(-5, bottom: 300), CGPoint(x: 0, y: 5)),
    ] {
      let view = ScrollWorld().scrollView
      view.contentSize = .zero
      view.contentInset = inset
      #expect(view.contentOffset == start, "\(inset)")
      view.contentSize = CGSize(width: 100, height: 1000)
      #expect(view.contentOffset == start, "\(inset)")
    }
  }

  @Test(.rule("S1.14"))
  func `shrinking content, insets or growing bounds pull the offset in, told once`() {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = 800
    _ = world.log.take()
    #expect(world.told { $0.contentSize.height = 900 } == "didScroll(0,700)")
    #expect(world.told { $0.frame.size.height = 250 } == "didScroll(0,650)")
    #expect(world.told { $0.contentSize.height = 10 } == "didScroll(0,0)")
    #expect(world.told { $0.contentSize.height = 1000 } == "")
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

  @Test func `a change of both origin and size is told once, at the offset where it ends`() {
    let world = ScrollWorld()
    world.scrollView.bounds = CGRect(0, 100, 100, 300)
    #expect(world.log.take() == "didScroll(0,100)")
    world.scrollView.bounds = CGRect(0, 900, 100, 400)
    #expect(world.log.take() == "didScroll(0,600)")
  }

  @Test(.rule("S1.14"), arguments: [TraceEvent.ScrollState.tracking, .decelerating])
  func `a finger or a deceleration keeps the offset where it is`(
    state: TraceEvent.ScrollState
  ) {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = 800
    world.scrollView.scrollState = [state, .dragging]
    _ = world.log.take()
    #expect(world.told { $0.contentSize.height = 500 } == "")
    #expect(world.scrollView.contentOffset.y == 800)
  }
}
