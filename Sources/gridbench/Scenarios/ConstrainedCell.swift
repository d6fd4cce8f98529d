import GridScenarios

/// The scenario `constrained-cell`: a cell of 52 constraints is built, solved and placed, or gets
/// another width.
///
/// The floor eliminates the same rows once.
@MainActor
final class ConstrainedCell: BenchmarkSubject {
  static let build = BenchmarkSeries(
    scenario: "constrained-cell", title: "constraints made, solved, and views placed",
    unit: "cell", floor: "its rows eliminated once", sizes: [52], goal: nil, growthGoal: nil
  ) { _ in ConstrainedCell(edits: false) }

  static let edit = BenchmarkSeries(
    scenario: "constrained-cell", title: "another width, solved, and views placed", unit: "edit",
    floor: "its rows eliminated once", sizes: [52], goal: nil, growthGoal: nil
  ) { _ in ConstrainedCell(edits: true) }

  private let edits: Bool
  private let floor = EliminationFloor()
  private let cell = ConstrainedCard.Views()
  private static let otherWidth = ConstrainedCard.width - 20

  /// - Parameter edits: Whether the width of one cell changes, rather than cells being made.
  init(edits: Bool) {
    self.edits = edits
    cell.constrain()
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    let runs = 20
    watch.measure {
      for _ in 0..<runs {
        precondition(floor.solve(cardWidth: ConstrainedCard.width) > 0)
      }
    }
    return runs
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    guard edits else {
      let cell = ConstrainedCard.Views()
      watch.measure { cell.constrain() }
      return 1
    }
    let runs = 100
    watch.measure {
      for _ in 0..<runs / 2 {
        cell.setWidth(Self.otherWidth)
        cell.setWidth(ConstrainedCard.width)
      }
    }
    return runs
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let cell = ConstrainedCard.Views()
    cell.constrain()
    audit.count("constraints", ConstrainedCard.rows.count, .exactly(52))
    audit.answer(
      "sum of all edges and lengths", cell.sum, floor.solve(cardWidth: ConstrainedCard.width))
    cell.setWidth(Self.otherWidth)
    audit.answer(
      "the same with another width", cell.sum, floor.solve(cardWidth: Self.otherWidth))
    guard edits, meter != nil else { return }
    cell.setWidth(ConstrainedCard.width)
    audit.count(
      "objects counted of 1000 made", AllocationMeter.countedCanaries(of: 1000), .atLeast(1000))
    let allocations = AllocationMeter.count { cell.setWidth(Self.otherWidth) }
    audit.count("objects allocated in an edit", allocations ?? 0, .exactly(0))
  }
}
