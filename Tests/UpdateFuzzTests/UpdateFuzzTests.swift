@testable import gridfuzz
import GridScenarios
import Testing

@MainActor @Suite("Batch updates against plain arrays")
struct UpdateFuzzTests {
  #if DEBUG
    static let batchCount = 500
  #else
    static let batchCount = 20_000
  #endif

  @Test func `random scripts leave every grid as a fresh one, and refuse what they must`() {
    var fuzzer = UpdateFuzzer(FuzzSubject.gallery)
    var next: UInt64 = 0
    while fuzzer.tally.batches < Self.batchCount {
      if let failure = fuzzer.failure(seed: next) {
        Issue.record("\(failure)")
        return
      }
      next += 1
    }
    // Everything that was meant to be tried has been tried, and is in the scripts of some seeds.
    let tally = fuzzer.tally
    #expect(tally.accepted > tally.refused)
    #expect(tally.overlapping > tally.batches / 10)
    var asked: Set<String> = []
    for seed: UInt64 in 0..<1000 {
      let script = fuzzer.script(seed: seed)
      var data = FuzzData(counts: script.sections)
      for case .batch(let batch) in script.actions {
        let oracle = FuzzOracle(batch, on: data)
        if let fault = oracle.fault { asked.insert(fault) } else { data = oracle.outcome }
      }
    }
    let codes = [
      "E-50", "E-54", "E-55", "E-55a", "E-56", "E-56a", "E-57", "E-58", "E-59", "E-59a", "E-60",
      "E-61", "E-63", "E-63a", "E-64", "E-64a", "E-64b", "E-64c", "E-65", "E-65a", "E-66",
      "E-66a", "duplicate-update",
    ]
    #expect(codes.filter { !asked.contains($0) } == [])
    #if !DEBUG
      #expect(codes.filter { tally.faults[$0] == nil } == [])
    #endif
  }

  @Test func `compositional layouts of random sections are after any changes as fresh ones`() {
    #if DEBUG
      let count: UInt64 = 10
    #else
      let count: UInt64 = 300
    #endif
    for id in ["compositional", "compositionalAcross", "shelves", "shelvesOnly"] {
      var fuzzer = UpdateFuzzer(FuzzSubject.gallery)
      fuzzer.firstLayouts = [id]
      let failure = fuzzer.firstFailure(seeds: 10_000..<10_000 + count)
      if let failure { Issue.record("\(failure)") }
    }
  }

  @Test func `a seed gives the same script every time`() {
    let fuzzer = UpdateFuzzer(FuzzSubject.gallery)
    for seed: UInt64 in 0..<20 { #expect(fuzzer.script(seed: seed) == fuzzer.script(seed: seed)) }
    #expect(
      fuzzer.script(seed: 0).layout == "list" && fuzzer.script(seed: 1).layout == "flow",
      "neighbouring seeds start with different layouts")
  }
}

extension UpdateFuzzer {
  /// Plays the scripts of seeds in order and returns the first failure.
  mutating func firstFailure(seeds: Range<UInt64>) -> FuzzFailure<FuzzScript>? {
    for seed in seeds {
      if let failure = failure(seed: seed) { return failure }
    }
    return nil
  }
}
