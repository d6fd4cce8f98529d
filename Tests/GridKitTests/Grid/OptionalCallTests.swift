import GridKit
import GridTesting
import TestSupport
import Testing

/// An optional method that is missing is found by calling it and leaves no trace; see also
/// `BaseScrollViewDelegateTests`.
@MainActor @Suite("Optional calls")
struct OptionalCallTests {
  /// Passes calls on to another delegate, as multiplexers do.
  final class ForwardingDelegate: NSObject, GridViewDelegate {
    var target: (any GridViewDelegate)?

    func collectionView(
      _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
    ) { target?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  }

  /// Has the required methods.
  final class HeaderlessSource: NSObject, GridViewDataSource {
    func collectionView(_ grid: GridView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
      grid.dequeueReusableCell(withReuseIdentifier: SampleDataSource.identifier, for: path)
    }
  }

  let fixture = Fixture(ListSpyLayout(), counts: [2])
  var grid: GridView { fixture.grid }

  @Test func `calls inside a delegate call that turns out to be none are traced in order`() {
    let layout = fixture.layout
    grid.layoutIfNeeded()
    let delegate = ForwardingDelegate()
    let target = SpyDelegate { $0.willDisplay = { _, _, _ in layout.invalidateLayout() } }
    delegate.target = target
    grid.delegate = delegate
    let log = fixture.simulation.traced { grid.reload() }
    let calls = log.calls(of: .delegate, .layout)
    #expect(
      calls.contains(
        """
        DG willDisplay 0-0
        L invalidateLayout()
        L invalidateLayout(with:)
        """))
  }

  @Test func `delegates of different classes take turns without being confused`() {
    final class Silent: NSObject, GridViewDelegate {}
    let (silent, spy) = (Silent(), SpyDelegate { $0.willDisplay = { _, _, _ in } })
    let calls = "DG willDisplay 0-0\nDG willDisplay 0-1"
    let turns: [(delegate: any GridViewDelegate, calls: String)] = [
      (silent, ""), (spy, calls), (silent, ""), (spy, calls),
    ]
    for turn in turns {
      grid.delegate = turn.delegate
      let log = fixture.simulation.traced { grid.reload() }
      #expect(log.calls(of: .delegate) == turn.calls)
    }
  }

  @Test(.rule("SV-3"))
  func `a data source without viewForSupplementaryElementOfKind is not called`() throws {
    let rig = ShelfRig(counts: [1])
    let source = HeaderlessSource()
    rig.grid.dataSource = source
    let log = rig.simulation.traced { rig.grid.layoutIfNeeded() }
    // The single section is assumed, so one count and nothing else was called.
    #expect(log.calls(of: .dataSource) == "DS numberOfItemsInSection 0 -> 2")
    #expect(rig.simulation.counters.sourceCalls == 1)
    #expect(rig.simulation.faults.map(\.code) == ["E-10"])
  }

  @Test func `the simulation of the grid is the current one in every callback`() {
    let simulation = fixture.simulation
    var seen: [String] = []
    fixture.layout.onPrepare = { _ in seen.append("prepare \(Simulation.current === simulation)") }
    fixture.source.configure = { _, _ in seen.append("cell \(Simulation.current === simulation)") }
    let delegate = SpyDelegate {
      $0.willDisplay = { _, _, _ in seen.append("display \(Simulation.current === simulation)") }
    }
    grid.delegate = delegate
    grid.layoutIfNeeded()
    #expect(seen == ["prepare true", "cell true", "display true", "cell true", "display true"])
  }
}
