import GridHost
import GridScenarios
import GridTesting
import TestSupport
import Testing

/// Differences add up, whatever happens and however often a host asks.
@MainActor @Suite("Random sessions of hosts")
struct HostRandomTests {
  @Test(.rule("HO-4"), .seeds(0..<300, inDebug: 25))
  func `the sum of frames is what shows, and the end is the same at any rate`() throws {
    let seed = currentSeed
    let script = HostScript(seed: seed)
    func play(_ wait: @escaping () -> TimeInterval) throws -> (end: HostState, frames: Int) {
      let fixture = HostFixture([40, 60])
      try script.play(on: fixture, askingAfter: wait) { fixture in
        let state = try fixture.session.state()
        #expect(fixture.shown == state, "at \(fixture.frame.time)")
        // Ranks and numbers tell views apart.
        #expect(Set(state.views.map(\.rank)).count == state.views.count)
        #expect(Set(state.views.map(\.view)).count == state.views.count)
      }
      var end = fixture.shown
      let frames = end.sequence
      end.sequence = 0
      return (end, frames)
    }
    let each = try play { 1.0 / 60 }
    var random = SplitMix64(seed: ~seed)
    let some = try play { Double.random(in: 0.001...0.24, using: &random) }
    #expect(some.frames != each.frames)
    #expect(some.end == each.end)
  }

  @Test(.rule("HO-5"), .seeds(0..<40, inDebug: 10))
  func `a script played twice gives the same bytes`() throws {
    let seed = currentSeed
    let script = HostScript(seed: seed)
    func lines() throws -> [String] {
      let fixture = HostFixture([40, 60], events: [.delegate, .dataSource, .layout])
      var random = SplitMix64(seed: seed)
      var lines: [String] = []
      try script.play(
        on: fixture, askingAfter: { Double.random(in: 0.01...0.2, using: &random) }
      ) { lines.append($0.frame.line()) }
      return lines
    }
    #expect(try lines() == lines())
  }
}
