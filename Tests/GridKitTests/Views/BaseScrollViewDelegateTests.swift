import GridKit
import GridTesting
import TestSupport
import Testing

@Suite("Scroll view delegate")
@MainActor
struct BaseScrollViewDelegateTests {
  private final class Empty: BaseScrollViewDelegate {}

  private final class Full: BaseScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: BaseScrollView) {}
    func scrollViewDidZoom(_ scrollView: BaseScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: BaseScrollView) {}
    func scrollViewWillEndDragging(
      _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.y += velocity.y }
    func scrollViewDidEndDragging(_ scrollView: BaseScrollView, willDecelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: BaseScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: BaseScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: BaseScrollView) {}
    func viewForZooming(in scrollView: BaseScrollView) -> BaseView? { scrollView }
    func scrollViewWillBeginZooming(_ scrollView: BaseScrollView, with view: BaseView?) {}
    func scrollViewDidEndZooming(
      _ scrollView: BaseScrollView, with view: BaseView?, atScale scale: CGFloat
    ) {}
    func scrollViewShouldScrollToTop(_ scrollView: BaseScrollView) -> Bool { false }
    func scrollViewDidScrollToTop(_ scrollView: BaseScrollView) {}
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: BaseScrollView) {}
  }

  /// Which optional calls found their method, as `1` and `0`.
  private func answers(of delegate: any BaseScrollViewDelegate) -> String {
    let view = BaseScrollView()
    var target = CGPoint.zero
    let other: (any BaseScrollViewDelegate)? = delegate
    return [
      other?.scrollViewDidScroll?(view) != nil,
      other?.scrollViewDidZoom?(view) != nil,
      other?.scrollViewWillBeginDragging?(view) != nil,
      other?.scrollViewWillEndDragging?(
        view, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target) != nil,
      other?.scrollViewDidEndDragging?(view, willDecelerate: true) != nil,
      other?.scrollViewWillBeginDecelerating?(view) != nil,
      other?.scrollViewDidEndDecelerating?(view) != nil,
      other?.scrollViewDidEndScrollingAnimation?(view) != nil,
      other?.viewForZooming?(in: view) != nil,
      other?.scrollViewWillBeginZooming?(view, with: nil) != nil,
      other?.scrollViewDidEndZooming?(view, with: nil, atScale: 1) != nil,
      other?.scrollViewShouldScrollToTop?(view) != nil,
      other?.scrollViewDidScrollToTop?(view) != nil,
      other?.scrollViewDidChangeAdjustedContentInset?(view) != nil,
    ].map { $0 ? "1" : "0" }.joined() + (target.y == 0 ? "" : " moved")
  }

  @Test func `optional calls answer nil exactly where the method is missing`() {
    #expect(answers(of: Empty()) == "00000000000000")
    #expect(answers(of: Full()) == "11111111111111 moved")
    #expect(answers(of: SpyDelegate(recordingTo: EventLog())) == "10010001000101")
  }

  @Test func `the delegate is not kept alive`() {
    let view = BaseScrollView()
    do {
      let delegate = Empty()
      view.delegate = delegate
      #expect(view.delegate === delegate)
    }
    #expect(view.delegate == nil)
    view.contentOffset.y = 10
  }

  @Test func `another delegate's methods are found anew`() {
    let world = ScrollWorld()
    let empty = Empty()
    world.scrollView.delegate = empty
    world.scrollView.contentOffset.y = 10
    world.scrollView.contentOffset.y = 20
    world.scrollView.delegate = world.delegate
    world.scrollView.contentOffset.y = 30
    #expect(world.log.take() == "didScroll(0,30)")
  }

  @Test func `a delegate that passes calls on hears the next one, whoever lacked the last`() {
    final class Relay: BaseScrollViewDelegate {
      var target: (any BaseScrollViewDelegate)?
      func scrollViewDidScroll(_ scrollView: BaseScrollView) {
        target?.scrollViewDidScroll(scrollView)
      }
    }
    let world = ScrollWorld()
    let relay = Relay()
    world.scrollView.delegate = relay
    relay.target = Empty()
    world.scrollView.contentOffset.y = 10
    relay.target = world.delegate
    world.scrollView.contentOffset.y = 20
    #expect(world.log.take() == "didScroll(0,20)")
  }

  // MARK: Answers

  @Test func `answers are the delegate's, or the defaults if they are missing`() {
    let view = BaseScrollView()
    let caller = view.delegateCaller
    let (empty, full) = (Empty(), Full())
    let target = CGPoint(x: 1, y: 7)
    for delegate in [nil, empty] {
      view.delegate = delegate
      #expect(caller.shouldScrollToTop())
      #expect(caller.willEndDragging(velocity: .zero, target: target) == nil)
      #expect(caller.viewForZooming() == nil)
    }
    view.delegate = full
    #expect(!view.delegateCaller.shouldScrollToTop())
    #expect(view.delegateCaller.viewForZooming() === view)
    let answer = view.delegateCaller.willEndDragging(velocity: CGPoint(x: 0, y: 3), target: target)
    #expect(answer == CGPoint(x: 1, y: 10))
  }

  // MARK: Trace

  private func record(_ world: ScrollWorld, _ action: () -> Void) -> String {
    return ScrollTrace.text(world.simulation.traced(action).events)
  }

  @Test func `calls are traced before what they cause, from the first one on`() {
    let world = ScrollWorld()
    world.delegate.didScroll = { view in
      if view.contentOffset.y < 30 { view.contentOffset.y += 10 }
    }
    #expect(record(world) { world.scrollView.contentOffset.y = 10 } == "DS x3 --- 10 … 30")
    #expect(record(world) { world.scrollView.contentOffset.y = 11 } == "DS x3 --- 11 … 31")
  }

  @Test func `calls carry the state flags, and answers what was answered`() {
    let world = ScrollWorld()
    world.scrollView.scrollState = [.tracking, .dragging]
    world.delegate.willEndDragging = { $2.pointee.y = 99 }
    let caller = world.scrollView.delegateCaller
    let calls = record(world) {
      caller.willBeginDragging()
      caller.didEndScrollingAnimation()
      _ = caller.willEndDragging(velocity: CGPoint(x: 0, y: 0.5), target: CGPoint(x: 0, y: 50))
      caller.didEndDragging(willDecelerate: true)
      _ = caller.shouldScrollToTop()
    }
    #expect(
      calls == """
        didEndScrollingAnimation TD- 0
        willEndDragging velocity (0, 0.5) target (0, 50) → (0, 99) TD- 0
        shouldScrollToTop → false TD- 0
        """)
  }

  @Test func `methods that are missing leave no trace, but what their callers do stays`() {
    let world = ScrollWorld()
    let empty = Empty()
    world.scrollView.delegate = empty
    #expect(record(world) { world.scrollView.contentOffset.y = 5 } == "")
    #expect(record(world) { world.scrollView.contentInset.top = 5 } == "")
  }
}
