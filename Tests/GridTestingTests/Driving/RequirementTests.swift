import GridTesting
import TestSupport
import Testing

/// The needs of a tester from a driver. What follows from a fling is with the tests of the runtime.
@MainActor @Suite("Driver requirements")
struct RequirementTests {
  @Test func `advance runs every tick inside, and tick is one frame`() {
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

  @Test func `the default limit of settling is ten virtual seconds`() {
    let fixture = DrivingFixture()
    fixture.simulation.after(9.9) {}
    #expect(fixture.grid.settle().isSettled)
    fixture.simulation.after(10.1) {}
    #expect(!fixture.grid.settle().isSettled)
  }

  /// A gesture and what comes of it.
  private struct Row {
    var name: String
    var y: CGFloat
    /// The ticks that it takes; nil if they do not matter.
    var ticks: Int?
    /// The last calls about scrolling, without their details.
    var calls: String
    var faults: [String]
    var make: @MainActor (DrivingFixture) -> Void

    init(
      _ name: String, y: CGFloat, ticks: Int? = 0, calls: String = "", faults: [String] = [],
      _ make: @escaping @MainActor (DrivingFixture) -> Void
    ) {
      (self.name, self.y, self.ticks) = (name, y, ticks)
      (self.calls, self.faults, self.make) = (calls, faults, make)
    }
  }

  @Test(.rows) func `a gesture ends where it should, at rest`() {
    let dragging = "DG WillEndDragging\nDG DidEndDragging"
    let rows = [
      Row("a drag loses nothing to hysteresis", y: 100, calls: dragging) { $0.grid.drag(by: 100) },
      Row("a drag across and down", y: 70, calls: dragging) {
        $0.grid.contentOffset.y = 100
        $0.grid.drag(by: CGPoint(x: 40, y: -30))
      },
      Row("a drag over time makes one move per tick", y: 90, ticks: 30, calls: dragging) {
        $0.grid.drag(by: 90, over: 0.5)
        #expect(
          $0.log.events(of: "scrollViewDidScroll").map(\.contentOffset)
            == (1...30).map { CGPoint(x: 0, y: $0 * 3) })
      },
      Row("a tap stops an animation", y: 150, ticks: 9, calls: "DG DidEndScrollingAnimation") {
        $0.grid.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        $0.grid.advance(by: 0.15)
        $0.grid.tapToStop()
        #expect($0.log.count(of: "scrollViewDidEndScrollingAnimation") == 1)
      },
      Row("a cancelled drag ends inside the limits", y: 0, calls: dragging) {
        $0.grid.dragAndHold(by: -80)
        #expect($0.y < 0)
        $0.grid.cancelTouch()
      },
      Row("a tap on the status bar", y: 0, ticks: 96, calls: "DG DidScrollToTop") {
        $0.grid.contentOffset.y = 5000
        $0.grid.scrollToTop()
        $0.grid.settle()
        #expect($0.log.count(of: "scrollViewDidScrollToTop") == 1)
      },
      Row("a drag with a proposal asks the hooks with it", y: 1250, ticks: nil) { fixture in
        var asked: [CGPoint] = []
        fixture.delegate.retarget = { proposed in
          asked.append(proposed)
          return CGPoint(x: 0, y: (proposed.y / 50).rounded() * 50)
        }
        fixture.grid.drag(proposing: CGPoint(x: 0, y: 1234), velocity: CGPoint(x: 0, y: 700))
        fixture.grid.settle()
        #expect(asked == [CGPoint(x: 0, y: 1234)])
      },
      Row("one length on a view that scrolls both ways", y: 0, faults: ["ambiguous-axis"]) {
        $0.grid.alwaysBounceHorizontal = true
        $0.grid.fling(velocity: 1000)
      },
      Row("a view that does not scroll ignores gestures", y: 0, ticks: nil) {
        $0.grid.isScrollEnabled = false
        $0.grid.drag(by: 100)
        $0.grid.drag(by: 100, over: 0.1)
        $0.grid.fling(velocity: 900)
        #expect($0.log.count(of: "scrollViewWillBeginDragging") == 0)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let fixture = DrivingFixture()
      row.make(fixture)
      let (grid, simulation) = (fixture.grid, fixture.simulation)
      #expect(grid.contentOffset == CGPoint(x: 0, y: row.y))
      #expect(fixture.scrolling.hasSuffix(row.calls), "\(fixture.scrolling)")
      if let ticks = row.ticks { #expect(simulation.tickCount == ticks) }
      #expect(grid.isSettled && !grid.isTracking && !grid.isDragging)
      #expect(simulation.faults.map(\.code) == row.faults)
      grid.settle()
      #expect(fixture.y == row.y)
    }
  }

  @Test func `moves of a held drag add up before the rubber band`() {
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

  @Test func `a drag that is not held lets go at its speed`() {
    let other = DrivingFixture()
    other.grid.drag(by: 300, over: 0.3, hold: false)
    #expect(other.grid.isDecelerating)
    let ending = other.log.events(of: "scrollViewWillEndDragging").first?.detail
    #expect(ending?.hasPrefix("velocity (0, 1)") == true)
  }

  @Test func `a tap stops a fling where it is`() {
    let fixture = DrivingFixture()
    fixture.grid.fling(velocity: 2000)
    fixture.grid.advance(frames: 20)
    let before = fixture.y
    fixture.log.removeAll()
    fixture.grid.tapToStop()
    #expect(fixture.y == before && before > 0 && fixture.scrolling == "DG DidEndDecelerating")
    #expect(fixture.grid.isSettled && !fixture.grid.isTracking)
  }

  @Test func `an item can be sampled at any time of an animation`() throws {
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
  func `the same script gives the same trace, bit for bit`(frameRate: Double) {
    let traces = (0..<2).map { _ in
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
    #expect(traces[0].count > 100 && traces[0] == traces[1])
  }
}
