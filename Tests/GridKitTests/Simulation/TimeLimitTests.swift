import GridKit
import GridTesting
import TestSupport
import Testing

/// No number of seconds, frames or frames a second makes a call that never ends.
@MainActor @Suite("Limits of virtual time", .rows)
struct TimeLimitTests {
  private let simulation = Simulation.recording()

  private var codes: [String] { simulation.faults.map(\.code) }

  @Test func `a frame rate from 1 to 10000 is kept, any other is a fault and changes nothing`() {
    let rates: [Double] = [
      .nan, .infinity, -.infinity, 0, -60, 0.5, 10_001, 1e9, 9.2e18, 1, 24, 59.94, 240, 10_000,
    ]
    forEachRow(of: rates) { rate in
      let simulation = Simulation.recording()
      let isKept = (1...10_000).contains(rate)
      simulation.frameRate = 120
      simulation.frameRate = rate
      #expect(simulation.faults.map(\.code) == (isKept ? [] : ["frame-rate"]))
      #expect(simulation.frameRate == (isKept ? rate : 120))
      if isKept { return }
      simulation.advance(by: 1)
      #expect(simulation.tickCount == 120)
    }
  }

  @Test func `a simulation that is made with no frame rate ends the program`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { await MainActor.run { _ = Simulation(frameRate: .nan) } }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("the frame rate of a simulation was set to nan"))
    #expect(text.contains("[frame-rate]"))
  }

  @Test func `seconds that lead nowhere are a fault, and no time passes`() {
    forEachRow(of: [Double.nan, .infinity, -.infinity, 1e308, 1.1e9]) { seconds in
      let simulation = Simulation.recording()
      simulation.advance(by: 0.5)
      simulation.advance(by: seconds)
      simulation.advance(to: seconds)
      #expect(simulation.settle(limit: seconds).isSettled == false)
      simulation.async {}
      #expect(simulation.settle(limit: seconds).isSettled == false)
      #expect(simulation.faults.map(\.code) == Array(repeating: "virtual-time", count: 4))
      #expect(simulation.now == 0.5)
      #expect(simulation.tickCount == 30)
    }
  }

  @Test func `frames without number are a fault`() {
    simulation.advance(frames: .max)
    #expect(codes == ["virtual-time"])
    #expect(simulation.tickCount == 0)
    simulation.advance(frames: .min)
    simulation.advance(frames: 3)
    #expect(simulation.tickCount == 3)
  }

  @Test func `years in which nothing happens pass at once`() {
    simulation.advance(by: 1e8)
    #expect(codes == [])
    #expect(simulation.now == 1e8)
    #expect(simulation.tickCount == 6_000_000_000)
    simulation.advance(frames: 600)
    #expect(simulation.now == 100_000_010)
  }

  @Test func `a block in a distant year is waited for without a tick in between`() {
    var ticks: [Int] = []
    simulation.after(1e7) { ticks.append(simulation.tickCount) }
    let settlement = simulation.settle(limit: 1e8)
    #expect(settlement.isSettled)
    #expect(ticks == [600_000_000])
    #expect(settlement.frames == 600_000_000)
  }

  /// A display link makes every tick one with something to do: none is passed over.
  @Test(.seeds(0..<3)) func `ticks that are passed over count like others`() {
    func run(rate: Double, hasLink: Bool) -> [String] {
      let simulation = Simulation(frameRate: rate)
      if hasLink { simulation.makeDisplayLink { _ in } }
      var random = SplitMix64(seed: currentSeed)
      var log: [String] = []
      func share() -> Double { Double(random.next(below: 10_000)) / 10_000 }
      func note() { log.append("\(simulation.tickCount) \(simulation.now)") }
      for _ in 0..<40 {
        for _ in 0..<random.next(below: 4) { simulation.after(share() * 3, note) }
        switch random.next(below: 4) {
        case 0: simulation.advance(frames: random.next(below: 60))
        case 1: simulation.frameRate = random.next(below: 2) == 0 ? rate : 60
        case 2: simulation.settle()
        default: simulation.advance(by: share() * 2)
        }
        note()
      }
      return log
    }
    for rate in [24.0, 30, 59.94, 60, 90, 120, 144, 1000] {
      #expect(run(rate: rate, hasLink: false) == run(rate: rate, hasLink: true), "rate \(rate)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a delay or duration that is none is a fault`(_ seconds: Double) {
    simulation.after(seconds) { Issue.record("ran") }
    #expect(codes == ["virtual-time"])
    #expect(simulation.isAtRest)
    simulation.perform {
      let view = BaseView()
      BaseView.animate(withDuration: seconds) { view.alpha = 0 }
      BaseView.animate(withDuration: 1, delay: seconds, animations: { view.alpha = 1 })
      BaseView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(seconds),
        initialSpringVelocity: 0, animations: { view.alpha = 0.5 })
      #expect(view.presentation.alpha.isFinite)
    }
    #expect(codes == ["virtual-time", "virtual-time", "virtual-time", "non-finite-geometry"])
    #expect(simulation.settle().isSettled)
  }

  @Test func `a lap without end turns round without a trap`() {
    simulation.perform {
      let view = BaseView()
      BaseView.animate(
        withDuration: 1e-300, delay: 0, options: [.repeat, .autoreverse],
        animations: { view.alpha = 0 })
      #expect(view.presentation(at: 5).alpha.isFinite)
    }
  }

  #if !DEBUG
    @Test func `a link that never ends is a fault after a million frames`() {
      simulation.makeDisplayLink { _ in }
      simulation.advance(by: 1e8)
      #expect(codes == ["virtual-time"])
      #expect(simulation.tickCount == Simulation.mostFrames)
      #expect(simulation.faults[0].advice.contains("- a display link"))
    }
  #endif
}
