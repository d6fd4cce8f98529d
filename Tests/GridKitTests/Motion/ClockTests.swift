import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Virtual clock", .rows)
struct ClockTests {
  private let simulation = Simulation(screen: GridScreen(scale: 1))

  // MARK: A tick

  @Test func `a tick does inputs, scrolling, links, layout, ends of animations, then blocks`() {
    let script = ScrollScript()
    let simulation = script.simulation
    let log = EventLog()
    script.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    let view = simulation.perform { LayoutView(frame: CGRect(0, 0, 10, 10)) }
    let window = GridWindow(holding: view)
    view.whenLaidOut = { _ in log.add("layout") }
    script.spy.on = { name, _ in
      log.add(name)
      view.setNeedsLayout()
      simulation.async { log.add("block of \(name)") }
    }
    let link = simulation.makeDisplayLink { _ in log.add("link") }
    simulation.perform {
      BaseView.animate(withDuration: 1.0 / 60, animations: { view.alpha = 0 }) { _ in
        log.add("first end")
        simulation.async { log.add("block of an end") }
      }
      BaseView.animate(withDuration: 0, animations: { view.alpha = 1 }) { _ in
        log.add("second end")
      }
    }
    simulation.async { log.add("block from before") }
    simulation.after(0.001) { log.add("delayed block") }
    simulation.input(at: 0.002, name: "late") { log.add("second input") }
    simulation.input(at: 0.001, name: "early") { log.add("first input") }
    simulation.tick()
    #expect(
      log.take() == """
        first input > second input > didScroll > link > layout > first end > second end > \
        block from before > block of didScroll > block of an end > delayed block
        """)
    #expect(view.window === window)
    link.invalidate()
  }

  @Test func `inputs and blocks run in the first tick that is due`() {
    let rows: [ActionRow<(simulation: Simulation, add: (String) -> Void), String>] = [
      ActionRow("blocks that enqueue blocks take turns with ticks", "3@1 > 2@2 > 1@3 > 0@4") {
        simulation, add in
        @MainActor func chain(_ left: Int) {
          add("\(left)")
          if left > 0 { simulation.async { chain(left - 1) } }
        }
        simulation.async { chain(3) }
      },
      ActionRow("an input may hand in another for the same tick", "a@1 > b@1 > c@2") {
        simulation, add in
        simulation.input(at: 0, name: "a") {
          add("a")
          simulation.input(at: 0.01, name: "b") { add("b") }
          simulation.input(at: 0.02, name: "c") { add("c") }
        }
      },
      ActionRow(
        "delayed blocks, in the order of their times",
        "0.0@1 > -1.0@1 > 0.03@2 > 0.03@2 > 0.05@3"
      ) { simulation, add in
        for delay in [0.05, 0.03, 0.03, 0, -1] { simulation.after(delay) { add("\(delay)") } }
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let (simulation, log) = (Simulation(screen: GridScreen(scale: 1)), EventLog())
      row.act((simulation, { log.add("\($0)@\(simulation.tickCount)") }))
      let frames = simulation.settle().frames
      #expect(log.take() == row.outcome)
      #expect(row.outcome.hasSuffix("@\(frames)"))
    }
  }

  @Test func `within a tick the simulation is the current one`() {
    var seen: Simulation?
    simulation.async { seen = Simulation.current }
    simulation.tick()
    #expect(seen === simulation)
    #expect(Simulation.current !== simulation)
  }

  // MARK: Advancing

  @Test func `parts of frames add up`() {
    var ticks: [Int] = []
    for _ in 0..<10 {
      simulation.advance(by: 0.01)
      ticks.append(simulation.tickCount)
    }
    #expect(ticks == [0, 1, 1, 2, 3, 3, 4, 4, 5, 6])
    #expect(abs(simulation.now - 0.1) < 1e-12)
    simulation.tick()
    #expect(abs(simulation.now - 7.0 / 60) < 1e-12)
  }

  @Test func `a second has as many ticks as the frame rate says`() {
    forEachRow(of: [24.0, 30, 50, 59.94, 60, 90, 120, 144]) { frameRate in
      let simulation = Simulation(frameRate: frameRate)
      simulation.advance(by: 1)
      #expect(simulation.tickCount == Int(frameRate))
      simulation.advance(by: 99)
      #expect(simulation.tickCount == Int((frameRate * 100).rounded(.down)))
      #expect(simulation.now == 100)
    }
  }

  @Test func `time does not run backwards`() {
    simulation.advance(by: 1)
    simulation.advance(by: -0.5)
    simulation.advance(to: 0.2)
    #expect(simulation.now == 1)
    #expect(simulation.tickCount == 60)
  }

  @Test func `a frame rate that changes counts from that moment`() {
    simulation.advance(by: 0.5)
    simulation.frameRate = 10
    var times: [Double] = []
    simulation.makeDisplayLink { times.append(($0.timestamp * 1000).rounded() / 1000) }
    simulation.advance(by: 0.35)
    #expect(times == [0.6, 0.7, 0.8])
  }

  // MARK: Display links

  @Test func `a link knows its frame and can pause and end`() {
    var calls: [String] = []
    let link = simulation.makeDisplayLink { link in
      let milliseconds = [link.timestamp, link.targetTimestamp, link.duration]
        .map { "\(Int(($0 * 1000).rounded()))" }
      calls.append(milliseconds.joined(separator: " "))
    }
    simulation.tick()
    link.isPaused = true
    simulation.tick()
    link.isPaused = false
    simulation.tick()
    link.invalidate()
    simulation.tick()
    #expect(calls == ["17 33 17", "50 67 17"])
  }

  @Test func `a link that another one ends in the same tick is not called`() {
    var calls: [String] = []
    var second: GridDisplayLink?
    let first = simulation.makeDisplayLink { _ in
      calls.append("first")
      second?.invalidate()
    }
    second = simulation.makeDisplayLink { _ in calls.append("second") }
    simulation.tick()
    #expect(calls == ["first"])
    first.invalidate()
  }

  // MARK: Settling

  @Test func `settling at rest takes no time, layout included`() {
    let view = simulation.perform { LayoutView(frame: CGRect(0, 0, 10, 10)) }
    view.setNeedsLayout()
    #expect(simulation.settle() == Settlement(frames: 0, seconds: 0, isSettled: true))
    #expect(view.passes == 1)
    #expect(simulation.isAtRest)
  }

  @Test func `settling waits for the longest of what ends`() {
    let rows: [ActionRow<ScrollScript, Int>] = [
      ActionRow("an offset of 18 frames, a block and the longest, an animation", 30) { script in
        script.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        script.simulation.after(0.4) {}  // 24 frames
        script.simulation.perform {
          BaseView.animate(withDuration: 0.2, delay: 0.3, animations: { script.view.alpha = 0 })
        }
      },
      ActionRow("a finger, a link and a repeating animation", 0) { script in
        script.simulation.makeDisplayLink { _ in }
        script.simulation.perform {
          BaseView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse],
            animations: { script.view.alpha = 0 })
        }
        script.drag(10)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let script = ScrollScript()
      row.act(script)
      let settlement = script.simulation.settle()
      #expect(settlement.frames == row.outcome)
      #expect(abs(settlement.seconds - Double(row.outcome) / 60) < 1e-12)
    }
  }

  /// A world in which nothing comes to rest soon.
  private func restless(_ simulation: Simulation) -> BaseScrollView {
    let view = simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 200)) }
    view.contentSize = CGSize(width: 100, height: 90_000)
    view.engine.beginDrag()
    view.engine.endDrag(velocityPerMs: CGPoint(x: 0, y: 5))
    simulation.perform {
      BaseView.animate(withDuration: 7, animations: { view.alpha = 0 })
      BaseView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 1 })
    }
    simulation.after(9) {}
    simulation.input(at: 8, name: "touch up") {}
    func again() { simulation.async(again) }
    again()
    simulation.makeDisplayLink { _ in }
    return view
  }

  @Test func `a simulation that does not settle is a fault that lists what is alive`() {
    simulation.faultPolicy = .record
    let view = restless(simulation)
    let settlement = simulation.settle(limit: 1)
    #expect(!settlement.isSettled)
    #expect(settlement.frames == 60)
    #expect(abs(simulation.now - 1) < 1e-12)
    #expect(view.isDecelerating)
    #expect(
      simulation.faults.map(\.description) == [
        """
        the simulation did not come to rest within 1 s of virtual time
        Still alive:
        - UIScrollView decelerates at 0, 2169 with 0, 0.653 points per millisecond
        - animate of 1 view, 6 s left
        - input "touch up" at 8 s
        - block at 9 s
        - 1 blocks for the next tick
        Stop what never ends, or settle with a larger limit. Not waited for: \
        animate of 1 view, for ever, a display link. [not-settled]
        """
      ])
  }

  @Test func `layout that is asked for in every layout is alive`() {
    simulation.faultPolicy = .record
    let view = simulation.perform { LayoutView(frame: CGRect(0, 0, 10, 10)) }
    view.whenLaidOut = { [simulation] view in simulation.async { view.setNeedsLayout() } }
    view.setNeedsLayout()
    simulation.settle(limit: 0.1)
    #expect(simulation.faults.count == 1)
    #expect(
      simulation.faults.first?.advice.contains("layout that is asked for again in every tick")
        == true)
  }
}
