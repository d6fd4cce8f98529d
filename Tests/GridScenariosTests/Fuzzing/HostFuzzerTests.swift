@testable import gridfuzz
import GridHost
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("Random sessions of a model host")
struct HostFuzzerTests {
  @Test(.seeds(0..<100, inDebug: 25))
  func `a host that shows frames alone shows and binds what the grid does`() {
    var fuzzer = HostFuzzer()
    let failure = fuzzer.failure(seed: currentSeed)
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
    #expect(fuzzer.tally.requests > 1)
  }

  @Test func `a seed gives the same session each time`() {
    #expect(HostFuzzScript(seed: 7) == HostFuzzScript(seed: 7))
    #expect(HostFuzzScript(seed: 7) != HostFuzzScript(seed: 8))
  }

  /// The first failure of some seeds under frames that are spoilt.
  private func failure(
    _ spoil: @escaping (inout HostFrame) -> Void
  ) -> FuzzFailure<HostFuzzScript>? {
    var fuzzer = HostFuzzer(spoiling: spoil)
    for seed: UInt64 in 0..<20 {
      if let failure = fuzzer.failure(seed: seed) { return failure }
    }
    return nil
  }

  @Test(.rows)
  func `a host that is told the wrong thing is found, and its session is replayed`() throws {
    // The host keeps what is gone.
    let kept = try #require(failure { if $0.base != nil { $0.gone = [] } })
    #expect(kept.problem.claim == .sum)
    // The host is not told to bind: the views of differences keep the bind of the first
    // configuration.
    let bound = try #require(
      failure { frame in
        frame.show = frame.show.map { view in
          var view = view
          view.bind = 1
          return view
        }
      })
    #expect([.sum, .binding].contains(bound.problem.claim))
    let failures = [("the sum", kept), ("the binding", bound)]
    forEachRow(of: failures, named: \.0) { _, failure in
      #expect(failure.play.length <= failure.fullLength)
      let server = HostServer()
      #expect(failure.play.lines.first?.contains("\"hello\"") == true)
      for line in failure.play.lines { #expect(server.answer(line).contains("\"jsonrpc\"")) }
      #expect("\(failure)".contains("gridview host --replay FILE"))
    }
  }
}
