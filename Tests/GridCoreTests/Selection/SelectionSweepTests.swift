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

  @Test(.rule("S-62"), .rows)
  func `a sweep takes in what lies between, gives up on the way back, and turns at its anchor`() {
    typealias Move = (to: Position, counts: SectionCounts, text: String)
    let rows: [(name: String, anchor: Position, moves: [Move])] = [
      (
        "forth, over empty sections", Position(0, 1),
        [
          (Position(0, 2), counts, "+0-2"), (Position(2, 1), counts, "+0-3 +2-0 +2-1"),
          (Position(2, 1), counts, ""),
        ]
      ),
      (
        "back, and past the anchor to the other side", Position(0, 2),
        [
          (Position(2, 0), counts, "+0-3 +2-0"), (Position(0, 3), counts, "-2-0"),
          (Position(0, 0), counts, "-0-3 +0-1 +0-0"), (Position(0, 2), counts, "-0-0 -0-1"),
        ]
      ),
      (
        "an item that is not there moves nothing", Position(0, 0),
        [
          (Position(1, 0), counts, ""), (.invalid, counts, ""), (Position(0, 1), counts, "+0-1"),
          (Position(0, 3), SectionCounts([1]), ""),
        ]
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var sweep = SelectionSweep(from: row.anchor)
      for move in row.moves {
        let end = sweep.end
        #expect(text(sweep.move(to: move.to, in: move.counts)) == move.text, "to \(move.to)")
        if move.text == "" { #expect(sweep.end == end, "to \(move.to)") }
      }
    }
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
