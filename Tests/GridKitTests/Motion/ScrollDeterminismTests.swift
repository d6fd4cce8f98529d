import GridKit
import TestSupport
import Testing

@MainActor @Suite("Scrolling is the same every time")
struct ScrollDeterminismTests {
  /// A little of everything, written down with times and offsets.
  private func run(seed: UInt64, frameRate: Double) -> String {
    var state = seed
    func pick(_ range: ClosedRange<Int>) -> CGFloat {
      // A linear congruence is chance enough here.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(range.lowerBound + Int(state >> 33) % range.count)
    }
    let script = ScrollScript(grid: 300, scale: 2, rate: frameRate)
    script.view.scrollFidelity.flickMultiplier = seed % 2 == 0
    for _ in 0..<12 {
      switch Int(pick(0...5)) {
      case 0: script.view.setContentOffset(CGPoint(x: 0, y: pick(0...9000)), animated: true)
      case 1: script.engine.scrollToTop()
      case 2: script.view.isPagingEnabled.toggle()
      case 3:
        script.engine.touchDown()
        script.tick()
        script.engine.touchUp()
      default:
        script.drag(pick(-90...90), pick(-200...200))
        script.release(pick(-40...40) / 10)
      }
      script.simulation.advance(by: Double(pick(0...90)) / 100)
    }
    script.simulation.settle(limit: 60)
    #expect(script.simulation.faults.isEmpty)
    let limits = script.view.offsetLimits
    #expect(limits.contains(script.view.contentOffset))
    #expect(script.view.scrollState == [])
    return script.fullText
  }

  @Test(.seeds(0..<12, inDebug: 4)) func `the same script gives the same trace byte for byte`() {
    for frameRate in [60.0, 120] {
      let first = run(seed: currentSeed, frameRate: frameRate)
      #expect(first.contains("scrollViewDidScroll"), "\(frameRate) Hz")
      #expect(first == run(seed: currentSeed, frameRate: frameRate), "\(frameRate) Hz")
    }
  }

  @Test func `many views move independently of each other and of their order`() {
    func ends(_ order: [Int]) -> [CGFloat] {
      let simulation = Simulation(screen: GridScreen(scale: 2))
      let views = (0..<order.count).map { _ in
        simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 200)) }
      }
      for view in views { view.contentSize = CGSize(width: 100, height: 3000) }
      for index in order {
        views[index].engine.beginDrag()
        views[index].engine.endDrag(velocityPerMs: CGPoint(x: 0, y: CGFloat(index + 1) * 0.4))
        simulation.tick()
      }
      simulation.settle()
      return views.map(\.contentOffset.y)
    }
    #expect(ends([0, 1, 2, 3, 4]) == ends([3, 1, 4, 0, 2]))
  }
}
