import GridTesting
import TestSupport
import Testing

@testable import GridHost

@Suite("Stacking ranks")
struct StackingRanksTests {
  @Test(.seeds(0..<200, inDebug: 50))
  func `views are stacked by rank, and as many as can keep theirs`() {
    let seed = currentSeed
    var random = SplitMix64(seed: seed)
    var ranks = StackingRanks()
    var order: [Int] = []
    for _ in 0..<60 {
      let before = Dictionary(uniqueKeysWithValues: order.map { ($0, ranks[$0]) })
      let isShuffled = Int.random(in: 0..<10, using: &random) == 0
      let left = order.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      var next = isShuffled ? left.shuffled(using: &random) : left
      // Some go round: they are not counted among those that can keep their ranks.
      let round = isShuffled ? 0 : min(Int.random(in: -9...3, using: &random), next.count / 2)
      if round > 0 { next = Array(next[round...] + next[..<round]) }
      for view in 0..<40 where !next.contains(view) && Int.random(in: 0..<8, using: &random) == 0 {
        next.insert(view, at: Int.random(in: 0...next.count, using: &random))
      }
      ranks.take(next)
      order = next
      #expect(ranks.order == next)
      for (back, front) in zip(next, next.dropFirst()) { #expect(ranks[back] < ranks[front]) }
      // All given anew are rare; else nothing changes that has not moved.
      let isAnew = zip(next, 1...).allSatisfy { ranks[$0] == Double($1) }
      if !isShuffled, !isAnew {
        // One that has gone and come back may be among them.
        let kept = next.count { before[$0] == ranks[$0] }
        #expect(kept >= left.count - max(0, round), "seed \(seed)")
      }
    }
  }

  @Test func `a view that comes in front or behind takes the next whole number`() {
    var ranks = StackingRanks()
    ranks.take([3, 1, 2])
    #expect([3, 1, 2].map { ranks[$0] } == [1, 2, 3])
    ranks.take([0, 3, 1, 2, 5])
    #expect([0, 3, 1, 2, 5].map { ranks[$0] } == [0, 1, 2, 3, 4])
    ranks.take([3, 7, 2])
    #expect([3, 7, 2].map { ranks[$0] } == [1, 2, 3])
  }

  @Test(arguments: [1, 3, 7])
  func `views that go round, as those do that are used again, leave the others their ranks`(
    step: Int
  ) {
    var ranks = StackingRanks()
    var order = Array(0..<40)
    ranks.take(order)
    for isForward in [true, true, false, false, true] {
      let before = Dictionary(uniqueKeysWithValues: order.map { ($0, ranks[$0]) })
      let moved = isForward ? order.prefix(step) : order.suffix(step)
      let stay = isForward ? Array(order.dropFirst(step)) : Array(order.dropLast(step))
      order = isForward ? stay + moved : moved + stay
      ranks.take(order)
      for (back, front) in zip(order, order.dropFirst()) { #expect(ranks[back] < ranks[front]) }
      #expect(stay.allSatisfy { ranks[$0] == before[$0] })
      #expect(!moved.contains { ranks[$0] == before[$0] })
    }
  }

  @Test func `room that runs out is made anew`() {
    var ranks = StackingRanks()
    ranks.take([0, 1])
    for view in 2..<40 { ranks.take([0, view] + ranks.order.dropFirst()) }
    for (back, front) in zip(ranks.order, ranks.order.dropFirst()) {
      #expect(ranks[front] - ranks[back] > 1e-4)
    }
  }
}
