import GridKit
import TestSupport
import Testing

@Suite("Scroll view offset", .rows)
@MainActor
struct BaseScrollViewOffsetTests {
  @Test(.rule("S1.2", "S1.3"))
  func `setting the offset rounds to pixels, halves up except at scale 1`() {
    let rows: [(scale: CGFloat, value: CGFloat, expected: CGFloat)] = [
      (1, 3.8, 4), (1, 2.5, 3), (1, -2.5, -3), (1, -2.4, -2),
      (1, -0.4, 0), (2, 0.25, 0.5), (2, -0.25, 0), (2, 3.8, 4), (2, 3.7, 3.5),
      (2, 3.75, 4), (2, -3.75, -3.5), (2, -3.8, -4),
      (3, 3.8, 3 + 2.0 / 3), (3, 3.9, 4), (3, -0.1, 0), (3, -0.2, -1 + 2.0 / 3),
    ]
    forEachRow(of: rows) { row in
      let world = ScrollWorld(scale: row.scale)
      let value = CGPoint(x: row.value, y: row.value)
      world.scrollView.contentOffset = value
      #expect(world.scrollView.contentOffset == CGPoint(x: row.expected, y: row.expected))
      world.scrollView.bounds.origin = value
      #expect(world.scrollView.contentOffset == value)
    }
  }

  @Test(.rule("S1.1", "S1.4")) func `an offset that rounds to the present one does nothing`() {
    let world = ScrollWorld()
    world.scrollView.scroll(toY: 10)
    _ = world.log.take()
    #expect(world.told { $0.contentOffset.y = 10.3 } == "")
    #expect(world.told { $0.contentOffset.y = 10 } == "")
    // Equal after rounding, but stored unrounded before: that is a change.
    #expect(world.told { $0.bounds.origin.y = 10.4 } == "didScroll(0,10.4)")
    #expect(world.told { $0.contentOffset.y = 10.4 } == "didScroll(0,10)")
    // The offset is the origin of the bounds.
    #expect(world.told { $0.contentOffset = CGPoint(x: 3, y: 40) } == "didScroll(3,40)")
    #expect(world.scrollView.bounds == CGRect(3, 40, 100, 200))
    #expect(world.scrollView.frame == CGRect(0, 0, 100, 200))
  }

  @Test(.rule("S1.5")) func `the delegate finds the new bounds and the old layout`() {
    final class Spy: BaseScrollView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let simulation = Simulation(screen: GridScreen(scale: 1))
    let spy = simulation.perform { Spy(frame: CGRect(0, 0, 100, 200)) }
    spy.layoutIfNeeded()
    let log = EventLog()
    let delegate = SpyDelegate {
      $0.didScroll = { log.add("bounds \($0.bounds.origin.y), passes \(spy.passes)") }
    }
    spy.delegate = delegate
    spy.contentOffset.y = 30
    #expect(log.take() == "bounds 30.0, passes 1")
    spy.layoutIfNeeded()
    #expect(spy.passes == 2)
  }

  @Test(.rule("S1.7")) func `offsets that were set are not clamped and stay`() {
    let world = ScrollWorld()
    for offset in [CGPoint(x: 0, y: -500), CGPoint(x: 700, y: 5000)] {
      world.scrollView.scroll(to: offset)
      world.simulation.advance(by: 2)
      #expect(world.scrollView.contentOffset == offset)
      world.scrollView.setContentOffset(.zero, animated: false)
      world.scrollView.setContentOffset(offset, animated: false)
      #expect(world.scrollView.contentOffset == offset)
    }
  }

  // MARK: Programmatic scrolling

  @Test(.rule("S1.8")) func `scrolling to a rectangle moves least and within the limits`() {
    let world = ScrollWorld()
    world.scrollView.contentInset = GridEdgeInsets(10, 0, 20, 0)
    _ = world.log.take()
    func show(_ rect: CGRect, animated: Bool = false) -> String {
      world.told { $0.scrollRectToVisible(rect, animated: animated) }
    }
    #expect(show(CGRect(0, 0, 100, 100)) == "didScroll(0,-10)")
    #expect(show(CGRect(0, 50, 10, 10)) == "")
    #expect(show(CGRect(0, 400, 100, 50)) == "didScroll(0,270)")
    _ = show(CGRect(0, 5000, 100, 50), animated: true)
    world.simulation.settle()
    #expect(world.log.take().hasSuffix("didScroll(0,820) > didEndAnimation"))
    #expect(show(CGRect(0, 0, 0, 50)) == "" && show(.null) == "")
  }

  // MARK: Defaults

  @Test func `the properties start with UIKit's defaults`() {
    let view = BaseScrollView()
    let on: [KeyPath<BaseScrollView, Bool>] = [
      \.isScrollEnabled, \.bounces, \.scrollsToTop, \.delaysContentTouches,
      \.canCancelContentTouches, \.clipsToBounds, \.showsVerticalScrollIndicator,
    ]
    for flag in on { #expect(view[keyPath: flag], "\(flag)") }
    let off: [KeyPath<BaseScrollView, Bool>] = [
      \.alwaysBounceVertical, \.alwaysBounceHorizontal, \.isPagingEnabled,
      \.isDirectionalLockEnabled, \.isTracking, \.isDragging, \.isDecelerating,
    ]
    for flag in off { #expect(!view[keyPath: flag], "\(flag)") }
    #expect(view.decelerationRate == .normal && view.keyboardDismissMode == .none)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.zoomScale == 1)
    #expect(view.contentOffset == .zero && view.contentSize == .zero)
    #expect(view.adjustedContentInset == .zero)
    #expect(BaseScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(BaseScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test(.rule("S1.16")) func `the flags read what moves the content`() {
    let rows: [(state: TraceEvent.ScrollState, flags: [Bool])] = [
      ([], [false, false, false]), ([.tracking], [true, false, false]),
      ([.tracking, .dragging], [true, true, false]),
      ([.tracking, .dragging, .decelerating], [true, true, true]),
      ([.dragging, .decelerating], [false, true, true]),
    ]
    forEachRow(of: rows) { row in
      let view = BaseScrollView()
      view.scrollState = row.state
      #expect([view.isTracking, view.isDragging, view.isDecelerating] == row.flags)
    }
  }

  @Test(.rule("S1.15"))
  func `an axis can be dragged when content exceeds it or it always bounces`() {
    typealias Row = (
      height: CGFloat, bottom: CGFloat, alwaysBounces: Bool, bounces: Bool, expected: Bool
    )
    let rows: [Row] = [
      (200, 0, false, true, false),
      (201, 0, false, true, true),
      (200.4, 0, false, true, false),  // less than a pixel
      (190, 11, false, true, true),
      (10, 0, true, true, true),
      (10, 0, true, false, false),
    ]
    forEachRow(of: rows) { row in
      let view = ScrollWorld().scrollView
      view.contentSize = CGSize(width: 100, height: row.height)
      view.contentInset.bottom = row.bottom
      view.alwaysBounceVertical = row.alwaysBounces
      view.bounces = row.bounces
      #expect(view.draggableAxes == AxisPair(x: false, y: row.expected))
    }
  }

  @Test func `the guides are the content and what is visible of it`() {
    let world = ScrollWorld()
    world.scrollView.contentOffset.y = 30
    #expect(world.scrollView.contentLayoutGuide.layoutFrame == CGRect(0, 0, 100, 1000))
    #expect(world.scrollView.frameLayoutGuide.layoutFrame == CGRect(0, 30, 100, 200))
  }

  @Test func `indicator insets can be set together`() {
    let view = BaseScrollView()
    view.scrollIndicatorInsets = GridEdgeInsets(1, 2, 3, 4)
    #expect(view.horizontalScrollIndicatorInsets.left == 2)
    view.verticalScrollIndicatorInsets.top = 9
    #expect(view.scrollIndicatorInsets.top == 9)
  }
}
