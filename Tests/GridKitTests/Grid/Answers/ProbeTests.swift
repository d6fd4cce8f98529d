import GridKit
import GridTesting
import Testing

@Suite("Questions behind everybody's back")
@MainActor
struct ProbeTests {
  /// Answers with a finding, an object of its own, and a fault for odd items.
  private final class LoudLayout: GridViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? { [] }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      let attributes = GridViewLayoutAttributes(forCellWith: indexPath)
      installedView?.simulation.recordOnce(
        "loud", LayoutFinding(code: "loud", severity: .warning, message: "Asked.", elements: []))
      if indexPath[1] % 2 == 1 { attributes.bounds = CGRect(1, 0, 5, 5) }
      return attributes
    }
  }

  @Test func `nothing is left of them but the answer`() throws {
    let fixture = Fixture.laidOut(LoudLayout(), counts: [4], policy: .stop)
    let (simulation, before) = (fixture.simulation, fixture.simulation.counters)
    let trace = fixture.trace {
      for item in 0..<4 {
        let answer = fixture.grid.probe(ElementKey(.cell, Position(0, item)))
        #expect(answer?.indexPath == [0, item])
      }
    }
    #expect(trace.isEmpty && simulation.faults.isEmpty && simulation.findings.isEmpty)
    #expect(simulation.faultPolicy == .stop)
    var after = simulation.counters
    after.attributesLive = before.attributesLive
    after.indexPathsMade = before.indexPathsMade
    #expect(after == before)
    // A finding that is reported once is left for a real query.
    _ = fixture.grid.layoutAttributesForItem(at: [0, 0])
    #expect(simulation.findings.map(\.code) == ["loud"])
  }
}
