@testable import gridfuzz
import GridHost
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("Random sessions of a model host")
struct HostFuzzerTests {
  @Test(.rule("HO-3", "HO-4", "HO-5", "HO-12"), .seeds(0..<100, inDebug: 8))
  func `a host that shows frames alone shows and binds what the grid does, each time`() throws {
    let script = HostFuzzScript(seed: currentSeed)
    #expect(script == HostFuzzScript(seed: currentSeed))
    #expect(script != HostFuzzScript(seed: currentSeed + 1))
    var fuzzer = HostFuzzer()
    let play = fuzzer.play(script)
    #expect(play.problem == nil, "\(play.lines.joined(separator: "\n"))")
    #expect(fuzzer.tally.requests > 1)
    // The same lines have the same answers, and these are as the schema says.
    let (one, other) = (HostServer(), HostServer())
    for line in play.lines {
      let answer = one.answer(line)
      _ = try HostClient.check(answer)
      #expect(other.answer(line) == answer)
    }
  }

  @Test(.rows) func `a host that is told the wrong thing is found, and its session is replayed`() {
    typealias Row = (name: String, claims: [FuzzProblem.Claim], spoil: (inout HostFrame) -> Void)
    let rows: [Row] = [
      ("it keeps what is gone", [.sum], { if $0.base != nil { $0.gone = [] } }),
      // The views of differences keep the bind of the first configuration.
      (
        "it is not told to bind", [.sum, .binding],
        { frame in for index in frame.show.indices { frame.show[index].bind = 1 } }
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, claims, spoil in
      var fuzzer = HostFuzzer(spoiling: spoil)
      // The shortest session that fails is shrunk.
      let plays = (0..<20 as Range<UInt64>).map { seed in
        (seed: seed, play: fuzzer.play(HostFuzzScript(seed: seed)))
      }
      let failing = plays.filter { $0.play.problem != nil }
      let shortest = try #require(failing.min { $0.play.length < $1.play.length })
      let found = fuzzer.failure(seed: shortest.seed)
      let failure = try #require(found)
      #expect(claims.contains(failure.problem.claim))
      #expect(failure.play.length <= failure.fullLength)
      let server = HostServer()
      #expect(failure.play.lines.first?.contains("\"hello\"") == true)
      for line in failure.play.lines { #expect(server.answer(line).contains("\"jsonrpc\"")) }
      #expect("\(failure)".contains("gridview host --replay FILE"))
    }
  }
}
