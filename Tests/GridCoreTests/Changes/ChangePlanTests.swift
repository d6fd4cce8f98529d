import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Plan of a change")
struct ChangePlanTests {
  typealias Plan = ChangePlan<Int>

  @Test func `shown elements that survive and are wanted stay under their new keys`() {
    let plan = Plan(shown: [0, 1, 2], wanted: [1, 2, 3]) { $0 == 0 ? nil : $0 + 1 }
    #expect(plan.fates == [.goes, .stays(as: 2, place: 1), .stays(as: 3, place: 2)])
    #expect(plan.entering == [0])
  }

  @Test func `shown elements that survive and are not wanted slide out`() {
    let plan = Plan(shown: [5], wanted: []) { $0 + 10 }
    #expect(plan.fates == [.slidesOut(as: 15)])
    #expect(plan.entering == [])
  }

  @Test(.rule("QR-9")) func `without an answer everything that survives stays where it is`() {
    let plan = Plan(shown: [0, 1], wanted: [], keepsAll: true) { $0 == 0 ? nil : 7 }
    #expect(plan.fates == [.goes, .stays(as: 7, place: nil)])
    #expect(plan.entering == [])
  }

  @Test func `of what is wanted twice the last is the place`() {
    let plan = Plan(shown: [4], wanted: [4, 6, 4, 6]) { $0 }
    #expect(plan.fates == [.stays(as: 4, place: 2)])
    #expect(plan.entering == [1, 3])
  }

  @Test(.seeds(0..<300))
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
