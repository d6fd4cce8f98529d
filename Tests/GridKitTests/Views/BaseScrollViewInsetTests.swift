import GridKit
import TestSupport
import Testing

@Suite("Scroll view insets and limits", .rows)
@MainActor
struct BaseScrollViewInsetTests {
  private let bars = GridEdgeInsets(44, 0, 34, 0)

  // MARK: Adjusted inset

  @Test(.rule("S1.11")) func `without a safe area the adjusted inset is the content inset`() {
    let world = ScrollWorld()
    let inset = GridEdgeInsets(1, 2, 3, 4)
    #expect(world.told { $0.contentInset = inset } == "didChangeInset(1, 2, 3, 4)")
    #expect(world.scrollView.adjustedContentInset == inset)
    #expect(world.told { $0.contentInset = inset } == "")
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
    let delegate = SpyDelegate(recordingTo: log)
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
    window.setSafeAreaInsets(GridEdgeInsets(44, 7, 34, 0))
    window.addSubview(world.scrollView)
    let item = plainView(0, 0, 100, 50, in: world.scrollView)
    #expect(world.scrollView.safeAreaInsets.top == 44)
    #expect(world.scrollView.adjustedContentInset == bars)
    #expect(item.safeAreaInsets == GridEdgeInsets(0, 7, 0, 0))
    world.scrollView.contentInsetAdjustmentBehavior = .never
    world.scrollView.contentOffset = .zero
    #expect(item.safeAreaInsets == GridEdgeInsets(44, 7, 0, 0))
    // Under bars that are not kept free, an item's share changes as it scrolls.
    world.scrollView.contentOffset.y = -30
    #expect(item.safeAreaInsets.top == 14)
    world.scrollView.contentInsetAdjustmentBehavior = .always
    #expect(item.safeAreaInsets == .zero)
  }

  // MARK: Movement

  private typealias Step = (change: (BaseScrollView) -> Void, told: String)

  /// The step of a safe area below a bar.
  private func bar(_ top: CGFloat, left: CGFloat = 0, bottom: CGFloat = 0, _ told: String) -> Step {
    ({ $0.setSafeAreaInsets(GridEdgeInsets(top, left, bottom)) }, told)
  }

  @Test(.rule("S1.12", "S1.13", "S1.14"))
  func `limits that change move the offset if they must, told once`() {
    let rows: [(name: String, start: CGFloat, steps: [Step])] = [
      (
        "content keeps its distance from the safe area", 100,
        [
          bar(64, "didChangeInset(64, 0, 0, 0) > didScroll(0,36)"),
          bar(32, left: 9, bottom: 9, "didChangeInset(32, 0, 9, 0) > didScroll(0,68)"),
        ]
      ),
      (
        "content below a bar starts there and follows a rotation", 0,
        [
          ({ $0.contentSize.height = 0 }, ""), bar(64, ""),
          ({ $0.contentSize.height = 1000 }, "didChangeInset(64, 0, 0, 0) > didScroll(0,-64)"),
          bar(32, "didChangeInset(32, 0, 0, 0) > didScroll(0,-32)"),
        ]
      ),
      (
        "a larger inset leaves the offset, a smaller one pulls an overscrolled one", 0,
        [
          ({ $0.contentInset.top = 60 }, "didChangeInset(60, 0, 0, 0)"),
          ({ $0.contentOffset.y = -60 }, "didScroll(0,-60)"),
          ({ $0.contentInset.top = 20 }, "didChangeInset(20, 0, 0, 0) > didScroll(0,-20)"),
        ]
      ),
      (
        "shrinking content and growing bounds pull the offset in", 800,
        [
          ({ $0.contentSize.height = 900 }, "didScroll(0,700)"),
          ({ $0.frame.size.height = 250 }, "didScroll(0,650)"),
          ({ $0.contentSize.height = 10 }, "didScroll(0,0)"),
          ({ $0.contentSize.height = 1000 }, ""),
        ]
      ),
      (
        "an offset out of range is corrected when limits change, not before", -500,
        [
          ({ $0.contentSize.height = 1000 }, ""), ({ $0.layoutIfNeeded() }, ""),
          ({ $0.contentSize.height = 1001 }, "didScroll(0,0)"),
        ]
      ),
      (
        "origin and size change at once", 0,
        [
          ({ $0.bounds = CGRect(0, 100, 100, 300) }, "didScroll(0,100)"),
          ({ $0.bounds = CGRect(0, 900, 100, 400) }, "didScroll(0,600)"),
        ]
      ),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let world = ScrollWorld()
      world.scrollView.contentOffset.y = row.start
      _ = world.log.take()
      for step in row.steps { #expect(world.told(step.change) == step.told) }
    }
  }

  /// CS-8, for any order of the edges.
  @Test(.rule("S1.13")) func `an inset before the content is there brings the natural start`() {
    for (inset, start) in [
      (GridEdgeInsets(20, 10), CGPoint(x: -10, y: -20)),
      (GridEdgeInsets(-5, 0, 300), CGPoint(x: 0, y: 5)),
    ] {
      let view = ScrollWorld().scrollView
      view.contentSize = .zero
      view.contentInset = inset
      #expect(view.contentOffset == start, "\(inset)")
      view.contentSize = CGSize(width: 100, height: 1000)
      #expect(view.contentOffset == start, "\(inset)")
    }
  }
}
