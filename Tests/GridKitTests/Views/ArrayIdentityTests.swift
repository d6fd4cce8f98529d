import GridKit
import GridTesting
import TestSupport
import Testing

/// Searching and moving by pointer, against the standard library's ways.
@Suite("Arrays of objects")
struct ArrayIdentityTests {
  private final class Thing {}

  @Test(.seeds(0..<40))
  func `objects are found where a search from the front finds them`() {
    var random = SplitMix64(seed: currentSeed)
    let things = (0..<Int.random(in: 0...20, using: &random)).map { _ in Thing() }
    for thing in things + [Thing()] {
      let expected = things.firstIndex { $0 === thing }
      #expect(things.index(identicalTo: thing) == expected)
      #expect(things.lastIndex(identicalTo: thing) == expected)
    }
  }

  @Test(.seeds(0..<40))
  func `moving is taking out and putting in`() {
    var random = SplitMix64(seed: currentSeed)
    var things = (0..<Int.random(in: 1...20, using: &random)).map { _ in Thing() }
    var expected = things
    for _ in 0..<20 {
      let old = Int.random(in: things.indices, using: &random)
      let new = Int.random(in: things.indices, using: &random)
      things.moveElement(at: old, to: new)
      expected.insert(expected.remove(at: old), at: new)
      #expect(things.elementsEqual(expected) { $0 === $1 })
    }
  }

  @Test func `moving neither keeps nor lets go of objects, and leaves copies alone`() {
    var things: [Thing] = [Thing(), Thing(), Thing()]
    weak var first: Thing?
    first = things[0]
    var copy = things
    things.moveElement(at: 0, to: 2)
    things.exchange(0, 1)
    #expect(copy[0] === first && things[2] === first && things[1] === copy[1])
    things.removeLast()
    #expect(first != nil)
    // The last owner lets go.
    copy.exchange(0, 2)
    copy.removeLast()
    #expect(first == nil && copy.count == 2)
  }

  @Test func `a check of all elements stops at the first that is not as it should be`() {
    let things = (0..<5).map { _ in Thing() }
    var looks = 0
    #expect(
      !things.allElementsSatisfy { thing in
        looks += 1
        return thing !== things[2]
      })
    #expect(looks == 3)
    #expect(things.allElementsSatisfy { _ in true })
    #expect([Thing]().allElementsSatisfy { _ in false })
  }
}
