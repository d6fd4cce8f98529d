import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Kept runs")
struct KeptRunsTests {
  @Test(.rows) func `items without an operation slide in runs`() {
    let rows: [(old: Int, new: Int, leaving: [Int], arriving: [Int], runs: [String])] = [
      (old: 5, new: 5, leaving: [], arriving: [], runs: ["0..<5>0"]),
      (old: 0, new: 0, leaving: [], arriving: [], runs: []),
      (old: 2, new: 0, leaving: [0, 1], arriving: [], runs: []),
      (old: 0, new: 2, leaving: [], arriving: [0, 1], runs: []),
      (old: 5, new: 4, leaving: [1], arriving: [], runs: ["0..<1>0", "2..<5>1"]),
      (old: 5, new: 6, leaving: [], arriving: [5], runs: ["0..<5>0"]),
      (old: 5, new: 6, leaving: [], arriving: [0], runs: ["0..<5>1"]),
      (old: 4, new: 4, leaving: [0], arriving: [3], runs: ["1..<4>0"]),
      (old: 6, new: 6, leaving: [2], arriving: [2], runs: ["0..<2>0", "3..<6>3"]),
      (
        old: 6, new: 5, leaving: [1, 2, 4], arriving: [0, 3],
        runs: ["0..<1>1", "3..<4>2", "5..<6>4"]
      ),
    ]
    forEachRow(of: rows) { old, new, leaving, arriving, runs in
      let kept = KeptRuns(oldCount: old, newCount: new, leaving: leaving, arriving: arriving)
      #expect(kept.runs.map { "\($0.oldRange)>\($0.new)" } == runs)
    }
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `kept runs agree, both ways, with removing and inserting items one by one`() {
    var random = SplitMix64(seed: currentSeed)
    let oldCount = Int.random(in: 0...(random.percent(10) ? 600 : 40), using: &random)
    let leaving = (0..<oldCount).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let arrivals = Int.random(in: 0...10, using: &random)
    let newCount = oldCount - leaving.count + arrivals
    let arriving = (0..<newCount).shuffled(using: &random).prefix(arrivals).sorted()
    var list = Array(0..<oldCount)
    for index in leaving.reversed() { list.remove(at: index) }
    for index in arriving { list.insert(-1, at: index) }

    let kept = KeptRuns(
      oldCount: oldCount, newCount: newCount, leaving: leaving, arriving: arriving)
    #expect((0..<newCount).map { kept.oldIndex(of: $0) ?? -1 } == list)
    #expect((0..<oldCount).map { kept.newIndex(of: $0) } == (0..<oldCount).map(list.firstIndex))
    #expect(kept.runs.count <= leaving.count + arriving.count + 1)
    #expect(kept.newIndex(of: -1) == nil && kept.newIndex(of: oldCount) == nil)
    #expect(kept.oldIndex(of: -1) == nil && kept.oldIndex(of: newCount) == nil)
  }
}
