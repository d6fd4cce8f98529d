import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Simulation")
struct SimulationTests {
  let simulation = Simulation(screen: GridScreen(scale: 2))

  private let fault = GridFault(code: "X-1", message: "something is wrong", advice: "Mend it.")

  @Test func `a recorded fault is kept and traced, and counted for the open action`() {
    simulation.faultPolicy = .record
    let log = TraceLog(simulation)
    let serial = simulation.faultSerial
    simulation.raise(fault)
    log.stop()
    #expect(simulation.faults == [fault])
    #expect(simulation.faultSerial == serial + 1)
    #expect(log.calls == "FAULT X-1 something is wrong")
    simulation.removeRecords()
    #expect(simulation.faults.isEmpty)
    #expect(simulation.faultSerial == serial + 1)
  }

  @Test func `stopping is the default`() { #expect(Simulation().faultPolicy == .stop) }

  @Test func `consequences of a refused action are met, but not recorded`() {
    simulation.faultPolicy = .record
    let serial = simulation.faultSerial
    simulation.withoutRecordingFaults {
      simulation.raise(fault)
      simulation.withoutRecordingFaults { simulation.raise(fault) }
      simulation.raise(fault)
    }
    #expect(simulation.faults.isEmpty)
    #expect(simulation.faultSerial == serial + 3)
    simulation.raise(fault)
    #expect(simulation.faults.count == 1)
  }

  @Test func `performing makes a simulation the current one, innermost first`() {
    let other = Simulation()
    #expect(Simulation.current !== simulation)
    simulation.perform {
      #expect(Simulation.current === simulation)
      other.perform { #expect(Simulation.current === other) }
      #expect(Simulation.current === simulation)
      #expect(BaseView(frame: .zero).simulation === simulation)
    }
    #expect(Simulation.current !== simulation)
  }

  @Test func `a simulation is the task's across suspensions`() async {
    await simulation.scoped {
      #expect(Simulation.current === simulation)
      await Task.yield()
      #expect(Simulation.current === simulation)
    }
    #expect(Simulation.current !== simulation)
  }

  @Test func `a finding is recorded once for a key`() {
    let finding = LayoutFinding(code: "c", severity: .warning, message: "m")
    for _ in 0..<3 { simulation.recordOnce("key", finding) }
    simulation.recordOnce("other", finding)
    #expect(simulation.findings == [finding, finding])
  }

  @Test func `details are not computed while nobody listens`() {
    var computed = 0
    func detail() -> String {
      computed += 1
      return "detail"
    }
    simulation.emit(.grid, "call", detail())
    simulation.emitAhead(.grid, "call", detail(), in: nil) { true }
    #expect(computed == 0)
    let log = TraceLog(simulation)
    simulation.emit(.grid, "call", detail())
    log.stop()
    #expect(computed == 1)
    #expect(log.calls == "G call detail")
  }

  @Test(.rows)
  func `an event ahead of a call appears if there was one, and what happened in it in any case`() {
    let rows = [(true, true), (true, false), (false, true), (false, false)]
    forEachRow(of: rows) { row in
      let (isOuter, isInner) = row
      let log = TraceLog(simulation)
      simulation.emit(.grid, "before")
      simulation.emitAhead(.grid, "outer", "", in: nil) {
        simulation.emit(.grid, "in outer")
        simulation.emitAhead(.grid, "inner", "", in: nil) {
          simulation.emit(.grid, "in inner")
          return isInner
        }
        simulation.emit(.grid, "in outer again")
        return isOuter
      }
      simulation.emit(.grid, "after")
      log.stop()
      let expected = [
        "before", isOuter ? "outer" : nil, "in outer", isInner ? "inner" : nil, "in inner",
        "in outer again", "after",
      ]
      #expect(log.events.map(\.call) == expected.compactMap { $0 })
    }
  }

  @Test func `a log that starts in a held call hears the rest`() {
    let outer = TraceLog(simulation)
    var inner: TraceLog?
    simulation.emitAhead(.grid, "held", "", in: nil) {
      inner = TraceLog(simulation)
      simulation.emit(.grid, "inside")
      return true
    }
    inner?.stop()
    outer.stop()
    #expect(outer.calls == "G held\nG inside")
    #expect(inner?.calls == "G held\nG inside")
  }
}

@MainActor @Suite("Fault texts", .rows)
struct GridFaultTests {
  private func fault(_ number: Int) -> GridFault {
    GridFault(code: "X-\(number)", message: "wrong \(number)", advice: "Mend \(number).")
  }

  @Test func `the text is the message, then the advice with the code, then what else was found`() {
    let rows: [(count: Int, text: String?)] = [
      (0, nil), (1, "wrong 1\nMend 1. [X-1]"),
      (3, "wrong 1\nMend 1. [X-1]\nAlso found:\n- wrong 2\n- wrong 3"),
    ]
    forEachRow(of: rows) { row in
      #expect(GridFault.combined((0..<row.count).map { fault($0 + 1) })?.description == row.text)
    }
    #expect(GridFault.combined([fault(1)]) == fault(1))
    #expect(fault(1).exceptionName == .internalInconsistency)
  }

  @Test func `several cells that do not exist are one fault`() throws {
    let rig = ShelfRig()
    rig.grid.layoutIfNeeded()
    rig.layout.alter = { answer, rect in
      answer
        + [7, 9].map { item in
          let attributes = GridViewLayoutAttributes(forCellWith: [0, item])
          attributes.frame = rect
          return attributes
        }
    }
    rig.grid.performBatchUpdates {}
    let fault = try #require(rig.simulation.faults.first)
    #expect(rig.simulation.faults.count == 1)
    #expect(fault.message.hasSuffix("path = 0 - 7}"))
    #expect(fault.others.count == 1)
    #expect(fault.others[0].hasSuffix("path = 0 - 9}"))
  }

  final class UserGrid: GridView {}
  final class GridThing: GridViewCell {}

  @Test func `views print under UIKit's names, a user's classes under their own`() {
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = .record
    simulation.perform {
      let grid = UserGrid(frame: CGRect(1, 2, 30, 40.5), collectionViewLayout: GridViewFlowLayout())
      grid.register(GridThing.self, forCellWithReuseIdentifier: "thing")
      _ = grid.dequeueReusableCell(withReuseIdentifier: "thing", for: [0, 0])
      grid.layoutIfNeeded()
    }
    #expect(
      simulation.faults.first?.message.hasSuffix(
        "Dequeued view: <GridThing: 0x0; frame = (0 0; 0 0); reuseIdentifier = thing>; "
          + "Collection view: <UserGrid: 0x0; frame = (1 2; 30 40.5); contentOffset: {0, 0}; "
          + "contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; layout: "
          + "<UICollectionViewFlowLayout: 0x0>; dataSource: (null)>") == true)
  }
}
