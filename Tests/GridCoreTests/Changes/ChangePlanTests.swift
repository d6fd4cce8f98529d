import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Plan of a change", .rows)
struct ChangePlanTests {
  typealias Plan = ChangePlan<Int>

  @Test(.rule("QR-9")) func `shown elements stay, slide out or go, and wanted ones enter`() {
    typealias Row = (
      name: String, shown: [Int], wanted: [Int], keepsAll: Bool, survivor: (Int) -> Int?,
      fates: [Plan.Fate], entering: [Int]
    )
    let rows: [Row] = [
      (
        "those that survive and are wanted stay under their new keys", [0, 1, 2], [1, 2, 3], false,
        { $0 == 0 ? nil : $0 + 1 }, [.goes, .stays(as: 2, place: 1), .stays(as: 3, place: 2)], [0]
      ),
      (
        "those that survive and are not wanted slide out", [5], [], false, { $0 + 10 },
        [.slidesOut(as: 15)], []
      ),
      (
        "without an answer everything that survives stays where it is", [0, 1], [], true,
        { $0 == 0 ? nil : 7 }, [.goes, .stays(as: 7, place: nil)], []
      ),
      (
        "of what is wanted twice the last is the place", [4], [4, 6, 4, 6], false, { $0 },
        [.stays(as: 4, place: 2)], [1, 3]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let plan = Plan(
        shown: row.shown, wanted: row.wanted, keepsAll: row.keepsAll, survivor: row.survivor)
      #expect(plan.fates == row.fates)
      #expect(plan.entering == row.entering)
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `a search through all pairs finds the same`() {
    var random = SplitMix64(seed: currentSeed)
    let shown = (0..<12).filter { _ in random.percent(60) }.shuffled(using: &random)
    let wanted = (0..<random.number(0...12)).map { _ in random.number(0...14) }
    let keepsAll = random.percent(20)
    // Survivors have names of their own, as after an update.
    let names = (0..<15).shuffled(using: &random)
    let gone = Set((0..<12).filter { _ in random.percent(25) })
    func survivor(_ key: Int) -> Int? { gone.contains(key) ? nil : names[key] }

    let plan = Plan(shown: shown, wanted: wanted, keepsAll: keepsAll, survivor: survivor)
    #expect(plan.fates.count == shown.count)
    for (key, fate) in zip(shown, plan.fates) {
      let place = wanted.lastIndex { $0 == survivor(key) }
      switch (survivor(key), place) {
      case (nil, _): #expect(fate == .goes)
      case (let new?, let place?): #expect(fate == .stays(as: new, place: place))
      case (let new?, nil):
        #expect(fate == (keepsAll ? .stays(as: new, place: nil) : .slidesOut(as: new)))
      }
    }
    let entering = wanted.indices.filter { place in
      !shown.contains { survivor($0) == wanted[place] }
    }
    #expect(plan.entering == entering)
  }
}
