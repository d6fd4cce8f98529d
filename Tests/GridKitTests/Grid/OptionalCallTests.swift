import GridKit
import GridTesting
import TestSupport
import Testing

/// An optional method that is missing is found by calling it and leaves no trace.
@MainActor @Suite("Optional calls")
struct OptionalCallTests {
  final class SilentDelegate: NSObject, GridViewDelegate {}

  final class CellDelegate: NSObject, GridViewDelegate {
    var onWillDisplay: (() -> Void)?

    func collectionView(
      _ collectionView: GridView, willDisplay cell: GridViewCell, forItemAt indexPath: IndexPath
    ) { onWillDisplay?() }
  }

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

  private func delegateCalls(_ body: () -> Void) -> String {
    let log = TraceLog(fixture.simulation)
    body()
    log.stop()
    return log.calls(of: .delegate)
  }

  private func displayAndScroll() {
    grid.layoutIfNeeded()
    grid.contentOffset.y += 10
    grid.reloadAndLayOut()
  }

  @Test func `a delegate leaves traces of the methods that it has, ahead of what they do`() {
    let (simulation, cells, silent) = (fixture.simulation, CellDelegate(), SilentDelegate())
    cells.onWillDisplay = { simulation.log("inside") }
    // Delegates of different classes take turns without being confused.
    for _ in 0..<2 {
      grid.delegate = silent
      #expect(delegateCalls { displayAndScroll() } == "")
      grid.delegate = cells
      let log = TraceLog(simulation)
      displayAndScroll()
      log.stop()
      #expect(
        log.calls(of: .delegate, .console) == """
          DG willDisplay 0-0
          LOG log inside
          DG willDisplay 0-1
          LOG log inside
          """)
    }
  }

  @Test func `calls inside a delegate call that turns out to be none are traced in order`() {
    let layout = fixture.layout
    grid.layoutIfNeeded()
    let delegate = ForwardingDelegate()
    let target = CellDelegate()
    delegate.target = target
    target.onWillDisplay = { layout.invalidateLayout() }
    grid.delegate = delegate
    let log = TraceLog(fixture.simulation)
    grid.reloadAndLayOut()
    log.stop()
    let calls = log.calls(of: .delegate, .layout)
    #expect(
      calls.contains(
        """
        DG willDisplay 0-0
        L invalidateLayout()
        L invalidateLayout(with:)
        """))
  }

  @Test func `a delegate that passes calls on is asked again once its target has the method`() {
    let delegate = ForwardingDelegate()
    delegate.target = SilentDelegate()
    grid.delegate = delegate
    #expect(delegateCalls { grid.layoutIfNeeded() } == "")
    delegate.target = CellDelegate()
    #expect(delegateCalls { grid.reloadAndLayOut() } == "DG willDisplay 0-0\nDG willDisplay 0-1")
  }

  @Test(.rule("SV-3"))
  func `a data source without viewForSupplementaryElementOfKind is not called`() throws {
    let rig = ShelfRig(counts: [1])
    let source = HeaderlessSource()
    rig.grid.dataSource = source
    let log = TraceLog(rig.simulation)
    rig.grid.layoutIfNeeded()
    log.stop()
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
    let delegate = CellDelegate()
    delegate.onWillDisplay = { seen.append("display \(Simulation.current === simulation)") }
    grid.delegate = delegate
    grid.layoutIfNeeded()
    #expect(seen == ["prepare true", "cell true", "display true", "cell true", "display true"])
  }
}
