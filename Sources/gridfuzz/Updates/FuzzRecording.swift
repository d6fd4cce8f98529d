import GridScenarios

/// The record of a script, as text: after each action the faults, the calls, the work counters and
/// the elements on screen.
///
/// Two builds behave alike if their records of many scripts are equal. A script is recorded once
/// with a trace and once without a trace, because the grid runs different, faster code without a
/// trace.
@MainActor
final class FuzzRecording {
  private(set) var text = ""
  private let trace: TraceLog?
  private let simulation: Simulation
  private var faults: [String] = []

  /// Makes the record of a script in a simulation.
  ///
  /// - Parameter isTraced: Whether the record has the calls.
  init(of simulation: Simulation, isTraced: Bool) {
    self.simulation = simulation
    trace = isTraced ? TraceLog(simulation) : nil
  }

  /// Adds faults and findings, which the check after each action removes from the simulation.
  func add(_ faults: [GridFault], _ findings: [LayoutFinding]) {
    self.faults += faults.map { "\($0.code) \($0.message)" }
    self.faults += findings.map { "\($0.code) \($0.message)" }
  }

  /// Adds the state after an action, or after another step of the script.
  func add(_ step: String, _ grid: GridView) {
    let state = FuzzGridState(grid)
    text += "> \(step)\n"
    if let trace {
      text += trace.text + "\n"
      trace.removeAll()
    }
    for fault in faults { text += "fault \(fault)\n" }
    faults.removeAll()
    text += "\(simulation.work)\n"
    text += "size \(state.contentSize) offset \(state.contentOffset) counts \(state.counts) "
    text += "selected \(state.selected.map(\.description))\n"
    text += FuzzPicture(grid).lines.joined(separator: "\n") + "\n"
  }
}
