import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Selection sweeps")
struct SelectionSweepTests {
  private let counts = SectionCounts([4, 0, 3])

  private func text(_ step: SelectionSweep.Step) -> String {
    func list(_ sign: String, _ items: [Position]) -> [String] {
      items.map { "\(sign)\($0.section)-\($0.item)" }
    }
    return (list("-", step.left) + list("+", step.entered)).joined(separator: " ")
  }

  @Test(.rule("S-62")) func `the way forth takes in what lies between, over empty sections`() {
    var sweep = SelectionSweep(from: Position(0, 1))
    #expect(text(sweep.move(to: Position(0, 2), in: counts)) == "+0-2")
    #expect(text(sweep.move(to: Position(2, 1), in: counts)) == "+0-3 +2-0 +2-1")
    #expect(text(sweep.move(to: Position(2, 1), in: counts)) == "")
  }

  @Test(.rule("S-62")) func `the way back gives up, and past the anchor takes in the other side`() {
    var sweep = SelectionSweep(from: Position(0, 2))
    _ = sweep.move(to: Position(2, 0), in: counts)
    #expect(text(sweep.move(to: Position(0, 3), in: counts)) == "-2-0")
    #expect(text(sweep.move(to: Position(0, 0), in: counts)) == "-0-3 +0-1 +0-0")
    #expect(text(sweep.move(to: Position(0, 2), in: counts)) == "-0-0 -0-1")
  }

  @Test func `an item that is not there moves nothing`() {
    var sweep = SelectionSweep(from: Position(0, 0))
    #expect(text(sweep.move(to: Position(1, 0), in: counts)) == "")
    #expect(text(sweep.move(to: .invalid, in: counts)) == "")
    #expect(sweep.end == Position(0, 0))
    #expect(text(sweep.move(to: Position(0, 1), in: counts)) == "+0-1")
    #expect(text(sweep.move(to: Position(0, 3), in: SectionCounts([1]))) == "")
  }

  @Test(.seeds(0..<60))
  func `after any way exactly the items between anchor and end are taken in`() {
    var random = SplitMix64(seed: currentSeed)
    let all = (0..<counts.itemCount).map { index in
      let place = counts.position(ofGlobalIndex: index)
      return Position(place.section, place.item)
    }
    let anchor = all[Int.random(in: all.indices, using: &random)]
    var sweep = SelectionSweep(from: anchor)
    var taken: Set<Position> = [anchor]
    for _ in 0..<12 {
      let item = all[Int.random(in: all.indices, using: &random)]
      let step = sweep.move(to: item, in: counts)
      #expect(taken.isSuperset(of: step.left) && taken.isDisjoint(with: step.entered))
      taken.subtract(step.left)
      taken.formUnion(step.entered)
      let range = anchor <= item ? anchor...item : item...anchor
      #expect(taken == Set(all.filter(range.contains)))
    }
  }
}
