import GridTesting
import Testing

/// The needs of a tester from a driver, requirement by requirement.
@MainActor @Suite("Driver requirements")
struct RequirementTests {
  @Test func `1: advance runs every tick inside, and tick is one frame`() {
    let fixture = DrivingFixture(frameRate: 50)
    let simulation = fixture.simulation
    fixture.grid.advance(by: 0.05)
    #expect(simulation.tickCount == 2)
    #expect(abs(simulation.now - 0.05) < 1e-9)
    simulation.tick()
    #expect(simulation.tickCount == 3)
    #expect(abs(simulation.now - 0.06) < 1e-9)
    simulation.advance(to: 0.2)
    #expect(simulation.tickCount == 10)
    simulation.advance(to: 0.1)
    #expect(simulation.tickCount == 10)
    fixture.grid.advance(frames: 3)
    #expect(simulation.tickCount == 13)
  }

  @Test func `1: settle over its limit names what is alive`() throws {
    let fixture = DrivingFixture()
    fixture.grid.fling(velocity: 3000)
    let settlement = fixture.grid.settle(limit: 0.5)
    #expect(!settlement.isSettled)
    let fault = try #require(fixture.simulation.faults.first)
    #expect(fault.code == "not-settled" && fault.advice.contains("decelerates at 0, "))
    #expect(fixture.grid.settle().isSettled)
  }

  @Test func `1: the default limit is ten virtual seconds`() {
    let fixture = DrivingFixture()
    fixture.simulation.after(9.9) {}
    #expect(fixture.grid.settle().isSettled)
    fixture.simulation.after(10.1) {}
    #expect(!fixture.grid.settle().isSettled)
  }

  @Test func `2: settle tells frames and virtual seconds`() {
    let thrown = DrivingFixture(scale: 3)
    thrown.grid.fling(velocity: 1000)
    let rest = thrown.grid.settle()
    // T1: 139 steps, the first of them at the release.
    #expect(rest.frames == 138)
    #expect(abs(rest.seconds - 138.0 / 60) < 1e-9)
  }

  @Test func `2: an animation that repeats for ever is told, never waited for`() throws {
    let endless = DrivingFixture()
    let view = endless.simulation.perform { () -> BaseView in
      let view = BaseView(frame: .zero)
      BaseView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
      return view
    }
    #expect(endless.grid.settle() == Settlement(frames: 0, seconds: 0, isSettled: true))
    endless.simulation.after(60) {}
    endless.grid.settle(limit: 1)
    let late = try #require(endless.simulation.faults.first)
    #expect(late.advice.contains("Not waited for: animate of 1 view, for ever"))
    #expect(view.alpha == 0)
  }

  @Test func `3: a drag loses nothing to hysteresis`() {
    let fixture = DrivingFixture()
    fixture.grid.drag(by: 100)
    #expect(fixture.y == 100)
    fixture.grid.drag(by: CGPoint(x: 40, y: -30))
    #expect(fixture.grid.contentOffset == CGPoint(x: 0, y: 70))
    #expect(fixture.simulation.tickCount == 0 && fixture.grid.isSettled)
  }

  @Test func `3: moves of a held drag add up before the rubber band`() {
    let held = DrivingFixture()
    held.grid.dragAndHold(by: -200)
    let shown = held.y
    held.grid.dragAndHold(by: 150)
    held.grid.dragAndHold(by: -150)
    #expect(held.y == shown)
    #expect(shown == -(RubberBand(length: 400).overscroll(pulling: 200)).rounded())
    held.grid.dragAndHold(by: 230)
    #expect(held.y == 30 && held.grid.isTracking)
    held.grid.release(velocity: 500)
    #expect(!held.grid.isTracking && held.grid.isDecelerating)
  }

  @Test func `3: a drag over time makes one move per tick`() {
    let fixture = DrivingFixture()
    fixture.grid.drag(by: 90, over: 0.5)
    #expect(fixture.simulation.tickCount == 30 && fixture.y == 90)
    #expect(
      fixture.log.events(of: "scrollViewDidScroll").map(\.contentOffset)
        == (1...30).map { CGPoint(x: 0, y: $0 * 3) })
    #expect(!fixture.grid.isDragging)
  }

  @Test func `3: a drag that is not held lets go at its speed`() {
    let other = DrivingFixture()
    other.grid.drag(by: 300, over: 0.3, hold: false)
    #expect(other.grid.isDecelerating)
    let ending = other.log.events(of: "scrollViewWillEndDragging").first?.detail
    #expect(ending?.hasPrefix("velocity (0, 1)") == true)
  }

  @Test func `3: a tap stops a fling where it is`() {
    let fixture = DrivingFixture()
    fixture.grid.fling(velocity: 2000)
    fixture.grid.advance(frames: 20)
    let before = fixture.y
    fixture.log.removeAll()
    fixture.grid.tapToStop()
    #expect(fixture.y == before && before > 0 && fixture.scrolling == "DG DidEndDecelerating")
    #expect(fixture.grid.isSettled && !fixture.grid.isTracking)
  }

  @Test func `3: a tap stops an animated offset where it is`() {
    let other = DrivingFixture()
    other.grid.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    other.grid.advance(by: 0.15)
    other.grid.tapToStop()
    #expect(other.y == 150 && other.grid.isSettled)
    #expect(other.log.count(of: "scrollViewDidEndScrollingAnimation") == 1)
    other.grid.settle()
    #expect(other.y == 150)
  }

  @Test func `3: a cancelled drag ends at rest inside the limits`() {
    let cancelled = DrivingFixture()
    cancelled.grid.dragAndHold(by: -80)
    #expect(cancelled.y < 0)
    cancelled.grid.cancelTouch()
    #expect(cancelled.y == 0)
    #expect(cancelled.scrolling.hasSuffix("DG WillEndDragging\nDG DidEndDragging"))
    #expect(cancelled.grid.isSettled && !cancelled.grid.isDragging)
  }

  @Test func `3: a tap on the status bar scrolls to the top in 1.6 seconds`() {
    let fixture = DrivingFixture()
    fixture.grid.contentOffset.y = 5000
    fixture.grid.scrollToTop()
    let settlement = fixture.grid.settle()
    #expect(fixture.y == 0)
    #expect(settlement.frames == 96)
    #expect(fixture.log.count(of: "scrollViewDidScrollToTop") == 1)
  }

  @Test func `3: a drag with a proposal asks the hooks with exactly that`() {
    let fixture = DrivingFixture()
    var asked: [CGPoint] = []
    fixture.delegate.retarget = { proposed in
      asked.append(proposed)
      return CGPoint(x: 0, y: (proposed.y / 50).rounded() * 50)
    }
    fixture.grid.drag(proposing: CGPoint(x: 0, y: 1234), velocity: CGPoint(x: 0, y: 700))
    fixture.grid.settle()
    #expect(asked == [CGPoint(x: 0, y: 1234)])
    #expect(fixture.y == 1250)
  }

  @Test func `3: one length on a view that scrolls both ways is a fault`() {
    let fixture = DrivingFixture()
    fixture.grid.alwaysBounceHorizontal = true
    fixture.grid.fling(velocity: 1000)
    #expect(fixture.simulation.faults.map(\.code) == ["ambiguous-axis"])
    #expect(fixture.grid.isSettled && fixture.y == 0)
  }

  @Test func `3: a view that does not scroll ignores gestures`() {
    let fixture = DrivingFixture()
    fixture.grid.isScrollEnabled = false
    fixture.grid.drag(by: 100)
    fixture.grid.drag(by: 100, over: 0.1)
    fixture.grid.fling(velocity: 900)
    #expect(fixture.y == 0 && fixture.log.count(of: "scrollViewWillBeginDragging") == 0)
  }

  @Test func `7: an item can be sampled at any time of an animation`() throws {
    let fixture = DrivingFixture()
    let path = IndexPath(item: 2, section: 0)
    let cell = try #require(fixture.grid.cellForItem(at: path))
    fixture.simulation.perform {
      BaseView.animate(withDuration: 1, delay: 0, options: .curveLinear) { cell.alpha = 0 }
    }
    #expect(fixture.grid.presentation(ofItemAt: path)?.alpha == 1)
    fixture.grid.advance(by: 0.25)
    let alpha = try #require(fixture.grid.presentation(ofItemAt: path)?.alpha)
    #expect(abs(alpha - 0.75) < 1e-9)
    #expect(
      fixture.grid.presentation(ofItemAt: path)?.frame
        == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(fixture.grid.presentation(ofItemAt: IndexPath(item: 900, section: 0)) == nil)
  }

  @Test(arguments: [60.0, 120, 59.94])
  func `8: the same script gives the same trace, bit for bit`(frameRate: Double) {
    func run() -> [TraceEvent] {
      let fixture = DrivingFixture(scale: 3, frameRate: frameRate)
      fixture.grid.fling(by: 40, velocity: 1777)
      fixture.grid.advance(by: 0.3)
      fixture.grid.swipe(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 90, y: 80), speed: 1500)
      fixture.grid.advance(by: 0.1)
      fixture.grid.tapToStop()
      fixture.grid.setContentOffset(.zero, animated: true)
      fixture.grid.settle()
      return fixture.log.events
    }
    let first = run()
    #expect(first.count > 100)
    #expect(first == run())
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func `8: a free fling ends within a pixel of itself at 60 and 120 frames`(scale: CGFloat) {
    for velocity in [300, 700, 1234, 2500, 5000] as [CGFloat] {
      let slow = DrivingFixture(count: 5000, scale: scale)
      let fast = DrivingFixture(count: 5000, scale: scale, frameRate: 120)
      slow.grid.fling(velocity: velocity)
      fast.grid.fling(velocity: velocity)
      slow.grid.settle()
      fast.grid.settle()
      #expect(abs(slow.y - fast.y) <= 1 / scale + 1e-9, "at \(velocity)")
    }
  }

  @Test func `9: fast mode tells the same ends in the same order`() {
    func ends(isFast: Bool) -> (order: [String], frames: Int) {
      let fixture = DrivingFixture()
      fixture.simulation.isFastMode = isFast
      var order: [String] = []
      let view = fixture.simulation.perform { BaseView(frame: .zero) }
      fixture.simulation.perform {
        BaseView.animate(withDuration: 0.2, animations: { view.alpha = 0.5 }) { _ in
          order.append("a")
        }
        BaseView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in order.append("b")
        }
      }
      fixture.grid.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      let frames = fixture.grid.settle().frames
      order += fixture.log.events.filter { $0.call.contains("EndScrolling") }.map(\.call)
      #expect(fixture.y == 300)
      return (order, frames)
    }
    let normal = ends(isFast: false)
    let fast = ends(isFast: true)
    #expect(normal.order == ["a", "b", "scrollViewDidEndScrollingAnimation"])
    #expect(fast.order == normal.order)
    #expect(normal.frames > 15 && fast.frames == 1)
  }

  @Test func `without the synchronous first step a fling starts at the next tick`() {
    let fixture = DrivingFixture()
    fixture.grid.scrollFidelity.synchronousFirstStep = false
    fixture.grid.fling(velocity: 1000)
    #expect(fixture.y == 0)
    fixture.grid.scrollFidelity.synchronousFirstStep = true
    fixture.grid.tapToStop()
    fixture.grid.fling(velocity: 1000)
    // T2b: 16.3722 after the first frame.
    #expect(fixture.y == 16)
  }

  @Test func `the edge quirk overshoots by a fifth more`() throws {
    func peak(isQuirky: Bool) -> CGFloat {
      // A plain scroll view: a grid at its limit, asked by its layout's hook, stays there (C2.10).
      let simulation = Simulation(screen: GridScreen(scale: 3))
      let view = simulation.perform {
        BaseScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      }
      view.contentSize = CGSize(width: 320, height: 5000)
      view.scrollFidelity.edgeQuirk = isQuirky
      view.fling(velocity: -1000)
      var least = view.contentOffset.y
      while !view.isSettled {
        view.advance(frames: 1)
        least = min(least, view.contentOffset.y)
      }
      #expect(view.contentOffset.y == 0)
      return least
    }
    let plain = peak(isQuirky: false)
    let quirky = peak(isQuirky: true)
    #expect(abs(plain + 33.3) < 0.7)
    #expect(abs(quirky + 40.4) < 0.7)
  }

  @Test func `the creep speed decides how long the last stretch takes`() {
    func frames(creep: CGFloat) -> Int {
      let fixture = DrivingFixture()
      fixture.grid.scrollFidelity.creepSpeedPerMs = creep
      fixture.delegate.retarget = { _ in CGPoint(x: 0, y: 300) }
      fixture.grid.fling(velocity: 1000)
      let frames = fixture.grid.settle().frames
      #expect(fixture.y == 300)
      return frames
    }
    #expect(frames(creep: 0.005) > frames(creep: 0.5))
  }
}
