import GridKit
import GridTesting
import TestSupport
import Testing

@Suite("Phases of a grid")
struct PhaseTests {
  @Test func `each phase begins inside those that the table names`() {
    let table = Phase.allCases.map { inner in
      let outer = Phase.allCases.filter { inner.mayBeginInside.contains($0) }
      return "\(inner): " + outer.map { "\($0)" }.joined(separator: " ")
    }
    #expect(
      table == [
        "resting: ",
        "askingAboutBounds: resting askingAboutBounds layingOut updating switching writing "
          + "rollingBack",
        "layingOut: resting askingAboutBounds updating switching writing",
        "updating: resting askingAboutBounds writing",
        "switching: resting askingAboutBounds layingOut updating switching writing rollingBack "
          + "restoring",
        "writing: resting askingAboutBounds layingOut updating switching writing rollingBack "
          + "restoring",
        "rollingBack: resting askingAboutBounds layingOut updating switching writing",
        "restoring: rollingBack",
      ])
  }

  @Test(.rows) func `a phase that ends leads back to the one that it began inside of`() {
    let rows: [(outer: Phase, inner: Phase, outerDecides: Bool)] = [
      (.switching, .layingOut, false), (.rollingBack, .restoring, true),
    ]
    forEachRow(of: rows) { outer, inner, outerDecides in
      var pass = Pass()
      let resting = pass.begin(outer)
      #expect(pass.isDecidingOnViews == outerDecides && !pass.isOpen(inner))
      let outerState = pass.begin(inner)
      #expect(pass.phase == inner && pass.isOpen(outer) && pass.isDecidingOnViews)
      pass.end(outerState)
      #expect(pass.phase == outer && !pass.isOpen(inner))
      #expect(pass.isDecidingOnViews == outerDecides)
      pass.end(resting)
      #expect(pass.phase == .resting && !pass.isOpen(outer) && !pass.isDecidingOnViews)
    }
  }

  @Test func `questions about bounds are counted, one inside the other`() {
    var pass = Pass()
    var outer: [Pass.State] = []
    for depth in 1...100 {
      outer.append(pass.begin(.askingAboutBounds))
      #expect(pass.boundsQuestions == depth && pass.isLayoutAnswering)
    }
    while let last = outer.popLast() {
      pass.end(last)
      #expect(pass.boundsQuestions == outer.count)
    }
    #expect(!pass.isLayoutAnswering)
  }

  /// Compares `Pass` with a plain model: a list of everything that has begun.
  @Test(.seeds(0..<300))
  func `whatever begins and ends, what is open is what a list would have`() {
    var random = SplitMix64(seed: currentSeed)
    var pass = Pass()
    var list: [(phase: Phase, outer: Pass.State)] = []
    for _ in 0..<60 {
      let legal = Phase.allCases.filter { $0.mayBeginInside.contains(pass.phase) }
      if let phase = legal.randomElement(using: &random), random.percent(60) {
        list.append((phase, pass.begin(phase)))
      } else if let last = list.popLast() {
        pass.end(last.outer)
      }
      #expect(pass.phase == list.last?.phase ?? .resting)
      for phase in Phase.allCases where phase != .resting {
        #expect(pass.isOpen(phase) == list.contains { $0.phase == phase })
      }
      #expect(pass.boundsQuestions == list.count { $0.phase == .askingAboutBounds })
    }
  }
}
